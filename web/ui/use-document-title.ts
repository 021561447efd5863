import { useEffect } from 'react'

/** Names the page in the browser's tab: 'My Listings · Doorpost', or 'Doorpost' alone. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Doorpost` : 'Doorpost'
  }, [title])
}

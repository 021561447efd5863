import { useEffect, useRef } from 'react'

interface Guard {
  /** Something is typed that is not saved. */
  isUnsaved: () => boolean
  /** And a copy of it is where a closed tab does not matter. */
  isKept: () => boolean
}

const question =
  'You have not saved this listing. What you typed is kept, and will be here when you come back. Leave the page?'

/** Asks before a link leads away from a form that is not saved, and before a tab closes on text that is nowhere else. */
export function useLeaveGuard(guard: Guard): void {
  const latest = useRef(guard)
  useEffect(() => {
    latest.current = guard
  })
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href]')
      const leaves =
        link instanceof HTMLAnchorElement &&
        link.target !== '_blank' &&
        link.origin === location.origin &&
        link.pathname !== location.pathname
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
      if (!leaves || elsewhere || !latest.current.isUnsaved() || window.confirm(question)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (latest.current.isUnsaved() && !latest.current.isKept()) event.preventDefault()
    }
    // Captured, so that the router does not see a click that is taken back.
    document.addEventListener('click', onClick, { capture: true })
    window.addEventListener('beforeunload', onUnload)
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [])
}

import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { CrashBoundary } from './crash-page.tsx'
import { Toaster } from './toast.tsx'
import { useScrollPosition } from './use-scroll-position.ts'

/** Around every page: where the scroll and the focus go when the page changes, and the toasts. */
export function RootLayout() {
  const { pathname } = useLocation()
  useScrollPosition()
  useFocusOnPageChange(pathname)
  return (
    <>
      <CrashBoundary page={pathname}>
        {/* A page that is left stays until the code of the next one is here: the router makes
            every navigation a transition. */}
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </CrashBoundary>
      <Toaster />
    </>
  )
}

/** A new page is announced by its heading: screen readers read what takes the focus. */
function useFocusOnPageChange(pathname: string): void {
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    if (!heading) return
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}

import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const positions = new Map<string, number>()
/** How long a page that is still growing may take to reach the height it had, in ms. */
const patience = 3000

/** A new page starts at its top; going back returns to where one was, also while data arrives. */
export function useScrollPosition(): void {
  const { key, hash } = useLocation()
  const how = useNavigationType()

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => positions.set(key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    if (how !== 'POP') {
      const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
      if (target) target.scrollIntoView()
      else scrollTo(0, 0)
      return
    }
    const wanted = positions.get(key)
    if (!wanted) return
    const restore = () => {
      scrollTo(0, wanted)
      return scrollY >= wanted - 1
    }
    if (restore()) return
    const growth = new ResizeObserver(() => restore() && stop())
    const stop = () => growth.disconnect()
    growth.observe(document.body)
    const timer = setTimeout(stop, patience)
    // Whoever scrolls meanwhile has decided otherwise.
    addEventListener('wheel', stop, { once: true, passive: true })
    addEventListener('touchmove', stop, { once: true, passive: true })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [key, hash, how])
}

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Skeleton } from '../ui/states.tsx'

/** Draws its children once they are about to be seen, so that their code does not delay the page. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    })
    if (place.current) watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={place}>{near ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}</div>
  )
}

const waiting = <Skeleton className="h-48" />

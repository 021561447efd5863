import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { ChevronLeft, ChevronRight } from '../ui/icons.tsx'
import { Picture } from '../ui/picture.tsx'
import { around, swipe } from './rules.ts'
import { Thumbnails } from './thumbnails.tsx'

/** A home's pictures, one large at a time: buttons, arrow keys, swiping, thumbnails. */
export function Gallery({ title, urls }: { title: string; urls: string[] }) {
  const [at, setAt] = useState(0)
  const start = useRef<{ x: number; y: number }>(undefined)
  const total = urls.length
  const several = total > 1
  const step = (by: number) => setAt((now) => around(now + by, total))
  useEffect(() => preload(urls, at), [urls, at])

  if (total === 0)
    return (
      <Picture
        src={null}
        alt=""
        ratio="16/9"
        missing="No Images Available"
        className="rounded-sm"
      />
    )

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    step(event.key === 'ArrowLeft' ? -1 : 1)
  }
  const onPointerUp = (event: PointerEvent) => {
    if (!start.current || event.pointerType === 'mouse') return
    step(swipe(event.clientX - start.current.x, event.clientY - start.current.y))
    start.current = undefined
  }
  return (
    <section aria-label="Pictures" onKeyDown={several ? onKeyDown : undefined} className="min-w-0">
      <div
        className="relative touch-pan-y select-none"
        onPointerDown={(event) => {
          start.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerUp={several ? onPointerUp : undefined}
        onPointerCancel={() => {
          start.current = undefined
        }}
      >
        <Picture
          src={urls[at]}
          alt={several ? `${title}, picture ${at + 1} of ${total}` : title}
          ratio="16/9"
          first
          className="rounded-sm"
        />
        {several && (
          <>
            <Turn label="Previous picture" onClick={() => step(-1)} className="left-2 sm:left-4">
              <ChevronLeft className="size-6" />
            </Turn>
            <Turn label="Next picture" onClick={() => step(1)} className="right-2 sm:right-4">
              <ChevronRight className="size-6" />
            </Turn>
          </>
        )}
        <p
          aria-live="polite"
          className="figures absolute bottom-3 right-3 rounded-full bg-raised px-3 py-1 text-sm font-semibold sm:bottom-4 sm:right-4"
        >
          {at + 1} / {total}
        </p>
      </div>
      {several && <Thumbnails urls={urls} at={at} onPick={setAt} />}
    </section>
  )
}

function Turn({
  label,
  onClick,
  className,
  children,
}: {
  label: string
  onClick: () => void
  className: string
  children: React.ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={classNames(
        'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-raised text-ink transition-colors duration-[var(--quick)] hover:bg-accent hover:text-on-accent',
        className,
      )}
    >
      {children}
    </button>
  )
}

/** Fetches the neighbours, so that turning the page shows a picture and no empty frame. */
function preload(urls: string[], at: number): void {
  for (const by of [1, -1]) {
    const url = urls[around(at + by, urls.length)]
    if (url && urls.length > 1) new Image().src = url
  }
}

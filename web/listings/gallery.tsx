import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { ChevronLeft, ChevronRight } from '../ui/icons.tsx'
import { Picture, preloadPicture } from '../ui/picture.tsx'
import { type GalleryPicture, pictureAlt } from './gallery-pictures.ts'
import { around, swipe } from './rules.ts'
import { Thumbnails } from './thumbnails.tsx'

/** How wide the large picture is: beside the facts on a wide screen, else the whole width. */
const sizes = '(min-width: 1024px) min(900px, calc(100vw - 26rem)), 100vw'

/** A home's pictures, one large at a time: buttons, arrow keys, swiping, thumbnails. */
export function Gallery({ title, pictures }: { title: string; pictures: GalleryPicture[] }) {
  const [at, setAt] = useState(0)
  const [unaltered, setUnaltered] = useState(false)
  const start = useRef<{ x: number; y: number }>(undefined)
  const total = pictures.length
  const several = total > 1
  const go = (to: number) => {
    setAt(to)
    setUnaltered(false)
  }
  const step = (by: number) => go(around(at + by, total))
  useEffect(() => preloadNeighbours(pictures, at), [pictures, at])

  const current = pictures[at] ?? pictures[0]
  if (!current)
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
  const before = unaltered ? current.originalUrl : null
  const alt = pictureAlt(current, title, at, total)
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
          src={before ?? current.url}
          alt={before ? `${alt}, before it was altered` : alt}
          thumbhash={current.thumbhash}
          shape="whole"
          sizes={sizes}
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
      {(current.altered || current.caption) && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
          {current.caption && (
            <p className="whitespace-pre-line text-quiet [overflow-wrap:anywhere]">
              {current.caption}
            </p>
          )}
          {current.altered && (
            <Altered
              unaltered={before !== null}
              onSwitch={current.originalUrl ? () => setUnaltered(!unaltered) : undefined}
            />
          )}
        </div>
      )}
      {several && <Thumbnails pictures={pictures} at={at} onPick={go} />}
    </section>
  )
}

/**
 * Says that a picture was digitally altered, with the one it was made from a tap away, as
 * California's Business and Professions Code § 10140.8 wants it.
 */
function Altered({
  unaltered,
  onSwitch,
}: {
  unaltered: boolean
  onSwitch: (() => void) | undefined
}) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="font-semibold">
        {unaltered ? 'Original picture, not altered' : 'Digitally altered picture'}
      </span>
      {onSwitch && (
        <button type="button" onClick={onSwitch} className="text-link min-h-11">
          {unaltered ? 'Show the altered picture' : 'Show the original'}
        </button>
      )}
    </p>
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
function preloadNeighbours(pictures: GalleryPicture[], at: number): void {
  for (const by of [1, -1]) {
    const next = pictures[around(at + by, pictures.length)]
    if (next && pictures.length > 1) preloadPicture(next.url, 'whole', sizes)
  }
}

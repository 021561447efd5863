import { useEffect, useRef } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Picture } from '../ui/picture.tsx'
import type { GalleryPicture } from './gallery-pictures.ts'

/** Small pictures in one line; the one that is shown large is kept in view. */
export function Thumbnails({
  pictures,
  at,
  onPick,
}: {
  pictures: GalleryPicture[]
  at: number
  onPick: (at: number) => void
}) {
  const line = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const strip = line.current
    const current = strip?.children[at]
    if (!strip || !(current instanceof HTMLElement)) return
    // Not scrollIntoView, which would also move the page.
    strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.clientWidth) / 2
  }, [at])
  return (
    <ul ref={line} className="relative -mx-1.5 mt-2 flex gap-1 overflow-x-auto p-1.5">
      {pictures.map(({ url, thumbhash }, place) => (
        <li key={url} className="w-24 shrink-0 sm:w-28">
          <button
            type="button"
            aria-label={`Show picture ${place + 1}`}
            aria-current={place === at}
            onClick={() => onPick(place)}
            className="block w-full p-0.5"
          >
            <Picture
              src={url}
              alt=""
              thumbhash={thumbhash}
              sizes="7rem"
              className={classNames(
                'rounded-sm transition-opacity duration-[var(--quick)]',
                place === at
                  ? 'ring-2 ring-accent ring-offset-2 ring-offset-surface'
                  : 'opacity-70 hover:opacity-100',
              )}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

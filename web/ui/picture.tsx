import { useState } from 'react'
import { classNames } from './class-names.ts'

export interface PictureProps {
  src: string | null | undefined
  alt: string
  /** Width to height. Kept by the frame, so nothing moves when the picture arrives. */
  ratio?: '3/2' | '16/9' | '4/3' | '1/1'
  /** True for the picture a visitor sees first: it is fetched at once and with priority. */
  first?: boolean
  /** What the frame says without a picture. */
  missing?: string
  className?: string
}

const ratios = {
  '3/2': 'aspect-[3/2]',
  '16/9': 'aspect-video',
  '4/3': 'aspect-[4/3]',
  '1/1': 'aspect-square',
}

/** A photograph in a frame of fixed shape, or 'No Image'. */
export function Picture({
  src,
  alt,
  ratio = '3/2',
  first = false,
  missing = 'No Image',
  className,
}: PictureProps) {
  const [state, setState] = useState<{ src: typeof src; is: 'loaded' | 'broken' }>()
  const is = state?.src === src ? state?.is : undefined
  return (
    <div
      className={classNames(
        'relative grid place-items-center overflow-hidden bg-sunk',
        ratios[ratio],
        className,
      )}
    >
      {src && is !== 'broken' ? (
        <img
          src={src}
          alt={alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
          // A picture from the cache is complete before React listens.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0 && is !== 'loaded')
              setState({ src, is: 'loaded' })
          }}
          onLoad={() => setState({ src, is: 'loaded' })}
          onError={() => setState({ src, is: 'broken' })}
          className={classNames(
            'absolute inset-0 size-full object-cover transition-opacity duration-[var(--calm)]',
            is === 'loaded' ? 'opacity-100' : 'opacity-0',
          )}
        />
      ) : (
        <span className="font-display text-lg text-quiet">{missing}</span>
      )}
    </div>
  )
}

import { useMemo, useState } from 'react'
import { thumbHashToDataURL } from 'thumbhash'
import { pictureBase, srcSet } from '../../contract/renditions.ts'
import { classNames } from './class-names.ts'

export interface PictureProps {
  src: string | null | undefined
  alt: string
  /** Width to height. Kept by the frame, so nothing moves when the picture arrives. */
  ratio?: '3/2' | '16/9' | '4/3' | '1/1'
  /** Base64; what stands in the frame until the picture is there. */
  thumbhash?: string | null | undefined
  /** Cut to 3:2 for cards, or whole for a gallery; only where the server has both. */
  shape?: 'crop' | 'whole'
  /** True for a picture that exists in one size only, such as a film's thumbnail. */
  plain?: boolean
  /** How wide it is shown, as in `sizes` of an image, so that the browser takes no more than it needs. */
  sizes?: string
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
const modern = ['avif', 'webp'] as const

/** A photograph in a frame of fixed shape, or 'No Image'. */
export function Picture({
  src,
  alt,
  ratio = '3/2',
  thumbhash,
  shape = 'crop',
  plain = false,
  sizes = '100vw',
  first = false,
  missing = 'No Image',
  className,
}: PictureProps) {
  const [state, setState] = useState<{ src: typeof src; is: 'loaded' | 'plain' | 'broken' }>()
  const is = state?.src === src ? state?.is : undefined
  const soft = useMemo(() => placeholder(thumbhash), [thumbhash])
  const base = src && !plain && is !== 'plain' ? pictureBase(src) : undefined
  return (
    <div
      style={soft && is !== 'broken' ? { backgroundImage: soft } : undefined}
      className={classNames(
        'relative grid place-items-center overflow-hidden bg-sunk bg-cover bg-center',
        ratios[ratio],
        className,
      )}
    >
      {src && is !== 'broken' ? (
        <picture>
          {base &&
            modern.map((format) => (
              <source
                key={format}
                type={`image/${format}`}
                srcSet={srcSet(base, shape, format)}
                sizes={sizes}
              />
            ))}
          <img
            src={src}
            srcSet={base && srcSet(base, shape, 'jpg')}
            sizes={base && sizes}
            alt={alt}
            loading={first ? 'eager' : 'lazy'}
            fetchPriority={first ? 'high' : 'auto'}
            decoding="async"
            // A picture from the cache is complete before React listens.
            ref={(image) => {
              if (image?.complete && image.naturalWidth > 0 && is === undefined)
                setState({ src, is: 'loaded' })
            }}
            onLoad={() => is === undefined && setState({ src, is: 'loaded' })}
            // Should a size fail, the picture itself is tried before the frame stays empty.
            onError={() => setState({ src, is: base ? 'plain' : 'broken' })}
            className={classNames(
              'absolute inset-0 size-full object-cover transition-opacity duration-[var(--calm)]',
              is === undefined ? 'opacity-0' : 'opacity-100',
            )}
          />
        </picture>
      ) : (
        <span className="font-display text-lg text-quiet">{missing}</span>
      )}
    </div>
  )
}

/** Fetches a picture that will be wanted next, in the very size and format a frame would take. */
export function preloadPicture(src: string, shape: 'crop' | 'whole', sizes: string): void {
  const image = new Image()
  const base = pictureBase(src)
  if (base) {
    const picture = document.createElement('picture')
    for (const format of modern) {
      const source = document.createElement('source')
      Object.assign(source, { type: `image/${format}`, srcset: srcSet(base, shape, format), sizes })
      picture.append(source)
    }
    picture.append(image)
    Object.assign(image, { sizes, srcset: srcSet(base, shape, 'jpg') })
  }
  image.src = src
}

function placeholder(thumbhash: string | null | undefined): string | undefined {
  if (!thumbhash) return undefined
  try {
    const bytes = Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0))
    return `url(${thumbHashToDataURL(bytes)})`
  } catch {
    return undefined
  }
}

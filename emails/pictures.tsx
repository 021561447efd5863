import { mailPicture } from '../contract/renditions.ts'
import { text } from './theme.ts'
import { webAddress } from './urls.ts'

/** Largest width and height of a listing's picture in a mail (specification, section 9). */
const size = 200

/** A listing's pictures in a row that wraps: three fit the column of 640 px, two a phone. */
export function Pictures({
  urls,
  alts,
  origin,
}: {
  urls: string[]
  /** What each shows; where nobody has said so, it is counted. */
  alts: string[]
  origin: string
}) {
  const shown = urls.flatMap((url, at) => {
    const src = webAddress(mailPicture(url, 'mail'), origin)
    return src ? [{ src, alt: alts[at] ?? '' }] : []
  })
  if (shown.length === 0) return null
  return (
    <div style={row}>
      {shown.map(({ src, alt }, at) => (
        <img
          key={src}
          src={src}
          width={size}
          alt={alt || (shown.length === 1 ? 'Picture' : `Picture ${at + 1} of ${shown.length}`)}
          style={shown.length === 1 ? { ...picture, width: '100%' } : picture}
        />
      ))}
    </div>
  )
}

/** The font is that of the words which stand in for a picture that is not shown. */
const row = { padding: '0 0 8px', font: text.small.font, color: text.small.color }

/** Kept short: it stands for every picture of every home. */
const picture = {
  display: 'inline-block',
  width: '45%',
  maxWidth: size,
  height: 'auto',
  maxHeight: size,
  margin: '0 13px 13px 0',
  objectFit: 'cover',
  verticalAlign: 'top',
} as const

import type { Reel } from '../contract/listings.ts'
import { mailPicture } from '../contract/renditions.ts'
import { Row, Table } from './table.tsx'
import { colour, text } from './theme.ts'
import { webAddress } from './urls.ts'

/** Size of a film's thumbnail in a mail (specification, section 9). */
const width = 300
const height = 180

/** The film's thumbnail, else the first picture, with a bar below that reads well with images off. */
export function VirtualTour({
  reel,
  firstPicture,
  origin,
}: {
  reel: Reel
  firstPicture: string | undefined
  origin: string
}) {
  const href = webAddress(reel.videoUrl, origin)
  if (!href) return null
  const still = reel.videoThumbnailUri ?? (firstPicture && mailPicture(firstPicture, 'reel'))
  const src = webAddress(still, origin)
  return (
    <>
      <h3 style={{ ...text.kicker, padding: '20px 0 10px' }}>Virtual Tour</h3>
      <Table width={width} style={{ width: '100%', maxWidth: width }}>
        <Row style={{ background: colour.accent, textAlign: 'center' }}>
          <a href={href} target="_blank" rel="noopener" style={link}>
            {src && (
              <img src={src} width={width} height={height} alt="Film still" style={thumbnail} />
            )}
            {/* The variation selector keeps phones from turning the mark into an emoji. */}
            <span style={caption}>{'\u25b6\ufe0e\u00a0 Watch the film'}</span>
          </a>
        </Row>
      </Table>
    </>
  )
}

const thumbnail = {
  display: 'block',
  width: '100%',
  maxWidth: width,
  height,
  objectFit: 'cover',
} as const

const link = {
  display: 'block',
  font: text.detail.font,
  color: colour.onAccent,
  textDecoration: 'none',
} as const

const caption = { display: 'block', padding: '12px 16px' } as const

import type { Highlights } from '../contract/newsletters.ts'
import { highlightTexts, highlightTopics } from '../contract/words.ts'
import { columnWidth, Lines } from './table.tsx'
import { colour, text } from './theme.ts'

/** What stands where nothing is known: the truth in the preview, a stock sentence in the mail. */
export type Missing = 'preview' | 'send'

/** Five short texts about the area; side by side where there is room, below each other on a phone. */
export function AreaHighlights({
  highlights,
  missing,
}: {
  highlights: Highlights | undefined
  missing: Missing
}) {
  return (
    <>
      <h3 style={{ ...text.kicker, padding: '16px 0 0' }}>Area Highlights</h3>
      <div style={texts}>
        {highlightTopics.map((topic) => {
          const words = highlightTexts[topic]
          const fallback = missing === 'preview' ? words.missing : words.stock
          return (
            <div key={topic} style={cell}>
              <b style={{ color: colour.ink }}>{words.heading}</b>
              <br />
              <Lines of={highlights?.[topic].trim() || fallback} />
            </div>
          )
        })}
      </div>
    </>
  )
}

const texts = { font: text.detail.font, color: text.detail.color }

/** Kept short: it stands five times for every home. */
const cell = {
  display: 'inline-block',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: columnWidth / 2,
  padding: '10px 16px 0 0',
  verticalAlign: 'top',
} as const

import type { CSSProperties } from 'react'

/**
 * Colours in pairs that stay readable when a mail program inverts them: text and ground are always
 * set together, hairlines and brass are mid-tones that work on either side. Contrast on `paper`
 * and `tint` is at least 4.5:1 for every text colour.
 */
export const colour = {
  paper: '#faf6ee',
  tint: '#f1ebdf',
  ink: '#231e18',
  muted: '#5f574b',
  accent: '#1f4d3a',
  onAccent: '#ffffff',
  brass: '#7d5a18',
  hairline: '#d8cfbb',
}

/** Families every mail program has: web fonts are dropped by most of them. */
const serif = 'Georgia,Times,serif'
const sans = 'Helvetica,Arial,sans-serif'

/** Text styles set on the element itself, since Outlook hands no fonts down into nested tables. */
export const text = {
  title: { margin: 0, letterSpacing: 0, font: `36px/1.15 ${serif}`, color: colour.ink },
  heading: { margin: 0, letterSpacing: 0, font: `26px/1.25 ${serif}`, color: colour.ink },
  price: { margin: '10px 0 0', font: `22px/1.25 ${serif}`, color: colour.accent },
  lead: { margin: '16px 0 0', font: `18px/1.6 ${serif}`, color: colour.ink },
  body: { margin: '12px 0 0', font: `16px/1.6 ${sans}`, color: colour.ink },
  detail: { margin: '6px 0 0', font: `15px/1.5 ${sans}`, color: colour.muted },
  small: { margin: '8px 0 0', font: `13px/1.6 ${sans}`, color: colour.muted },
  kicker: { margin: 0, font: `bold 13px/1.4 ${sans}`, color: colour.brass },
  signature: { margin: '20px 0 0', font: `italic 24px/1.3 ${serif}`, color: colour.ink },
} satisfies Record<string, CSSProperties>

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Shown as a picture, a drawing cannot see the page's colours; these are the same, by day and by night. */
const style =
  '<style>svg{color:#62594d;--accent:#1f4d3a;--brass:#a57a2c;--line:#ddd3c2}@media(prefers-color-scheme:dark){svg{color:#b5ad9e;--accent:#9fd0b6;--brass:#d0a55c;--line:#31403a}}</style>'

const A = 'var(--accent,#2f5d4e)'
const B = 'var(--brass,#b98f4b)'
const L = 'var(--line,#dccfb8)'
const wrap = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${style}${body}</svg>\n`
const ground = `<path d="M16 156h208" stroke="${L}"/><path d="M30 164h44M120 166h70" stroke="${L}" stroke-width="2"/>`
const fir = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0-70L15-44H8L22-20H12L28 0H-28L-12-20H-22L-8-44H-15Z" fill="${A}" fill-opacity=".16" stroke="${A}"/><path d="M0 0v12" stroke="${A}"/></g>`
const grass = (x: number): string => `<path d="M${x} 156q-1-8-6-12M${x} 156v-14M${x} 156q1-8 6-11" stroke="${A}" stroke-width="2"/>`

/** Small drawings for empty pages, in the colours of the page around them. */
const SPOTS: Record<string, string> = {
  // An empty plot: the outline of a house to come, and a sign waiting for it.
  'no-listings': `${ground}${fir(44, 144, 1)}${fir(212, 144, 0.66)}<path d="M74 156V98l44-34 44 34v58" stroke="${L}" stroke-width="3" stroke-dasharray="2 8"/><path d="M104 156v-34h24v34" stroke="${L}" stroke-width="3" stroke-dasharray="2 8"/><path d="M180 156V82"/><path d="M142 90h38v30h-38z" fill="var(--surface,#fffaf0)" stroke="none"/><path d="M142 90h38v30h-38z" fill="${B}" fill-opacity=".22" stroke="${B}"/><path d="M150 101h22M150 109h13" stroke="${B}"/>${grass(92)}${grass(174)}`,
  // A letter with a house on it, rising from its envelope.
  'no-newsletters': `<path d="M28 162h184" stroke="${L}"/><path d="M50 84l70-50 70 50v72H50z" fill="${A}" fill-opacity=".1"/><path d="M66 112V34q0-6 6-6h96q6 0 6 6v78" fill="var(--surface,#fffaf0)"/><path d="M96 76V58l24-18 24 18v18z" fill="${B}" fill-opacity=".22" stroke="${B}"/><path d="M114 76V64h12v12" stroke="${B}"/><path d="M82 88h76M82 98h52" stroke="${L}" stroke-width="3"/><path d="M50 84l56 44q14 11 28 0l56-44v72H50z" fill="var(--surface,#fffaf0)"/><path d="M50 156l48-36M190 156l-48-36"/><path d="M206 44l6-10M214 56l12-2M34 48l-8-8" stroke="${B}"/>`,
  // A door standing by itself at the end of a path.
  'not-found': `${ground}${fir(50, 146, 0.8)}${fir(196, 146, 0.94)}<path d="M84 156V70a36 36 0 0 1 72 0v86" fill="${A}" fill-opacity=".14" stroke="${A}"/><path d="M94 156V82h52v74" fill="${A}" fill-opacity=".2" stroke="${A}"/><path d="M96 72a24 24 0 0 1 48 0z" fill="${B}" fill-opacity=".35" stroke="${B}"/><path d="M120 72V48M120 72l-17-17M120 72l17-17" stroke="${B}" stroke-width="2"/><path d="M102 92h14v22h-14zM124 92h14v22h-14zM102 124h14v22h-14zM124 124h14v22h-14z" stroke="${A}" stroke-width="1.8"/><circle cx="139" cy="119" r="3" fill="${B}" stroke="${B}"/><path d="M74 156h92"/><path d="M92 162q-14 8-34 12M148 162q14 8 34 12" stroke="${L}"/>`,
  // A mailbox with its door open and its flag down.
  'empty-mailbox': `${ground}<path d="M112 156v-46h16v46" fill="${L}" fill-opacity=".5"/><path d="M74 110V82a26 26 0 0 1 26-26h58a26 26 0 0 1 26 26v28z" fill="${A}" fill-opacity=".14" stroke="${A}"/><path d="M74 110V82a26 26 0 0 1 52 0v28z" fill="var(--surface,#fffaf0)" stroke="${A}"/><path d="M82 110V84a18 18 0 0 1 36 0v26z" fill="currentColor" fill-opacity=".1" stroke-width="1.8"/><path d="M74 110h52l-7 24H58z" fill="var(--surface,#fffaf0)" stroke="none"/><path d="M74 110h52l-7 24H58z" fill="${A}" fill-opacity=".22" stroke="${A}"/><path d="M88 122h12" stroke="${B}"/><path d="M150 92h30M180 86h10v12h-10z" fill="${B}" fill-opacity=".4" stroke="${B}"/><circle cx="150" cy="92" r="2.5" fill="${B}" stroke="${B}"/><path d="M64 64q-8-10-20-6 2 10 14 12M52 62l12 8" stroke="${B}" stroke-width="2"/>${grass(100)}${grass(142)}${grass(198)}${grass(40)}`,
  // A framed view with nothing in it yet.
  'no-image': `<path d="M44 34h152v112H44z" fill="${L}" fill-opacity=".25"/><path d="M54 44h132v92H54z" stroke="${L}"/><circle cx="158" cy="66" r="9" fill="${B}" fill-opacity=".3" stroke="${B}"/><path d="M84 130V94l22-17 22 17v36" stroke="${A}"/><path d="M100 126v-20h12v20" stroke="${A}"/><path d="M54 128q26-18 48-6t40-10 44 8v16H54z" fill="var(--surface,#fffaf0)" stroke="none"/><path d="M54 128q26-18 48-6t40-10 44 8v16H54z" fill="${A}" fill-opacity=".16" stroke="${A}"/><path d="M104 34l16-16 16 16" stroke="${L}"/><circle cx="120" cy="16" r="2.5" fill="currentColor"/>`,
}

/** Writes the empty-state drawings. */
export async function drawSpots(dir: string): Promise<void> {
  for (const [name, body] of Object.entries(SPOTS)) await writeFile(join(dir, `${name}.svg`), wrap(body))
}

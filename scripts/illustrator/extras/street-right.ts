import { pane, shrubs } from './street-nature.js'

const Y = 772
const p = (d: string, fill: string, k?: number): string => `<path d="${d}" fill="${fill}"${k ? ` fill-opacity="${k}"` : ''}/>`

/** A white farmhouse with a metal roof and a porch. */
export function farmhouse(x: number): string {
  const white = '#cfcaba'
  const dark = '#22302f'
  let s = p(`M${x + 168} ${Y - 180}v-84h22v84z`, '#6f6a62')
  s += `${p(`M${x + 90} ${Y - 150}l24-84h118l26 84z`, '#3a484c')}<path d="M${x + 116} ${Y - 234}l-14 84M${x + 138} ${Y - 234}l-8 84M${x + 160} ${Y - 234}l-2 84M${x + 182} ${Y - 234}l4 84M${x + 204} ${Y - 234}l10 84M${x + 226} ${Y - 234}l18 84" stroke="#1a282c" stroke-width="2"/>`
  s += p(`M${x + 98} ${Y}v-150h152v150z`, white) + p(`M${x + 98} ${Y}v-150h152v150z`, 'url(#board)')
  s += pane(4, x + 130, Y - 136, 26, 34, { cols: 2, rows: 2, trim: dark, t: 2 }) + pane(0, x + 198, Y - 136, 26, 34, { cols: 2, rows: 2, trim: dark, t: 2 })
  s += pane(4, x + 116, Y - 76, 28, 46, { cols: 2, rows: 3, trim: dark, t: 2 }) + pane(6, x + 206, Y - 76, 28, 46, { cols: 2, rows: 3, trim: dark, t: 2 })
  s += `${p(`M${x + 160} ${Y - 14}v-68h30v68z`, '#476355')}<path class="w4" d="M${x + 164} ${Y - 78}h22v26h-22z" fill="url(#lit)"/><ellipse class="w4" cx="${x + 176}" cy="${Y - 60}" rx="90" ry="56" fill="url(#glow)" opacity=".7"/>`
  s += p(`M${x + 88} ${Y - 92}l14-14h150l12 14z`, '#46555a') + p(`M${x + 88} ${Y - 92}h176v8h-176z`, white)
  for (const a of [96, 150, 200, 254]) s += p(`M${x + a - 3} ${Y - 14}v-72h6v72z`, '#ddd7c6')
  let rail = ''
  for (let i = 0; i < 21; i++) if (i < 7 || i > 13) rail += `M${x + 100 + i * 7.5} ${Y - 14}v-24`
  s += `<path d="${rail}" stroke="#ddd7c6" stroke-width="2.2"/><path d="M${x + 96} ${Y - 38}h54M${x + 200} ${Y - 38}h54" stroke="#ddd7c6" stroke-width="3.4"/>${p(`M${x + 90} ${Y}v-14h172v14z`, '#8d8470')}${p(`M${x + 152} ${Y + 6}v-14h46v14z`, '#a99e88')}`
  // Gable to the street.
  s += p(`M${x} ${Y}v-152L${x + 56} ${Y - 252}L${x + 112} ${Y - 152}V${Y}z`, '#dad4c3') + p(`M${x} ${Y}v-152L${x + 56} ${Y - 252}L${x + 112} ${Y - 152}V${Y}z`, 'url(#board)')
  s +=
    p(`M${x - 10} ${Y - 136}L${x + 56} ${Y - 256}L${x + 122} ${Y - 136}v-12L${x + 56} ${Y - 270}L${x - 10} ${Y - 148}z`, '#3a484c') +
    p(`M${x - 8} ${Y - 136}L${x + 56} ${Y - 254}L${x + 120} ${Y - 136}v7L${x + 56} ${Y - 245}L${x - 8} ${Y - 129}z`, '#efe9da')
  s +=
    pane(6, x + 36, Y - 142, 40, 46, { cols: 3, rows: 2, trim: dark, t: 2 }) +
    pane(5, x + 30, Y - 72, 52, 50, { cols: 4, rows: 3, trim: dark, t: 2 }) +
    pane(0, x + 46, Y - 212, 20, 26, { cols: 2, rows: 2, trim: dark, t: 2 })
  return `${s}${p(`M${x + 112} ${Y}v-84h138v84z`, 'url(#shade)', 0.6)}${shrubs(x - 6, x + 92, Y + 6, 41)}${shrubs(x + 200, x + 262, Y + 8, 43)}`
}

/** A low mid-century house, mostly glass, under a wide gable. */
export function glasshouse(x: number): string {
  const cedar = '#6d4a35'
  const beam = '#23201e'
  let s = p(`M${x + 196} ${Y - 120}v-64h44v64z`, '#7d6a5a') + p(`M${x + 196} ${Y - 120}v-64h44v64z`, 'url(#brick)')
  s += p(`M${x} ${Y}v-96L${x + 148} ${Y - 156}L${x + 310} ${Y - 92}V${Y}z`, cedar) + p(`M${x} ${Y}v-96L${x + 148} ${Y - 156}L${x + 310} ${Y - 92}V${Y}z`, 'url(#board)')
  // Glass wall with its clerestory.
  s += p(`M${x + 62} ${Y - 8}v-104L${x + 148} ${Y - 146}L${x + 232} ${Y - 112}V${Y - 8}z`, '#1b3138')
  s += `<g class="w5"><ellipse cx="${x + 148}" cy="${Y - 66}" rx="170" ry="110" fill="url(#glow)" opacity=".7"/><path d="M${x + 62} ${Y - 8}v-104L${x + 148} ${Y - 146}L${x + 232} ${Y - 112}V${Y - 8}z" fill="url(#lit)"/><path d="M${x + 84} ${Y - 8}v-24h56v-8h8v32zM${x + 176} ${Y - 8}v-54h-12l6-16h18l6 16h-12v54z" fill="#8a4f2b" fill-opacity=".6"/><path d="M${x + 104} ${Y - 76}h24v18h-24z" fill="#a9653a" fill-opacity=".5"/></g>`
  s += `<path d="M${x + 62} ${Y - 4}v-110M${x + 105} ${Y - 4}v-126M${x + 148} ${Y - 4}v-142M${x + 190} ${Y - 4}v-126M${x + 232} ${Y - 4}v-110M${x + 62} ${Y - 86}h170M${x + 62} ${Y - 8}h170" stroke="${beam}" stroke-width="5" fill="none"/>`
  s += `${p(`M${x + 20} ${Y - 4}v-76h30v76z`, '#b7802f')}<path class="w3" d="M${x + 40} ${Y - 70}h5v54h-5z" fill="url(#lit)"/><circle cx="${x + 25}" cy="${Y - 40}" r="2.2" fill="#efd18c"/>`
  s +=
    p(`M${x - 30} ${Y - 84}L${x + 148} ${Y - 158}L${x + 340} ${Y - 80}v-13L${x + 148} ${Y - 172}L${x - 30} ${Y - 97}z`, '#cbbfa5') +
    p(`M${x - 30} ${Y - 97}L${x + 148} ${Y - 172}L${x + 340} ${Y - 93}v-6L${x + 148} ${Y - 180}L${x - 30} ${Y - 103}z`, '#33393a')
  s += p(`M${x + 64} ${Y + 2}v-22h150v22z`, '#8d5a44') + p(`M${x + 64} ${Y + 2}v-22h150v22z`, 'url(#brick)') + p(`M${x + 60} ${Y - 24}h158v5h-158z`, '#c9bda2')
  s += pane(6, x + 252, Y - 70, 44, 26, { cols: 2, trim: beam, t: 2 })
  return `${s}${p(`M${x + 232} ${Y}v-110h78v110z`, 'url(#shade)')}${shrubs(x + 66, x + 212, Y - 18, 51, '#2d5142')}${shrubs(x + 226, x + 316, Y + 6, 53)}${shrubs(x - 26, x + 16, Y + 6, 57)}`
}

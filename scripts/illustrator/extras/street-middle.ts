import { pane, shrubs } from './street-nature.js'

const Y = 772

/** The craftsman in the middle of the street: big gable, deep porch, lamp by the door. */
export function bungalow(x: number): string {
  const trim = '#dccfae'
  const body = '#4d6650'
  const roof = '#3c3b3b'
  const m = x + 196
  const poly = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
  let s =
    poly(`M${x + 306} ${Y - 200}v-104h34v104z`, '#7d4a3b') +
    poly(`M${x + 306} ${Y - 200}v-104h34v104z`, 'url(#brick)') +
    poly(`M${x + 301} ${Y - 304}h44v-9h-44zM${x + 316} ${Y - 313}h14v-14h-14z`, '#9c6a52')
  // Walls and upper gable.
  s += poly(`M${x + 12} ${Y}v-150L${m} ${Y - 296}L${x + 380} ${Y - 150}V${Y}z`, body) + poly(`M${x + 12} ${Y}v-150L${m} ${Y - 296}L${x + 380} ${Y - 150}V${Y}z`, 'url(#lap)')
  s += poly(`M${x + 34} ${Y - 168}L${m} ${Y - 296}L${x + 358} ${Y - 168}z`, '#7b7757') + poly(`M${x + 34} ${Y - 168}L${m} ${Y - 296}L${x + 358} ${Y - 168}z`, 'url(#slate)')
  s += pane(4, m - 52, Y - 244, 46, 50, { cols: 3, hung: true, trim }) + pane(4, m + 6, Y - 244, 46, 50, { cols: 3, hung: true, trim })
  s += poly(`M${x + 6} ${Y - 172}h380v11h-380z`, trim)
  s +=
    poly(`M${x - 22} ${Y - 134}L${m} ${Y - 308}L${x + 414} ${Y - 134}v-15L${m} ${Y - 326}L${x - 22} ${Y - 149}z`, roof) +
    poly(`M${x - 18} ${Y - 134}L${m} ${Y - 306}L${x + 410} ${Y - 134}v11L${m} ${Y - 293}L${x - 18} ${Y - 123}z`, trim)
  for (const [bx, by] of [
    [m, 288],
    [x + 80, 200],
    [x + 312, 200],
  ] as const)
    s += poly(`M${bx - 4} ${Y - by}h8v26l-4 4l-4-4z`, trim)
  // Right-hand window group.
  for (const [i, w] of [28, 52, 28].entries()) s += pane(3, x + 262 + [0, 36, 96][i]!, Y - 128, w, 72, { cols: w > 40 ? 4 : 2, hung: true, trim })
  // Under the porch: wall in warm light, door and window.
  s += poly(`M${x + 14} ${Y - 26}v-104h226v104z`, '#3c5444') + poly(`M${x + 14} ${Y - 26}v-104h226v104z`, 'url(#lap)')
  s += pane(2, x + 40, Y - 116, 70, 60, { cols: 5, hung: true, trim })
  s +=
    poly(`M${x + 140} ${Y - 26}v-92h46v92z`, trim) +
    poly(`M${x + 145} ${Y - 26}v-86h36v86z`, '#9a4d33') +
    poly(`M${x + 150} ${Y - 60}h11v28h-11zM${x + 165} ${Y - 60}h11v28h-11z`, '#7a3a27')
  s += `<path class="w5" d="M${x + 150} ${Y - 106}h7v18h-7zM${x + 160} ${Y - 106}h7v18h-7zM${x + 170} ${Y - 106}h7v18h-7z" fill="url(#lit)"/><circle cx="${x + 177}" cy="${Y - 66}" r="2.6" fill="#e0b45a"/>`
  s += `<path d="M${x + 200} ${Y - 104}h10v18h-10z" fill="#1c2a2a"/><g class="w1"><ellipse cx="${x + 176}" cy="${Y - 88}" rx="120" ry="84" fill="url(#glow)"/><path d="M${x + 202} ${Y - 100}h6v11h-6z" fill="#fff2c6"/></g>`
  // Porch roof, beam, posts, piers.
  s +=
    poly(`M${x - 26} ${Y - 122}L${x + 126} ${Y - 214}L${x + 278} ${Y - 122}z`, '#7b7757') + poly(`M${x + 6} ${Y - 136}L${x + 126} ${Y - 208}L${x + 246} ${Y - 136}z`, 'url(#slate)')
  s += poly(`M${x - 6} ${Y - 142}h264v18h-264z`, trim) + poly(`M${x - 6} ${Y - 126}h264v5h-264z`, '#23352f')
  s +=
    poly(`M${x - 36} ${Y - 116}L${x + 126} ${Y - 214}L${x + 288} ${Y - 116}v-13L${x + 126} ${Y - 230}L${x - 36} ${Y - 129}z`, roof) +
    poly(`M${x - 32} ${Y - 115}L${x + 126} ${Y - 212}L${x + 284} ${Y - 115}v9L${x + 126} ${Y - 201}L${x - 32} ${Y - 106}z`, trim)
  s += poly(`M${x + 122} ${Y - 196}h8v22l-4 4l-4-4z`, trim)
  for (const px of [x + 14, x + 238])
    s += `${poly(`M${px - 13} ${Y - 72}h26l-5-52h-16z`, trim) + poly(`M${px + 4} ${Y - 72}h9l-5-52h-6z`, '#8f8b76') + poly(`M${px - 19} ${Y}v-66h38v66z`, '#6f6a62') + poly(`M${px - 23} ${Y - 74}h46v9h-46z`, '#c9bda2')}<path d="M${px - 19} ${Y - 50}h38M${px - 19} ${Y - 34}h38M${px - 19} ${Y - 18}h38M${px - 6} ${Y - 65}v15M${px + 6} ${Y - 50}v16M${px - 8} ${Y - 34}v16M${px + 5} ${Y - 18}v18" stroke="#3f413f" stroke-width="1.6" fill="none"/>`
  // Deck, balusters and steps.
  s += poly(`M${x + 30} ${Y}v-26h192v26z`, '#4c4f4a') + poly(`M${x + 24} ${Y - 32}h204v8h-204z`, '#bfb196')
  let rail = ''
  for (let i = 0; i < 11; i++) rail += `M${x + 40 + i * 8} ${Y - 32}v-26`
  s += `<path d="${rail}M${x + 212} ${Y - 32}v-26M${x + 204} ${Y - 32}v-26" stroke="${trim}" stroke-width="3"/><path d="M${x + 34} ${Y - 60}h92M${x + 198} ${Y - 60}h24" stroke="${trim}" stroke-width="5"/>`
  for (let i = 0; i < 4; i++) s += poly(`M${x + 132 - i * 3} ${Y - 28 + i * 9}h${62 + i * 6}v9h-${62 + i * 6}z`, i % 2 ? '#8f8674' : '#b1a58c')
  for (const px of [x + 122, x + 204]) s += poly(`M${px - 9} ${Y + 8}v-50h18v50z`, '#6f6a62') + poly(`M${px - 12} ${Y - 48}h24v7h-24z`, '#c9bda2')
  // A cat keeps watch on the pier.
  s += poly(`M${x + 197} ${Y - 48}q-3-16 4-20l-1-8l4 4h5l3-4v9q5 6 3 19zM${x + 214} ${Y - 48}q9-2 6-13q5 8-2 13z`, '#16211f')
  return `${s}${poly(`M${x + 257} ${Y}v-122h123v122z`, 'url(#shade)')}${shrubs(x + 258, x + 400, Y + 6, 31)}${shrubs(x - 22, x + 112, Y + 10, 33)}${shrubs(x + 214, x + 262, Y + 10, 37)}<path d="M${x + 130} ${Y + 8}h66l22 10h-110z" fill="#a79c88"/>`
}

import { makeRng } from '../core/rng.js'
import { townhouses, tudor } from './street-left.js'
import { bungalow } from './street-middle.js'
import { backdrop, fir, lampPost, leafTree } from './street-nature.js'
import { farmhouse, glasshouse } from './street-right.js'

const W = 1600
const H = 900
/** Where the houses stand. */
export const GROUND = 772

/** Lights come on group by group; without animation they are simply on. */
const STYLE = `@media (prefers-reduced-motion:no-preference){.w1,.w2,.w3,.w4,.w5,.w6{animation:on 1.1s ease-out both}.w1{animation-delay:.5s}.w2{animation-delay:1.3s}.w3{animation-delay:2s}.w4{animation-delay:2.6s}.w5{animation-delay:3.3s}.w6{animation-delay:4.2s}}@keyframes on{0%{opacity:0}18%{opacity:.55}30%{opacity:.3}to{opacity:1}}`

const stops = (list: [number, string, number?][]): string =>
  list.map(([o, c, k]) => `<stop offset="${o}" stop-color="${c}"${k === undefined ? '' : ` stop-opacity="${k}"`}/>`).join('')
const down = (id: string, list: [number, string, number?][]): string => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(list)}</linearGradient>`

/** Gradients and patterns shared by the whole street. */
function defs(): string {
  return [
    down('sky', [
      [0, '#0c272e'],
      [0.2, '#183f48'],
      [0.38, '#3b656c'],
      [0.49, '#84887e'],
      [0.58, '#cf9d79'],
      [0.67, '#f4c189'],
    ]),
    down('lit', [
      [0, '#fff0bf'],
      [0.55, '#ffcf7d'],
      [1, '#e8964c'],
    ]),
    down('shade', [
      [0, '#0d2228', 0.5],
      [0.5, '#0d2228', 0.12],
      [1, '#0d2228', 0.3],
    ]),
    down('walk', [
      [0, '#8d857d'],
      [1, '#6a6a69'],
    ]),
    down('road', [
      [0, '#39484b'],
      [1, '#1c2b30'],
    ]),
    down('lawn', [
      [0, '#3d5644'],
      [1, '#2a4238'],
    ]),
    down('snow', [
      [0, '#f7dcc0'],
      [0.6, '#d9b3a0'],
      [1, '#b39a92', 0.4],
    ]),
    `<radialGradient id="glow">${stops([
      [0, '#ffcf84', 0.75],
      [0.35, '#ffb765', 0.28],
      [1, '#ffa64f', 0],
    ])}</radialGradient>`,
    `<radialGradient id="sun" cx=".5" cy="1" r=".7">${stops([
      [0, '#ffe0ab', 0.85],
      [0.5, '#f8bd83', 0.3],
      [1, '#f8bd83', 0],
    ])}</radialGradient>`,
    '<pattern id="lap" width="60" height="8" patternUnits="userSpaceOnUse"><path d="M0 7.2h60" stroke="#0b1d22" stroke-opacity=".28" stroke-width="1.6"/></pattern>',
    '<pattern id="brick" width="18" height="10" patternUnits="userSpaceOnUse"><path d="M0 .5h18M0 5.5h18M4 .5v5M13 5.5v5" stroke="#e9cfae" stroke-opacity=".2" fill="none"/></pattern>',
    '<pattern id="slate" width="22" height="14" patternUnits="userSpaceOnUse"><path d="M0 6.5h22M0 13.5h22M7 0v6.5M18 7v6.5" stroke="#08171b" stroke-opacity=".3" fill="none"/></pattern>',
    '<pattern id="board" width="11" height="40" patternUnits="userSpaceOnUse"><path d="M1 0v40" stroke="#0b1d22" stroke-opacity=".2" stroke-width="1.6"/></pattern>',
    fir('f1', 5),
    fir('f2', 11),
    fir('f3', 23),
    leafTree('t1', 3),
    leafTree('t2', 8),
  ].join('')
}

/** The landing page picture: a street at dusk whose lights come on one after another. */
export function street(): string {
  const r = makeRng('street')
  const use = (id: string, x: number, y: number, k: number, fill: string, flip = false): string =>
    `<use href="#${id}" transform="translate(${x} ${y}) scale(${flip ? -k : k} ${k})" fill="${fill}"/>`
  let stars = ''
  for (let i = 0; i < 54; i++) stars += `M${r.int(0, W)} ${Math.round(r.next() ** 1.6 * 300)}h.01`
  const behind = [
    [36, 1.28, 'f1'],
    [176, 1.05, 'f2'],
    [424, 1.5, 'f3'],
    [492, 1.12, 'f1'],
    [596, 0.92, 'f2'],
    [1012, 1.18, 'f2'],
    [1076, 0.96, 'f3'],
    [1296, 1.22, 'f3'],
    [1352, 1.5, 'f1'],
    [1470, 1.16, 'f2'],
    [1566, 1.42, 'f3'],
  ] as const
  const trees = behind.map(([x, k, id], i) => use(id, x, GROUND - 4, k, i % 2 ? '#16353a' : '#1b3e40', i % 3 === 0)).join('')
  let pools = ''
  for (const [x, w, g] of [
    [800, 250, 3],
    [1150, 170, 4],
    [1440, 190, 5],
    [300, 150, 2],
    [80, 120, 1],
    [552, 130, 6],
    [1236, 120, 6],
  ] as const)
    pools += `<ellipse class="w${g}" cx="${x}" cy="800" rx="${w}" ry="26" fill="url(#glow)" opacity=".8"/><ellipse class="w${g}" cx="${x}" cy="862" rx="${w * 0.55}" ry="34" fill="url(#glow)" opacity=".4"/>`
  let joints = ''
  for (let x = -40; x < W; x += 88) joints += `M${x + 14} 790l-14 22`
  let dabs = ''
  for (let i = 0; i < 120; i++) dabs += `M${r.int(0, W)} ${r.int(824, 896)}h${r.int(8, 60)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMax slice" role="img" aria-label="A street of houses at dusk with their lights coming on"><style>${STYLE}</style><defs>${defs()}</defs>
<rect width="${W}" height="${H}" fill="url(#sky)"/><path d="${stars}" stroke="#f6e7c8" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"/>
${backdrop(r)}
${trees}
<rect y="${GROUND - 14}" width="${W}" height="40" fill="url(#lawn)"/>
${townhouses(-24)}${tudor(196)}${farmhouse(1034)}${glasshouse(1300)}${bungalow(606)}
${use('t1', 560, GROUND + 6, 0.82, '#24483f')}${use('t2', 1036, GROUND + 8, 0.98, '#6b4a35', true)}${use('t1', 1262, GROUND + 6, 0.7, '#2a4d40', true)}${use('t2', 168, GROUND + 6, 0.62, '#2b4c3f')}
<rect y="788" width="${W}" height="26" fill="url(#walk)"/><path d="${joints}" stroke="#3d4546" stroke-opacity=".5" stroke-width="1.5"/><path d="M0 814h${W}" stroke="#b7aa98" stroke-width="5" stroke-opacity=".7"/>
<rect y="817" width="${W}" height="83" fill="url(#road)"/><path d="${dabs}" stroke="#c9b79c" stroke-opacity=".07" stroke-width="2"/>
${pools}${lampPost(552)}${lampPost(1236)}
</svg>
`
}

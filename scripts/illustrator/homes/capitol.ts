import { tone } from '../core/colour.js'
import type { Light } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { streetScene } from '../core/shot.js'
import { Face, front, type V } from '../core/space.js'
import { doorOn, lantern } from '../house/doors.js'
import { panels } from '../house/floor-materials.js'
import { brick, stone } from '../house/materials.js'
import { type WindowStyle, windowOn } from '../house/openings.js'
import { railing, steps } from '../house/parts.js'
import { box, wall, wallRect } from '../house/shell.js'
import { paving, shrub, tuft } from '../nature/ground.js'
import { grove, setting } from '../nature/setting.js'
import { leafy } from '../nature/trees.js'

/** One house of the terrace: brick front, bay, stoop and cornice. */
function townhouse(s: Scene, x0: number, o: { brick: string; stone: string; door: string; cornice: string; w: number; main: boolean }): void {
  const { w } = o
  const x1 = x0 + w
  const H = 10.2
  const f = front(x0, 0, 0)
  const lit = s.light.lit
  wallRect(s, f, w, H, o.brick, brick())
  wall(
    s,
    f,
    [
      [0, 0],
      [w, 0],
      [w, 1.3],
      [0, 1.3],
    ],
    o.stone,
    panels(0.9, 0.43),
  )
  s.rect(f, 0, 1.3, w, 1.48, s.lit(tone(o.stone, 0.25), f.n), 0.06)
  s.rect(f, 0, 1.2, w, 1.3, s.light.shadow, 0, 'fill-opacity=".35"')
  const ws: WindowStyle = { trim: tone(o.stone, 0.1), sash: '#2f3433', hung: true, trimW: 0.16, curtains: true, lit }
  for (const [i, v] of [1.95, 5, 7.65].entries()) {
    const h = [2, 1.75, 1.5][i]!
    if (i > 0) windowOn(s, f, 1.0, v, 1.05, h, { ...ws, lit: lit && i === 1 })
    if (i === 2) for (const u of [3.2, 4.7]) windowOn(s, f, u, v, 0.95, h, { ...ws, lit: lit && u > 4 })
  }
  doorOn(s, f, 0.95, 1.48, 1.15, 2.35, o.door, { trim: tone(o.stone, 0.2), lights: 'half', lit })
  s.rect(f, 0.62, 4, 2.42, 4.25, s.lit(tone(o.stone, 0.3), f.n), 0.2)
  s.rect(f, 0.62, 3.86, 2.42, 4, s.light.shadow, 0.05, 'fill-opacity=".4"')
  lantern(s, f, 2.5, 2.9, 0.34)
  // Bay window over two floors.
  const bz = -0.95
  const a = x0 + 3
  const b = x0 + 5.8
  const pts: V[] = [
    [a, 0, 0],
    [a + 0.6, 0, bz],
    [b - 0.6, 0, bz],
    [b, 0, 0],
  ]
  s.cast(
    f,
    [
      [0, 0],
      [w, 0],
      [w, H],
      [0, H],
    ],
    [
      [
        [a, 0, 0],
        [a + 0.6, 0, bz],
        [b - 0.6, 0, bz],
        [b, 0, 0],
        [b, 7, 0],
        [b - 0.6, 7, bz],
        [a + 0.6, 7, bz],
        [a, 7, 0],
      ],
    ],
    1.5,
  )
  const facet = (p: V, q: V, mid: boolean) => {
    const d: V = [q[0] - p[0], 0, q[2] - p[2]]
    const len = Math.hypot(d[0], d[2])
    const bf = new Face([p[0], 0, p[2]], d, [0, 1, 0])
    if (!bf.faces(s.cam)) return
    wallRect(s, bf, len, 7, o.brick, brick())
    wallRect(s, bf, len, 1.3, o.stone, stone(0.3))
    s.rect(bf, 0, 1.3, len, 1.48, s.lit(tone(o.stone, 0.3), bf.n), 0.04)
    for (const v of [1.95, 4.75]) windowOn(s, bf, len * 0.14, v, len * 0.72, 1.95, { ...ws, trimW: 0.1, cols: mid ? 2 : 1, hung: !mid })
    for (const v of [4.22, 6.95]) s.rect(bf, -0.05, v, len + 0.05, v + 0.3, s.lit(o.cornice, bf.n), 0.1)
  }
  facet(pts[0]!, pts[1]!, false)
  facet(pts[2]!, pts[3]!, false)
  facet(pts[1]!, pts[2]!, true)
  // Cornice on brackets.
  s.cast(
    f,
    [
      [0, 0],
      [w, 0],
      [w, H],
      [0, H],
    ],
    [
      [
        [x0, 9.7, -0.6],
        [x1, 9.7, -0.6],
        [x1, 10.4, 0],
        [x0, 10.4, 0],
      ],
    ],
    2,
  )
  for (let i = 0; i < 11; i++) box(s, [x0 + 0.25 + i * ((w - 0.6) / 10), 9.45, -0.42], [x0 + 0.37 + i * ((w - 0.6) / 10), 9.85, 0], o.cornice)
  box(s, [x0, 9.85, -0.6], [x1, 10.15, 0], o.cornice)
  box(s, [x0 - 0.02, 10.15, -0.75], [x1 + 0.02, 10.35, 0.2], tone(o.cornice, 0.15))
  // Stoop.
  box(s, [x0 + 0.75, 0, -0.9], [x0 + 2.3, 1.48, 0], o.stone)
  steps(s, x0 + 0.75, x0 + 2.3, -3, -0.9, 1.48, 8, o.stone)
  for (const u of [0.62, 2.42]) {
    railing(s, [x0 + u, 0, -3], [x0 + u, 1.48, -0.9], 0.95, '#26292a', { gap: 0.16, bar: 0.025 })
    box(s, [x0 + u - 0.14, 0, -3.2], [x0 + u + 0.14, 1.15, -2.9], o.stone)
  }
  if (o.main) for (const u of [0.62, 2.42]) tuft(s, [x0 + u, 1.15, -3.05], 0.4, 'fern', { n: 18 })
}

/** A Capitol Hill terrace of brick townhouses with stoops. */
export function capitol(light: Light): Scene {
  const s = streetScene(`capitol${light.name}`, light, { eye: [3.4, 1.75, -18.5], yaw: -0.14, cx: 650, horizon: 645, focal: 1120 })
  setting(s, { lawn: false, hills: false, line: 0, cloudY: 150 })
  grove(s, [
    [14, 8, 12, 'alder'],
    [-14, 6, 13, 'maple'],
  ])
  s.add(`<rect x="0" y="650" width="1200" height="150" fill="${s.lit('#8d8a86', [0, 1, 0])}"/>`)
  paving(
    s,
    [
      [-16, -4.6],
      [16, -4.6],
      [16, 0],
      [-16, 0],
    ],
    '#c3b9a8',
    { slab: 1.4 },
  )
  const dim = { w: 6.4 }
  townhouse(s, -9.6, { ...dim, brick: '#8a4f3f', stone: '#b9aa94', door: '#2f4a45', cornice: '#5b4a40', main: false })
  townhouse(s, 3.2, { ...dim, brick: '#b59a80', stone: '#cbbfa9', door: '#35454f', cornice: '#6a5d50', main: false })
  townhouse(s, 9.6, { ...dim, brick: '#7d4c40', stone: '#b9aa94', door: '#2d3c3a', cornice: '#4d4440', main: false })
  townhouse(s, -3.2, { ...dim, brick: '#a4604a', stone: '#cdbb9d', door: '#274a41', cornice: '#3f4a45', main: true })
  for (const x of [0.5, 1.7, 2.6]) shrub(s, [x, 0, -1.4], 1.1, 0.9, x === 1.7 ? 'lavender' : 'hedge')
  for (const x of [-6, -4.4, 6.9, 8.2]) shrub(s, [x, 0, -1.4], 1.2, 1, 'hedge')
  // Kerb, road and a street tree whose shade falls on the pavement.
  box(s, [-16, -0.14, -4.8], [16, 0, -4.6], '#d2c9b8')
  s.dark([Array.from({ length: 20 }, (_, i): V => [4.6 + Math.cos(i * 0.314) * (1.9 + 0.3 * Math.sin(i * 2)), 0.01, -3.4 + Math.sin(i * 0.314) * 0.9])], 5, 0.45)
  leafy(s, [-7.6, 0, -4], 6.6, { leaf: 'alder', spread: 0.3, bare: 0.36 })
  leafy(s, [9.3, 0, -3.9], 6.2, { leaf: 'alder', spread: 0.28, bare: 0.36 })
  return s
}

import { tone } from '../core/colour.js'
import type { Light } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { streetScene } from '../core/shot.js'
import { type Face, front, left, type V } from '../core/space.js'
import { doorOn } from '../house/doors.js'
import { panels } from '../house/floor-materials.js'
import { planks, plaster, uprights } from '../house/materials.js'
import { glass, type WindowStyle } from '../house/openings.js'
import { garage, railing } from '../house/parts.js'
import { box, corners, groundShadow, wallRect } from '../house/shell.js'
import { bed, paving, shrub, tuft } from '../nature/ground.js'
import { grove, hedge, setting } from '../nature/setting.js'
import { conifer, leafy } from '../nature/trees.js'

const WHITE = '#ece5d6'
const CEDAR = '#a8744c'
const DARK = '#33373a'

/** A run of tall panes with slim dark frames. */
export function curtainWall(s: Scene, f: Face, u0: number, v0: number, u1: number, v1: number, n: number, o: WindowStyle = {}): void {
  if (!f.faces(s.cam)) return
  const w = (u1 - u0) / n
  for (let i = 0; i < n; i++) glass(s, f, u0 + w * i, v0, w, v1 - v0, o, `${i}`)
  const c = s.lit(DARK, f.n)
  for (let i = 0; i <= n; i++) s.rect(f, u0 + w * i - 0.035, v0, u0 + w * i + 0.035, v1, c, 0.02)
  for (const v of [v0, v1]) s.rect(f, u0 - 0.05, v - 0.05, u1 + 0.05, v + 0.05, c, 0.02)
}

/** A flat-roofed Bellevue house: a white upper storey floats over cedar and glass. */
export function bellevue(light: Light): Scene {
  const s = streetScene(`bellevue${light.name}`, light, { eye: [-5.6, 1.8, -15.8], yaw: 0.27, cx: 620, horizon: 568, focal: 1100 })
  const lit = light.lit
  setting(s, { cloudY: 220 })
  grove(s, [
    [-13, 14, -17],
    [-10, 18, -20, 'cedar'],
    [-17, 12, -15],
    [12, 18, -19],
    [16, 14, -16, 'cedar'],
    [3, 20, -15],
  ])
  hedge(s, [-18, 0, 9], [-7, 0, 9], 8, 2.2, 2.2)
  hedge(s, [8, 0, 8], [16, 0, 7], 7, 2, 2)
  groundShadow(s, corners([-6, 0, -1.6], [7.4, 6, 7]), 6)
  paving(
    s,
    [
      [2.6, -14],
      [8.6, -14],
      [7.6, 0.4],
      [2.6, 0.4],
    ],
    '#c2bdb2',
    { slab: 2.2 },
  )
  paving(
    s,
    [
      [-3.4, -3.6],
      [-1.2, -3.6],
      [-1.2, 0.4],
      [-3.4, 0.4],
    ],
    '#cfc9bc',
    { slab: 1.2 },
  )
  // Cedar tower on the left.
  const tl = left(-6.4, 0, -0.4)
  wallRect(s, tl, 6, 4.4, CEDAR, planks())
  // Ground floor.
  const f = front(0, 0, 0.4)
  wallRect(s, f, 0, 0, WHITE)
  const gf = front(-3.6, 0, 0.4)
  wallRect(s, gf, 11, 3.05, '#9c978d', panels(1.6, 1))
  curtainWall(s, front(0, 0, 0.4), -0.6, 0.12, 2.3, 2.85, 3, { lit, warm: '#ffd391', curtains: false })
  doorOn(s, front(0, 0, 0.38), -2.35, 0.1, 1.3, 2.6, '#b07c3d', { trim: DARK, lights: 'tall', lit, slats: true })
  curtainWall(s, front(0, 0, 0.38), -3.3, 0.1, -2.5, 2.7, 1, { lit })
  garage(s, 3.1, 0.05, 0.36, 3.9, 2.5, '#8a5d3c', { wood: true, trim: DARK })
  const tf = front(-6.4, 0, -0.4)
  wallRect(s, tf, 2.8, 4.4, CEDAR, planks())
  curtainWall(s, front(0, 0, -0.42), -5.6, 0.9, -4.4, 3.9, 1, { lit, curtains: true })
  box(s, [-6.55, 4.4, -0.55], [-3.45, 4.6, 5.7], DARK, { noUnder: true })
  // Shadow of the upper storey on everything under it.
  s.cast(
    gf,
    [
      [0, 0],
      [11, 0],
      [11, 3.05],
      [0, 3.05],
    ],
    [
      [
        [-3, 3.05, -1.8],
        [8, 3.05, -1.8],
        [8, 6, 0.4],
        [-3, 6, 0.4],
      ],
    ],
    2.5,
    light.shade * 0.95,
  )
  if (lit) for (const x of [-1.7, 0.8, 5]) s.glow(s.cam.point([x, 2.6, -0.3]), 150, '#ffb662', 0.42)
  // Upper storey, its cedar soffit, and a deep window.
  s.poly(
    [
      [-2.8, 3.05, -1.8],
      [7.4, 3.05, -1.8],
      [7.4, 3.05, 0.4],
      [-2.8, 3.05, 0.4],
    ],
    s.lit(CEDAR, [0, lit ? 0.6 : -1, 0]),
  )
  const ul = left(-2.8, 3.05, -1.8)
  wallRect(s, ul, 7, 3.1, WHITE, plaster())
  curtainWall(s, ul, 1, 0.9, 4.6, 2.3, 3, { lit })
  const uf = front(-2.8, 3.05, -1.8)
  wallRect(s, uf, 10.2, 3.1, WHITE, plaster())
  curtainWall(s, uf, 0.5, 0.35, 5.3, 2.65, 4, { lit, warm: '#ffcd84' })
  s.clipFace(
    uf,
    [
      [5.5, 0.3],
      [7.2, 0.3],
      [7.2, 2.7],
      [5.5, 2.7],
    ],
    () => uprights(0.12)(s, uf, [5.5, 0.3, 7.2, 2.7], s.lit(CEDAR, uf.n)),
  )
  curtainWall(s, uf, 7.5, 1.5, 9.7, 2.6, 2, { lit })
  railing(s, [-2.3, 3.3, -1.9], [2.5, 3.3, -1.9], 0.85, '#c9ced0', { level: true })
  box(s, [-3, 6.1, -2], [7.6, 6.4, 5.3], DARK, { noUnder: true })
  s.cast(
    uf,
    [
      [0, 0],
      [10.2, 0],
      [10.2, 3.1],
      [0, 3.1],
    ],
    [
      [
        [-3, 6.1, -2.15],
        [7.6, 6.1, -2.15],
        [7.6, 7, -1.8],
        [-3, 7, -1.8],
      ],
    ],
    1.2,
  )
  box(s, [7, 0, -1.7], [7.3, 3.05, -1.4], DARK)
  // Low board-marked wall, planting and lights along the path.
  box(s, [-8.6, 0, -3], [-3.7, 0.75, -2.7], '#aaa59b', { mat: panels(1.2, 0.25) })
  for (let i = 0; i < 9; i++) tuft(s, [-8.3 + i * 0.55, 0, -3.3], 0.8, i % 3 ? 'olive' : 'fern', { n: 26, seed: `t${i}` })
  for (const [i, x] of [-0.8, 0.1, 1, 1.9].entries()) shrub(s, [x, 0, -0.9], 0.95, 0.7, i % 2 ? 'hedge' : 'fern')
  conifer(s, [-7.6, 0, 0.2], 5.2, { leaf: 'cedar', spread: 0.2 })
  leafy(s, [8.9, 0, -1], 6.6, { leaf: 'autumn', spread: 0.3, bare: 0.3 })
  bed(s, [8.2, 0, -2], [11, 0, -3], 4, { leaves: ['hedge', 'olive'], size: 1 })
  const step = (i: number): V[] => [
    [-3.2, 0.05, -4 - i * 1.25],
    [-1.4, 0.05, -4 - i * 1.25],
    [-1.4, 0.05, -4.95 - i * 1.25],
    [-3.2, 0.05, -4.95 - i * 1.25],
  ]
  for (let i = 0; i < 6; i++) {
    s.dark([step(i).map(([x, , z]): V => [x + 0.05, 0, z - 0.04])], 1.5, 0.5)
    s.poly(step(i), s.lit(tone('#cfc9bc', 0.1), [0, 1, 0]))
  }
  return s
}

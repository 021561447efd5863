import type { Light } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { streetScene } from '../core/shot.js'
import { front, type P, right } from '../core/space.js'
import { doorOn, lantern } from '../house/doors.js'
import { gableFront, gableShadow } from '../house/gables.js'
import { battens, seams } from '../house/materials.js'
import { type WindowStyle, windowOn } from '../house/openings.js'
import { chimney, post, railing, steps } from '../house/parts.js'
import { type Roof, slab } from '../house/roofs.js'
import { box, corners, groundShadow, wall, wallRect } from '../house/shell.js'
import { gableSide } from '../house/side-gables.js'
import { bed, paving, tuft } from '../nature/ground.js'
import { grove, hedge, setting } from '../nature/setting.js'
import { leafy } from '../nature/trees.js'

const WHITE = '#f0eadb'
const BLACK = '#2d3030'

/** A Kirkland farmhouse: white boards, black windows, a metal roof and a long porch. */
export function kirkland(light: Light): Scene {
  const s = streetScene(`kirkland${light.name}`, light, { eye: [5.9, 1.9, -18.4], yaw: -0.27, cx: 590, horizon: 600, focal: 1120 })
  const lit = light.lit
  setting(s, { cloudY: 170 })
  grove(s, [
    [-12, 18, -17],
    [-16, 14, 11, 'maple'],
    [14, 20, -18],
    [10, 24, -15, 'cedar'],
    [18, 16, 10, 'alder'],
    [-8, 22, -14],
  ])
  hedge(s, [-18, 0, 9], [-7, 0, 9], 8, 2.2, 1.8)
  hedge(s, [7, 0, 10], [18, 0, 10], 8, 2.2, 1.6, 'alder')
  groundShadow(s, [...corners([-6, 0, -2], [6.5, 5, 8]), [-3.6, 8.4, 0]], 6)
  paving(
    s,
    [
      [1.2, -3.4],
      [2.8, -3.4],
      [3.9, -16],
      [1, -16],
    ],
    '#c6bba8',
    { slab: 1 },
  )
  const ws: WindowStyle = { trim: WHITE, sash: BLACK, trimW: 0.08, cols: 2, rows: 3, lit, bars: 0.045 }
  const roof = '#5a6164'
  const main: Roof = { x0: -2, x1: 6.5, z0: 0, z1: 7.4, eave: 5.1, ridge: 8.2, over: 0.5, rake: 0.45, colour: roof, trim: WHITE, mat: seams(0.5) }
  const side = right(6.5, 0, 0)
  wall(
    s,
    side,
    [
      [0, 0],
      [7.4, 0],
      [7.4, 5.1],
      [3.7, 8.2],
      [0, 5.1],
    ],
    WHITE,
    battens(),
  )
  windowOn(s, side, 1.2, 1.1, 1, 1.7, ws)
  windowOn(s, side, 4.8, 1.1, 1, 1.7, ws)
  windowOn(s, side, 3.1, 3.8, 1.1, 1.5, ws)
  const f = front(0, 0, 0)
  wall(
    s,
    f,
    [
      [-2, 0],
      [6.5, 0],
      [6.5, 5.1],
      [-2, 5.1],
    ],
    WHITE,
    battens(),
  )
  for (const u of [0.1, 2.6, 4.9]) windowOn(s, f, u, 3.55, 0.95, 1.25, { ...ws, rows: 2, lit: lit && u !== 2.6 })
  windowOn(s, f, -0.6, 1, 1.2, 1.75, ws)
  windowOn(s, f, 3.6, 1, 1, 1.75, ws)
  windowOn(s, f, 5.1, 1, 1, 1.75, ws)
  doorOn(s, f, 1.45, 0.4, 1.1, 2.25, '#4d6b58', { trim: WHITE, lights: 'half', lit })
  lantern(s, f, 2.95, 1.95, 0.36)
  s.cast(
    f,
    [
      [-2, 0],
      [6.5, 0],
      [6.5, 5.1],
      [-2, 5.1],
    ],
    [
      [
        [-2.5, 4.6, -0.5],
        [7, 4.6, -0.5],
        [7, 6, 0],
        [-2.5, 6, 0],
      ],
    ],
    1.6,
  )
  chimney(s, 3.4, 4.3, 3.3, 4.1, 7, 9.6, '#8f867b')
  gableSide(s, main)
  // Porch.
  s.cast(
    f,
    [
      [-2, 0.4],
      [6.5, 0.4],
      [6.5, 3.2],
      [-2, 3.2],
    ],
    [
      [
        [-1.4, 2.5, -2.5],
        [7, 2.5, -2.5],
        [7, 3.4, 0],
        [-1.4, 3.4, 0],
      ],
    ],
    3,
    light.shade * 0.85,
  )
  if (lit) s.glow(s.cam.point([2.2, 2.3, -0.8]), 230, '#ffb662', 0.4)
  box(s, [-1.3, 0, -2.3], [6.6, 0.4, 0], '#b5a78f', { top: '#b59a78' })
  steps(s, 1.2, 2.8, -3.2, -2.3, 0.4, 3, '#c2b69f')
  for (const [a, b] of [
    [-1.2, 1.1],
    [2.9, 6.5],
  ] as const)
    railing(s, [a, 0.4, -2.2], [b, 0.4, -2.2], 0.85, WHITE)
  railing(s, [6.5, 0.4, -2.2], [6.5, 0.4, -0.05], 0.85, WHITE)
  for (const x of [-1.15, 1.05, 2.95, 4.75, 6.5]) {
    post(s, x, -2.2, 0.4, 2.6, 0.17, WHITE)
    box(s, [x - 0.13, 2.45, -2.33], [x + 0.13, 2.6, -2.07], WHITE)
  }
  box(s, [-1.35, 2.6, -2.35], [6.65, 2.85, -2.05], WHITE)
  slab(
    s,
    [
      [-1.6, 2.85, -2.75],
      [6.95, 2.85, -2.75],
      [6.95, 3.55, 0],
      [-1.6, 3.55, 0],
    ],
    0.12,
    roof,
    WHITE,
    seams(0.5),
  )
  // Front gable.
  const gz = -1.9
  const pr: Roof = { x0: -6, x1: -1.2, z0: gz, z1: 6, eave: 5.1, ridge: 8.5, over: 0.45, rake: 0.5, colour: roof, trim: WHITE, mat: seams(0.5) }
  const ps = right(-1.2, 0, gz)
  wallRect(s, ps, 2, 5.1, WHITE, battens())
  const pf = front(0, 0, gz)
  const g: P[] = [
    [-6, 0],
    [-1.2, 0],
    [-1.2, 5.1],
    [-3.6, 8.5],
    [-6, 5.1],
  ]
  wall(s, pf, g, WHITE, battens())
  wall(
    s,
    pf,
    [
      [-6, 0],
      [-1.2, 0],
      [-1.2, 0.5],
      [-6, 0.5],
    ],
    '#9a9184',
  )
  windowOn(s, pf, -4.75, 0.95, 2.3, 1.85, { ...ws, cols: 4 })
  windowOn(s, pf, -4.4, 3.6, 1.6, 1.5, { ...ws, cols: 3 })
  windowOn(s, pf, -3.95, 6, 0.7, 0.9, { ...ws, cols: 2, rows: 2 })
  gableShadow(s, pf, g, pr)
  gableFront(s, pr)
  bed(s, [-6, 0, -2.7], [-1.6, 0, -2.8], 6, { flowers: ['#b7a6d2', '#f0e6d6', undefined], leaves: ['lavender', 'hedge', 'alder'] })
  bed(s, [3.1, 0, -3], [6.8, 0, -2.9], 5, { size: 0.85, leaves: ['lavender', 'hedge'], flowers: ['#f0e6d6', undefined] })
  for (let i = 0; i < 5; i++) tuft(s, [7.6 + i * 0.7, 0, -3.4 - i * 0.5], 1, 'olive', { n: 30, flower: '#e0d2a4', seed: `${i}` })
  leafy(s, [-8.6, 0, -3], 7.2, { leaf: 'maple', spread: 0.36 })
  return s
}

import type { Light } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { streetScene } from '../core/shot.js'
import { front, type P, right, type V } from '../core/space.js'
import { doorOn, lantern } from '../house/doors.js'
import { gableShadow } from '../house/gables.js'
import { brick, plaster, shingle } from '../house/materials.js'
import { type WindowStyle, windowOn } from '../house/openings.js'
import { chimney, pickets } from '../house/parts.js'
import { type Roof, slope } from '../house/roofs.js'
import { corners, groundShadow, wall, wallRect } from '../house/shell.js'
import { gableSide } from '../house/side-gables.js'
import { timbers } from '../house/timbers.js'
import { bed, paving, shrub, tuft } from '../nature/ground.js'
import { grove, hedge, setting } from '../nature/setting.js'
import { leafy } from '../nature/trees.js'

const CREAM = '#f0e2c4'
const TRIM = '#5a4434'
const ROOF = '#7a5a4c'

/** A storybook Shoreline cottage: one sweeping gable, a round-topped door, a garden let loose. */
export function shoreline(light: Light): Scene {
  const s = streetScene(`shoreline${light.name}`, light, { eye: [4.4, 1.75, -14.2], yaw: -0.23, cx: 590, horizon: 572, focal: 1120 })
  const lit = light.lit
  setting(s, { cloudY: 190 })
  grove(s, [
    [-12, 14, -15],
    [-8, 18, -14, 'cedar'],
    [11, 16, -16],
    [14, 12, 9, 'maple'],
    [-15, 9, 9, 'alder'],
  ])
  hedge(s, [-16, 0, 6], [-6, 0, 6], 7, 2.2, 2)
  hedge(s, [6, 0, 6], [15, 0, 6], 7, 2.2, 1.8, 'alder')
  groundShadow(s, [...corners([-4.6, 0, -1.4], [4.8, 2.8, 6.4]), [-1.6, 6.4, -1]], 5)
  paving(
    s,
    [
      [-1.5, -1.4],
      [-0.3, -1.4],
      [0.4, -9],
      [-1.6, -9],
    ],
    '#bda58d',
    { slab: 0.45 },
  )
  const ws: WindowStyle = { trim: TRIM, sash: '#efe4cc', diamond: true, lit, trimW: 0.09 }
  const side = right(4.8, 0, 0)
  wall(
    s,
    side,
    [
      [0, 0],
      [6.4, 0],
      [6.4, 2.7],
      [3.2, 6.1],
      [0, 2.7],
    ],
    CREAM,
    plaster(0.07),
  )
  wallRect(s, side, 6.4, 0.7, '#a8684f', brick())
  timbers(s, side, [
    [0, 2.75, 6.4, 2.75, 0.16],
    [3.2, 2.75, 3.2, 6],
    [1.6, 2.75, 1.6, 4.4],
    [4.8, 2.75, 4.8, 4.4],
  ])
  windowOn(s, side, 2.2, 1.1, 2, 1.2, { ...ws, cols: 3 })
  wallRect(s, front(-4.6, 0, 0), 9.4, 2.75, CREAM, plaster(0.07))
  wallRect(s, front(-4.6, 0, 0), 9.4, 0.7, '#a8684f', brick())
  const f = front(0, 0, 0)
  windowOn(s, f, 2.0, 1.05, 2, 1.25, { ...ws, cols: 4 })
  s.cast(
    front(-4.6, 0, 0),
    [
      [0, 0],
      [9.4, 0],
      [9.4, 2.75],
      [0, 2.75],
    ],
    [
      [
        [-5, 2.4, -0.5],
        [5.4, 2.4, -0.5],
        [5.4, 3.4, 0],
        [-5, 3.4, 0],
      ],
    ],
    1.6,
  )
  gableSide(s, { x0: -4.6, x1: 4.8, z0: 0, z1: 6.4, eave: 2.75, ridge: 6.2, over: 0.45, rake: 0.4, colour: ROOF, trim: TRIM, mat: shingle(0.19, 0.2), thick: 0.18 })
  // Small dormer.
  const df = front(2.1, 3.55, 0.5)
  wall(
    s,
    df,
    [
      [0, 0],
      [1.7, 0],
      [1.7, 0.9],
      [0.85, 1.9],
      [0, 0.9],
    ],
    CREAM,
    plaster(0.07),
  )
  windowOn(s, df, 0.42, 0.15, 0.86, 0.85, { ...ws, cols: 2 })
  const dr: [V, V, V, V] = [
    [1.85, 4.15, 0.2],
    [1.85, 4.15, 2.4],
    [2.95, 5.55, 2.6],
    [2.95, 5.55, 0.2],
  ]
  slope(s, dr, ROOF, shingle(0.19, 0.2))
  slope(
    s,
    [
      [4.05, 4.15, 0.2],
      [4.05, 4.15, 2.2],
      [2.95, 5.55, 2.6],
      [2.95, 5.55, 0.2],
    ],
    ROOF,
    shingle(0.19, 0.2),
  )
  for (const x of [1.85, 4.05])
    s.poly(
      [
        [x, 4.08, 0.2],
        [2.95, 5.45, 0.2],
        [2.95, 5.66, 0.2],
        [x, 4.28, 0.2],
      ],
      s.lit(TRIM, [0, 0, -1]),
    )
  // The sweeping gable: steep on the right, a long flare to the ground on the left.
  const gz = -1.2
  const pf = front(0, 0, gz)
  const ridge: P = [-1.5, 6.5]
  const leftEdge: P[] = [[-4.9, 1.5], [-4, 2.35], [-3.1, 3.6], [-2.3, 5], ridge]
  const g: P[] = [[-4.3, 0], [0.9, 0], [0.9, 2.5], ridge, [-2.3, 5], [-3.1, 3.6], [-4, 2.35], [-4.3, 2.05]]
  wallRect(s, right(0.9, 0, gz), 1.2, 2.5, CREAM, plaster(0.07))
  slope(
    s,
    [
      [1.25, 2.1, gz - 0.35],
      [1.25, 2.1, 1.2],
      [-1.5, 6.55, 3.4],
      [-1.5, 6.55, gz - 0.35],
    ],
    ROOF,
    shingle(0.19, 0.2),
  )
  wall(s, pf, g, CREAM, plaster(0.07))
  wall(
    s,
    pf,
    [
      [-4.3, 0],
      [0.9, 0],
      [0.9, 1.15],
      [-4.3, 1.15],
    ],
    '#a8684f',
    brick(),
  )
  wall(
    s,
    pf,
    [
      [-1.75, 0],
      [-0.05, 0],
      [-0.05, 2.4],
      [-0.35, 2.85],
      [-0.9, 3.05],
      [-1.45, 2.85],
      [-1.75, 2.4],
    ],
    '#b5765a',
    brick(),
  )
  doorOn(s, pf, -1.45, 0.15, 1.1, 2.4, '#3d5b4c', { trim: '#d9c7a8', arch: true, lit })
  windowOn(s, pf, -3.75, 1.35, 1.5, 1.2, { ...ws, cols: 3 })
  windowOn(s, pf, -1.95, 3.7, 0.9, 1.1, { ...ws, cols: 2 })
  timbers(s, pf, [[-3.1, 3.45, 0.35, 3.45, 0.14]])
  lantern(s, pf, 0.25, 1.9, 0.3)
  const shadowRoof: Roof = { x0: -4.3, x1: 0.9, z0: gz, z1: 3, eave: 2.4, ridge: 6.5, over: 0.3, rake: 0.35, colour: ROOF, trim: TRIM }
  gableShadow(s, pf, g, { ...shadowRoof, x0: -3.9 })
  // Barge boards follow the curve.
  const board = (pts: P[], lift: number, h: number, c: string) => {
    for (let i = 0; i < pts.length - 1; i++) {
      const [a, b] = pts[i]!
      const [u, v] = pts[i + 1]!
      s.poly(
        [
          [a, b + lift, gz - 0.35],
          [u, v + lift, gz - 0.35],
          [u, v + lift + h, gz - 0.35],
          [a, b + lift + h, gz - 0.35],
        ],
        s.lit(c, [0, 0, -1]),
      )
    }
  }
  const rightEdge: P[] = [ridge, [1.25, 2.05]]
  for (const e of [leftEdge, rightEdge]) {
    board(e, -0.14, 0.24, TRIM)
    board(e, 0.1, 0.1, '#5b4238')
  }
  chimney(s, 0.95, 2, -0.9, -0.2, 0, 6.9, '#a8684f')
  // Garden.
  bed(s, [-5.2, 0, -2], [-1.9, 0, -2.1], 6, { flowers: ['#e08f8a', '#f4e7d6', '#b79cc9', undefined], leaves: ['alder', 'lavender', 'hedge'], size: 0.9 })
  bed(s, [1.9, 0, -0.9], [5.4, 0, -0.9], 6, { flowers: ['#e9bd6a', '#f4e7d6', '#c98aa8'], leaves: ['alder', 'hedge', 'lavender'], size: 0.95 })
  bed(s, [0.6, 0, -2], [4.8, 0, -2.4], 6, { flowers: ['#b79cc9', '#f4e7d6', '#e08f8a', undefined], size: 0.8 })
  leafy(s, [-6.4, 0, -1.6], 5.4, { leaf: 'cherry', spread: 0.42, bare: 0.28 })
  pickets(s, -7.5, -1.9, -4.4, 0.85, '#f2ead6')
  pickets(s, 0.5, 7.5, -4.4, 0.85, '#f2ead6')
  for (let i = 0; i < 9; i++) {
    const x = i < 4 ? -6.6 + i * 1.2 : 0.9 + (i - 4) * 1.25
    if (i % 2) tuft(s, [x, 0, -4.7], 0.85, 'alder', { flower: i % 3 ? '#e9c27a' : '#c98aa8', seed: `p${i}` })
    else shrub(s, [x, 0, -4.7], 0.95, 0.65, i % 4 ? 'alder' : 'lavender', { flowers: i % 4 ? '#f4e7d6' : undefined, seed: `p${i}` })
  }
  return s
}

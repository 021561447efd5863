import type { Light } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { streetScene } from '../core/shot.js'
import { front, left } from '../core/space.js'
import { doorOn, lantern } from '../house/doors.js'
import { brick, roofing, siding } from '../house/materials.js'
import { type WindowStyle, windowOn } from '../house/openings.js'
import { chimney, garage, post, steps } from '../house/parts.js'
import { hip, type Roof } from '../house/roofs.js'
import { box, corners, groundShadow, wallRect } from '../house/shell.js'
import { bed, paving, shrub } from '../nature/ground.js'
import { rainier } from '../nature/rainier.js'
import { grove, hedge, setting } from '../nature/setting.js'
import { hills } from '../nature/sky.js'
import { leafy } from '../nature/trees.js'

const BODY = '#d9b98a'
const TRIM = '#f0e7d3'

/** A long, low Renton rambler with Mount Rainier over the roof. */
export function renton(light: Light): Scene {
  const s = streetScene(`renton${light.name}`, light, { eye: [-4.2, 1.8, -17.5], yaw: 0.2, cx: 600, horizon: 548, focal: 1060 })
  const lit = light.lit
  setting(s, {
    cloud: 'streaks',
    cloudY: 200,
    line: 80,
    between: () => {
      rainier(s, 270, 535, 820, { rock: '#8496a6', snow: '#f6efe2', shade: '#9fb3c4', haze: '#dbe0d3' })
      hills(s, 545, 90, '#93adac', 'foot', '#c6d2c8')
    },
  })
  grove(s, [
    [14, 14, -15],
    [17, 18, -17, 'cedar'],
    [11, 20, -13],
    [-17, 10, 8, 'alder'],
  ])
  hedge(s, [-20, 0, 9], [-8, 0, 9], 8, 2.2, 1.5)
  hedge(s, [9, 0, 8], [18, 0, 8], 6, 2.2, 1.5, 'alder')
  groundShadow(s, corners([-8, 0, -0.6], [9, 2.7, 7]), 5)
  paving(
    s,
    [
      [3.9, -15],
      [10, -15],
      [9, 0],
      [4, 0],
    ],
    '#c3bdb1',
    { slab: 2.2 },
  )
  paving(
    s,
    [
      [-0.6, -3.6],
      [4, -3.6],
      [4, -2.4],
      [-0.6, -2.4],
    ],
    '#c9c1b2',
    { slab: 1.1 },
  )
  paving(
    s,
    [
      [-0.9, -2.9],
      [0.5, -2.9],
      [0.5, -0.8],
      [-0.9, -0.8],
    ],
    '#c9c1b2',
    { slab: 0.9 },
  )
  const ws: WindowStyle = { trim: TRIM, sash: TRIM, lit, curtains: true, trimW: 0.1 }
  const side = left(-8, 0, 0)
  wallRect(s, side, 7, 2.75, BODY, siding(0.2))
  wallRect(s, side, 7, 0.95, '#a8644c', brick())
  windowOn(s, side, 1.6, 1.25, 1.6, 1, { ...ws, cols: 2 })
  wallRect(s, front(-8, 0, 0), 12, 2.75, BODY, siding(0.2))
  wallRect(s, front(-8, 0, 0), 7, 0.95, '#a8644c', brick())
  const f = front(0, 0, 0)
  s.rect(f, -8, 0.95, -1, 1.05, s.lit('#d8cdb8', f.n), 0.05)
  windowOn(s, f, -7.2, 1.25, 1.7, 1.15, { ...ws, cols: 2 })
  windowOn(s, f, -4.4, 1.15, 2.8, 1.3, { ...ws, cols: 3 })
  doorOn(s, f, -0.7, 0.2, 1.05, 2.2, '#3e6b6a', { trim: TRIM, lights: 'top', lit })
  windowOn(s, f, 0.75, 0.6, 0.5, 1.7, { ...ws, curtains: false })
  windowOn(s, f, 2, 1.25, 1.3, 1.1, { ...ws, cols: 2 })
  lantern(s, f, -1.1, 1.8, 0.28)
  s.cast(
    front(-8, 0, 0),
    [
      [0, 0],
      [12, 0],
      [12, 2.75],
      [0, 2.75],
    ],
    [
      [
        [-8.8, 2.55, -0.7],
        [4, 2.55, -0.7],
        [4, 4, 0],
        [-8.8, 4, 0],
      ],
    ],
    2,
  )
  s.cast(
    front(-8, 0, 0),
    [
      [6.8, 0],
      [9.2, 0],
      [9.2, 2.75],
      [6.8, 2.75],
    ],
    [
      [
        [-1.3, 2.5, -1.6],
        [1.4, 2.5, -1.6],
        [1.4, 4, 0],
        [-1.3, 4, 0],
      ],
    ],
    2.5,
    light.shade * 0.7,
  )
  const roof: Roof = { x0: -8, x1: 9, z0: 0, z1: 7, eave: 2.75, ridge: 4.75, over: 0.7, colour: '#7b6656', trim: TRIM, mat: roofing(0.22) }
  chimney(s, -3.4, -2.2, 3.2, 4, 3.6, 5.6, '#a8644c')
  hip(s, roof)
  // Entry porch and garage come forward.
  wallRect(s, left(4, 0, -1.4), 1.4, 2.7, BODY, siding(0.2))
  wallRect(s, front(4, 0, -1.4), 5, 2.75, BODY, siding(0.2))
  garage(s, 4.45, 0.05, -1.42, 4.1, 2.2, '#ece3cf', { lights: true, trim: TRIM })
  s.cast(
    front(4, 0, -1.4),
    [
      [0, 0],
      [5, 0],
      [5, 2.75],
      [0, 2.75],
    ],
    [
      [
        [3, 2.55, -2],
        [10, 2.55, -2],
        [10, 4, -1.4],
        [3, 4, -1.4],
      ],
    ],
    2,
  )
  hip(s, { ...roof, x0: 4, x1: 9, z0: -1.4, z1: 3.4, ridge: 4.35, over: 0.6 })
  steps(s, -0.9, 0.5, -1.1, -0.6, 0.2, 1, '#c9c1b2')
  for (const x of [-1.2, 1.2]) post(s, x, -1.5, 0, 2.55, 0.15, TRIM)
  box(s, [-1.35, 2.5, -1.65], [1.35, 2.75, -0.6], TRIM, { noUnder: true })
  hip(s, { ...roof, x0: -1.35, x1: 1.35, z0: -1.6, z1: 0.4, eave: 2.8, ridge: 3.3, over: 0.25 })
  bed(s, [-7.8, 0, -0.8], [-1.6, 0, -0.8], 8, { size: 0.85, flowers: ['#e0a070', '#f0e6d6', undefined, '#c47a72'] })
  shrub(s, [-8.8, 0, 0.6], 1.3, 1.4, 'cedar')
  shrub(s, [2.6, 0, -0.8], 1.3, 0.8, 'hedge')
  shrub(s, [3.4, 0, -1.8], 0.8, 1.3, 'cedar')
  leafy(s, [10.6, 0, -2.6], 5.8, { leaf: 'maple', spread: 0.4, bare: 0.3 })
  bed(s, [-10.5, 0, -4.5], [-7.5, 0, -5], 3, { size: 1.1, leaves: ['lavender', 'alder'] })
  return s
}

import type { Light } from '../core/light.js'
import { mirrored } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { streetScene } from '../core/shot.js'
import { front, left, type P, right } from '../core/space.js'
import { doorOn, lantern } from '../house/doors.js'
import { gableFront, gableShadow } from '../house/gables.js'
import { brick, type Material, plaster, roofing } from '../house/materials.js'
import { neighbour } from '../house/neighbour.js'
import { type WindowStyle, windowOn } from '../house/openings.js'
import { chimney, steps } from '../house/parts.js'
import type { Roof } from '../house/roofs.js'
import { corners, groundShadow, wall, wallRect } from '../house/shell.js'
import { eaveShadow, gableSide } from '../house/side-gables.js'
import { STUCCO, timbers, WOOD } from '../house/timbers.js'
import { bed, paving, shrub } from '../nature/ground.js'
import { grove, hedge, setting } from '../nature/setting.js'
import { leafy } from '../nature/trees.js'

/** A Queen Anne tudor: brick below, half-timber above, steep gables and a tall chimney. */
export function queenAnne(light0: Light): Scene {
  const light = mirrored(light0)
  const s = streetScene(`queenanne${light.name}`, light, { eye: [-4.8, 1.9, -18.2], yaw: 0.2, cx: 600, horizon: 622, focal: 1130 })
  const lit = light.lit
  const slate: Material = roofing(0.22, 0.2)
  setting(s, { sky: lit ? 'plum' : 'spring', cloudY: 200 })
  grove(s, [
    [-15, 16, -18],
    [-11, 20, -16],
    [13, 18, -19, 'cedar'],
    [9, 22, -14],
    [17, 12, 9, 'autumn'],
  ])
  neighbour(s, { x: 10.5, z: 6, w: 7, d: 9, h: 5, gable: 3, colour: '#a99b87', roof: '#5a5a5c' })
  hedge(s, [-17, 0, 7], [-8, 0, 6], 7, 2.3, 2)
  hedge(s, [7, 0, 5], [10.5, 0, 5], 3, 2, 1.9)
  groundShadow(s, [...corners([-6, 0, -1.6], [6, 5.4, 8]), [-3, 9.5, -1.6]], 6)
  paving(
    s,
    [
      [0.5, -2.6],
      [1.9, -2.6],
      [1.3, -14],
      [-0.7, -14],
    ],
    '#b3a797',
    { slab: 0.8 },
  )
  const ws: WindowStyle = { trim: WOOD, trimW: 0.1, sash: '#d8ccb2', diamond: true, lit, sill: true }
  const side = left(-6, 0, 0)
  wallRect(s, side, 8, 5.4, STUCCO, plaster())
  wall(
    s,
    side,
    [
      [0, 5.4],
      [8, 5.4],
      [4, 9.2],
    ],
    STUCCO,
    plaster(),
  )
  wallRect(s, side, 8, 2.8, '#9c5b45', brick())
  timbers(s, side, [
    [0, 2.85, 8, 2.85, 0.2],
    [0, 5.3, 8, 5.3, 0.18],
    [2.6, 2.8, 2.6, 5.3],
    [5.4, 2.8, 5.4, 5.3],
    [4, 5.3, 4, 9],
    [2, 5.3, 2, 7.1],
    [6, 5.3, 6, 7.1],
    [1.3, 7, 6.7, 7],
  ])
  windowOn(s, side, 3.1, 3.5, 1.8, 1.3, { ...ws, cols: 2 })
  windowOn(s, side, 1.2, 1, 1.3, 1.4, { ...ws, cols: 2, lit: false })
  windowOn(s, side, 5.2, 1, 1.3, 1.4, { ...ws, cols: 2 })
  const f = front(0, 0, 0)
  wall(
    s,
    f,
    [
      [-6, 0],
      [6, 0],
      [6, 5.4],
      [-6, 5.4],
    ],
    STUCCO,
    plaster(),
  )
  wall(
    s,
    f,
    [
      [-6, 0],
      [6, 0],
      [6, 2.8],
      [-6, 2.8],
    ],
    '#9c5b45',
    brick(),
  )
  timbers(s, f, [
    [-6, 2.85, 6, 2.85, 0.2],
    [0.1, 2.8, 0.1, 5.4],
    [3.2, 2.8, 3.2, 5.4],
    [5.9, 2.8, 5.9, 5.4, 0.2],
    [0.1, 3.2, 1.1, 5.2],
    [5.9, 3.2, 5, 5.2],
  ])
  windowOn(s, f, 1.4, 3.45, 1.5, 1.35, { ...ws, cols: 2 })
  windowOn(s, f, 3.55, 3.45, 1.2, 1.35, { ...ws, cols: 2, lit: false })
  windowOn(s, f, 2.75, 0.95, 2.5, 1.45, { ...ws, cols: 4 })
  const main: Roof = { x0: -6, x1: 6, z0: 0, z1: 8, eave: 5.4, ridge: 9.3, over: 0.5, rake: 0.5, colour: '#6a5550', trim: WOOD, mat: slate, thick: 0.22 }
  eaveShadow(s, f, 0, 0, { z0: 0, x0: -6, x1: 6, eave: 5.4 })
  s.cast(
    f,
    [
      [-6, 0],
      [6, 0],
      [6, 5.4],
      [-6, 5.4],
    ],
    [
      [
        [-6.5, 4.85, -0.5],
        [6.5, 4.85, -0.5],
        [6.5, 6, 0],
        [-6.5, 6, 0],
      ],
    ],
    1.6,
  )
  chimney(s, 4.4, 5.4, 2.6, 3.4, 6, 11.2, '#8f523f')
  gableSide(s, main)
  // Projecting gable.
  const gz = -1.6
  const pr: Roof = { x0: -5.2, x1: -0.2, z0: gz, z1: 4, eave: 5, ridge: 9.5, over: 0.45, rake: 0.5, colour: '#6a5550', trim: WOOD, mat: slate, thick: 0.24 }
  wallRect(s, left(-5.2, 0, gz), 1.6, 5, '#9c5b45', brick())
  wallRect(s, right(-0.2, 0, gz), 1.6, 5, '#9c5b45', brick())
  const pf = front(0, 0, gz)
  const g: P[] = [
    [-5.2, 0],
    [-0.2, 0],
    [-0.2, 5],
    [-2.7, 9.5],
    [-5.2, 5],
  ]
  wall(s, pf, g, STUCCO, plaster())
  wall(
    s,
    pf,
    [
      [-5.2, 0],
      [-0.2, 0],
      [-0.2, 2.9],
      [-5.2, 2.9],
    ],
    '#9c5b45',
    brick(),
  )
  timbers(s, pf, [
    [-5.2, 3, -0.2, 3, 0.24],
    [-5.12, 3, -5.12, 5.1, 0.18],
    [-0.28, 3, -0.28, 5.1, 0.18],
    [-5.2, 5.3, -0.2, 5.3, 0.18],
    [-3.9, 3, -3.9, 5.3],
    [-1.5, 3, -1.5, 5.3],
    [-2.7, 6.9, -2.7, 9.4],
    [-4.1, 5.3, -4.1, 6.9],
    [-1.3, 5.3, -1.3, 6.9],
    [-4.2, 6.9, -1.2, 6.9],
    [-5, 3.1, -4, 5.2],
    [-0.4, 3.1, -1.4, 5.2],
    [-3.4, 7, -2.7, 8.6],
    [-2, 7, -2.7, 8.6],
  ])
  windowOn(s, pf, -3.6, 3.5, 1.8, 1.4, { ...ws, cols: 3 })
  windowOn(s, pf, -3.1, 5.6, 0.8, 1, { ...ws })
  windowOn(s, pf, -4.1, 0.9, 2.8, 1.55, { ...ws, cols: 4 })
  gableShadow(s, pf, g, pr)
  gableFront(s, pr)
  // Entry: a brick arch with a plank door.
  wall(
    s,
    front(0, 0, -0.9),
    [
      [0.1, 0],
      [2.3, 0],
      [2.3, 2.7],
      [1.2, 4],
      [0.1, 2.7],
    ],
    '#a86650',
    brick(),
  )
  const ef = front(0, 0, -0.9)
  doorOn(s, ef, 0.65, 0.3, 1.1, 2.25, '#5d3b26', { trim: '#cdbb9d', arch: true, lit })
  gableFront(s, { x0: 0.1, x1: 2.3, z0: -0.9, z1: 0, eave: 2.75, ridge: 4.05, over: 0.2, rake: 0.2, colour: '#6a5550', trim: WOOD, mat: slate, thick: 0.16 })
  lantern(s, ef, 2.1, 1.85, 0.3)
  steps(s, 0.5, 1.9, -1.9, -0.9, 0.3, 2, '#b3a797')
  bed(s, [2.6, 0, -0.9], [6.2, 0, -0.6], 5, { flowers: ['#b9a3c9', '#efe3d3', undefined] })
  bed(s, [-5.4, 0, -2.4], [-0.4, 0, -2.4], 6, { size: 0.9, flowers: ['#d58f86', undefined, '#efe3d3'] })
  shrub(s, [-6.6, 0, -0.4], 1.3, 2.2, 'cedar')
  leafy(s, [7.6, 0, -1.5], 6.5, { leaf: 'cherry', spread: 0.42, bare: 0.26 })
  return s
}

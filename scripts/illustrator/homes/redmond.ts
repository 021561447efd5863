import type { Light } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { streetScene } from '../core/shot.js'
import { front, right } from '../core/space.js'
import { doorOn } from '../house/doors.js'
import { panels } from '../house/floor-materials.js'
import { planks, seams } from '../house/materials.js'
import { garage } from '../house/parts.js'
import { slab } from '../house/roofs.js'
import { box, corners, groundShadow, wall } from '../house/shell.js'
import { bed, paving, shrub, tuft } from '../nature/ground.js'
import { grove, hedge, setting } from '../nature/setting.js'
import { leafy } from '../nature/trees.js'
import { curtainWall } from './bellevue.js'

const BLUE = '#5c6f78'
const CEDAR = '#b17f55'
const DARK = '#34393b'

/** A Redmond contemporary: two sheds of roof rising away from each other, slate panels and cedar. */
export function redmond(light: Light): Scene {
  const s = streetScene(`redmond${light.name}`, light, { eye: [5.4, 1.8, -16.6], yaw: -0.26, cx: 580, horizon: 585, focal: 1120 })
  const lit = light.lit
  setting(s, { cloudY: 210 })
  grove(s, [
    [-13, 16, -17],
    [-9, 22, -15, 'cedar'],
    [13, 18, -18],
    [9.5, 24, -16],
    [17, 14, 10, 'alder'],
    [-17, 10, 11, 'alder'],
  ])
  hedge(s, [-18, 0, 8], [-7, 0, 8], 8, 2.2, 1.9)
  hedge(s, [8, 0, 8], [18, 0, 8], 8, 2.2, 1.7, 'alder')
  groundShadow(s, [...corners([-6, 0, -1.2], [7, 3, 7]), [-6, 7, 0]], 6)
  paving(
    s,
    [
      [2.6, -15],
      [8.4, -15],
      [7, -0.6],
      [2.6, -0.6],
    ],
    '#bdb8ad',
    { slab: 2 },
  )
  paving(
    s,
    [
      [-0.8, -6],
      [0.9, -6],
      [0.9, 0],
      [-0.8, 0],
    ],
    '#cbc4b6',
    { slab: 0.9 },
  )
  // Left volume: roof climbs to the left.
  const lw = 6.2
  const yl = 6.7
  const yr = 4.9
  const inner = right(0.2, 0, 0)
  wall(
    s,
    inner,
    [
      [0, 0],
      [7, 0],
      [7, yr],
      [0, yr],
    ],
    BLUE,
    panels(1.3, 0.8),
  )
  const f = front(-6, 0, 0)
  wall(
    s,
    f,
    [
      [0, 0],
      [lw, 0],
      [lw, yr],
      [0, yl],
    ],
    BLUE,
    panels(1.55, 0.82),
  )
  s.clipFace(
    f,
    [
      [0.5, 0.1],
      [3.6, 0.1],
      [3.6, 5.5],
      [0.5, 6.2],
    ],
    () => planks(0.14)(s, f, [0.5, 0, 3.6, 6.4], s.lit(CEDAR, f.n)),
  )
  curtainWall(s, f, 0.9, 0.5, 3.3, 2.5, 2, { lit, curtains: true })
  curtainWall(s, f, 0.9, 3.2, 3.3, 5.1, 2, { lit, warm: '#ffcf8a' })
  curtainWall(s, f, 4.2, 3.3, 5.6, 4.5, 1, { lit })
  s.cast(
    f,
    [
      [0, 0],
      [lw, 0],
      [lw, yr],
      [0, yl],
    ],
    [
      [
        [-6.8, yl, -1],
        [1, yr - 0.2, -1],
        [1, 7, 0],
        [-6.8, 9, 0],
      ],
    ],
    1.8,
  )
  slab(
    s,
    [
      [-6.9, yl + 0.35, -1],
      [0.9, yr + 0.1, -1],
      [0.9, yr + 0.1, 7.5],
      [-6.9, yl + 0.35, 7.5],
    ],
    0.24,
    '#5a5f60',
    DARK,
    seams(0.5),
    0.92,
  )
  // Entry link.
  doorOn(s, f, 4.35, 0.1, 1.2, 2.4, '#c8742f', { trim: DARK, lights: 'tall', lit, slats: true })
  box(s, [-1.9, 2.75, -1.4], [0.3, 2.92, 0], DARK)
  s.cast(
    f,
    [
      [3.6, 0],
      [6.2, 0],
      [6.2, 2.8],
      [3.6, 2.8],
    ],
    [
      [
        [-1.9, 2.75, -1.4],
        [0.4, 2.75, -1.4],
        [0.4, 2.9, 0],
        [-1.9, 2.9, 0],
      ],
    ],
    2,
  )
  if (lit) s.glow(s.cam.point([-0.9, 2.4, -0.4]), 130, '#ffb662', 0.5)
  // Right volume: lower, roof climbs to the right, garage below.
  const g = front(0.2, 0, -0.9)
  const w2 = 6.8
  const side = right(7, 0, -0.9)
  wall(
    s,
    side,
    [
      [0, 0],
      [7, 0],
      [7, 4.7],
      [0, 4.7],
    ],
    CEDAR,
    planks(),
  )
  curtainWall(s, side, 1.5, 1, 4.5, 2.1, 2, { lit })
  wall(
    s,
    g,
    [
      [0, 0],
      [w2, 0],
      [w2, 4.7],
      [0, 3.3],
    ],
    '#d9d2c2',
    panels(1.7, 0.82),
  )
  curtainWall(s, g, 0.5, 0.9, 2.0, 2.5, 1, { lit, curtains: true })
  garage(s, 2.9, 0.05, -0.92, 3.8, 2.4, '#6f6a62', { lights: true, trim: DARK })
  curtainWall(s, g, 2.9, 2.95, 6.4, 3.5, 4, { lit })
  s.cast(
    g,
    [
      [0, 0],
      [w2, 0],
      [w2, 4.7],
      [0, 3.3],
    ],
    [
      [
        [-0.4, 3.2, -1.8],
        [7.8, 4.9, -1.8],
        [7.8, 6, -0.9],
        [-0.4, 5, -0.9],
      ],
    ],
    1.8,
  )
  slab(
    s,
    [
      [-0.5, 3.35, -1.8],
      [7.9, 5.1, -1.8],
      [7.9, 5.1, 6.5],
      [-0.5, 3.35, 6.5],
    ],
    0.24,
    '#5a5f60',
    DARK,
    seams(0.5),
    0.92,
  )
  box(s, [-5.8, 0, -1.6], [-1.9, 0.5, -1.3], '#a7a297', { mat: panels(1.3, 0.25) })
  for (let i = 0; i < 8; i++) tuft(s, [-5.6 + i * 0.5, 0, -1.9], 0.75, i % 2 ? 'fern' : 'olive', { seed: `r${i}` })
  bed(s, [-5.6, 0, -0.7], [-2.2, 0, -0.7], 4, { size: 0.9 })
  shrub(s, [1.6, 0, -1.5], 1, 0.8, 'fern')
  shrub(s, [7.9, 0, -0.4], 1.4, 1.2, 'hedge')
  leafy(s, [-8.2, 0, -1.6], 6.8, { leaf: 'alder', spread: 0.3, bare: 0.32 })
  return s
}

import type { Light } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { streetScene } from '../core/shot.js'
import { front, left, right } from '../core/space.js'
import { doorOn, lantern } from '../house/doors.js'
import { roofing, shingle, stone } from '../house/materials.js'
import { type WindowStyle, windowOn } from '../house/openings.js'
import { chimney, railing, steps, taperedPost } from '../house/parts.js'
import { type Roof, slab } from '../house/roofs.js'
import { box, corners, groundShadow, wall, wallRect } from '../house/shell.js'
import { gableSide } from '../house/side-gables.js'
import { bed, paving, shrub, tuft } from '../nature/ground.js'
import { grove, hedge, setting } from '../nature/setting.js'
import { treeline } from '../nature/sky.js'

const BODY = '#8a6a50'
const TRIM = '#e6dac0'
const ROOF = '#5d6259'

/** An Issaquah craftsman with a full-width porch and a shed dormer, tall firs close behind. */
export function issaquah(light: Light): Scene {
  const s = streetScene(`issaquah${light.name}`, light, { eye: [-5.4, 1.85, -17], yaw: 0.27, cx: 610, horizon: 590, focal: 1130 })
  const lit = light.lit
  setting(s, { line: 0, cloudY: 150 })
  const dusk = light.name === 'dusk'
  treeline(s, 605, 300, dusk ? '#42596a' : '#b3bfa8', 'mist', 46)
  s.add(
    `<rect x="0" y="380" width="1200" height="230" fill="${s.grad(
      [0, 380],
      [0, 600],
      [
        [0, '#f2e3c3', 0],
        [1, dusk ? '#8d7d80' : '#f2e3c3', 0.7],
      ],
    )}"/>`,
  )
  treeline(s, 608, 230, dusk ? '#2c4450' : '#8aa08a', 'near', 38)
  grove(s, [
    [-15, 14, -19, 'fir', 0.12],
    [-11, 17, -23, 'fir', 0.2],
    [-7, 20, -21, 'cedar', 0.24],
    [-2, 19, -24, 'fir', 0.25],
    [3, 21, -22, 'fir', 0.27],
    [8, 18, -24, 'cedar', 0.2],
    [13, 14, -20, 'fir', 0.12],
    [17, 12, -17, 'fir', 0.1],
  ])
  hedge(s, [-18, 0, 7], [-7, 0, 7], 8, 2.4, 1.5, 'fern')
  hedge(s, [7, 0, 8], [18, 0, 8], 8, 2.4, 1.7, 'fern')
  groundShadow(s, [...corners([-6, 0, -2.6], [6, 3.2, 7.5]), [0, 7, 3.7]], 6)
  paving(
    s,
    [
      [-1.1, -4],
      [0.7, -4],
      [0.2, -16],
      [-2.6, -16],
    ],
    '#b8ad9b',
    { slab: 0.9 },
  )
  const ws: WindowStyle = { trim: TRIM, sash: '#3c4a40', hung: true, cols: 3, lit, curtains: true }
  const side = left(-6, 0, 0)
  wall(
    s,
    side,
    [
      [0, 0],
      [7.4, 0],
      [7.4, 3.4],
      [3.7, 7.2],
      [0, 3.4],
    ],
    BODY,
    shingle(0.2),
  )
  wallRect(s, side, 7.4, 0.7, '#857c70', stone())
  windowOn(s, side, 1, 1.5, 1.2, 1.5, ws)
  windowOn(s, side, 4.6, 1.5, 1.2, 1.5, ws)
  windowOn(s, side, 3.1, 4.2, 1.2, 1.3, ws)
  s.rect(side, 0, 3.45, 7.4, 3.65, s.lit(TRIM, side.n))
  const f = front(0, 0, 0)
  wallRect(s, front(-6, 0, 0), 12, 3.4, BODY, shingle(0.2))
  windowOn(s, f, -4.9, 1.5, 1.1, 1.6, ws)
  windowOn(s, f, -3.6, 1.5, 1.1, 1.6, ws)
  windowOn(s, f, 2.2, 1.5, 2.2, 1.6, { ...ws, cols: 6 })
  doorOn(s, f, -0.8, 0.7, 1.15, 2.2, '#3f5f50', { trim: TRIM, lights: 'top', lit })
  lantern(s, f, 0.85, 2.2, 0.32)
  s.cast(
    front(-6, 0, 0),
    [
      [0, 0.7],
      [12, 0.7],
      [12, 3.4],
      [0, 3.4],
    ],
    [
      [
        [-6.5, 2.9, -2.9],
        [6.5, 2.9, -2.9],
        [6.5, 4, 0],
        [-6.5, 4, 0],
      ],
    ],
    3,
    light.shade * 0.85,
  )
  if (lit) s.glow(s.cam.point([0, 2.6, -0.7]), 240, '#ffb35c', 0.45)
  box(s, [-6, 0, -2.6], [6, 0.7, 0], '#857c70', { mat: stone(), top: '#a58f76' })
  box(s, [-6.08, 0.62, -2.7], [6.08, 0.72, 0], '#cfc2a9', { noUnder: true })
  steps(s, -1.2, 0.8, -3.8, -2.6, 0.7, 4, '#b5aa98')
  for (const [a, b] of [
    [-5.6, -1.5],
    [1.1, 5.6],
  ] as const)
    railing(s, [a, 0.72, -2.4], [b, 0.72, -2.4], 0.82, TRIM)
  for (const x of [-5.6, -1.5, 1.1, 5.6]) taperedPost(s, x, -2.35, 0, 1.6, 2.9, { post: TRIM, w: 0.36 })
  box(s, [-6.1, 2.9, -2.65], [6.1, 3.2, -2.1], TRIM, { noUnder: true })
  // Main roof carries over the porch in one long slope.
  const roof: Roof = { x0: -6, x1: 6, z0: -2.6, z1: 10, eave: 3.35, ridge: 7.35, over: 0.5, rake: 0.6, colour: ROOF, trim: TRIM, mat: roofing(0.22), thick: 0.22 }
  chimney(s, 3.6, 4.5, 4.4, 5.2, 6, 8.6, '#8c8377', stone(0.17))
  gableSide(s, roof)
  // Dormer.
  const dz = -0.6
  const df = front(-2.6, 4.45, dz)
  wallRect(s, left(-2.6, 4.3, dz), 2.2, 1.6, BODY, shingle(0.2))
  wallRect(s, right(2.6, 4.3, dz), 2.2, 1.6, BODY, shingle(0.2))
  wallRect(s, df, 5.2, 1.55, BODY, shingle(0.2))
  for (const u of [0.5, 2.0, 3.5]) windowOn(s, df, u, 0.3, 1.15, 1, { ...ws, curtains: false })
  s.cast(
    df,
    [
      [0, 0],
      [5.2, 0],
      [5.2, 1.55],
      [0, 1.55],
    ],
    [
      [
        [-3.1, 5.9, -1.2],
        [3.1, 5.9, -1.2],
        [3.1, 6.6, dz],
        [-3.1, 6.6, dz],
      ],
    ],
    1.5,
  )
  slab(
    s,
    [
      [-3.1, 6.1, -1.2],
      [3.1, 6.1, -1.2],
      [3.1, 7.2, 3.2],
      [-3.1, 7.2, 3.2],
    ],
    0.2,
    ROOF,
    TRIM,
    roofing(0.22),
  )
  bed(s, [-6, 0, -3.3], [-1.7, 0, -3.4], 6, { leaves: ['fern', 'hedge', 'fern'], flowers: [undefined, '#c9a0b8'] })
  bed(s, [1.3, 0, -3.4], [6, 0, -3.3], 6, { leaves: ['fern', 'hedge', 'alder'], flowers: [undefined, '#efe3d3'] })
  for (const [x, z] of [
    [-7.6, -3],
    [-8.6, -4.6],
    [7.4, -3],
    [8.6, -4],
  ] as const) {
    tuft(s, [x, 0, z], 1, 'fern', { n: 40 })
    shrub(s, [x + 0.5, 0, z + 0.6], 1.3, 1, 'fern')
  }
  return s
}

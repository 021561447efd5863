import type { Light } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { streetScene } from '../core/shot.js'
import { front, left, type P } from '../core/space.js'
import { doorOn, lantern } from '../house/doors.js'
import { gableFront, gableShadow } from '../house/gables.js'
import { battens, roofing, seams, siding } from '../house/materials.js'
import { type WindowStyle, windowOn } from '../house/openings.js'
import { chimney, pickets, post, railing, steps } from '../house/parts.js'
import { type Roof, slab } from '../house/roofs.js'
import { box, corners, groundShadow, wall, wallRect } from '../house/shell.js'
import { bed, paving, tuft } from '../nature/ground.js'
import { grove, hedge, setting } from '../nature/setting.js'
import { hills, water } from '../nature/sky.js'
import { leafy } from '../nature/trees.js'

const CREAM = '#f1e4c3'
const TRIM = '#fbf4e4'

/** A red barn with white trim. */
export function barn(s: Scene, x: number, z: number, w: number, d: number, h: number): void {
  const r: Roof = { x0: x, x1: x + w, z0: z, z1: z + d, eave: h, ridge: h + w * 0.38, over: 0.4, rake: 0.4, colour: '#6d6a68', trim: TRIM, mat: seams(0.6) }
  groundShadow(s, corners([x, 0, z], [x + w, h + 1, z + d]), 4)
  wallRect(s, left(x, 0, z), d, h, '#a34a36', battens(0.5, 0.3))
  const f = front(x, 0, z)
  const g: P[] = [
    [0, 0],
    [w, 0],
    [w, h],
    [w / 2, h + w * 0.38],
    [0, h],
  ]
  wall(s, f, g, '#a34a36', battens(0.5, 0.3))
  s.rect(f, w * 0.28, 0, w * 0.72, h * 0.8, s.lit(TRIM, f.n))
  s.rect(f, w * 0.3, 0, w * 0.49, h * 0.77, s.lit('#8d3f30', f.n))
  s.rect(f, w * 0.51, 0, w * 0.7, h * 0.77, s.lit('#8d3f30', f.n))
  for (const [a, b] of [
    [0.3, 0.49],
    [0.51, 0.7],
  ] as const)
    for (const [p, q] of [
      [0, 0.77],
      [0.77, 0],
    ] as const)
      s.poly([f.at(w * a, h * p), f.at(w * a + 0.14, h * p), f.at(w * b, h * q), f.at(w * b - 0.14, h * q)], s.lit(TRIM, f.n))
  windowOn(s, f, w * 0.42, h * 1.02, w * 0.16, h * 0.2, { trim: TRIM, cols: 2, rows: 2 })
  gableFront(s, r)
}

/** A cream Vashon Island farmhouse with a barn, an orchard and a strip of the Sound. */
export function vashon(light: Light): Scene {
  const s = streetScene(`vashon${light.name}`, light, { eye: [-4.8, 1.9, -18], yaw: 0.19, cx: 560, horizon: 590, focal: 1130 })
  const lit = light.lit
  setting(s, {
    line: 0,
    hills: false,
    cloudY: 190,
    between: () => {
      hills(s, 588, 60, lit ? '#5b6f80' : '#a3b8b6', 'isl', lit ? '#b38f86' : '#d9ddcf')
      water(s, 586, 640, lit ? '#caa08a' : '#bdd0cd', '#8fadb0', '#f3eedd')
    },
  })
  grove(s, [
    [-13, 20, -16],
    [-17, 14, -18],
    [18, 24, -17, 'cedar'],
    [22, 20, -18],
    [-9, 26, 8, 'alder'],
    [-6.5, 22, 7, 'olive'],
  ])
  barn(s, 10, 13, 7, 9, 4.4)
  for (const [x, z] of [
    [8.6, 8],
    [12.4, 7.4],
    [10, 5],
    [14, 4.6],
  ] as const)
    leafy(s, [x, 0, z], 3.2, { leaf: 'alder', spread: 0.5, bare: 0.28 })
  hedge(s, [-18, 0, 8], [-6, 0, 8], 8, 2, 1.2, 'alder')
  groundShadow(s, [...corners([-5, 0, -2], [4, 5.4, 8]), [-0.5, 8.4, 0]], 6)
  paving(
    s,
    [
      [-1.6, -3.4],
      [-0.2, -3.4],
      [-0.1, -14],
      [-2.6, -14],
    ],
    '#d0c0a2',
    { slab: 0.7, joint: false },
  )
  const ws: WindowStyle = { trim: TRIM, sash: TRIM, hung: true, cols: 2, rows: 2, lit, curtains: true }
  const roof = '#8b5f4a'
  const side = left(-4.6, 0, 0)
  wallRect(s, side, 8.5, 5.3, CREAM, siding(0.19))
  for (const [u, v] of [
    [1.3, 1.2],
    [5.2, 1.2],
    [1.3, 3.7],
    [5.2, 3.7],
  ] as const)
    windowOn(s, side, u, v, 1, 1.6 - (v > 3 ? 0.2 : 0), ws)
  chimney(s, 0.6, 1.4, 4, 4.8, 7, 10, '#9a5f47')
  const f = front(0, 0, 0)
  const g: P[] = [
    [-4.6, 0],
    [3.4, 0],
    [3.4, 5.3],
    [-0.6, 8.6],
    [-4.6, 5.3],
  ]
  wall(s, f, g, CREAM, siding(0.19))
  for (const x of [-4.6, 3.22]) s.rect(f, x, 0, x + 0.18, 5.3, s.lit(TRIM, f.n), 0.02)
  for (const u of [-3.5, -1.1, 1.3]) windowOn(s, f, u, 3.75, 1, 1.4, { ...ws, lit: lit && u !== -1.1 })
  windowOn(s, f, -1, 6, 0.8, 1.05, { ...ws, curtains: false })
  windowOn(s, f, -3.6, 1.1, 1.05, 1.65, ws)
  windowOn(s, f, 1.3, 1.1, 1.05, 1.65, ws)
  doorOn(s, f, -1.45, 0.5, 1.1, 2.2, '#9a4a38', { trim: TRIM, lights: 'half', lit })
  lantern(s, f, 0.0, 2, 0.3)
  s.cast(
    f,
    [
      [-4.6, 0.5],
      [3.4, 0.5],
      [3.4, 3.3],
      [-4.6, 3.3],
    ],
    [
      [
        [-5, 2.7, -2.3],
        [4, 2.7, -2.3],
        [4, 3.6, 0],
        [-5, 3.6, 0],
      ],
    ],
    3,
    light.shade * 0.85,
  )
  const main: Roof = { x0: -4.6, x1: 3.4, z0: 0, z1: 8.5, eave: 5.3, ridge: 8.6, over: 0.5, rake: 0.45, colour: roof, trim: TRIM, mat: roofing(0.22) }
  gableShadow(s, f, g, main)
  gableFront(s, main)
  if (lit) s.glow(s.cam.point([-0.6, 2.5, -0.6]), 220, '#ffb662', 0.45)
  box(s, [-4.8, 0, -2], [3.6, 0.5, 0], '#c9bb9f', { top: '#b59d80', mat: battens(0.2, 0.25) })
  steps(s, -1.7, -0.1, -3, -2, 0.5, 3, '#cdbfa6')
  for (const [a, b] of [
    [-4.7, -1.85],
    [0.05, 3.5],
  ] as const)
    railing(s, [a, 0.5, -1.9], [b, 0.5, -1.9], 0.82, TRIM)
  railing(s, [-4.7, 0.5, -1.9], [-4.7, 0.5, 0], 0.82, TRIM)
  for (const x of [-4.7, -1.85, 0.05, 3.5]) {
    post(s, x, -1.9, 0.5, 2.75, 0.14, TRIM)
    for (const d of [-1, 1])
      s.poly(
        [
          [x, 2.75, -1.97],
          [x + d * 0.4, 2.75, -1.97],
          [x + d * 0.16, 2.6, -1.97],
          [x + d * 0.07, 2.35, -1.97],
          [x, 2.35, -1.97],
        ],
        s.lit(TRIM, [0, 0, -1]),
      )
  }
  box(s, [-4.9, 2.75, -2], [3.7, 2.98, -1.75], TRIM, { noUnder: true })
  slab(
    s,
    [
      [-5.15, 3, -2.35],
      [3.95, 3, -2.35],
      [3.75, 3.7, 0],
      [-4.95, 3.7, 0],
    ],
    0.12,
    roof,
    TRIM,
    roofing(0.22),
  )
  bed(s, [-4.8, 0, -2.6], [-2, 0, -2.7], 5, { flowers: ['#f4e7d6', '#d98a80', undefined], size: 0.85 })
  bed(s, [0.2, 0, -2.7], [3.6, 0, -2.6], 5, { flowers: ['#b79cc9', '#f4e7d6', undefined], size: 0.85 })
  leafy(s, [6.3, 0, -2.6], 5.2, { leaf: 'maple', spread: 0.44, bare: 0.3 })
  pickets(s, -10, -2.7, -6, 0.85, TRIM)
  pickets(s, 0.4, 10, -6, 0.85, TRIM)
  for (let i = 0; i < 12; i++) tuft(s, [(i < 5 ? -9 : -5.5) + i * 1.25, 0, -6.4], 0.8, i % 2 ? 'alder' : 'olive', { flower: i % 3 ? '#f0d9a0' : '#d98a80', seed: `v${i}` })
  return s
}

import type { Light } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { streetScene } from '../core/shot.js'
import { front, type P, right, type V } from '../core/space.js'
import { doorOn } from '../house/doors.js'
import { gableFront, gableShadow } from '../house/gables.js'
import { planks, uprights } from '../house/materials.js'
import { glass } from '../house/openings.js'
import { railing } from '../house/parts.js'
import type { Roof } from '../house/roofs.js'
import { box, corners, groundShadow, wall, wallRect } from '../house/shell.js'
import { bed, lawn, shrub, stones, tuft } from '../nature/ground.js'
import { grove, setting } from '../nature/setting.js'
import { hills, treeline, water } from '../nature/sky.js'

const CEDAR = '#8d6448'
const BEAM = '#332e2a'

/** A Mercer Island post-and-beam house: a glass gable above the lake. */
export function mercer(light: Light): Scene {
  const s = streetScene(`mercer${light.name}`, light, { eye: [4.6, 2.1, -16.5], yaw: -0.2, cx: 640, horizon: 545, focal: 1120 })
  const lit = light.lit
  setting(s, { line: 0, hills: false, lawn: false, cloudY: 260 })
  hills(s, 545, 95, lit ? '#50657a' : '#a4b9b8', 'cascades', lit ? '#c3977f' : '#d5dcd2')
  treeline(s, 548, 42, lit ? '#33495a' : '#7f9c91', 'shore', 9)
  water(s, 546, 690, lit ? '#e0a983' : '#c8d8d4', lit ? '#3f5668' : '#86a9ad', lit ? '#f5c79b' : '#f1f3e8')
  // Shoreline: the lawn ends in a stone edge at the right.
  const shore: V[] = [
    [-30, 0, 26],
    [0.5, 0, 26],
    [3.6, 0, 12],
    [7.2, 0, 2],
    [13, 0, -6],
    [30, 0, -30],
    [-30, 0, -30],
  ]
  s.clip(s.cam.poly(shore), () => lawn(s, { y: 540 }))
  // Dock.
  for (const [x, z] of [
    [6.4, 9],
    [8, 9],
    [8.4, 14],
    [10, 14],
    [10.4, 19],
    [12, 19],
  ] as const)
    box(s, [x - 0.12, -0.4, z - 0.12], [x + 0.12, 0.55, z + 0.12], '#6f6256')
  s.poly(
    [
      [5.2, 0.12, 5],
      [7.2, 0.12, 5],
      [12.2, 0.12, 20],
      [10, 0.12, 20],
    ],
    s.lit('#b7a48a', [0, 1, 0]),
  )
  for (let i = 0; i < 26; i++) {
    const t = i / 26
    s.poly(
      [
        [5.2 + 4.8 * t, 0.13, 5 + 15 * t],
        [7.2 + 5 * t, 0.13, 5 + 15 * t],
        [7.22 + 5 * t, 0.13, 5.06 + 15 * t],
        [5.22 + 4.8 * t, 0.13, 5.06 + 15 * t],
      ],
      '#5c5148',
      'fill-opacity=".5"',
    )
  }
  for (let i = 0; i < 26; i++) {
    const t = i / 25
    shrub(s, [3.6 + 9.5 * t, 0, 12 - 18 * t + Math.sin(i * 2) * 0.2], 0.8, 0.35, i % 3 ? 'olive' : 'fern', { seed: `e${i}`, n: 22 })
  }
  grove(s, [
    [-14, 12, -20],
    [-11, 18, -22, 'cedar'],
    [-6, 22, -20],
    [-17, 6, -17],
    [-2, 26, -16, 'cedar'],
  ])
  groundShadow(s, corners([-8, 0, -1.4], [2.6, 3, 8]), 6)
  const r: Roof = { x0: -8, x1: 2.2, z0: 0, z1: 8, eave: 3.3, ridge: 6.1, over: 1, rake: 1.6, colour: '#5d5a55', trim: '#ddd2bb', thick: 0.28 }
  const side = right(2.2, 0, 0)
  wallRect(s, side, 8, 3.4, CEDAR, uprights())
  for (const u of [0.5, 2.3, 4.1, 5.9]) glass(s, side, u, 0.5, 1.55, 2.3, { lit, curtains: u > 4 ? '#efe0c4' : false })
  for (const u of [0.4, 2.1, 3.95, 5.75, 7.5]) s.rect(side, u, 0.4, u + 0.12, 3, s.lit(BEAM, side.n), 0.02)
  const f = front(0, 0, 0)
  const mid = -2.9
  const top = (u: number) => 6.1 - (Math.abs(u - mid) * 2.8) / 5.1 - 0.32
  const g: P[] = [
    [-8, 0],
    [2.2, 0],
    [2.2, 3.3],
    [mid, 6.1],
    [-8, 3.3],
  ]
  wall(s, f, g, CEDAR, uprights())
  const us = [-6.3, -4.6, -2.9, -1.2]
  for (const u of us) {
    glass(s, f, u, 0.55, 1.7, 2.2, { lit, warm: '#ffd08a', curtains: u === us[0] ? '#efe0c4' : false })
    s.clipFace(
      f,
      [
        [u, 2.85],
        [u + 1.7, 2.85],
        [u + 1.7, top(u + 1.7)],
        [u, top(u)],
      ],
      () => glass(s, f, u, 2.8, 1.7, 3.1, { lit, warm: '#f7bf78' }, 'up'),
    )
  }
  for (const u of [...us, 0.5]) s.rect(f, u - 0.08, 0.5, u + 0.08, top(u) + 0.12, s.lit(BEAM, f.n), 0.03)
  s.rect(f, -6.3, 2.72, 0.5, 2.9, s.lit(BEAM, f.n), 0.04)
  doorOn(s, f, 0.85, 0.5, 0.95, 2.2, '#a8622f', { trim: BEAM, lights: 'tall', lit })
  gableShadow(s, f, g, r)
  gableFront(s, r)
  for (const u of [-7.2, -5, mid, -0.8, 1.4]) {
    const y = 6.1 - (Math.abs(u - mid) * 2.8) / 5.1 - 0.62
    box(s, [u - 0.11, y, -1.85], [u + 0.11, y + 0.3, 0], BEAM)
  }
  // Deck towards the lake.
  box(s, [-8.4, 0, -2.6], [2.9, 0.5, 0], '#9b7a5c', { mat: planks(0.17), top: '#b49474' })
  if (lit)
    s.poly(
      [
        [-6.3, 0.51, 0],
        [0.5, 0.51, 0],
        [0.9, 0.51, -2.2],
        [-6.8, 0.51, -2.2],
      ],
      '#ffb861',
      `fill-opacity=".4" ${s.blur(7)}`,
    )
  railing(s, [-8.3, 0.5, -2.5], [-3.4, 0.5, -2.5], 0.8, '#4a443d', { level: true })
  railing(s, [-1.4, 0.5, -2.5], [2.8, 0.5, -2.5], 0.8, '#4a443d', { level: true })
  box(s, [-3.4, 0, -3.2], [-1.4, 0.25, -2.6], '#9b7a5c', { top: '#b49474' })
  stones(s, [-2.4, 0, -3.8], [0.4, 0, -10], 8, 0.55)
  bed(s, [-8.6, 0, -3.2], [-3.8, 0, -3.3], 6, { leaves: ['fern', 'olive', 'hedge'], size: 0.9 })
  for (let i = 0; i < 6; i++) tuft(s, [-0.9 + i * 0.65, 0, -3.1], 0.7, i % 2 ? 'olive' : 'fern', { seed: `m${i}` })
  return s
}

import type { Light } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { streetScene } from '../core/shot.js'
import { front, type P, right } from '../core/space.js'
import { doorOn, lantern } from '../house/doors.js'
import { gableFront, gableShadow } from '../house/gables.js'
import { shingle, siding, stone } from '../house/materials.js'
import { neighbour } from '../house/neighbour.js'
import { type WindowStyle, windowOn } from '../house/openings.js'
import { bracket, chimney, railing, steps, taperedPost } from '../house/parts.js'
import type { Roof } from '../house/roofs.js'
import { box, corners, groundShadow, wall, wallRect } from '../house/shell.js'
import { bed, lawn, paving, shrub } from '../nature/ground.js'
import { clouds, hills, SKIES, sky, treeline } from '../nature/sky.js'
import { conifer, leafy } from '../nature/trees.js'

const BODY = '#66795f'
const TRIM = '#efe5cf'
const ROOF = '#5b5754'

/** A green Ballard bungalow: big front gable, deep porch, tapered posts on stone piers. */
export function ballard(light: Light): Scene {
  const s = streetScene(`ballard${light.name}`, light, { eye: [5.2, 1.85, -15.2], yaw: -0.3, cx: 575, horizon: 570 })
  const dusk = light.lit
  sky(s, dusk ? SKIES.dusk : SKIES.clear, 600)
  if (dusk) clouds(s, { y: 300, n: 7, light: '#f0b48c', dark: '#7a7185', streak: true, k: 0.75, size: 260 })
  else clouds(s, { y: 190, n: 6, light: '#fbf6e8', dark: '#b9c6c6', k: 0.8 })
  hills(s, 560, 70, dusk ? '#4d6070' : '#9fb6b0', 'a')
  treeline(s, 585, 120, dusk ? '#2a4249' : '#7b9a8c', 'b', 17)
  lawn(s)
  neighbour(s, { x: -13.5, z: 4, w: 7, h: 5.2, d: 9, colour: '#b9a888', roof: '#6b6763', gable: 2.6 })
  neighbour(s, { x: 11.5, z: 8, w: 8, h: 3.4, d: 9, colour: '#8c6f63', roof: '#5f6468', gable: 2.8 })
  conifer(s, [-13, 0, 16], 17, { far: 0.22 })
  conifer(s, [-9.5, 0, 19], 14, { far: 0.3, leaf: 'cedar' })
  leafy(s, [9.5, 0, 15], 9.5, { leaf: 'alder', far: 0.15 })
  conifer(s, [13, 0, 20], 17, { far: 0.25 })
  for (let i = 0; i < 5; i++) shrub(s, [-9 + i * 0.9, 0, 6.5], 1.9, 1.9, 'hedge', { far: 0.1, seed: `k${i}` })
  for (let i = 0; i < 7; i++) shrub(s, [6.2 + i * 1.2, 0, 10.5 - i * 0.2], 2, 1.7, 'hedge', { far: 0.1, seed: `h${i}` })
  const wst: WindowStyle = { trim: TRIM, sash: '#3e3a36', hung: true, cols: 3, rows: 1, lit: dusk, curtains: true }

  groundShadow(s, [...corners([-5.2, 0, -2.8], [5.2, 3, 9]), [0, 6.4, 0], [0, 6.4, 9]], 5)
  paving(
    s,
    [
      [-2.3, -3.6],
      [-0.8, -3.6],
      [-0.3, -14],
      [-2.3, -14],
    ],
    '#c4baa8',
    { slab: 1.1 },
  )

  const main: Roof = { x0: -5, x1: 5, z0: 0, z1: 9, eave: 3.55, ridge: 6.75, over: 0.75, rake: 0.85, colour: ROOF, trim: TRIM }
  const porch: Roof = { x0: -5, x1: 0.9, z0: -2.6, z1: 0.2, eave: 3.1, ridge: 4.75, over: 0.55, rake: 0.6, colour: ROOF, trim: TRIM }
  const side = right(5, 0, 0)
  chimney(s, 3.1, 3.9, 4.6, 5.4, 4, 7.7, '#9a5f47')
  wallRect(s, side, 9, 3.3, BODY, siding())
  wallRect(s, side, 9, 0.7, '#8f877b', stone())
  for (const u of [1.4, 5.2]) windowOn(s, side, u, 1.55, 1.3, 1.5, wst)
  const f = front(0, 0, 0)
  const gable: P[] = [
    [-5, 0],
    [5, 0],
    [5, 3.55],
    [0, 6.75],
    [-5, 3.55],
  ]
  wall(s, f, gable, BODY, siding())
  const upper: P[] = [
    [-4.65, 3.75],
    [4.65, 3.75],
    [0, 6.75],
  ]
  wall(s, f, upper, '#8a8565', shingle())
  s.rect(f, -5, 3.6, 5, 3.85, s.lit(TRIM, f.n))
  wall(
    s,
    f,
    [
      [-5, 0],
      [5, 0],
      [5, 0.7],
      [-5, 0.7],
    ],
    '#8f877b',
    stone(),
  )
  for (const x of [-5, 4.82]) s.rect(f, x, 0.7, x + 0.18, 3.6, s.lit(TRIM, f.n))
  windowOn(s, f, 1.75, 1.5, 0.75, 1.6, wst)
  windowOn(s, f, 2.62, 1.5, 1.3, 1.6, { ...wst, cols: 4 })
  windowOn(s, f, 4.03 - 0.0, 1.5, 0.6, 1.6, { ...wst, cols: 2 })
  windowOn(s, f, -1.05, 4.25, 0.95, 1.15, wst)
  windowOn(s, f, 0.1, 4.25, 0.95, 1.15, wst)
  gableShadow(s, f, gable, main)
  gableFront(s, main)
  for (const x of [-4.6, -2.3, 2.3, 4.6]) bracket(s, x, 6.55 - Math.abs(x) * 0.64 - 0.05, -0.72, 0, TRIM)

  // Under the porch roof.
  windowOn(s, f, -4.2, 1.5, 1.9, 1.6, { ...wst, cols: 5 })
  doorOn(s, f, -1.35, 0.7, 1.05, 2.15, '#8f4f35', { trim: TRIM, lights: 'top', lit: dusk })
  lantern(s, f, 0.1, 2.2, 0.32)
  s.cast(
    f,
    [
      [-5, 0.7],
      [0.9, 0.7],
      [0.9, 3.6],
      [-5, 3.6],
    ],
    [
      [
        [-5.6, 2.7, -3.2],
        [1.5, 2.7, -3.2],
        [1.5, 5, 0],
        [-5.6, 5, 0],
      ],
    ],
    3,
    light.shade * 0.85,
  )
  if (dusk) s.glow(s.cam.point([-1, 2.7, -0.6]), 190, '#ffb35c', 0.5)
  // Deck, skirt and steps.
  box(s, [-5, 0, -2.6], [0.9, 0.7, 0], '#8f877b', { mat: stone(), top: '#a58f76' })
  box(s, [-5.08, 0.62, -2.7], [0.98, 0.72, 0], '#cfc2a9')
  steps(s, -2.2, -0.9, -3.7, -2.6, 0.7, 4, '#b5aa98')
  const beamY = 2.85
  railing(s, [-4.4, 0.72, -2.4], [-2.6, 0.72, -2.4], 0.85, TRIM)
  railing(s, [0.6, 0.72, -2.2], [0.6, 0.72, -0.1], 0.85, TRIM)
  for (const x of [-4.6, -2.5, -0.62, 0.5]) {
    if (x === -2.5 || x === -0.62) {
      box(s, [x - 0.26, 0, -3.3], [x + 0.26, 1.02, -2.3], '#8c8377', { mat: stone(0.17) })
      box(s, [x - 0.32, 1.02, -3.36], [x + 0.32, 1.1, -2.25], '#d8cdb8')
    } else taperedPost(s, x, -2.35, 0, 1.55, beamY, { post: TRIM })
  }
  box(s, [-5.1, beamY, -2.7], [1, beamY + 0.34, -2.1], TRIM)
  const pf = front(0, 0, -2.6)
  const pg: P[] = [
    [-4.95, 3.18],
    [0.85, 3.18],
    [-2.05, 4.75],
  ]
  wall(s, pf, pg, '#8a8565', shingle())
  gableShadow(s, pf, pg, porch)
  gableFront(s, porch)
  for (const x of [-4.4, -2.05, 0.3]) bracket(s, x, 4.55 - Math.abs(x + 2.05) * 0.57, -3.1, -2.6, TRIM)

  bed(s, [1.3, 0, -0.8], [5.2, 0, -0.8], 5, { size: 1.05, flowers: ['#c9a0b8', undefined, '#efe3d3'] })
  bed(s, [-5, 0, -3.3], [-2.9, 0, -3.4], 3, { size: 0.9 })
  bed(s, [-0.1, 0, -3.4], [1.2, 0, -3.1], 2, { size: 0.85, flowers: ['#e2b65c', undefined] })
  shrub(s, [5.9, 0, 1], 1.6, 1.5, 'hedge')
  shrub(s, [6.2, 0, 4], 1.4, 1.9, 'cedar')
  leafy(s, [-7.2, 0, -1.2], 6.4, { leaf: dusk ? 'maple' : 'maple', spread: 0.36 })
  bed(s, [-10, 0, -3], [-6, 0, -4], 4, { size: 1.1 })
  return s
}

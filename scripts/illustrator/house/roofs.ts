import { tone } from '../core/colour.js'
import type { Scene } from '../core/scene.js'
import { cross, dot, sub, unit, type V } from '../core/space.js'
import { type Material, roofing } from './materials.js'
import { panel } from './shell.js'

/** A pitched roof over a rectangle. */
export interface Roof {
  x0: number
  x1: number
  z0: number
  z1: number
  eave: number
  ridge: number
  /** Overhang at the eaves and at the gable ends. */
  over?: number
  rake?: number
  colour: string
  trim: string
  mat?: Material
  thick?: number
}

/** Whether the upper side of a polygon faces the camera. */
export const seen = (s: Scene, pts: V[]): boolean => {
  const n = unit(cross(sub(pts[1]!, pts[0]!), sub(pts[pts.length - 1]!, pts[0]!)))
  const up = n[1] < 0 ? ([-n[0], -n[1], -n[2]] as V) : n
  return dot(sub(s.cam.eye, pts[0]!), up) > 0
}

/** A roof slope, drawn from above when it can be seen and as a dark soffit when it cannot. */
export function slope(s: Scene, pts: V[], colour: string, mat: Material = roofing()): void {
  if (seen(s, pts)) panel(s, pts, colour, mat)
}

/** A hipped roof. */
export function hip(s: Scene, r: Roof): void {
  const { over = 0.6, thick = 0.18 } = r
  const x0 = r.x0 - over
  const x1 = r.x1 + over
  const z0 = r.z0 - over
  const z1 = r.z1 + over
  const k = (z1 - z0) / 2
  const m = (z0 + z1) / 2
  const a: V = [x0 + k, r.ridge, m]
  const b: V = [x1 - k, r.ridge, m]
  const e = r.eave
  s.poly(
    [
      [x0, e - thick, z0],
      [x1, e - thick, z0],
      [x1, e - thick, r.z0],
      [x0, e - thick, r.z0],
    ],
    s.lit(tone(r.trim, -0.4), [0, -1, 0]),
  )
  slope(s, [[x0, e, z0], [x0, e, z1], a], r.colour, r.mat)
  slope(s, [[x1, e, z0], [x1, e, z1], b], r.colour, r.mat)
  slope(s, [[x0, e, z0], [x1, e, z0], b, a], r.colour, r.mat)
  s.poly(
    [
      [x0, e - thick, z0],
      [x1, e - thick, z0],
      [x1, e, z0],
      [x0, e, z0],
    ],
    s.lit(r.trim, [0, 0, -1]),
  )
  for (const x of [x0, x1])
    if ((x === x0) === s.cam.eye[0] < x)
      s.poly(
        [
          [x, e - thick, z0],
          [x, e - thick, z1],
          [x, e, z1],
          [x, e, z0],
        ],
        s.lit(r.trim, [x === x0 ? -1 : 1, 0, 0]),
      )
}

/** A shed (single-slope) roof slab from front to back or along x, given its four upper corners front-left first. */
export function slab(s: Scene, p: [V, V, V, V], thick: number, colour: string, trim: string, mat?: Material, soffit = 1.2): void {
  const low = p.map(([x, y, z]): V => [x, y - thick, z]) as [V, V, V, V]
  const n = cross(sub(p[1], p[0]), sub(p[3], p[0]))
  const up: V = n[1] < 0 ? [-n[0], -n[1], -n[2]] : n
  if (dot(sub(s.cam.eye, p[0]), up) > 0) panel(s, p, colour, mat)
  else {
    // From below only the overhang shows: the walls hide the rest.
    const back = (a: V, b: V): V => {
      const k = Math.min(1, soffit / (b[2] - a[2] || 1))
      return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k]
    }
    s.poly([low[0], low[1], back(low[1], low[2]), back(low[0], low[3])], s.lit(tone(trim, -0.35), [0, -0.6, -0.3]))
  }
  const rights: V = [1, 0, 0]
  if (s.cam.eye[0] > Math.max(p[1][0], p[2][0])) s.poly([low[1], low[2], p[2], p[1]], s.lit(trim, rights))
  if (s.cam.eye[0] < Math.min(p[0][0], p[3][0])) s.poly([low[0], low[3], p[3], p[0]], s.lit(trim, [-1, 0, 0]))
  s.poly([low[0], low[1], p[1], p[0]], s.lit(trim, [0, 0, -1]))
}

import { tone } from '../core/colour.js'
import type { Scene } from '../core/scene.js'
import { add, cross, dot, Face, floor, front, left, mul, type P, right, sub, unit, type V } from '../core/space.js'
import type { Material } from './materials.js'

/** Bounds of an outline. */
export function bounds(o: P[]): [number, number, number, number] {
  const us = o.map((p) => p[0])
  const vs = o.map((p) => p[1])
  return [Math.min(...us), Math.min(...vs), Math.max(...us), Math.max(...vs)]
}

/** A wall: lit base colour, texture, and a breath of light that fades towards the ground. */
export function wall(s: Scene, f: Face, outline: P[], colour: string, mat?: Material): void {
  if (!f.faces(s.cam)) return
  const base = s.lit(colour, f.n)
  const pts = s.cam.poly(outline.map(([u, v]) => f.at(u, v)))
  s.flat(pts, base, `stroke="${base}" stroke-width=".6"`)
  s.clip(pts, () => {
    if (mat) mat(s, f, bounds(outline), base)
    const ys = pts.map((p) => p[1])
    const xs = pts.map((p) => p[0])
    const top = Math.min(...ys)
    const bot = Math.max(...ys)
    // Bounce and grime: walls are a touch lighter high up and cooler at the foot.
    s.flat(
      pts,
      s.grad(
        [Math.min(...xs), top],
        [Math.max(...xs) * 0.3 + Math.min(...xs) * 0.7, bot],
        [
          [0, '#fff3d8', 0.1],
          [0.45, '#fff3d8', 0],
          [0.75, s.light.shadow, 0],
          [1, s.light.shadow, 0.28],
        ],
      ),
    )
  })
}

/** A plain rectangle of wall. */
export function wallRect(s: Scene, f: Face, w: number, h: number, colour: string, mat?: Material): void {
  wall(
    s,
    f,
    [
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
    ],
    colour,
    mat,
  )
}

/** A box: only the sides that can be seen. Round gives soft edges, in pixels at one metre's scale. */
export function box(s: Scene, a: V, b: V, colour: string, o: { mat?: Material; round?: number; top?: string; noUnder?: boolean } = {}): void {
  const [x0, y0, z0] = a
  const [x1, y1, z1] = b
  const sides: [Face, number, number][] = [
    [left(x0, y0, z0), z1 - z0, y1 - y0],
    [right(x1, y0, z0), z1 - z0, y1 - y0],
    [floor(x0, y1, z0), x1 - x0, z1 - z0],
    [new Face([x0, y0, z0], [1, 0, 0], [0, 0, 1], true), x1 - x0, z1 - z0],
    [front(x0, y0, z0), x1 - x0, y1 - y0],
  ]
  sides.forEach(([f, w, h], i) => {
    if (!f.faces(s.cam) || (i === 3 && o.noUnder)) return
    const c = s.lit(i === 2 && o.top ? o.top : colour, f.n)
    if (o.round) {
      const m = Math.min(o.round, w / 2.2, h / 2.2)
      const px = s.cam.scale(f.at(w / 2, h / 2)) * m * 2
      s.poly(f.rect(m, m, w - m, h - m), c, `stroke="${c}" stroke-width="${px.toFixed(1)}" stroke-linejoin="round"`)
    } else {
      s.poly(f.rect(0, 0, w, h), c, `stroke="${c}" stroke-width=".5"`)
      if (o.mat)
        s.clipFace(
          f,
          [
            [0, 0],
            [w, 0],
            [w, h],
            [0, h],
          ],
          () => o.mat!(s, f, [0, 0, w, h], c),
        )
    }
  })
}

/** The corners of a box. */
export function corners(a: V, b: V): V[] {
  const out: V[] = []
  for (const x of [a[0], b[0]]) for (const y of [a[1], b[1]]) for (const z of [a[2], b[2]]) out.push([x, y, z])
  return out
}

/** Convex hull in the ground plane of points dropped along the sunlight. */
export function groundHull(s: Scene, pts: V[], y = 0.01): V[] {
  const g = floor(0, y, 0)
  const p = pts.map((q) => g.drop(q, mul(s.light.dir, -1))).map((q): P => [q[0], q[2]])
  p.sort((m, n) => m[0] - n[0] || m[1] - n[1])
  const half = (list: P[]) => {
    const h: P[] = []
    for (const q of list) {
      while (
        h.length > 1 &&
        (h[h.length - 1]![0] - h[h.length - 2]![0]) * (q[1] - h[h.length - 2]![1]) - (h[h.length - 1]![1] - h[h.length - 2]![1]) * (q[0] - h[h.length - 2]![0]) <= 0
      )
        h.pop()
      h.push(q)
    }
    h.pop()
    return h
  }
  return [...half(p), ...half([...p].reverse())].map(([x, z]) => [x, y, z])
}

/** Casts a solid's shadow on the ground, with a darker line where it touches. */
export function groundShadow(s: Scene, pts: V[], soft = 4, k = s.light.shade * 0.9): void {
  s.dark([groundHull(s, pts)], soft, k)
}

/** A flat polygon in space with its own lit colour and texture laid along u. */
export function panel(s: Scene, pts: V[], colour: string, mat?: Material): void {
  const u = unit(sub(pts[1]!, pts[0]!))
  const n0 = unit(cross(u, sub(pts[pts.length - 1]!, pts[0]!)))
  const v = unit(cross(n0, u))
  let f = new Face(pts[0]!, u, v)
  if (dot(f.n, sub(s.cam.eye, pts[0]!)) < 0) f = new Face(pts[0]!, u, v, true)
  const c = s.lit(colour, f.n)
  s.poly(pts, c, `stroke="${c}" stroke-width=".6"`)
  if (mat) s.clip(s.cam.poly(pts), () => mat(s, f, bounds(pts.map((p) => f.uv(p))), c))
}

/** A long straight member between two points, drawn as a flat strip of given height (fascia, beam, rail). */
export function strip(s: Scene, a: V, b: V, h: number, colour: string, n: V = [0, 0, -1]): void {
  const up: V = [0, h, 0]
  s.poly([a, b, add(b, up), add(a, up)], s.lit(colour, n))
}

/** A darker or lighter version of a colour for the underside of things. */
export const under = (c: string): string => tone(c, -0.45)

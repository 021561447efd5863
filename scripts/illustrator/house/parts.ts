import { tone } from '../core/colour.js'
import type { Scene } from '../core/scene.js'
import { add, front, type P, type V } from '../core/space.js'
import { brick, type Material, planks, stone } from './materials.js'
import { box, strip } from './shell.js'

/** Steps rising from the street (z0) to a porch edge (z1). */
export function steps(s: Scene, x0: number, x1: number, z0: number, z1: number, top: number, n: number, colour: string, tread = colour): void {
  for (let i = n - 1; i >= 0; i--) {
    const z = z0 + ((z1 - z0) * i) / n
    const y = (top * (i + 1)) / n
    box(s, [x0, 0, z], [x1, y, z1], tone(colour, -0.08), { top: tone(tread, 0.12) })
    strip(s, [x0, y - 0.035, z - 0.03], [x1, y - 0.035, z - 0.03], 0.035, tone(tread, 0.2))
  }
}

/** A craftsman porch column: a tapered post on a masonry pier. */
export function taperedPost(s: Scene, x: number, z: number, y0: number, pier: number, y1: number, o: { pier?: string; post?: string; mat?: Material; w?: number } = {}): void {
  const w = o.w ?? 0.42
  box(s, [x - w, y0, z - w], [x + w, pier, z + w], o.pier ?? '#8c8377', { mat: o.mat ?? stone(0.17) })
  box(s, [x - w - 0.07, pier, z - w - 0.07], [x + w + 0.07, pier + 0.1, z + w + 0.07], '#d8cdb8')
  const c = o.post ?? '#efe6d2'
  const a = w * 0.68
  const b = w * 0.46
  const y = pier + 0.1
  const side = s.cam.eye[0] > x ? 1 : -1
  s.poly(
    [
      [x + side * a, y, z - a],
      [x + side * a, y, z + a],
      [x + side * b, y1, z + b],
      [x + side * b, y1, z - b],
    ],
    s.lit(c, [side, 0, 0]),
  )
  s.poly(
    [
      [x - a, y, z - a],
      [x + a, y, z - a],
      [x + b, y1, z - b],
      [x - b, y1, z - b],
    ],
    s.lit(c, [0, 0, -1]),
  )
  box(s, [x - a, y1 - 0.12, z - a], [x + a, y1, z + a], tone(c, 0.1))
}

/** A square post. */
export function post(s: Scene, x: number, z: number, y0: number, y1: number, w: number, colour: string): void {
  box(s, [x - w / 2, y0, z - w / 2], [x + w / 2, y1, z + w / 2], colour)
}

/** A balustrade between two points. */
export function railing(s: Scene, a: V, b: V, h: number, colour: string, o: { gap?: number; bar?: number; level?: boolean } = {}): void {
  const len = Math.hypot(b[0] - a[0], b[2] - a[2])
  const n: V = Math.abs(b[2] - a[2]) > Math.abs(b[0] - a[0]) ? [s.cam.eye[0] > a[0] ? 1 : -1, 0, 0] : [0, 0, -1]
  const c = s.lit(colour, n)
  const count = Math.max(2, Math.round(len / (o.gap ?? 0.13)))
  const list: P[][] = []
  const dx = (b[0] - a[0]) / len
  const dz = (b[2] - a[2]) / len
  const w = o.bar ?? 0.035
  const at = (t: number, y: number): V => [a[0] + dx * t, a[1] + (b[1] - a[1]) * (t / len) + y, a[2] + dz * t]
  if (o.level) for (let i = 1; i < 6; i++) list.push(s.cam.poly([at(0, (h * i) / 6), at(len, (h * i) / 6), at(len, (h * i) / 6 + 0.025), at(0, (h * i) / 6 + 0.025)]))
  else
    for (let i = 0; i <= count; i++) {
      const t = (len * i) / count
      list.push(s.cam.poly([at(t - w / 2, 0.1), at(t + w / 2, 0.1), at(t + w / 2, h), at(t - w / 2, h)]))
    }
  s.many(list, c)
  strip(s, add(a, [0, h - 0.03, 0]), add(b, [0, h - 0.03, 0]), 0.09, tone(colour, 0.12), n)
  if (!o.level) strip(s, add(a, [0, 0.08, 0]), add(b, [0, 0.08, 0]), 0.06, colour, n)
}

/** A masonry chimney with a cap. */
export function chimney(s: Scene, x0: number, x1: number, z0: number, z1: number, y0: number, y1: number, colour: string, mat: Material = brick()): void {
  box(s, [x0, y0, z0], [x1, y1, z1], colour, { mat })
  box(s, [x0 - 0.08, y1, z0 - 0.08], [x1 + 0.08, y1 + 0.16, z1 + 0.08], tone(colour, 0.2))
  box(s, [(x0 + x1) / 2 - 0.14, y1 + 0.16, (z0 + z1) / 2 - 0.14], [(x0 + x1) / 2 + 0.14, y1 + 0.5, (z0 + z1) / 2 + 0.14], '#a5603f')
}

/** A garage door with panels and an optional row of lights. */
export function garage(s: Scene, x0: number, y0: number, z: number, w: number, h: number, colour: string, o: { lights?: boolean; trim?: string; wood?: boolean } = {}): void {
  const f = front(x0, y0, z)
  const c = s.lit(colour, f.n)
  s.rect(f, -0.12, 0, w + 0.12, h + 0.12, s.lit(o.trim ?? '#efe6d2', f.n))
  s.rect(f, 0, 0, w, h, c)
  if (o.wood)
    s.clipFace(
      f,
      [
        [0, 0],
        [w, 0],
        [w, h],
        [0, h],
      ],
      () => planks(0.14, 0.2)(s, f, [0, 0, w, h], c),
    )
  for (let j = 0; j < 4; j++) {
    s.rect(f, 0, (h * j) / 4, w, (h * j) / 4 + 0.025, tone(c, -0.4), 0, 'fill-opacity=".6"')
    if (!o.wood)
      for (let i = 0; i < 4; i++) {
        const u = (w * (i + 0.1)) / 4
        const v = (h * (j + 0.2)) / 4
        if (j === 3 && o.lights) {
          s.rect(f, u, v, u + w * 0.2, v + h * 0.15, s.light.lit ? '#f6bd6b' : '#4c6265')
          s.rect(f, u, v + h * 0.07, u + w * 0.2, v + h * 0.15, '#ffffff', 0, 'fill-opacity=".16"')
        } else {
          s.rect(f, u, v, u + w * 0.2, v + h * 0.15, tone(c, -0.2), 0, 'fill-opacity=".6"')
          s.rect(f, u + 0.02, v + 0.015, u + w * 0.2, v + h * 0.15, tone(c, 0.06))
        }
      }
  }
  s.rect(f, 0, h - 0.22, w, h, s.light.shadow, 0, 'fill-opacity=".35"')
}

/** A picket fence along the street. */
export function pickets(s: Scene, x0: number, x1: number, z: number, h: number, colour: string): void {
  const f = front(0, 0, z)
  s.dark(
    [
      [
        [x0, 0.01, z],
        [x1, 0.01, z],
        [x1 + 0.5, 0.01, z + 0.6],
        [x0 + 0.5, 0.01, z + 0.6],
      ],
    ],
    2,
    0.35,
  )
  const c = s.lit(colour, f.n)
  const list: P[][] = []
  for (let x = x0; x < x1; x += 0.17) list.push(s.cam.poly([f.at(x, 0.06), f.at(x + 0.095, 0.06), f.at(x + 0.095, h - 0.08), f.at(x + 0.047, h), f.at(x, h - 0.08)]))
  for (const y of [0.22, h - 0.3]) s.rect(f, x0, y, x1, y + 0.09, tone(c, -0.22))
  s.many(list, c)
}

/** A knee brace under a gable overhang, in profile towards the viewer. */
export function bracket(s: Scene, x: number, y: number, z0: number, z1: number, colour: string): void {
  const c = s.lit(colour, [0, 0, -1])
  const w = 0.09
  s.poly(
    [
      [x - w, y - 0.12, z0],
      [x + w, y - 0.12, z0],
      [x + w, y + 0.1, z0],
      [x - w, y + 0.1, z0],
    ],
    c,
  )
  s.poly(
    [
      [x - w, y - 0.55, z1],
      [x + w, y - 0.55, z1],
      [x + w, y - 0.1, z0],
      [x - w, y - 0.1, z0],
    ],
    tone(c, -0.25),
  )
}

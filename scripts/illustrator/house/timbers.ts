import type { Scene } from '../core/scene.js'
import type { Face } from '../core/space.js'

/** Colour of the timber frame. */
export const WOOD = '#4a382d'
/** Colour of the plaster between the timbers. */
export const STUCCO = '#e8dabb'

/** Half-timbering: posts, rails and a few curved braces over plaster. */
export function timbers(s: Scene, f: Face, list: [number, number, number, number, number?][]): void {
  const c = s.lit(WOOD, f.n)
  for (const [a, b, u, v, w = 0.15] of list) {
    const l = Math.hypot(u - a, v - b)
    const dx = (-(v - b) / l) * (w / 2)
    const dy = ((u - a) / l) * (w / 2)
    s.poly([f.at(a + dx, b + dy, 0.02), f.at(u + dx, v + dy, 0.02), f.at(u - dx, v - dy, 0.02), f.at(a - dx, b - dy, 0.02)], c)
  }
}

import { tone } from '../core/colour.js'
import type { P } from '../core/space.js'
import { courses, type Material, toned } from './materials.js'

/** Large fibre-cement or concrete panels. */
export const panels =
  (w = 1.4, h = 0.9): Material =>
  (s, f, [u0, v0, u1, v1], base) => {
    courses(s, f, [u0, v0, u1, v1], base, { row: h, min: w, max: w + 0.001, gap: 0, spread: 0.06 })
    const joints: P[][] = []
    for (let v = v0; v < v1; v += h) joints.push(s.cam.poly(f.rect(u0, v, u1, v + 0.02)))
    for (let u = u0; u < u1; u += w) joints.push(s.cam.poly(f.rect(u, v0, u + 0.02, v1)))
    s.many(joints, tone(base, -0.5), 'fill-opacity=".5"')
  }

/** Square or oblong tiles with fine grout. */
export const tiles =
  (w = 0.3, h = 0.3, spread = 0.1, grout = 0.3): Material =>
  (s, f, b, base) => {
    s.rect(f, b[0], b[1], b[2], b[3], tone(base, grout))
    courses(s, f, b, base, { row: h, min: w, max: w + 0.0001, gap: 0.012, spread, offset: w > h })
  }

/** Long floorboards running away from the viewer (along v). */
export const boards =
  (w = 0.16, spread = 0.16): Material =>
  (s, f, [u0, v0, u1, v1], base) => {
    const r = s.rng.fork(`boards${base}`)
    const t = toned(s, base, r, spread)
    const gaps: P[][] = []
    for (let u = u0; u < u1; u += w) {
      let v = v0 - r.range(0, 2)
      while (v < v1) {
        const l = r.range(1.2, 2.6)
        t.put(s.cam.poly(f.rect(u, Math.max(v0, v), u + w, Math.min(v1, v + l))))
        gaps.push(s.cam.poly(f.rect(u, Math.min(v1, v + l) - 0.012, u + w, Math.min(v1, v + l))))
        v += l
      }
      gaps.push(s.cam.poly(f.rect(u, v0, u + 0.009, v1)))
    }
    t.flush()
    s.many(gaps, tone(base, -0.6), 'fill-opacity=".38"')
  }

/** Herringbone parquet. */
export const herringbone =
  (l = 0.5, w = 0.12): Material =>
  (s, f, [u0, v0, u1, v1], base) => {
    const r = s.rng.fork(`herring${base}`)
    const a = toned(s, tone(base, 0.06), r, 0.14)
    const b = toned(s, tone(base, -0.07), r, 0.14)
    const k = Math.SQRT1_2
    const gap = 0.005
    for (let _i = 0, u = u0 - l; u < u1 + l; u += l * 2 * k, _i++)
      for (let v = v0 - l; v < v1 + l; v += w / k) {
        const p = (du: number, dv: number) => f.at(u + du, v + dv)
        a.put(s.cam.poly([p(gap, 0), p(l * k, l * k - gap), p(l * k, l * k + w / k - gap * 2), p(gap, w / k - gap * 2)]))
        b.put(s.cam.poly([p(l * k + gap, l * k), p(2 * l * k, gap), p(2 * l * k, w / k - gap), p(l * k + gap, l * k + w / k - gap * 2)]))
      }
    a.flush()
    b.flush()
  }

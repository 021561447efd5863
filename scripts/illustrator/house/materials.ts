import { tone, vary } from '../core/colour.js'
import type { Rng } from '../core/rng.js'
import type { Scene } from '../core/scene.js'
import type { Face, P } from '../core/space.js'

/** Bounds on a face: u0, v0, u1, v1 in metres. */
export type Box = [number, number, number, number]
/** Paints a texture over a lit base colour within bounds. */
export type Material = (s: Scene, f: Face, b: Box, base: string) => void

/** Scatters quads over a few tones of one colour, so that a whole wall is only a handful of paths. */
export function toned(s: Scene, base: string, r: Rng, spread: number, n = 5): { put(p: P[]): void; flush(): void } {
  const piles: P[][][] = Array.from({ length: n }, () => [])
  const cols = piles.map((_, i) => vary(tone(base, ((i - (n - 1) / 2) / n) * spread), r, spread * 0.12))
  return {
    put: (p) => piles[r.int(0, n - 1)]!.push(p),
    flush: () => {
      piles.forEach((p, i) => {
        s.many(p, cols[i]!)
      })
    },
  }
}

/** Rows of quads of random width: the common pattern of shingles, bricks, stones and planks. */
export function courses(
  s: Scene,
  f: Face,
  [u0, v0, u1, v1]: Box,
  base: string,
  o: { row: number; min: number; max: number; gap: number; spread: number; offset?: boolean; butt?: boolean; d?: number },
): void {
  const r = s.rng.fork(`courses${base}${u0}${v0}`)
  const t = toned(s, base, r, o.spread)
  let k = 0
  for (let v = v0; v < v1; v += o.row, k++) {
    let u = u0 - (o.offset ? (k % 2) * o.min * 0.5 : r.range(0, o.max))
    while (u < u1) {
      const w = r.range(o.min, o.max)
      const dip = o.butt ? r.range(0, o.row * 0.16) : 0
      t.put(s.cam.poly(f.rect(u + o.gap / 2, v + o.gap / 2 - dip, u + w - o.gap / 2, v + o.row - o.gap / 2, o.d ?? 0)))
      u += w
    }
  }
  t.flush()
}

/** Thin level lines, one per course, as shadow lines under boards. */
function lines(s: Scene, f: Face, [u0, v0, u1, v1]: Box, step: number, thick: number, fill: string, k: number): void {
  const list: P[][] = []
  for (let v = v0; v < v1; v += step) list.push(s.cam.poly(f.rect(u0, v, u1, Math.min(v1, v + thick))))
  s.many(list, fill, `fill-opacity="${k}"`)
}

/** Lap siding: long boards with a shadow line under each. */
export const siding =
  (exposure = 0.16): Material =>
  (s, f, b, base) => {
    courses(s, f, b, base, { row: exposure, min: 2.2, max: 4.8, gap: 0, spread: 0.07 })
    lines(s, f, b, exposure, exposure * 0.17, tone(base, -0.5), 0.55)
    lines(s, f, [b[0], b[1] + exposure * 0.17, b[2], b[3]], exposure, exposure * 0.1, tone(base, 0.4), 0.35)
  }

/** Cedar shingles with uneven butts. */
export const shingle =
  (row = 0.18, spread = 0.16): Material =>
  (s, f, b, base) => {
    s.rect(f, b[0], b[1], b[2], b[3], tone(base, -0.28))
    courses(s, f, b, base, { row, min: 0.1, max: 0.24, gap: 0.016, spread, butt: true })
    lines(s, f, b, row, row * 0.13, tone(base, -0.6), 0.4)
  }

/** Roof shingles: wide tabs, quiet joints. */
export const roofing =
  (row = 0.2, spread = 0.13): Material =>
  (s, f, b, base) => {
    courses(s, f, b, base, { row, min: 0.28, max: 0.62, gap: 0, spread })
    lines(s, f, b, row, row * 0.18, tone(base, -0.55), 0.4)
  }

/** Standing-seam metal. */
export const seams =
  (step = 0.45): Material =>
  (s, f, [u0, v0, u1, v1], base) => {
    const dark: P[][] = []
    const light: P[][] = []
    for (let u = u0; u < u1; u += step) {
      dark.push(s.cam.poly(f.rect(u, v0, u + 0.05, v1)))
      light.push(s.cam.poly(f.rect(u - 0.035, v0, u, v1)))
    }
    s.many(dark, tone(base, -0.4), 'fill-opacity=".6"')
    s.many(light, tone(base, 0.45), 'fill-opacity=".6"')
  }

/** Running-bond brick with pale joints. */
export const brick =
  (spread = 0.22): Material =>
  (s, f, b, base) => {
    s.rect(f, b[0], b[1], b[2], b[3], tone(base, 0.24))
    courses(s, f, b, base, { row: 0.085, min: 0.23, max: 0.25, gap: 0.016, spread, offset: true })
  }

/** Coursed rubble stone. */
export const stone =
  (row = 0.22): Material =>
  (s, f, b, base) => {
    s.rect(f, b[0], b[1], b[2], b[3], tone(base, -0.32))
    courses(s, f, b, base, { row, min: 0.2, max: 0.55, gap: 0.03, spread: 0.3 })
  }

/** Vertical boards with battens. */
export const battens =
  (step = 0.36, k = 0.42): Material =>
  (s, f, [u0, v0, u1, v1], base) => {
    const dark: P[][] = []
    const light: P[][] = []
    for (let u = u0 + step / 2; u < u1; u += step) {
      dark.push(s.cam.poly(f.rect(u + 0.03, v0, u + 0.065, v1)))
      light.push(s.cam.poly(f.rect(u - 0.02, v0, u + 0.03, v1)))
    }
    s.many(dark, tone(base, -0.45), `fill-opacity="${k}"`)
    s.many(light, tone(base, 0.5), `fill-opacity="${k}"`)
  }

/** Level cedar boards, each a slightly different brown. */
export const planks =
  (row = 0.14, spread = 0.24): Material =>
  (s, f, b, base) => {
    courses(s, f, b, base, { row, min: 1.4, max: 3.6, gap: 0, spread })
    lines(s, f, b, row, row * 0.1, tone(base, -0.6), 0.5)
  }

/** Upright cedar boards. */
export const uprights =
  (row = 0.13, spread = 0.2): Material =>
  (s, f, [u0, v0, u1, v1], base) => {
    const r = s.rng.fork(`uprights${base}${u0}`)
    const t = toned(s, base, r, spread)
    const gaps: P[][] = []
    for (let u = u0; u < u1; u += row) {
      t.put(s.cam.poly(f.rect(u, v0, u + row + 0.01, v1)))
      gaps.push(s.cam.poly(f.rect(u, v0, u + 0.016, v1)))
    }
    t.flush()
    s.many(gaps, tone(base, -0.6), 'fill-opacity=".5"')
  }

/** Hand-trowelled plaster: broad pale and dark touches. */
export const plaster =
  (k = 0.05): Material =>
  (s, f, [u0, v0, u1, v1], base) => {
    const r = s.rng.fork(`plaster${u0}${v0}${base}`)
    const piles: P[][][] = [[], []]
    const n = Math.min(260, Math.round((u1 - u0) * (v1 - v0) * 7))
    for (let i = 0; i < n; i++) {
      const u = r.range(u0, u1)
      const v = r.range(v0, v1)
      const w = r.range(0.1, 0.5)
      const h = r.range(0.04, 0.14)
      const q = s.cam.poly([f.at(u - w, v), f.at(u - w * 0.3, v + h), f.at(u + w * 0.6, v + h * 0.8), f.at(u + w, v), f.at(u + w * 0.4, v - h), f.at(u - w * 0.5, v - h * 0.7)])
      piles[i % 2]!.push(q)
    }
    s.many(piles[0]!, tone(base, 0.5), `fill-opacity="${k * 2}"`)
    s.many(piles[1]!, tone(base, -0.5), `fill-opacity="${k * 1.4}"`)
  }

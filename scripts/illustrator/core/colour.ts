import type { Rng } from './rng.js'

/** Red, green and blue from 0 to 1. */
export type Rgb = [number, number, number]

/** Reads `#rrggbb`. */
export function rgb(hex: string): Rgb {
  const n = parseInt(hex.slice(1), 16)
  return [((n >> 16) & 255) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255]
}

/** Writes `#rrggbb`, clamping what is out of range. */
export function hex(c: Rgb): string {
  const b = c.map((v) => Math.round(Math.min(1, Math.max(0, v)) * 255))
  return `#${((1 << 24) | (b[0]! << 16) | (b[1]! << 8) | b[2]!).toString(16).slice(1)}`
}

/** Mixes two colours; t = 0 gives the first. */
export function mix(a: string, b: string, t: number): string {
  const x = rgb(a)
  const y = rgb(b)
  return hex([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t])
}

/** Lightens with warm paper (k > 0) or darkens with a cool ink (k < 0), as a painter would. */
export function tone(c: string, k: number): string {
  return k >= 0 ? mix(c, '#fff6e4', k) : mix(c, '#1d2433', -k)
}

/** Multiplies two colours. */
export function times(a: string, m: Rgb): string {
  const x = rgb(a)
  return hex([x[0] * m[0], x[1] * m[1], x[2] * m[2]])
}

/** A small seeded change of lightness and warmth, so that no two boards are alike. */
export function vary(c: string, r: Rng, amount: number): string {
  const x = rgb(c)
  const l = (r.next() - 0.5) * 2 * amount
  const w = (r.next() - 0.5) * amount * 0.6
  return hex([x[0] + l + w, x[1] + l, x[2] + l - w])
}

/** A ramp of n colours through the given stops. */
export function ramp(stops: string[], n: number): string[] {
  return Array.from({ length: n }, (_, i) => {
    const t = (i / Math.max(1, n - 1)) * (stops.length - 1)
    const k = Math.min(stops.length - 2, Math.floor(t))
    return mix(stops[k]!, stops[k + 1]!, t - k)
  })
}

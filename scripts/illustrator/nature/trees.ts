import { hex, type Rgb, ramp, rgb } from '../core/colour.js'
import type { Rng } from '../core/rng.js'
import type { Scene } from '../core/scene.js'
import type { P, V } from '../core/space.js'

/** Leaf colours from deep shade to full sun. */
export const LEAVES = {
  fir: ['#16302d', '#24473b', '#3d6650', '#6c8f66'],
  cedar: ['#1d3630', '#2f5545', '#50775a', '#8aa676'],
  maple: ['#2c4430', '#4b6b3e', '#7b9350', '#b9bd74'],
  alder: ['#2f4a3a', '#557a55', '#86a56e', '#c2cf96'],
  autumn: ['#5a2f22', '#94492a', '#c9783a', '#e9b463'],
  cherry: ['#7d4a52', '#b87a7c', '#dcaaa3', '#f5dbcf'],
  olive: ['#3a4636', '#5e6d51', '#8b9873', '#bdc3a0'],
  hedge: ['#1f3a2c', '#33573b', '#557a4b', '#85a062'],
  lavender: ['#4c4f63', '#6f6d92', '#9a93b8', '#c7bfd6'],
  fern: ['#26422f', '#456b3e', '#73934f', '#a9b96b'],
} as const
/** Name of a leaf palette. */
export type LeafName = keyof typeof LEAVES

/** Six foliage tones as this light shows them. */
export function leafTones(s: Scene, name: LeafName, far = 0): string[] {
  const l = s.light
  const dusk = l.name === 'dusk'
  const haze: Rgb = dusk ? [0.36, 0.42, 0.5] : [0.72, 0.78, 0.76]
  return ramp([...LEAVES[name]], 6).map((c, i) => {
    const b = rgb(c)
    const sun = i / 5
    const m = [0, 1, 2].map((j) => b[j]! * (l.sky[j]! * 1.12 + l.sun[j]! * (0.15 + 0.75 * sun)))
    return hex(m.map((v, j) => v + (haze[j]! - v) * far) as Rgb)
  })
}

/** A small leaf-shaped dab. */
function dab(x: number, y: number, r: number, a: number, fat = 0.5): string {
  const c = Math.cos(a) * r
  const q = Math.sin(a) * r
  const f = (n: number) => n.toFixed(1)
  return `M${f(x - c)} ${f(y - q)}Q${f(x - q * fat * 2)} ${f(y + c * fat * 2)} ${f(x + c)} ${f(y + q)}Q${f(x + q * fat * 2)} ${f(y - c * fat * 2)} ${f(x - c)} ${f(y - q)}Z`
}

/** A mass of leaves filling an ellipse, lit from the sun's side: the brushwork of every tree and shrub. */
export function mass(
  s: Scene,
  c: P,
  rx: number,
  ry: number,
  tones: string[],
  r: Rng,
  o: { leaf?: number; n?: number; clumps?: number; fat?: number; flat?: boolean; light?: number } = {},
): void {
  const sx = s.light.dir[0] < 0 ? -1 : 1
  const leaf = o.leaf ?? Math.max(1.6, Math.min(rx, ry) * 0.09)
  const clumps = o.clumps ?? 16
  const n = o.n ?? 46
  const bin: string[] = []
  const put = (t: number, d: string) => bin.push(`<path d="${d}" fill="${tones[Math.max(0, Math.min(5, t))]}"/>`)
  const list = Array.from({ length: clumps }, (_, i) => {
    const a = (i / clumps) * Math.PI * 2 + r.range(-0.4, 0.4)
    const d = Math.sqrt(r.next()) * 0.74
    return { x: c[0] + Math.cos(a) * d * rx, y: c[1] + Math.sin(a) * d * ry, k: r.range(0.26, 0.44) }
  }).sort((a, b) => b.y - a.y || a.x - b.x)
  // Shade first: a loose dark body so that no sky shows through the middle.
  let body = ''
  for (const m of list)
    for (let j = 0; j < n * 0.5; j++) {
      const a = r.range(0, 6.283)
      const d = Math.sqrt(r.next()) * 0.98
      body += dab(m.x + Math.cos(a) * d * rx * m.k, m.y + Math.sin(a) * d * ry * m.k, leaf * r.range(0.8, 1.45), r.range(0, 3.14), 0.62)
    }
  put(0, body)
  for (const m of list) {
    const groups = ['', '', '', '', '', '']
    const pos = (-(m.y - c[1]) / ry) * 0.55 + ((m.x - c[0]) / rx) * sx * 0.45
    for (let j = 0; j < n; j++) {
      const a = r.range(0, 6.283)
      const d = Math.sqrt(r.next())
      const dx = Math.cos(a) * d
      const dy = Math.sin(a) * d
      const local = -dy * 0.62 + dx * sx * 0.5
      const t = Math.round(2.1 + (o.light ?? 0) + pos * 1.5 + local * 1.9 + r.gauss(0, 0.8))
      const lean = o.flat ? r.range(-0.35, 0.35) : r.range(0, 3.14)
      groups[Math.max(0, Math.min(5, t))] += dab(m.x + dx * rx * m.k, m.y + dy * ry * m.k, leaf * r.range(0.6, 1.3), lean, o.fat ?? 0.5)
    }
    for (const [t, d] of groups.entries()) if (d) put(t, d)
  }
  s.add(bin.join(''))
}

/** A broadleaf tree standing at a point on the ground. */
export function leafy(s: Scene, at: V, height: number, o: { leaf?: LeafName; spread?: number; far?: number; bare?: number; seed?: string; bark?: string } = {}): void {
  const r = s.rng.fork(`leafy${at.join()}${o.seed ?? ''}`)
  const [x, y] = s.cam.point(at)
  const h = height * s.cam.scale(at)
  const w = h * (o.spread ?? 0.34)
  const tones = leafTones(s, o.leaf ?? 'maple', o.far ?? 0)
  const bark = s.lit(o.bark ?? '#6b5a4c', [0, 0, -1])
  const fork = y - h * (o.bare ?? 0.3)
  const tw = h * 0.022
  const limb = (x0: number, y0: number, x1: number, y1: number, a: number, b: number) => {
    const mx = (x0 + x1) / 2 + r.range(-0.03, 0.03) * h
    const my = (y0 + y1) / 2
    s.add(`<path d="M${x0 - a} ${y0}Q${mx - a} ${my} ${x1 - b} ${y1}L${x1 + b} ${y1}Q${mx + a} ${my} ${x0 + a} ${y0}Z" fill="${bark}"/>`)
  }
  limb(x, y, x + r.range(-0.02, 0.02) * h, fork, tw * 1.25, tw * 0.8)
  for (let i = 0; i < 5; i++) limb(x, fork + h * 0.06, x + (i - 2) * w * 0.34 + r.range(-5, 5), y - h * r.range(0.58, 0.8), tw * 0.55, tw * 0.12)
  const cy = y - h * (0.5 + (o.bare ?? 0.3) * 0.5)
  const ry = (h * (1 - (o.bare ?? 0.3))) / 2
  const big = h > 260
  mass(s, [x, cy], w, ry * 1.04, tones, r, { clumps: big ? 34 : 22, n: big ? 84 : 48, leaf: Math.max(1.6, Math.min(5.2, h * 0.0105)) })
}

/** A fir or cedar: drooping tiers of boughs, drawn from the foot up. */
export function conifer(s: Scene, at: V, height: number, o: { leaf?: LeafName; spread?: number; far?: number; bare?: number; seed?: string } = {}): void {
  const r = s.rng.fork(`fir${at.join()}${o.seed ?? ''}`)
  const [x, y] = s.cam.point(at)
  const h = height * s.cam.scale(at)
  const half = h * (o.spread ?? 0.17)
  const tones = leafTones(s, o.leaf ?? 'fir', o.far ?? 0)
  const sx = s.light.dir[0] < 0 ? -1 : 1
  const tw = Math.max(1, h * 0.012)
  s.add(`<path d="M${x - tw} ${y}L${x - tw * 0.3} ${y - h * 0.96}L${x + tw * 0.3} ${y - h * 0.96}L${x + tw} ${y}Z" fill="${s.lit('#5a4a40', [0, 0, -1])}"/>`)
  const bare = o.bare ?? 0.08
  const tiers = Math.round(Math.max(9, Math.min(24, h / 17)))
  const f = (n: number) => n.toFixed(1)
  for (let i = 0; i < tiers; i++) {
    const t = i / (tiers - 1)
    const yy = y - h * (bare + (1 - bare) * t ** 0.93)
    const reach = half * (1 - t) ** 0.8 * r.range(0.75, 1.12) + h * 0.006
    const n = Math.max(3, Math.round(8 * (1 - t * 0.6)))
    const boughs = Array.from({ length: n }, (_, j) => ({ a: -1 + (2 * (j + r.range(0.1, 0.9))) / n, k: r.range(0.7, 1.1) })).sort((p, q) => Math.abs(q.a) - Math.abs(p.a))
    for (const b of boughs) {
      const len = reach * b.k * (0.35 + 0.65 * Math.abs(b.a)) * Math.sign(b.a)
      const droop = (h / tiers) * (0.5 + 0.75 * (1 - t)) * r.range(0.7, 1.3) * (1.25 - Math.abs(b.a) * 0.4)
      const thick = (h / tiers) * r.range(0.75, 1.05)
      // Upper edge sweeps out and down; the lower edge is ragged with hanging needles.
      let d = `M${f(x)} ${f(yy - thick * 0.85)}Q${f(x + len * 0.5)} ${f(yy - thick * 0.25)} ${f(x + len)} ${f(yy + droop)}`
      const teeth = 5
      for (let q = teeth - 1; q >= 0; q--) {
        const m = q / teeth
        d += `L${f(x + len * (m + 0.1))} ${f(yy + droop * m * m + thick * r.range(0.3, 0.62) + (q === 0 ? 0 : droop * 0.1))}L${f(x + len * m)} ${f(yy + droop * m * m * 0.8 + thick * 0.06)}`
      }
      const tone = Math.round(1.5 + b.a * sx * 1.5 + t * 0.8 + r.gauss(0, 0.55))
      s.add(`<path d="${d}Z" fill="${tones[Math.max(0, Math.min(5, tone))]}"/>`)
      if (r.chance(0.5))
        s.add(
          `<path d="M${f(x + len * 0.25)} ${f(yy - thick * 0.35)}Q${f(x + len * 0.6)} ${f(yy - thick * 0.05)} ${f(x + len * 0.97)} ${f(yy + droop * 0.92)}Q${f(x + len * 0.6)} ${f(yy + thick * 0.2)} ${f(x + len * 0.25)} ${f(yy - thick * 0.35)}Z" fill="${tones[Math.max(0, Math.min(5, tone + 1))]}" fill-opacity=".7"/>`,
        )
    }
  }
}

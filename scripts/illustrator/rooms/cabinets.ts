import { tone } from '../core/colour.js'
import type { Scene } from '../core/scene.js'
import { type Face, front, left, right, type V } from '../core/space.js'
import { box } from '../house/shell.js'
import type { Turn } from './hard.js'
import { place, type Stage } from './stage.js'

/** The side of a turned cabinet that opens into the room, with u to the viewer's right. */
export function faceOf(ab: [V, V], turn: Turn): [Face, number] {
  const [a, b] = ab
  if (turn === 1) return [right(b[0], a[1], a[2]), b[2] - a[2]]
  if (turn === 3) return [left(a[0], a[1], a[2]), b[2] - a[2]]
  return [front(a[0], a[1], a[2]), b[0] - a[0]]
}

/** A row of cupboard doors or drawers on a cabinet face. */
export function doors(
  s: Scene,
  f: Face,
  w: number,
  h: number,
  n: number,
  colour: string,
  o: { style?: 'shaker' | 'slab' | 'drawers' | 'slat'; knob?: string; from?: number } = {},
): void {
  if (!f.faces(s.cam)) return
  const c = s.lit(colour, f.n)
  const g = 0.012
  const v0 = o.from ?? 0.09
  for (let i = 0; i < n; i++) {
    const rows = o.style === 'drawers' ? 3 : 1
    for (let j = 0; j < rows; j++) {
      const u0 = (w * i) / n + g
      const u1 = (w * (i + 1)) / n - g
      const a = v0 + ((h - v0) * j) / rows + g
      const b = v0 + ((h - v0) * (j + 1)) / rows - g
      s.rect(f, u0 - g, a - g, u1 + g, b + g, tone(c, -0.42))
      s.rect(f, u0, a, u1, b, tone(c, 0.03))
      if (o.style === 'slat') for (let u = u0; u < u1; u += 0.045) s.rect(f, u, a, u + 0.014, b, tone(c, -0.35))
      if (o.style !== 'slab' && o.style !== 'slat' && b - a > 0.22) {
        s.rect(f, u0 + 0.055, a + 0.055, u1 - 0.055, b - 0.055, tone(c, -0.22))
        s.rect(f, u0 + 0.065, a + 0.055, u1 - 0.055, b - 0.07, tone(c, -0.04))
      }
      const k = s.lit(o.knob ?? '#b98f4b', f.n)
      if (o.style === 'drawers' || o.style === 'slab') s.rect(f, (u0 + u1) / 2 - 0.07, b - 0.07, (u0 + u1) / 2 + 0.07, b - 0.05, k, 0.02)
      else {
        const ku = i % 2 ? u0 + 0.03 : u1 - 0.045
        s.rect(f, ku, (a + b) / 2 + (v0 ? 0.12 : -0.25), ku + 0.016, (a + b) / 2 + (v0 ? 0.24 : -0.13), k, 0.02)
      }
    }
  }
}

/** A sideboard, dresser or nightstand on legs. */
export function cabinet(
  st: Stage,
  x: number,
  z: number,
  w: number,
  d: number,
  h: number,
  turn: Turn,
  colour: string,
  o: { n?: number; style?: 'shaker' | 'slab' | 'drawers' | 'slat'; leg?: number; knob?: string } = {},
): void {
  const P0 = place(x, z, turn)
  const leg = o.leg ?? 0.16
  st.contact(P0(-w / 2, 0, 0, w / 2, h, d), 0.5, 6)
  if (leg) for (const l of [-w / 2 + 0.05, w / 2 - 0.1]) for (const q of [0.04, d - 0.1]) st.box(P0(l, 0, q, l + 0.05, leg, q + 0.05), tone(colour, -0.25))
  const ab = P0(-w / 2, leg, 0, w / 2, h, d)
  st.item(ab[0], ab[1], () => {
    box(st.s, ab[0], ab[1], colour, { top: tone(colour, 0.08) })
    const [f, fw] = faceOf(ab, turn)
    doors(st.s, f, fw, h - leg - 0.03, o.n ?? 2, colour, { style: o.style, knob: o.knob, from: 0.03 })
  })
}

/** Rows of books, jars and bowls on open shelves within a case. */
export function bookcase(
  st: Stage,
  x: number,
  z: number,
  w: number,
  h: number,
  turn: Turn,
  colour: string,
  o: { shelves?: number; d?: number; seed?: string; y0?: number } = {},
): void {
  const s = st.s
  const d = o.d ?? 0.32
  const y0 = o.y0 ?? 0
  const P0 = place(x, z, turn)
  const ab = P0(-w / 2, y0, 0, w / 2, y0 + h, d)
  if (!y0) st.contact(ab, 0.5, 6)
  st.item(ab[0], ab[1], () => {
    box(s, ab[0], ab[1], colour)
    const [f, fw] = faceOf(ab, turn)
    const n = o.shelves ?? 5
    const r = s.rng.fork(`books${x}${z}${o.seed ?? ''}`)
    const back = tone(s.lit(colour, f.n), -0.38)
    const spines = ['#8f4f3a', '#3f5a4d', '#c9a765', '#e7dcc3', '#54646c', '#b77f62', '#2f3f44', '#a8a184', '#d9c39a', '#6f7f6a']
    for (let i = 0; i < n; i++) {
      const v0 = 0.05 + ((h - 0.08) * i) / n
      const v1 = 0.05 + ((h - 0.08) * (i + 1)) / n - 0.035
      s.rect(f, 0.04, v0, fw - 0.04, v1, back)
      s.rect(f, 0.04, v1 - 0.06, fw - 0.04, v1, s.light.shadow, 0, 'fill-opacity=".35"')
      let u = 0.06
      while (u < fw - 0.14) {
        if (r.chance(0.16)) {
          u += r.range(0.08, 0.22)
          continue
        }
        if (r.chance(0.1) && u < fw - 0.32) {
          const c = s.lit(r.pick(['#e9dfca', '#b58a45', '#a9694b', '#6d8579']), f.n)
          const hh = (v1 - v0) * r.range(0.4, 0.75)
          s.poly([f.at(u + 0.03, v0), f.at(u + 0.15, v0), f.at(u + 0.18, v0 + hh * 0.5), f.at(u + 0.11, v0 + hh), f.at(u + 0.07, v0 + hh), f.at(u, v0 + hh * 0.5)], c)
          u += 0.24
          continue
        }
        const bw = r.range(0.025, 0.06)
        const bh = (v1 - v0) * r.range(0.62, 0.93)
        const c = s.lit(r.pick(spines), f.n)
        s.rect(f, u, v0, u + bw, v0 + bh, c)
        if (r.chance(0.4)) s.rect(f, u, v0 + bh * 0.7, u + bw, v0 + bh * 0.76, tone(c, 0.5))
        s.rect(f, u + bw - 0.006, v0, u + bw, v0 + bh, tone(c, -0.4))
        u += bw + 0.003
      }
    }
  })
}

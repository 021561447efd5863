import { tone } from '../core/colour.js'
import type { Scene } from '../core/scene.js'
import { type Face, floor, type P, type V } from '../core/space.js'
import { place, type Stage } from './stage.js'

type Turn = 0 | 1 | 2 | 3

/** A sofa or armchair (when narrow), with cushions and throw pillows. */
export function sofa(
  st: Stage,
  x: number,
  z: number,
  w: number,
  turn: Turn,
  colour: string,
  o: { legs?: string; pillows?: string[]; arms?: number; seat?: number; back?: number; depth?: number } = {},
): void {
  const P0 = place(x, z, turn)
  const d = o.depth ?? 0.92
  const aw = o.arms ?? 0.17
  const sh = o.seat ?? 0.43
  const bh = o.back ?? 0.8
  const h = w / 2
  st.contact(P0(-h, 0, 0, h, 1, d), 0.55, 7, 0.16)
  for (const lx of [-h + 0.1, h - 0.16]) for (const ld of [0.08, d - 0.14]) st.box(P0(lx, 0, ld, lx + 0.06, 0.13, ld + 0.06), o.legs ?? '#5d4331')
  st.box(P0(-h, 0.13, 0.05, h, 0.3, d), tone(colour, -0.06), { round: 0.05 })
  st.box(P0(-h + aw * 0.6, 0.3, 0, h - aw * 0.6, bh, 0.2), colour, { round: 0.08 })
  for (const sx of [-1, 1]) st.box(P0(sx < 0 ? -h : h - aw, 0.13, 0.04, sx < 0 ? -h + aw : h, 0.62, d), colour, { round: 0.07 })
  const n = w > 2.3 ? 3 : w > 1.3 ? 2 : 1
  const cw = (w - aw * 2) / n
  for (let i = 0; i < n; i++) {
    const l = -h + aw + i * cw + 0.012
    st.box(P0(l, 0.3, 0.2, l + cw - 0.024, sh + 0.03, d + 0.02), tone(colour, 0.05), { round: 0.06 })
    st.box(P0(l, sh + 0.03, 0.19, l + cw - 0.024, bh + 0.06, 0.38), tone(colour, 0.03), { round: 0.08 })
  }
  ;(o.pillows ?? []).forEach((c, i) => {
    const l = i % 2 ? h - aw - 0.5 - Math.floor(i / 2) * 0.3 : -h + aw + 0.04 + Math.floor(i / 2) * 0.3
    st.box(P0(l, sh + 0.04, 0.39 + 0.09 * Math.floor(i / 2), l + 0.46, sh + 0.44, 0.5 + 0.09 * Math.floor(i / 2)), c, { round: 0.1 })
  })
}

/** A wooden lounge chair with cushions and open arms. */
export function lounge(st: Stage, x: number, z: number, turn: Turn, wood: string, cloth: string): void {
  const P0 = place(x, z, turn)
  st.contact(P0(-0.36, 0, 0, 0.36, 0.8, 0.8), 0.45, 6)
  for (const l of [-0.36, 0.31]) {
    st.box(P0(l, 0, 0.7, l + 0.05, 0.56, 0.76), wood)
    st.box(P0(l, 0, 0.05, l + 0.05, 0.56, 0.11), wood)
    st.box(P0(l - 0.02, 0.56, 0.02, l + 0.07, 0.6, 0.8), tone(wood, 0.1))
    st.box(P0(l, 0.27, 0.11, l + 0.05, 0.32, 0.7), wood)
  }
  st.box(P0(-0.3, 0.3, 0.16, 0.3, 0.46, 0.78), cloth, { round: 0.06 })
  st.box(P0(-0.3, 0.47, 0.04, 0.3, 0.92, 0.18), tone(cloth, 0.04), { round: 0.07 })
}

/** A bed with headboard, pillows, a folded duvet and a throw. */
export function bed(
  st: Stage,
  x: number,
  z: number,
  w: number,
  turn: Turn,
  o: { head: string; frame?: string; linen?: string; cover: string; throw?: string; pillows?: string[]; headH?: number; legs?: boolean },
): void {
  const P0 = place(x, z, turn)
  const h = w / 2
  const L = 2.08
  const linen = o.linen ?? '#f3ecdd'
  st.contact(P0(-h, 0, 0, h, 0.5, L), 0.6, 8, 0.2)
  st.box(P0(-h - 0.06, 0, -0.02, h + 0.06, o.headH ?? 1.15, 0.07), o.head, { round: 0.05 })
  st.box(P0(-h, 0.1, 0.07, h, 0.3, L), o.frame ?? o.head, { round: 0.03 })
  st.box(P0(-h + 0.02, 0.3, 0.07, h - 0.02, 0.5, 0.75), linen, { round: 0.06 })
  st.box(P0(-h - 0.03, 0.24, 0.75, h + 0.03, 0.57, L + 0.03), o.cover, { round: 0.07 })
  st.box(P0(-h - 0.035, 0.5, 0.66, h + 0.035, 0.6, 0.98), tone(linen, 0.1), { round: 0.05 })
  // Quilting: shallow seams across the cover.
  const top = P0(-h - 0.03, 0.572, 0.98, h + 0.03, 0.574, L)
  st.item(top[0], top[1], () => {
    for (let i = 1; i < 6; i++) {
      const x0 = top[0][0] + ((top[1][0] - top[0][0]) * i) / 6
      st.s.poly(
        [
          [x0 - 0.008, 0.573, top[0][2]],
          [x0 + 0.008, 0.573, top[0][2]],
          [x0 + 0.008, 0.573, top[1][2]],
          [x0 - 0.008, 0.573, top[1][2]],
        ],
        tone(st.s.lit(o.cover, [0, 1, 0]), -0.25),
        'fill-opacity=".5"',
      )
    }
  })
  if (o.throw) st.box(P0(-h - 0.05, 0.26, 1.38, h + 0.05, 0.6, 1.86), o.throw, { round: 0.05 })
  const pc = o.pillows ?? [linen, linen]
  pc.forEach((c, i) => {
    const pair = Math.floor(i / 2)
    const last = i === pc.length - 1 && pc.length % 2 === 1
    const pw = last ? 0.5 : h * 0.88 - pair * 0.08
    const l = last ? -0.25 : i % 2 ? 0.03 : -0.03 - pw
    st.box(P0(l, 0.5, 0.1 + pair * 0.15 + (last ? 0.06 : 0), l + pw, 0.98 - pair * 0.09 - (last ? 0.08 : 0), 0.24 + pair * 0.15 + (last ? 0.06 : 0)), c, { round: 0.11 })
  })
}

/** Patterns for rugs. */
export type RugKind = 'border' | 'stripe' | 'diamond' | 'plain' | 'check' | 'round'

/** A rug on the floor, painted at once (before furniture). */
export function rug(s: Scene, x0: number, z0: number, x1: number, z1: number, kind: RugKind, pal: [string, string, string]): void {
  const f = floor(x0, 0.008, z0)
  const w = x1 - x0
  const d = z1 - z0
  const c = pal.map((p) => s.lit(p, [0, 1, 0])) as [string, string, string]
  if (kind === 'round') {
    const ring = (k: number): V[] =>
      Array.from({ length: 44 }, (_, i): V => [x0 + w / 2 + (Math.cos(i * 0.1428) * w * k) / 2, 0.01, z0 + d / 2 + (Math.sin(i * 0.1428) * d * k) / 2])
    s.dark([ring(1.02)], 3, 0.35)
    for (const [i, k] of [1, 0.92, 0.74, 0.7, 0.44, 0.4].entries()) s.poly(ring(k), i % 2 ? c[0] : i === 2 ? c[2] : c[1])
    return
  }
  s.dark([f.rect(-0.03, -0.04, w + 0.05, d + 0.02)], 3, 0.35)
  s.rect(f, 0, 0, w, d, c[0])
  const fringe: P[][] = []
  for (let u = 0.01; u < w; u += 0.05)
    for (const [a, b] of [
      [-0.07, 0],
      [d, d + 0.07],
    ] as const)
      fringe.push(s.cam.poly(f.rect(u, a, u + 0.02, b)))
  s.many(fringe, tone(c[0], 0.2))
  s.clipFace(
    f,
    [
      [0, 0],
      [w, 0],
      [w, d],
      [0, d],
    ],
    () => {
      if (kind === 'border') {
        s.rect(f, 0.12, 0.12, w - 0.12, d - 0.12, c[1])
        s.rect(f, 0.2, 0.2, w - 0.2, d - 0.2, c[0])
        s.rect(f, 0.32, 0.32, w - 0.32, d - 0.32, c[2])
        for (let u = 0.55; u < w - 0.4; u += 0.42)
          for (let v = 0.55; v < d - 0.4; v += 0.42)
            s.poly([f.at(u, v - 0.12), f.at(u + 0.12, v), f.at(u, v + 0.12), f.at(u - 0.12, v)], Math.round((u + v) / 0.42) % 2 ? c[1] : c[0])
      }
      if (kind === 'stripe') for (let v = 0.1, i = 0; v < d; v += 0.24, i++) s.rect(f, 0, v, w, v + (i % 3 === 0 ? 0.12 : 0.05), i % 3 === 0 ? c[1] : c[2])
      if (kind === 'diamond')
        for (let u = -1; u < w + 1; u += 0.62)
          for (let v = -1; v < d + 1; v += 0.8) {
            s.many(
              [
                s.cam.poly([f.at(u, v - 0.4), f.at(u + 0.31, v), f.at(u + 0.27, v), f.at(u, v - 0.35)]),
                s.cam.poly([f.at(u + 0.31, v), f.at(u, v + 0.4), f.at(u, v + 0.35), f.at(u + 0.27, v)]),
                s.cam.poly([f.at(u, v + 0.4), f.at(u - 0.31, v), f.at(u - 0.27, v), f.at(u, v + 0.35)]),
                s.cam.poly([f.at(u - 0.31, v), f.at(u, v - 0.4), f.at(u, v - 0.35), f.at(u - 0.27, v)]),
              ],
              c[1],
            )
            s.poly([f.at(u, v - 0.07), f.at(u + 0.06, v), f.at(u, v + 0.07), f.at(u - 0.06, v)], c[2])
          }
      if (kind === 'check')
        for (let u = 0, i = 0; u < w; u += 0.3, i++) for (let v = 0, j = 0; v < d; v += 0.3, j++) if ((i + j) % 2) s.rect(f, u, v, u + 0.3, v + 0.3, c[1], 0, 'fill-opacity=".8"')
      if (kind === 'plain') for (let v = 0.05; v < d; v += 0.09) s.rect(f, 0, v, w, v + 0.03, c[1], 0, 'fill-opacity=".35"')
      const r = s.rng.fork(`rug${x0}`)
      for (let i = 0; i < 30; i++) {
        const u = r.range(0, w)
        const v = r.range(0, d)
        s.rect(f, u, v, u + r.range(0.2, 0.7), v + 0.02, tone(c[0], r.chance(0.5) ? 0.4 : -0.4), 0, 'fill-opacity=".18"')
      }
    },
  )
}

/** A hanging curtain: folds from a rail down to v0. */
export function curtain(s: Scene, f: Face, u0: number, u1: number, v0: number, v1: number, colour: string): void {
  const n = Math.max(4, Math.round((u1 - u0) / 0.09))
  const base = s.lit(colour, f.n)
  const r = s.rng.fork(`curtain${u0}`)
  s.rect(f, u0 - 0.01, v0, u1 + 0.05, v1, s.light.shadow, 0, `fill-opacity=".3" ${s.blur(3)}`)
  for (let i = 0; i < n; i++) {
    const a = u0 + ((u1 - u0) * i) / n
    const b = u0 + ((u1 - u0) * (i + 1)) / n
    const m = a + (b - a) * r.range(0.4, 0.6)
    s.poly([f.at(a, v0, 0.05), f.at(m, v0 + 0.01, 0.1), f.at(m, v1, 0.08), f.at(a, v1, 0.05)], tone(base, 0.12))
    s.poly([f.at(m, v0 + 0.01, 0.1), f.at(b, v0, 0.05), f.at(b, v1, 0.05), f.at(m, v1, 0.08)], tone(base, -0.12))
  }
}

/** The brass rail above curtains. */
export function rail(s: Scene, f: Face, u0: number, u1: number, v: number, colour = '#b58a45'): void {
  s.rect(f, u0, v, u1, v + 0.035, s.lit(colour, f.n), 0.08)
  s.rect(f, u0, v - 0.02, u1, v, s.light.shadow, 0, 'fill-opacity=".25"')
}

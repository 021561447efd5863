import { mix, ramp, tone, vary } from '../core/colour.js'
import type { Scene } from '../core/scene.js'
import { floor, type P, type V } from '../core/space.js'
import { type LeafName, leafTones, mass } from './trees.js'

/** A lawn or meadow from the horizon to the bottom edge, with blades that grow as they come nearer. */
export function lawn(s: Scene, o: { far?: string; near?: string; y?: number; blades?: number; tall?: number; mown?: boolean } = {}): void {
  const r = s.rng.fork('lawn')
  const y0 = o.y ?? s.cam.horizon + 8
  const far = s.lit(o.far ?? '#8fa66a', [0, 1, 0])
  const near = s.lit(o.near ?? '#5c7d48', [0, 1, 0])
  s.add(
    `<rect x="0" y="${y0}" width="${s.w}" height="${s.h - y0}" fill="${s.grad(
      [0, y0],
      [0, s.h],
      [
        [0, far],
        [0.35, mix(far, near, 0.5)],
        [1, near],
      ],
    )}"/>`,
  )
  // Broad washes first, then blades.
  for (let i = 0; i < 36; i++) {
    const t = r.next() ** 0.8
    const y = y0 + 8 + t * (s.h - y0)
    s.add(
      `<ellipse cx="${r.range(0, s.w).toFixed(0)}" cy="${y.toFixed(0)}" rx="${(40 + 190 * t).toFixed(0)}" ry="${(3 + 12 * t).toFixed(0)}" fill="${r.chance(0.5) ? tone(near, 0.35) : tone(near, -0.4)}" fill-opacity=".13"/>`,
    )
  }
  const cols = ramp([tone(near, -0.3), mix(far, near, 0.4), tone(far, 0.28)], 4)
  const piles = ['', '', '', '']
  const n = o.blades ?? 1700
  for (let i = 0; i < n; i++) {
    const t = r.next() ** 0.75
    const y = y0 + 4 + t * (s.h - y0)
    const x = r.range(-5, s.w + 5)
    const h = (1.2 + 11 * t * t) * (o.tall ?? 1) * r.range(0.6, 1.3)
    const w = 0.4 + 1.1 * t
    const lean = r.range(-0.5, 0.5) * h
    piles[r.int(0, 3)] += `M${(x - w).toFixed(1)} ${y.toFixed(1)}L${(x + lean).toFixed(1)} ${(y - h).toFixed(1)}L${(x + w).toFixed(1)} ${y.toFixed(1)}Z`
  }
  for (const [i, d] of piles.entries()) s.add(`<path d="${d}" fill="${cols[i]}" fill-opacity=".38"/>`)
}

/** A rounded shrub standing on the ground. */
export function shrub(s: Scene, at: V, w: number, h: number, leaf: LeafName = 'hedge', o: { flowers?: string; seed?: string; far?: number; n?: number } = {}): void {
  const r = s.rng.fork(`shrub${at.join()}${o.seed ?? ''}`)
  const k = s.cam.scale(at)
  const [x, y] = s.cam.point(at)
  s.add(
    `<ellipse cx="${(x + w * k * 0.14 * (s.light.dir[0] < 0 ? 1 : -1)).toFixed(1)}" cy="${(y - h * k * 0.02).toFixed(1)}" rx="${(w * k * 0.56).toFixed(1)}" ry="${(Math.max(3, w * k * 0.1)).toFixed(1)}" fill="${s.light.shadow}" fill-opacity=".45" style="mix-blend-mode:multiply" ${s.blur(3)}/>`,
  )
  const px = Math.max(w, h) * k
  mass(s, [x, y - h * k * 0.47], (w * k) / 2, h * k * 0.53, leafTones(s, leaf, o.far), r, {
    clumps: px > 120 ? 16 : 10,
    n: o.n ?? (px > 120 ? 50 : 34),
    leaf: Math.max(1.5, Math.min(5.5, px * 0.032)),
  })
  if (o.flowers) {
    const c = s.lit(o.flowers, [0, 0.8, -0.4])
    let d = ''
    let e = ''
    for (let i = 0; i < 46; i++) {
      const a = r.range(0, 6.28)
      const q = Math.sqrt(r.next()) * 0.86
      const fx = x + (Math.cos(a) * q * w * k) / 2
      const fy = y - h * k * 0.52 + Math.sin(a) * q * h * k * 0.46
      const rr = Math.max(1.1, px * 0.018 * r.range(0.7, 1.4))
      const blob = `M${(fx - rr).toFixed(1)} ${fy.toFixed(1)}a${rr.toFixed(1)} ${(rr * 0.85).toFixed(1)} 0 1 0 ${(2 * rr).toFixed(1)} 0a${rr.toFixed(1)} ${(rr * 0.85).toFixed(1)} 0 1 0 ${(-2 * rr).toFixed(1)} 0Z`
      if (i % 3) d += blob
      else e += blob
    }
    s.add(`<path d="${d}" fill="${c}"/><path d="${e}" fill="${tone(c, 0.45)}"/>`)
  }
}

/** A clump of upright grasses or flowers on stems. */
export function tuft(s: Scene, at: V, h: number, leaf: LeafName, o: { n?: number; flower?: string; wide?: number; seed?: string } = {}): void {
  const r = s.rng.fork(`tuft${at.join()}${o.seed ?? ''}`)
  const k = s.cam.scale(at) * h
  const [x, y] = s.cam.point(at)
  const tones = leafTones(s, leaf)
  const w = o.wide ?? 0.55
  let heads = ''
  for (let i = 0; i < Math.round((o.n ?? 26) * 1.5); i++) {
    const b = x + r.range(-0.16, 0.16) * k
    const lean = r.range(-w, w) * k
    const tall = k * r.range(0.55, 1)
    const sw = Math.max(0.5, k * 0.012)
    s.add(
      `<path d="M${(b - sw).toFixed(1)} ${y.toFixed(1)}Q${(b + lean * 0.2).toFixed(1)} ${(y - tall * 0.7).toFixed(1)} ${(b + lean).toFixed(1)} ${(y - tall).toFixed(1)}Q${(b + lean * 0.3 + sw).toFixed(1)} ${(y - tall * 0.6).toFixed(1)} ${(b + sw).toFixed(1)} ${y.toFixed(1)}Z" fill="${tones[r.int(1, 5)]}"/>`,
    )
    if (o.flower && r.chance(0.6))
      heads += `<ellipse cx="${(b + lean).toFixed(1)}" cy="${(y - tall).toFixed(1)}" rx="${(k * 0.035).toFixed(1)}" ry="${(k * r.range(0.03, 0.07)).toFixed(1)}"/>`
  }
  if (heads) s.add(`<g fill="${s.lit(o.flower!, [0, 0.8, -0.4])}">${heads}</g>`)
}

/** A planted bed: shrubs, grasses and flowers in a row along the ground. */
export function bed(s: Scene, a: V, b: V, n: number, o: { leaves?: LeafName[]; flowers?: (string | undefined)[]; size?: number; seed?: string } = {}): void {
  const r = s.rng.fork(`bed${a.join()}${o.seed ?? ''}`)
  const leaves = o.leaves ?? ['hedge', 'fern', 'olive', 'alder']
  const flowers = o.flowers ?? [undefined, undefined, '#efe3d3', '#c98a83']
  const list = Array.from({ length: n }, (_, i): V => {
    const t = (i + r.range(0.2, 0.8)) / n
    return [a[0] + (b[0] - a[0]) * t, 0, a[2] + (b[2] - a[2]) * t + r.range(-0.35, 0.35)]
  }).sort((p, q) => s.cam.depth(q) - s.cam.depth(p))
  list.forEach((p, i) => {
    const k = (o.size ?? 1) * r.range(0.75, 1.25)
    if (r.chance(0.25)) tuft(s, p, 0.75 * k, r.pick(leaves), { flower: r.pick(flowers), seed: `${i}` })
    else shrub(s, p, 1.05 * k, 0.75 * k * r.range(0.8, 1.3), r.pick(leaves), { flowers: r.pick(flowers), seed: `${i}` })
  })
}

/** A paved strip on the ground, in slabs with joints. */
export function paving(s: Scene, pts: [number, number][], colour: string, o: { slab?: number; joint?: boolean; y?: number } = {}): void {
  const y = o.y ?? 0.01
  const c = s.lit(colour, [0, 1, 0])
  const outline = pts.map(([x, z]): V => [x, y, z])
  s.poly(outline, c)
  const r = s.rng.fork(`paving${pts.join()}`)
  const xs = pts.map((p) => p[0])
  const zs = pts.map((p) => p[1])
  const g = floor(0, y, 0)
  const step = o.slab ?? 1
  s.clip(s.cam.poly(outline), () => {
    const a: P[][] = []
    const b: P[][] = []
    const j: P[][] = []
    for (let z = Math.min(...zs); z < Math.max(...zs); z += step) {
      j.push(s.cam.poly(g.rect(Math.min(...xs), z, Math.max(...xs), z + 0.03)))
      for (let x = Math.min(...xs) - r.range(0, step); x < Math.max(...xs); x += step * 1.5) {
        ;(r.chance(0.5) ? a : b).push(s.cam.poly(g.rect(x, z + 0.03, x + step * 1.5, z + step)))
        if (o.joint !== false) j.push(s.cam.poly(g.rect(x, z, x + 0.03, z + step)))
      }
    }
    s.many(a, vary(tone(c, 0.18), r, 0.02), 'fill-opacity=".5"')
    s.many(b, vary(tone(c, -0.12), r, 0.02), 'fill-opacity=".45"')
    s.many(j, tone(c, -0.5), 'fill-opacity=".45"')
  })
}

/** Irregular stepping stones between two points. */
export function stones(s: Scene, a: V, b: V, n: number, size: number, colour = '#b9b1a2'): void {
  const r = s.rng.fork(`stones${a.join()}`)
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n
    const c: V = [a[0] + (b[0] - a[0]) * t + r.range(-0.14, 0.14), 0.02, a[2] + (b[2] - a[2]) * t]
    const ring = (k: number, y: number): V[] =>
      Array.from({ length: 9 }, (_, j) => {
        const q = (j / 9) * 6.283
        const m = size * k * (0.86 + 0.16 * Math.sin(j * 2.4 + i * 1.7))
        return [c[0] + Math.cos(q) * m * 1.25, y, c[2] + Math.sin(q) * m * 0.75]
      })
    s.dark([ring(1.08, 0)], 1.5, 0.5)
    const k = vary(colour, r, 0.06)
    s.poly(ring(1, 0.02), s.lit(tone(k, -0.25), [0, 0.6, -0.6]))
    s.poly(ring(0.95, 0.06), s.lit(k, [0, 1, 0]))
  }
}

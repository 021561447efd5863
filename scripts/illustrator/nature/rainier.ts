import type { Scene } from '../core/scene.js'
import type { P } from '../core/space.js'

/** Mount Rainier: a broad glaciered dome floating over haze. */
export function rainier(s: Scene, cx: number, base: number, w: number, o: { rock: string; snow: string; shade: string; haze: string }): void {
  const k = w / 100
  const at = (x: number, y: number): P => [cx + x * k, base - y * k * 0.72]
  const edge: [number, number][] = [
    [-62, 0],
    [-50, 6],
    [-42, 9],
    [-34, 15],
    [-29, 20],
    [-25, 21],
    [-20, 27],
    [-14, 34],
    [-9, 39],
    [-4, 42],
    [0, 43],
    [4, 42.2],
    [7, 42.6],
    [11, 39],
    [15, 35],
    [19, 29],
    [24, 25.5],
    [27, 25],
    [31, 20],
    [38, 13],
    [47, 8],
    [58, 2],
    [66, 0],
  ]
  const outline = edge.map(([x, y]) => at(x, y))
  s.flat(
    outline,
    s.grad(at(0, 43), at(0, 0), [
      [0, o.snow],
      [0.55, o.snow],
      [1, o.haze],
    ]),
  )
  const r = s.rng.fork('rainier')
  // Ridges run down from the summit; each throws its right-hand side into blue shade.
  const n = 11
  const ridge = Array.from({ length: n + 1 }, (_, i) => {
    const t = -1 + (2 * i) / n
    const pts: P[] = []
    for (let q = 0; q <= 6; q++) {
      const v = q / 6
      pts.push([t * (4 + 60 * v ** 1.18) + r.range(-1.4, 1.4) * v, 42.4 - 1.2 * t * t - 44 * v ** 0.92])
    }
    return pts
  })
  s.clip(outline, () => {
    const light: P[][] = []
    const dark: P[][] = []
    const ribs: P[][] = []
    for (let i = 0; i < n; i++) {
      const a = ridge[i]!
      const b = ridge[i + 1]!
      const valley = a.map((p, q): P => [(p[0] + b[q]![0]) / 2 + r.range(-0.8, 0.8), (p[1] + b[q]![1]) / 2 - 1.6 * (q / 6)])
      dark.push([...a, ...[...valley].reverse()].map(([x, y]) => at(x, y)))
      light.push([...valley, ...[...b].reverse()].map(([x, y]) => at(x, y)))
      for (let q = 2; q < 6; q++) {
        const p = a[q]!
        const e = a[q + 1]!
        const w = r.range(0.5, 1.7)
        if (r.chance(0.75)) ribs.push([at(p[0], p[1]), at(p[0] + w, p[1] - 1.6), at(e[0] + w * 0.6, e[1]), at(e[0] - w * 0.5, e[1] + 0.8)])
      }
    }
    s.many(light, '#ffffff', 'fill-opacity=".16"')
    s.many(dark, o.shade, 'fill-opacity=".45"')
    s.many(ribs, o.rock, 'fill-opacity=".55"')
  })
  s.add(
    `<rect x="0" y="${base - w * 0.14}" width="${s.w}" height="${w * 0.2}" fill="${s.grad(
      [0, base - w * 0.14],
      [0, base + w * 0.05],
      [
        [0, o.haze, 0],
        [1, o.haze, 1],
      ],
    )}"/>`,
  )
}

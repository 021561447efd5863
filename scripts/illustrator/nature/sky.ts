import { mix, tone } from '../core/colour.js'
import type { Scene } from '../core/scene.js'
import type { P } from '../core/space.js'

/** Colours of a sky, top to horizon. */
export type SkyStops = [number, string][]

/** Ready-made skies. */
export const SKIES = {
  clear: [
    [0, '#8db7c9'],
    [0.5, '#b5d1d0'],
    [0.85, '#dfe2cf'],
    [1, '#efe6cf'],
  ],
  spring: [
    [0, '#a3c4cb'],
    [0.6, '#d3dfd4'],
    [1, '#f1e9d6'],
  ],
  golden: [
    [0, '#88a5ae'],
    [0.45, '#c5c9b6'],
    [0.8, '#f0d5a4'],
    [1, '#f4c890'],
  ],
  pearl: [
    [0, '#a8b7b8'],
    [0.6, '#cfd3cb'],
    [1, '#ebe5d6'],
  ],
  dusk: [
    [0, '#20394a'],
    [0.3, '#375768'],
    [0.58, '#7d7f86'],
    [0.8, '#d99b77'],
    [1, '#f0bd83'],
  ],
  plum: [
    [0, '#2b3350'],
    [0.4, '#5a5775'],
    [0.7, '#b07f84'],
    [1, '#eeb68a'],
  ],
} satisfies Record<string, SkyStops>

/** A graded sky down to a given line. */
export function sky(s: Scene, stops: SkyStops, bottom: number): void {
  s.add(`<rect width="${s.w}" height="${bottom + 40}" fill="${s.grad([0, 0], [0, bottom], stops)}"/>`)
}

/** Soft banks of cloud, lit from the sun's side. */
export function clouds(s: Scene, o: { y: number; n: number; light: string; dark: string; k?: number; size?: number; streak?: boolean }): void {
  const r = s.rng.fork(`clouds${o.y}`)
  for (let i = 0; i < o.n; i++) {
    const cx = r.range(-50, s.w + 50)
    const cy = o.y + r.range(-0.5, 0.5) * o.y * 0.9
    const w = (o.size ?? 190) * r.range(0.6, 1.5)
    const h = w * (o.streak ? 0.07 : 0.24)
    const blobs: string[][] = [[], []]
    for (let j = 0; j < 18; j++) {
      const t = r.range(-1, 1)
      const rr = (1 - t * t * 0.8) * r.range(0.35, 0.75) * h
      const ex = rr * (o.streak ? r.range(4, 9) : r.range(1.3, 2.4))
      const x = cx + t * w
      const y = cy - rr * (o.streak ? r.range(-0.5, 0.5) : 0.8)
      blobs[0]!.push(`<ellipse cx="${x.toFixed(0)}" cy="${(y + rr * 0.35).toFixed(0)}" rx="${ex.toFixed(0)}" ry="${(rr * 0.8).toFixed(1)}"/>`)
      blobs[1]!.push(`<ellipse cx="${(x - rr * 0.3).toFixed(0)}" cy="${(y - rr * 0.12).toFixed(0)}" rx="${(ex * 0.86).toFixed(0)}" ry="${(rr * 0.62).toFixed(1)}"/>`)
    }
    s.add(`<g ${s.blur(o.streak ? 5 : 9)} opacity="${o.k ?? 0.7}"><g fill="${o.dark}">${blobs[0]!.join('')}</g><g fill="${o.light}">${blobs[1]!.join('')}</g></g>`)
  }
}

/** A ridge of far hills. */
export function hills(s: Scene, y: number, height: number, colour: string, seed: string, fade?: string): void {
  const r = s.rng.fork(`hills${seed}`)
  const a = r.range(0, 9)
  const pts: P[] = [[-10, y + 90]]
  for (let x = -10; x <= s.w + 10; x += 12)
    pts.push([x, y - height * (0.5 + 0.28 * Math.sin(x / 190 + a) + 0.16 * Math.sin(x / 71 + a * 2) + 0.06 * Math.sin(x / 23 + a * 5)) + r.range(-1, 1)])
  pts.push([s.w + 10, y + 90])
  s.flat(
    pts,
    fade
      ? s.grad(
          [0, y - height],
          [0, y + 10],
          [
            [0, colour],
            [1, fade],
          ],
        )
      : colour,
  )
}

/** A far line of conifers. */
export function treeline(s: Scene, y: number, height: number, colour: string, seed: string, gap = 9): void {
  const r = s.rng.fork(`line${seed}`)
  const d: P[] = [[-20, y + 60]]
  let x = -20
  while (x < s.w + 20) {
    const t = r.next() * r.next()
    const h = height * (0.3 + 0.7 * t) * (r.chance(0.1) ? 1.3 : 1)
    const w = gap * r.range(0.9, 1.5) * (0.8 + 0.5 * t)
    const n = 5
    for (let i = 0; i < n; i++) {
      d.push([x + (w / 2) * (i / n) + r.range(0, 1.2), y - h * (i / n) * 0.94])
      d.push([x + (w / 2) * ((i + 0.25) / n) + 1.6, y - h * ((i + 0.7) / n) * 0.94])
    }
    d.push([x + w / 2, y - h])
    for (let i = n - 1; i >= 0; i--) {
      d.push([x + w - (w / 2) * ((i + 0.25) / n) - 1.6, y - h * ((i + 0.7) / n) * 0.94])
      d.push([x + w - (w / 2) * (i / n) - r.range(0, 1.2), y - h * (i / n) * 0.94])
    }
    x += w * r.range(0.3, 0.62)
  }
  d.push([s.w + 20, y + 60])
  s.flat(
    d,
    s.grad(
      [0, y - height],
      [0, y + 20],
      [
        [0, colour],
        [1, mix(colour, tone(colour, 0.3), 0.7)],
      ],
    ),
  )
}

/** Still water with long reflections. */
export function water(s: Scene, y0: number, y1: number, far: string, near: string, glint: string, seed = 'w'): void {
  const r = s.rng.fork(`water${seed}`)
  s.add(
    `<rect x="0" y="${y0}" width="${s.w}" height="${y1 - y0}" fill="${s.grad(
      [0, y0],
      [0, y1],
      [
        [0, far],
        [1, near],
      ],
    )}"/>`,
  )
  const streak = (fill: string, n: number, k: number) => {
    const list: P[][] = []
    for (let i = 0; i < n; i++) {
      const t = r.next() ** 1.7
      const y = y0 + 2 + t * (y1 - y0)
      const x = r.range(-40, s.w)
      const w = r.range(14, 70) * (0.4 + t)
      const h = 0.5 + t * 2.2
      list.push([
        [x, y],
        [x + w * 0.3, y - h],
        [x + w * 0.75, y - h * 0.6],
        [x + w, y],
        [x + w * 0.6, y + h * 0.6],
      ])
    }
    s.many(list, fill, `fill-opacity="${k}"`)
  }
  streak(tone(near, -0.25), 110, 0.3)
  streak(glint, 130, 0.5)
}

import { tone } from '../core/colour.js'
import type { Light } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { streetScene } from '../core/shot.js'
import { front, type V } from '../core/space.js'
import { planks, uprights } from '../house/materials.js'
import { box, wallRect } from '../house/shell.js'
import { shrub, tuft } from '../nature/ground.js'
import { lathe } from '../rooms/solids.js'
import type { Stage } from '../rooms/stage.js'

/** A board fence along the back of a garden. */
export function fence(s: Scene, x0: number, x1: number, z: number, h: number, colour: string): void {
  wallRect(s, front(x0, 0, z), x1 - x0, h, colour, uprights(0.14, 0.18))
  for (let x = x0; x <= x1; x += 2.2) box(s, [x - 0.07, 0, z - 0.1], [x + 0.07, h + 0.1, z], tone(colour, -0.1))
  box(s, [x0, h - 0.02, z - 0.12], [x1, h + 0.06, z + 0.04], tone(colour, 0.1), { noUnder: true })
}

/** A raised timber bed full of vegetables. */
export function raised(s: Scene, x: number, z: number, w: number, d: number, seed: string): void {
  s.dark(
    [
      [
        [x, 0.01, z],
        [x + w + 0.25, 0.01, z],
        [x + w + 0.25, 0.01, z + d],
        [x, 0.01, z + d],
      ],
    ],
    4,
    0.5,
  )
  box(s, [x, 0, z], [x + w, 0.42, z + d], '#a9805a', { mat: planks(0.14, 0.2), top: '#5b4636' })
  const r = s.rng.fork(`raised${seed}`)
  for (let row = 3; row >= 0; row--)
    for (let i = 0; i < Math.round(w / 0.36); i++) {
      const at: V = [x + 0.2 + i * 0.36, 0.42, z + 0.15 + (row * (d - 0.3)) / 3]
      if (row % 2) tuft(s, at, r.range(0.35, 0.55), r.pick(['alder', 'fern', 'hedge']), { n: 14, seed: seed + i + row, flower: r.chance(0.3) ? '#e9b463' : undefined })
      else shrub(s, at, 0.42, r.range(0.25, 0.4), r.pick(['alder', 'fern', 'hedge']), { seed: seed + i + row, n: 20, flowers: r.chance(0.25) ? '#b9563e' : undefined })
    }
}

/** Bulbs on a sagging cord. */
export function bulbs(s: Scene, a: V, b: V, n: number, sag: number): void {
  const at = (t: number): V => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t - sag * 4 * t * (1 - t), a[2] + (b[2] - a[2]) * t]
  const pts = Array.from({ length: 25 }, (_, i) => s.cam.point(at(i / 24)))
  s.add(`<path d="M${pts.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}" fill="none" stroke="#2a2a2a" stroke-width="1.4"/>`)
  for (let i = 0; i < n; i++) {
    const p = at((i + 0.5) / n)
    const c = s.cam.point(p)
    const k = s.cam.scale(p)
    s.add(`<circle cx="${c[0].toFixed(1)}" cy="${(c[1] + k * 0.06).toFixed(1)}" r="${(k * 0.055).toFixed(1)}" fill="${s.light.lit ? '#ffe9b0' : '#efe4c8'}"/>`)
    if (s.light.lit) s.glow([c[0], c[1] + k * 0.06], k * 0.7, '#ffb45a', 0.5)
  }
}

/** A scene seen from the back door of a house. */
export const garden = (seed: string, light: Light, o: Parameters<typeof streetScene>[2] = {}) => streetScene(seed, light, { eye: [0, 1.65, -11], horizon: 410, focal: 980, ...o })

/** A round fire bowl with flames. */
export function lathePit(st: Stage, x: number, z: number): void {
  const s = st.s
  st.item([x - 0.6, 0, z - 0.6], [x + 0.6, 0.9, z + 0.6], () => {
    lathe(
      s,
      x,
      z,
      [
        [0.42, 0],
        [0.6, 0.28],
        [0.62, 0.4],
      ],
      '#6b6660',
      { open: true, inside: '#d9762f' },
    )
    const p = s.cam.point([x, 0.4, z])
    const k = s.cam.scale([x, 0, z])
    const r = s.rng.fork('pit')
    for (let i = 0; i < 13; i++) {
      const fx = p[0] + r.range(-0.3, 0.3) * k
      const fh = k * r.range(0.2, 0.62)
      const fw = k * 0.07
      s.add(
        `<path d="M${fx - fw} ${p[1]}C${fx - fw * 1.6} ${p[1] - fh * 0.4} ${fx + fw * 0.4} ${p[1] - fh * 0.5} ${fx} ${p[1] - fh}C${fx + fw * 1.4} ${p[1] - fh * 0.5} ${fx + fw * 1.4} ${p[1] - fh * 0.2} ${fx + fw} ${p[1]}Z" fill="${r.pick(['#ffd874', '#ff9f3c', '#ffbd55', '#f07a2c'])}" fill-opacity=".85"/>`,
      )
    }
    s.glow([p[0], p[1] - k * 0.2], k * 2.6, '#ff8f3a', 0.5)
  })
}

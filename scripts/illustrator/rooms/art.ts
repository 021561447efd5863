import { tone } from '../core/colour.js'
import type { Scene } from '../core/scene.js'
import type { Face, P } from '../core/space.js'

/** Subjects for pictures on the wall. */
export type Subject = 'hills' | 'fern' | 'shapes' | 'mountain' | 'sail' | 'lines' | 'bird'

/** A framed picture hung on a wall; (u, v) is its lower left corner. */
export function art(s: Scene, f: Face, u: number, v: number, w: number, h: number, subject: Subject, o: { frame?: string; pal?: string[]; mat?: number } = {}): void {
  const p = o.pal ?? ['#e9dcc2', '#b9785a', '#4c6b5b', '#c9a45c', '#2f4a4a']
  const c = (i: number) => s.lit(p[i % p.length]!, f.n)
  const sx = s.light.dir[0] < 0 ? 1 : -1
  s.rect(f, u + 0.03 * sx, v - 0.05, u + w + 0.05 * sx, v + h - 0.01, s.light.shadow, 0, `fill-opacity=".35" ${s.blur(3)}`)
  s.rect(f, u, v, u + w, v + h, s.lit(o.frame ?? '#5a4331', f.n), 0.02)
  s.rect(f, u + 0.025, v + 0.025, u + w - 0.025, v + h - 0.025, s.lit('#f6efdf', f.n), 0.02)
  const m = o.mat ?? Math.min(w, h) * 0.14
  const x0 = u + m
  const y0 = v + m
  const pw = w - m * 2
  const ph = h - m * 2
  const q = (a: number, b: number): P => s.cam.point(f.at(x0 + a * pw, y0 + b * ph, 0.02))
  const area = [q(0, 0), q(1, 0), q(1, 1), q(0, 1)]
  s.clip(area, () => {
    s.flat(area, c(0))
    const band = (y: number, amp: number, ph0: number, i: number) =>
      s.flat([q(0, 0), ...Array.from({ length: 15 }, (_, k): P => q(k / 14, y + amp * Math.sin(k * 0.6 + ph0))), q(1, 0)], c(i))
    const disc = (x: number, y: number, r: number, i: number) =>
      s.flat(
        Array.from({ length: 26 }, (_, k): P => q(x + Math.cos(k * 0.2417) * r, y + (Math.sin(k * 0.2417) * r * pw) / ph)),
        c(i),
      )
    if (subject === 'hills') {
      disc(0.66, 0.7, 0.13, 3)
      band(0.48, 0.07, 0, 1)
      band(0.34, 0.06, 2, 2)
      band(0.18, 0.05, 4, 4)
    }
    if (subject === 'mountain') {
      disc(0.25, 0.78, 0.09, 1)
      s.flat([q(0, 0.25), q(0.38, 0.66), q(0.52, 0.76), q(0.64, 0.66), q(1, 0.28), q(1, 0), q(0, 0)], tone(c(4), 0.3))
      s.flat([q(0.34, 0.62), q(0.52, 0.76), q(0.67, 0.63), q(0.58, 0.56), q(0.5, 0.61), q(0.43, 0.54)], s.lit('#f6efdf', f.n))
      band(0.26, 0.04, 1, 2)
      band(0.13, 0.03, 3, 4)
    }
    if (subject === 'shapes') {
      disc(0.4, 0.62, 0.24, 1)
      s.flat([q(0.5, 0.1), q(0.92, 0.1), q(0.92, 0.52), q(0.5, 0.52)], c(2))
      disc(0.3, 0.24, 0.15, 3)
    }
    if (subject === 'sail') {
      band(0.34, 0.012, 0, 2)
      band(0.2, 0.02, 2, 4)
      s.flat([q(0.5, 0.36), q(0.5, 0.84), q(0.74, 0.38)], s.lit('#f6efdf', f.n))
      s.flat([q(0.47, 0.37), q(0.47, 0.74), q(0.3, 0.38)], c(1))
      s.flat([q(0.26, 0.35), q(0.78, 0.35), q(0.7, 0.27), q(0.34, 0.27)], tone(c(4), -0.2))
    }
    if (subject === 'lines')
      for (let i = 0; i < 7; i++)
        s.flat(
          [
            ...Array.from({ length: 15 }, (_, k): P => q(k / 14, 0.12 + i * 0.12 + 0.05 * Math.sin(k * 0.5 + i))),
            ...Array.from({ length: 15 }, (_, k): P => q(1 - k / 14, 0.16 + i * 0.12 + 0.05 * Math.sin((14 - k) * 0.5 + i))),
          ],
          c(1 + (i % 4)),
        )
    if (subject === 'bird') {
      band(0.18, 0.03, 1, 2)
      s.flat([q(0.3, 0.5), q(0.42, 0.66), q(0.56, 0.66), q(0.62, 0.6), q(0.74, 0.62), q(0.62, 0.54), q(0.55, 0.36), q(0.4, 0.34), q(0.14, 0.26)], c(4))
      s.flat([q(0.36, 0.5), q(0.52, 0.54), q(0.5, 0.4), q(0.3, 0.36)], c(1))
      for (const x of [0.46, 0.52]) s.flat([q(x, 0.36), q(x + 0.012, 0.36), q(x + 0.012, 0.2), q(x, 0.2)], c(3))
    }
    if (subject === 'fern')
      for (const [x, lean] of [
        [0.5, 0],
        [0.34, -0.14],
        [0.66, 0.14],
      ] as const) {
        s.flat([q(x, 0.08), q(x + 0.014, 0.08), q(x + lean + 0.008, 0.9), q(x + lean, 0.9)], c(2))
        for (let k = 2; k < 10; k++)
          for (const d of [-1, 1]) {
            const t = k / 11
            const bx = x + lean * t
            const by = 0.08 + 0.82 * t
            const l = 0.16 * (1.1 - t)
            s.flat([q(bx, by), q(bx + d * l * 0.5, by + 0.07), q(bx + d * l, by + 0.06), q(bx + d * l * 0.5, by + 0.01)], c(k % 3 ? 2 : 4))
          }
      }
    s.flat([q(0.55, 1), q(0.8, 1), q(0.35, 0), q(0.1, 0)], '#ffffff', 'fill-opacity=".07"')
  })
}

import { tone } from '../core/colour.js'
import type { Scene } from '../core/scene.js'
import type { Face, P } from '../core/space.js'
import { glass } from './openings.js'

/** A front door with panels, glass lights and a brass knob. */
export function doorOn(
  s: Scene,
  f: Face,
  u: number,
  v: number,
  w: number,
  h: number,
  colour: string,
  o: { trim?: string; lights?: 'top' | 'tall' | 'none' | 'half'; arch?: boolean; lit?: boolean; slats?: boolean } = {},
): void {
  if (!f.faces(s.cam)) return
  const trim = s.lit(o.trim ?? '#efe6d2', f.n)
  const c = s.lit(colour, f.n)
  const arc = (grow: number): P[] => {
    const pts: P[] = [
      [u - grow, v],
      [u + w + grow, v],
    ]
    if (!o.arch) return [...pts, [u + w + grow, v + h + grow], [u - grow, v + h + grow]]
    for (let i = 0; i <= 14; i++) {
      const a = (i / 14) * Math.PI
      pts.push([u + w / 2 + Math.cos(a) * (w / 2 + grow), v + h - w * 0.42 + Math.sin(a) * (w * 0.42 + grow)])
    }
    return pts
  }
  const paint = (o2: P[], fill: string) =>
    s.poly(
      o2.map(([a, b]) => f.at(a, b)),
      fill,
    )
  paint(arc(0.13), trim)
  paint(arc(0), c)
  s.clipFace(f, arc(0), () => {
    const dark = tone(c, -0.35)
    if (o.arch || o.slats) for (let i = 1; i < 6; i++) s.rect(f, u + (w * i) / 6 - 0.01, v, u + (w * i) / 6 + 0.012, v + h, dark)
    else
      for (const [a, b] of [
        [0.13, 0.46],
        [0.54, 0.87],
      ] as const)
        s.rect(f, u + a * w, v + 0.16, u + b * w, v + h * 0.46, dark, 0, 'fill-opacity=".55"')
    const g = { lit: o.lit, glow: 0.6 }
    if (o.lights === 'top') for (let i = 0; i < 3; i++) glass(s, f, u + w * (0.14 + i * 0.25), v + h * 0.7, w * 0.21, h * 0.2, g, `${i}`)
    if (o.lights === 'half') glass(s, f, u + w * 0.15, v + h * 0.5, w * 0.7, h * 0.42, g)
    if (o.lights === 'tall') glass(s, f, u + w * 0.62, v + h * 0.12, w * 0.17, h * 0.76, g)
    s.rect(f, u, v + h - 0.1, u + w, v + h, s.light.shadow, 0, 'fill-opacity=".4"')
  })
  const k = s.cam.point(f.at(u + w * 0.88, v + h * 0.45))
  const rr = Math.max(1.4, s.cam.scale(f.at(u, v)) * 0.04)
  s.add(`<circle cx="${k[0].toFixed(1)}" cy="${k[1].toFixed(1)}" r="${rr.toFixed(1)}" fill="#d9a94f"/>`)
}

/** A wall lantern; it glows when lamps are on. */
export function lantern(s: Scene, f: Face, u: number, v: number, size = 0.3): void {
  s.rect(f, u - size * 0.22, v, u + size * 0.22, v + size, '#2a2c2c', 0.12)
  s.rect(f, u - size * 0.14, v + size * 0.15, u + size * 0.14, v + size * 0.8, s.light.lit ? '#ffe2a0' : '#d9cfae', 0.12)
  if (s.light.lit) s.glow(s.cam.point(f.at(u, v + size / 2, 0.1)), s.cam.scale(f.at(u, v)) * 1.5, '#ffb055', 0.55)
}

import { mix, tone } from '../core/colour.js'
import type { Scene } from '../core/scene.js'
import type { Face, P } from '../core/space.js'

/** How a window is made. */
export interface WindowStyle {
  /** Panes across and up. */
  cols?: number
  rows?: number
  /** A meeting rail halfway, with small panes above it only. */
  hung?: boolean
  trim?: string
  sash?: string
  trimW?: number
  sill?: boolean
  bars?: number
  /** Lamps on. */
  lit?: boolean
  warm?: string
  curtains?: boolean | string
  diamond?: boolean
  recess?: number
  glow?: number
}

/** Glass by day: sky above, the trees across the street below. By night: a lamplit room. */
export function glass(s: Scene, f: Face, u: number, v: number, w: number, h: number, o: WindowStyle, key = ''): void {
  const r = s.rng.fork(`glass${u}${v}${f.o.join()}${key}`)
  const p = s.cam.poly(f.rect(u, v, u + w, v + h))
  if (p.length < 4) return
  const top: P = [(p[2]![0] + p[3]![0]) / 2, (p[2]![1] + p[3]![1]) / 2]
  const bot: P = [(p[0]![0] + p[1]![0]) / 2, (p[0]![1] + p[1]![1]) / 2]
  const q = (a: number, b: number): P => s.cam.point(f.at(u + a * w, v + b * h))
  s.clip(p, () => {
    if (o.lit) {
      const warm = o.warm ?? r.pick(['#ffd184', '#ffc873', '#ffdb9c', '#f9bd6c'])
      s.flat(
        p,
        s.grad(top, bot, [
          [0, mix(warm, '#fff3cf', 0.35)],
          [0.55, warm],
          [1, mix(warm, '#b4622f', 0.55)],
        ]),
      )
      // A lamp, a picture and the back of a sofa, only just readable.
      const lx = r.range(0.25, 0.75)
      s.add(
        `<circle cx="${q(lx, 0.62)[0].toFixed(1)}" cy="${q(lx, 0.62)[1].toFixed(1)}" r="${(Math.abs(top[1] - bot[1]) * 0.36).toFixed(1)}" fill="#fffbe6" fill-opacity=".6" ${s.blur(Math.max(2, Math.abs(top[1] - bot[1]) * 0.1))}/>`,
      )
      if (w > 0.9 && r.chance(0.7)) s.flat([q(1 - lx - 0.09, 0.55), q(1 - lx + 0.12, 0.55), q(1 - lx + 0.12, 0.78), q(1 - lx - 0.09, 0.78)], '#a8693c', 'fill-opacity=".5"')
      if (h > 1.1) s.flat([q(-0.1, 0), q(1.1, 0), q(1.1, 0.12), q(0.8, 0.2), q(0.55, 0.17), q(0.2, 0.19), q(-0.1, 0.13)], '#7c452a', 'fill-opacity=".5"')
    } else {
      const dusk = s.light.name === 'dusk'
      const a = dusk ? '#55707c' : '#b4cacc'
      const b = dusk ? '#22323d' : '#52686b'
      s.flat(
        p,
        s.grad(top, bot, [
          [0, a],
          [0.5, mix(a, b, 0.55)],
          [1, b],
        ]),
      )
      // Reflected treetops.
      const crown: P[] = [q(-0.1, 0), q(-0.1, r.range(0.25, 0.5))]
      for (let i = 0; i <= 9; i++) crown.push(q(i / 9, 0.3 + 0.14 * Math.sin(i * 1.9 + r.range(0, 1.4)) + r.range(-0.06, 0.06)))
      crown.push(q(1.1, 0))
      s.flat(crown, dusk ? '#14242b' : '#33504a', 'fill-opacity=".55"')
      const m = r.range(0.1, 0.6)
      s.flat([q(m, 1), q(m + 0.22, 1), q(m - 0.1, 0), q(m - 0.32, 0)], '#ffffff', 'fill-opacity=".13"')
      s.flat([q(m + 0.28, 1), q(m + 0.34, 1), q(m + 0.02, 0), q(m - 0.04, 0)], '#ffffff', 'fill-opacity=".1"')
    }
    if (o.curtains) {
      const c = typeof o.curtains === 'string' ? o.curtains : '#f3e6cc'
      const col = o.lit ? mix(c, '#f2b566', 0.45) : mix(s.lit(c, [0, 0, -1]), '#5d7274', 0.3)
      for (const side of [0, 1]) {
        const e = side ? 1 : 0
        const d = side ? -1 : 1
        s.flat([q(e, 1), q(e + d * 0.24, 1), q(e + d * 0.2, 0.5), q(e + d * 0.22, 0), q(e, 0)], col, 'fill-opacity=".85"')
        for (const k of [0.07, 0.14]) s.flat([q(e + d * k, 1), q(e + d * (k + 0.025), 1), q(e + d * (k + 0.02), 0), q(e + d * k, 0)], tone(col, -0.3), 'fill-opacity=".5"')
      }
    }
    // Depth: the head and the sunward jamb throw a shadow on the glass.
    if (!o.lit) {
      const sx = s.light.dir[0] < 0
      s.flat([q(0, 1), q(1, 1), q(1, 1 - 0.07 / h), q(0, 1 - 0.07 / h)], '#101c28', 'fill-opacity=".4"')
      s.flat(sx ? [q(0, 0), q(0.05 / w, 0), q(0.05 / w, 1), q(0, 1)] : [q(1, 0), q(1 - 0.05 / w, 0), q(1 - 0.05 / w, 1), q(1, 1)], '#101c28', 'fill-opacity=".3"')
    }
  })
  if (o.lit && o.glow !== 0) {
    const c: P = [(top[0] + bot[0]) / 2, (top[1] + bot[1]) / 2]
    s.glow(c, Math.max(Math.abs(top[1] - bot[1]), Math.abs(p[1]![0] - p[0]![0])) * 1.5, '#ff9d45', (o.glow ?? 1) * 0.26)
  }
}

/** A window on a wall: shadow, trim, sash, glass and bars. Position is its lower left corner, without the trim. */
export function windowOn(s: Scene, f: Face, u: number, v: number, w: number, h: number, o: WindowStyle = {}): void {
  if (!f.faces(s.cam)) return
  const tw = o.trimW ?? 0.11
  const trim = s.lit(o.trim ?? '#efe6d2', f.n)
  const sash = s.lit(o.sash ?? o.trim ?? '#efe6d2', f.n)
  if (tw > 0) {
    const off = s.light.dir[0] < 0 ? 0.05 : -0.05
    if (s.light.name !== 'dusk')
      s.rect(f, u - tw + off, v - tw - 0.07, u + w + tw + off, v + h + tw, s.light.shadow, 0, `fill-opacity=".35" style="mix-blend-mode:multiply" ${s.blur(1)}`)
    s.rect(f, u - tw, v - tw, u + w + tw, v + h + tw, trim)
    s.rect(f, u - tw * 1.35, v + h + tw * 0.75, u + w + tw * 1.35, v + h + tw * 1.35, tone(trim, 0.2))
  }
  glass(s, f, u, v, w, h, o)
  const bar = o.bars ?? 0.035
  const line = (a: number, b: number, c: number, d: number, fill = sash) => s.rect(f, a, b, c, d, fill)
  const cols = o.cols ?? 1
  const rows = o.rows ?? 1
  if (o.diamond) {
    const list: P[][] = []
    const n = 4
    for (let i = -n; i < n * 2; i++)
      for (const d of [1, -1]) {
        const a = (i / n) * w
        list.push(s.cam.poly([f.at(u + a, v), f.at(u + a + 0.022, v), f.at(u + a + 0.022 + (d * h) / 2, v + h), f.at(u + a + (d * h) / 2, v + h)]))
      }
    s.clipFace(
      f,
      [
        [u, v],
        [u + w, v],
        [u + w, v + h],
        [u, v + h],
      ],
      () => s.many(list, tone(sash, -0.55), 'fill-opacity=".7"'),
    )
  }
  const low = o.hung ? v + h * 0.52 : v
  for (let i = 1; i < cols; i++) line(u + (w * i) / cols - bar / 2, low, u + (w * i) / cols + bar / 2, v + h)
  for (let i = 1; i < rows; i++) line(u, low + ((v + h - low) * i) / rows - bar / 2, u + w, low + ((v + h - low) * i) / rows + bar / 2)
  if (o.hung) line(u, low - 0.045, u + w, low + 0.02, tone(sash, -0.08))
  const e = 0.05
  line(u, v, u + e, v + h)
  line(u + w - e, v, u + w, v + h)
  line(u, v, u + w, v + e)
  line(u, v + h - e, u + w, v + h, tone(sash, -0.2))
  if (o.sill !== false && tw > 0) {
    s.rect(f, u - tw * 1.6, v - tw * 1.5, u + w + tw * 1.6, v - tw * 0.6, tone(trim, 0.28), 0.06)
    s.rect(f, u - tw * 1.5, v - tw * 2.1, u + w + tw * 1.5, v - tw * 1.5, s.light.shadow, 0, 'fill-opacity=".4" style="mix-blend-mode:multiply"')
  }
}

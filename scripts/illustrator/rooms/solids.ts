import { mix, tone } from '../core/colour.js'
import type { Scene } from '../core/scene.js'
import { dot, type P, sub, unit, type V } from '../core/space.js'
import type { Stage } from './stage.js'

/** A turned solid from a profile of [radius, height], drawn facet by facet so that light rolls around it. */
export function lathe(
  s: Scene,
  x: number,
  z: number,
  profile: [number, number][],
  colour: string,
  o: { open?: boolean; inside?: string; sx?: number; sz?: number; glow?: string; seg?: number } = {},
): void {
  const n = o.seg ?? 26
  const sx = o.sx ?? 1
  const sz = o.sz ?? 1
  const at = (r: number, y: number, i: number): V => {
    const a = (i / n) * Math.PI * 2
    return [x + Math.cos(a) * r * sx, y, z + Math.sin(a) * r * sz]
  }
  const side = (back: boolean) => {
    for (let k = 0; k < profile.length - 1; k++) {
      const [r0, y0] = profile[k]!
      const [r1, y1] = profile[k + 1]!
      for (let i = 0; i < n; i++) {
        const m = ((i + 0.5) / n) * Math.PI * 2
        const nrm = unit([Math.cos(m) / sx, (r0 - r1) / (y1 - y0 || 1e-3), Math.sin(m) / sz])
        const q = at((r0 + r1) / 2, (y0 + y1) / 2, i + 0.5)
        const faces = dot(sub(s.cam.eye, q), nrm) > 0
        if (faces === back) continue
        const c = o.glow ? mix(o.glow, colour, 0.25 + 0.25 * Math.abs(Math.cos(m))) : back ? s.lit(tone(o.inside ?? colour, -0.1), [-nrm[0], 0.3, -nrm[2]]) : s.lit(colour, nrm)
        s.poly([at(r0, y0, i), at(r0, y0, i + 1), at(r1, y1, i + 1), at(r1, y1, i)], c, `stroke="${c}" stroke-width=".7"`)
      }
    }
  }
  const ring = (k: number): P[] => s.cam.poly(Array.from({ length: n }, (_, i) => at(profile[k]![0], profile[k]![1], i)))
  if (o.open) side(true)
  side(false)
  const last = profile.length - 1
  if (!o.open && profile[last]![1] < s.cam.eye[1]) s.flat(ring(last), o.glow ?? s.lit(colour, [0, 1, 0]))
}

/** A rounded stick between two points, in metres. */
export function rod(s: Scene, a: V, b: V, w: number, colour: string, n: V = [-0.5, 0.2, -0.8]): void {
  const p = s.cam.point(a)
  const q = s.cam.point(b)
  const k = Math.max(0.8, w * s.cam.scale(a))
  const c = s.lit(colour, unit(n))
  s.add(`<path d="M${p[0].toFixed(1)} ${p[1].toFixed(1)}L${q[0].toFixed(1)} ${q[1].toFixed(1)}" stroke="${tone(c, -0.25)}" stroke-width="${k.toFixed(1)}" stroke-linecap="round"/>`)
  s.add(
    `<path d="M${(p[0] - k * 0.18).toFixed(1)} ${p[1].toFixed(1)}L${(q[0] - k * 0.18).toFixed(1)} ${q[1].toFixed(1)}" stroke="${c}" stroke-width="${(k * 0.55).toFixed(1)}" stroke-linecap="round"/>`,
  )
}

/** A round table on a turned foot or three legs. */
export function roundTable(st: Stage, x: number, z: number, r: number, h: number, colour: string, legs = true): void {
  const s = st.s
  st.item([x - r, 0, z - r], [x + r, h, z + r], () => {
    const ring = (k: number): V[] => Array.from({ length: 22 }, (_, i): V => [x + Math.cos(i * 0.2856) * k, 0.012, z + Math.sin(i * 0.2856) * k])
    s.dark([ring(r * 1.02).map(([a, y, b]): V => [a + 0.1, y, b])], 6, 0.4)
    if (legs)
      for (const a of [0.9, 2.3, 4.7])
        rod(s, [x + Math.cos(a) * r * 0.45, h - 0.05, z + Math.sin(a) * r * 0.45], [x + Math.cos(a) * r * 0.85, 0.01, z + Math.sin(a) * r * 0.85], 0.045, tone(colour, -0.15))
    else
      lathe(
        s,
        x,
        z,
        [
          [r * 0.5, 0],
          [r * 0.46, 0.04],
          [0.05, 0.09],
          [0.05, h - 0.05],
          [r * 0.3, h - 0.03],
        ],
        tone(colour, -0.1),
      )
    lathe(
      s,
      x,
      z,
      [
        [r * 0.97, h - 0.045],
        [r, h - 0.03],
        [r, h],
      ],
      colour,
      { seg: 34 },
    )
  })
}

/** A lamp: a floor lamp if tall, a table lamp if it stands on something. */
export function lamp(st: Stage, x: number, z: number, y0: number, h: number, o: { shade?: string; base?: string; r?: number } = {}): void {
  const s = st.s
  const r = o.r ?? Math.min(0.24, h * 0.3)
  st.item([x - r, y0, z - r], [x + r, y0 + h, z + r], () => {
    const base = o.base ?? '#b58a45'
    if (h > 1) {
      lathe(
        s,
        x,
        z,
        [
          [0.15, y0],
          [0.15, y0 + 0.02],
          [0.02, y0 + 0.035],
        ],
        base,
      )
      rod(s, [x, y0 + 0.03, z], [x, y0 + h - 0.3, z], 0.025, base)
    } else
      lathe(
        s,
        x,
        z,
        [
          [r * 0.42, y0],
          [r * 0.5, y0 + h * 0.12],
          [r * 0.56, y0 + h * 0.25],
          [r * 0.3, y0 + h * 0.42],
          [r * 0.1, y0 + h * 0.5],
          [r * 0.08, y0 + h * 0.62],
        ],
        base,
      )
    const sh = h > 1 ? 0.34 : h * 0.42
    const y = y0 + h - sh
    const on = s.light.lit
    lathe(
      s,
      x,
      z,
      [
        [r, y],
        [r * 0.72, y + sh],
      ],
      o.shade ?? '#efe2c6',
      { glow: on ? '#ffdf9c' : undefined, open: true },
    )
    const c = s.cam.point([x, y + sh * 0.45, z])
    s.glow(c, s.cam.scale([x, y, z]) * (on ? 1.7 : 0.5), on ? '#ffb45e' : '#ffeab8', on ? 0.5 : 0.12)
  })
}

/** A pot, vase, bowl or jar. */
export function vessel(st: Stage, x: number, z: number, y0: number, profile: [number, number][], colour: string, open = true): void {
  const r = Math.max(...profile.map((p) => p[0]))
  const top = y0 + Math.max(...profile.map((p) => p[1]))
  st.item([x - r, y0, z - r], [x + r, top, z + r], () => {
    if (y0 === 0)
      st.contact(
        [
          [x - r, 0, z - r],
          [x + r, top, z + r],
        ],
        0.4,
        3,
        0.06,
      )
    lathe(
      st.s,
      x,
      z,
      profile.map(([a, b]): [number, number] => [a, y0 + b]),
      colour,
      { open, inside: tone(colour, -0.4), seg: 20 },
    )
  })
}

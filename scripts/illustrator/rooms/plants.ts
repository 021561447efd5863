import { tone } from '../core/colour.js'
import type { Scene } from '../core/scene.js'
import type { V } from '../core/space.js'
import { lathe } from './solids.js'
import type { Stage } from './stage.js'

const GREENS = ['#2f4a38', '#41624a', '#577d5a', '#7a9c6e', '#9db785']

/** One broad leaf with a pale midrib. */
function leaf(s: Scene, x: number, y: number, len: number, a: number, fat: number, fill: string): void {
  const c = Math.cos(a)
  const q = Math.sin(a)
  const p = (u: number, v: number) => `${(x + c * u * len - q * v * len).toFixed(1)} ${(y + q * u * len + c * v * len).toFixed(1)}`
  s.add(`<path d="M${p(0, 0)}C${p(0.2, fat)} ${p(0.75, fat * 0.95)} ${p(1, 0)}C${p(0.75, -fat * 0.95)} ${p(0.2, -fat)} ${p(0, 0)}Z" fill="${fill}"/>`)
  s.add(`<path d="M${p(0, 0)}C${p(0.2, -fat)} ${p(0.75, -fat * 0.95)} ${p(1, 0)}Z" fill="${tone(fill, 0.16)}" fill-opacity=".6"/>`)
  s.add(`<path d="M${p(0.03, 0)}L${p(0.94, 0)}" stroke="${tone(fill, 0.4)}" stroke-width="${Math.max(0.5, len * 0.02).toFixed(1)}" stroke-opacity=".7"/>`)
}

/** Kinds of house plant. */
export type PlantKind = 'fig' | 'snake' | 'palm' | 'trailing' | 'herb' | 'stems' | 'rubber'

/** The leaves of a plant growing from a point. */
export function foliage(s: Scene, at: V, h: number, kind: PlantKind, seed = ''): void {
  const r = s.rng.fork(`plant${at.join()}${seed}`)
  const [x, y] = s.cam.point(at)
  const k = s.cam.scale(at) * h
  const green = (t: number) => s.lit(GREENS[Math.max(0, Math.min(4, Math.round(t)))]!, [-0.4, 0.6, -0.5])
  if (kind === 'snake') {
    for (let i = 0; i < 13; i++) {
      const lean = r.range(-0.22, 0.22) * k
      const t = r.range(0.55, 1) * k
      const w = k * 0.045
      const b = x + r.range(-0.09, 0.09) * k
      const c = green(r.range(0, 3))
      s.add(
        `<path d="M${b - w} ${y}C${b - w * 1.5} ${y - t * 0.5} ${b + lean - w} ${y - t * 0.8} ${b + lean} ${y - t}C${b + lean + w} ${y - t * 0.8} ${b + w * 1.7} ${y - t * 0.4} ${b + w} ${y}Z" fill="${c}"/><path d="M${b} ${y}Q${b + lean * 0.3} ${y - t * 0.6} ${b + lean} ${y - t}" stroke="${tone(c, 0.35)}" stroke-width="1.2" fill="none" stroke-opacity=".7"/>`,
      )
    }
  } else if (kind === 'palm' || kind === 'stems') {
    const n = kind === 'palm' ? 13 : 9
    for (let i = 0; i < n; i++) {
      const a = -Math.PI / 2 + (i / (n - 1) - 0.5) * (kind === 'palm' ? 2.7 : 1.5) + r.range(-0.15, 0.15)
      const len = k * r.range(0.6, 0.95)
      const ex = x + Math.cos(a) * len * 0.75
      const ey = y + Math.sin(a) * len
      const mx = x + Math.cos(a) * len * 0.25
      const my = y + Math.sin(a) * len * 0.7
      s.add(
        `<path d="M${x} ${y}Q${mx.toFixed(1)} ${my.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}" stroke="${green(1)}" stroke-width="${Math.max(1, k * 0.014).toFixed(1)}" fill="none"/>`,
      )
      if (kind === 'palm')
        for (let j = 3; j < 13; j++) {
          const t = j / 12
          const px = (1 - t) * (1 - t) * x + 2 * t * (1 - t) * mx + t * t * ex
          const py = (1 - t) * (1 - t) * y + 2 * t * (1 - t) * my + t * t * ey
          const dir = Math.atan2(ey - my, ex - mx)
          for (const d of [-1, 1]) leaf(s, px, py, k * 0.2 * (1.15 - t * 0.6), dir + d * 0.75 + 0.25 * Math.sign(Math.cos(dir)), 0.11, green(r.range(0, 3) + (d < 0 ? 1 : 0)))
        }
      else for (let j = 0; j < 4; j++) leaf(s, x + (ex - x) * (0.55 + j * 0.15), y + (ey - y) * (0.6 + j * 0.13), k * 0.2, a + (j % 2 ? 0.8 : -0.8), 0.22, green(r.range(0.5, 4)))
    }
  } else if (kind === 'trailing' || kind === 'herb') {
    const down = kind === 'trailing' ? 1 : -1
    for (let i = 0; i < 16; i++) {
      const dx = r.range(-0.42, 0.42) * k
      const dy = (down > 0 ? r.range(-0.18, 0.95) : -r.range(0.2, 0.9)) * k
      for (let j = 1; j < 7; j++)
        leaf(s, x + (dx * Math.sqrt(j)) / 2.6, y + (dy * j) / 6 - (down > 0 ? k * 0.1 : 0), k * (down > 0 ? 0.13 : 0.16), r.range(0, 6.28), 0.36, green(r.range(0, 4.4)))
    }
  } else {
    // A small indoor tree: a thin trunk and large leaves in tiers.
    const trunk = kind === 'fig' ? 0.42 : 0.1
    s.add(
      `<path d="M${x - 2} ${y}Q${x + k * 0.03} ${y - k * 0.4} ${x - k * 0.01} ${y - k * 0.8}" stroke="${s.lit('#6b5645', [0, 0, -1])}" stroke-width="${Math.max(2, k * 0.022).toFixed(1)}" fill="none" stroke-linecap="round"/>`,
    )
    const n = kind === 'fig' ? 40 : 26
    for (let i = 0; i < n; i++) {
      const t = i / n
      const yy = y - k * (trunk + (0.92 - trunk) * t)
      const a = r.range(-Math.PI, 0) * 0.9 - 0.15
      const spread = k * 0.16 * Math.sin(Math.PI * (0.25 + 0.65 * t))
      leaf(
        s,
        x + Math.cos(a) * spread * 0.6,
        yy + r.range(-0.02, 0.03) * k,
        k * r.range(0.13, 0.2),
        a + r.range(-0.3, 0.3),
        kind === 'fig' ? 0.36 : 0.26,
        green(t * 2 + r.range(-0.4, 2) - Math.cos(a) * 0.6),
      )
    }
  }
}

/** A potted plant standing at (x, z) on a surface at height y0. */
export function plant(st: Stage, x: number, z: number, y0: number, h: number, kind: PlantKind, pot: string, o: { r?: number; ph?: number; seed?: string } = {}): void {
  const s = st.s
  const r = o.r ?? h * 0.13
  const ph = o.ph ?? r * 1.7
  st.item([x - r, y0, z - r], [x + r, y0 + h, z + r], () => {
    if (y0 === 0)
      st.contact(
        [
          [x - r, 0, z - r],
          [x + r, h, z + r],
        ],
        0.45,
        4,
        0.1,
      )
    lathe(
      s,
      x,
      z,
      [
        [r * 0.72, y0],
        [r * 0.95, y0 + ph * 0.7],
        [r, y0 + ph],
      ],
      pot,
      { open: true, inside: '#4a3a30', seg: 22 },
    )
    foliage(s, [x, y0 + ph * 0.92, z], h - ph * 0.9, kind, o.seed)
  })
}

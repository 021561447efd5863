import { type Light, lit } from './light.js'
import { makeRng, type Rng } from './rng.js'
import { type Camera, type Face, mul, type P, type V } from './space.js'

const f1 = (n: number) => (Math.round(n * 10) / 10).toString()

/** Path data of a closed polygon. */
export function pathOf(pts: P[]): string {
  return pts.length < 3 ? '' : `M${pts.map((p) => `${f1(p[0])} ${f1(p[1])}`).join('L')}Z`
}

/** A picture being drawn: it gathers SVG in painting order, back to front. */
export class Scene {
  out: string[] = []
  defs: string[] = []
  /** Light halos, painted after the house and before the foreground. */
  glows: string[] = []
  /** Light in the air, painted over everything. */
  late: string[] = []
  rng: Rng
  private ids = 0
  private blurs = new Map<string, string>()
  constructor(
    public w: number,
    public h: number,
    public cam: Camera,
    public light: Light,
    seed: string,
  ) {
    this.rng = makeRng(seed)
  }
  /** Adds raw SVG. */
  add(svg: string): void {
    if (svg) this.out.push(svg)
  }
  /** A fresh identifier for a definition. */
  id(): string {
    return `d${++this.ids}`
  }
  /** Colour of a surface with normal n in this light. */
  lit(base: string, n: V): string {
    return lit(base, n, this.light)
  }
  /** Paints a polygon given in pixels. */
  flat(pts: P[], fill: string, attrs = ''): void {
    const d = pathOf(pts)
    if (d) this.add(`<path d="${d}" fill="${fill}" ${attrs}/>`)
  }
  /** Paints a polygon given in metres. */
  poly(pts: V[], fill: string, attrs = ''): void {
    this.flat(this.cam.poly(pts), fill, attrs)
  }
  /** Paints a rectangle on a face. */
  rect(f: Face, u0: number, v0: number, u1: number, v1: number, fill: string, d = 0, attrs = ''): void {
    this.poly(f.rect(u0, v0, u1, v1, d), fill, attrs)
  }
  /** Paints many polygons of one colour as one path, which keeps files small and drawing quick. */
  many(list: P[][], fill: string, attrs = ''): void {
    const d = list.map(pathOf).join('')
    if (d) this.add(`<path d="${d}" fill="${fill}" ${attrs}/>`)
  }
  /** A linear gradient in pixels; returns a paint. */
  grad(a: P, b: P, stops: [number, string, number?][]): string {
    const id = this.id()
    const s = stops.map(([o, c, k]) => `<stop offset="${o}" stop-color="${c}"${k === undefined ? '' : ` stop-opacity="${k}"`}/>`).join('')
    this.defs.push(`<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${f1(a[0])}" y1="${f1(a[1])}" x2="${f1(b[0])}" y2="${f1(b[1])}">${s}</linearGradient>`)
    return `url(#${id})`
  }
  /** A radial gradient in pixels; returns a paint. */
  radial(c: P, r: number, stops: [number, string, number?][], squash = 1): string {
    const id = this.id()
    const s = stops.map(([o, col, k]) => `<stop offset="${o}" stop-color="${col}"${k === undefined ? '' : ` stop-opacity="${k}"`}/>`).join('')
    this.defs.push(
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${f1(c[0])}" cy="${f1(c[1] / squash)}" r="${f1(r)}" gradientTransform="scale(1 ${squash})">${s}</radialGradient>`,
    )
    return `url(#${id})`
  }
  /** A blur filter; returns attributes. */
  blur(sd: number): string {
    const key = sd.toFixed(1)
    let id = this.blurs.get(key)
    if (!id) {
      id = this.id()
      this.blurs.set(key, id)
      this.defs.push(`<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${key}"/></filter>`)
    }
    return `filter="url(#${id})"`
  }
  /** Paints inside an outline only. */
  clip(outline: P[], draw: () => void): void {
    const d = pathOf(outline)
    if (!d) return
    const id = this.id()
    this.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    this.add(`<g clip-path="url(#${id})">`)
    draw()
    this.add('</g>')
  }
  /** Paints inside any of several outlines. */
  clipMany(outlines: P[][], draw: () => void): void {
    const id = this.id()
    this.defs.push(`<clipPath id="${id}"><path d="${outlines.map(pathOf).join('')}"/></clipPath>`)
    this.add(`<g clip-path="url(#${id})">`)
    draw()
    this.add('</g>')
  }
  /** Paints inside a face outline given in (u, v). */
  clipFace(f: Face, outline: P[], draw: () => void, d = 0): void {
    this.clip(this.cam.poly(outline.map(([u, v]) => f.at(u, v, d))), draw)
  }
  /** A soft shadow already placed: multiplied over what is under it. */
  dark(pts: V[][], soft: number, k = this.light.shade, colour = this.light.shadow): void {
    const d = pts.map((p) => pathOf(this.cam.poly(p))).join('')
    if (d) this.add(`<path d="${d}" fill="${colour}" fill-opacity="${k.toFixed(2)}" style="mix-blend-mode:multiply" ${soft ? this.blur(soft) : ''}/>`)
  }
  /** Casts polygons along the sunlight onto a face, kept inside its outline. */
  cast(f: Face, outline: P[], polys: V[][], soft = 1.5, k = this.light.shade): void {
    const away = mul(this.light.dir, -1)
    this.clipFace(f, outline, () =>
      this.dark(
        polys.map((p) => p.map((q) => f.drop(q, away))),
        soft,
        k,
      ),
    )
  }
  /** A halo of lamplight. */
  glow(c: P, r: number, colour = '#ffc069', k = 0.55): void {
    const paint = this.radial(c, r, [
      [0, colour, k],
      [0.35, colour, k * 0.4],
      [1, colour, 0],
    ])
    this.glows.push(`<circle cx="${f1(c[0])}" cy="${f1(c[1])}" r="${f1(r)}" fill="${paint}" style="mix-blend-mode:screen"/>`)
  }
  /** Paints the halos gathered so far. */
  flushGlows(): void {
    this.out.push(...this.glows.splice(0))
  }
  /** The finished SVG, drawn at a scale. */
  svg(scale = 1): string {
    this.flushGlows()
    this.out.push(...this.late.splice(0))
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.w * scale}" height="${this.h * scale}" viewBox="0 0 ${this.w} ${this.h}"><defs>${this.defs.join('')}</defs>${this.out.join('\n')}</svg>`
  }
}

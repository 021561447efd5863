import { makeRng, type Rng } from '../core/rng.js'

const n1 = (v: number): string => String(Math.round(v))

/** A fir as a reusable shape, 300 units tall with its foot at the origin. */
export function fir(id: string, seed: number): string {
  const r = makeRng(seed)
  const tiers = 13
  const right: [number, number][] = []
  const left: [number, number][] = []
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers
    const y = -26 - 262 * t
    const w = 60 * (1 - t) ** 0.95
    for (const side of [right, left]) {
      const k = r.range(0.74, 1.12)
      side.push([w * k, y + r.range(5, 11) * (1 - t * 0.6)], [w * k * 0.6, y - 2], [w * k * 0.54, y + 3], [w * 0.38, y - 11])
    }
  }
  const d = `M-4 0V-24${left.map(([x, y]) => `L${n1(-x)} ${n1(y)}`).join('')}L0-300${right
    .reverse()
    .map(([x, y]) => `L${n1(x)} ${n1(y)}`)
    .join('')}L4-24V0Z`
  return `<path id="${id}" d="${d}"/>`
}

/** A broadleaf tree of small leaves on a forked trunk, about 190 units tall. */
export function leafTree(id: string, seed: number): string {
  const r = makeRng(seed)
  let leaves = ''
  for (let i = 0; i < 170; i++) {
    const a = r.range(0, 6.283)
    const q = Math.sqrt(r.next())
    const x = Math.cos(a) * q * 62 * (1 + 0.12 * Math.sin(a * 5))
    const y = -124 + Math.sin(a) * q * 58
    leaves += `M${n1(x)} ${n1(y)}q${r.int(3, 6)}-${r.int(5, 9)} ${r.int(10, 15)}-${r.int(0, 4)}q-${r.int(2, 6)} ${r.int(6, 10)}-${r.int(10, 15)} ${r.int(0, 4)}z`
  }
  return `<g id="${id}"><path d="M-5 0Q-3-40-4-70L-26-112M0-62L24-116M-2-70V-130" stroke="#2a2b28" stroke-width="6" fill="none" stroke-linecap="round"/><path d="${leaves}"/></g>`
}

/** Afterglow, the mountain, wooded hills and the small houses on them. */
export function backdrop(r: Rng): string {
  const ridge = (y: number, amp: number, phase: number, step: number, jag: number): string => {
    let d = `M0 800V${n1(y)}`
    for (let x = 0; x <= 1600; x += step) {
      const base = y - amp * (0.5 + 0.3 * Math.sin(x / 210 + phase) + 0.2 * Math.sin(x / 83 + phase * 2))
      d += jag ? `L${x} ${n1(base)}l${n1(step / 2)}-${n1(r.range(jag * 0.4, jag))}` : `L${x} ${n1(base)}`
    }
    return `${d}L1600 800Z`
  }
  const clouds = [
    [300, 372, 330, 9],
    [540, 402, 250, 7],
    [1190, 360, 300, 9],
    [1010, 428, 210, 6],
    [1420, 418, 240, 7],
    [90, 440, 200, 6],
    [720, 456, 260, 5],
  ]
    .map(
      ([x = 0, y = 0, w = 0, h = 0]) =>
        `<path d="M${x - w} ${y}q${w * 0.3}-${h * 1.5} ${w * 0.8}-${h}q${w * 0.5}-${h * 1.3} ${w} ${h * 0.5}q${w * 0.2} ${h * 0.4} ${w * 0.3} ${h * 0.6}q-${w * 0.9} ${h}-${w * 2.1}-${h * 0.1}z" fill="#f3bd93" fill-opacity=".5"/>`,
    )
    .join('')
  // Rainier, half lost in the haze.
  const mountain =
    '<path d="M840 604L930 568 985 541 1030 514 1062 490 1090 462 1112 441 1132 429 1150 423 1168 425 1186 424 1206 436 1226 457 1252 476 1290 506 1330 530 1380 556 1440 580 1510 604Z" fill="url(#snow)"/><path d="M1186 424l20 12 20 21 26 19 38 30 40 24 50 26 60 24 40 20h-120l-40-34-34-14-28-34-32-18-14-36-22-14zM1112 441l10 30-26 22 4 26-44 28-60 30 20-36 40-26 18-30zM1150 440l8 34-16 26 14 30-34 26-30 24 16-40-6-26 30-30z" fill="#8b8590" fill-opacity=".3"/>'
  let houses = ''
  let lights = ''
  const spots = [
    [30, 600],
    [120, 622],
    [250, 606],
    [352, 628],
    [690, 618],
    [770, 604],
    [880, 612],
    [960, 624],
    [1140, 622],
    [1210, 604],
    [1330, 614],
    [1430, 626],
    [1530, 604],
  ] as const
  spots.forEach(([x, y], i) => {
    const w = 26 + ((i * 7) % 14)
    houses += `M${x} ${y}v-20l${w / 2}-15l${w / 2} 15v20z`
    lights += `<path class="w${1 + ((i * 5) % 6)}" d="M${x + 5} ${y - 16}h6v8h-6zM${x + w - 12} ${y - 16}h6v8h-6z"/>`
  })
  return `<rect y="260" width="1600" height="400" fill="url(#sun)"/>${clouds}${mountain}<path d="${ridge(604, 70, 1.2, 40, 0)}" fill="#8f8f8a" fill-opacity=".75"/><path d="${ridge(628, 64, 3.1, 14, 15)}" fill="#55706e"/><path d="${houses}" fill="#3d5557"/><g fill="#ffd58b">${lights}</g><path d="${ridge(676, 58, 5.2, 16, 26)}" fill="#33545a"/><path d="${ridge(722, 46, 0.4, 20, 40)}" fill="#214347"/>`
}

/** A street lamp with its halo. */
export function lampPost(x: number): string {
  return `<path d="M${x} 800V654q0-16 16-16h8" fill="none" stroke="#14262a" stroke-width="5"/><path d="M${x - 7} 800h14l-3-14h-8z" fill="#14262a"/><path d="M${x + 14} 638h22l5 12h-32z" fill="#14262a"/><g class="w6"><circle cx="${x + 25}" cy="656" r="92" fill="url(#glow)"/><path d="M${x + 11} 650h28q-2 9-14 9t-14-9z" fill="#fff3cf"/></g>`
}

/** A window: dark glass, the lit pane that fades in, bars, trim and a halo. */
export function pane(
  g: number,
  x: number,
  y: number,
  w: number,
  h: number,
  o: { cols?: number; rows?: number; trim?: string; t?: number; hung?: boolean; glow?: boolean; arch?: boolean } = {},
): string {
  const t = o.t ?? 4
  const trim = o.trim ?? '#d9cdb2'
  let bars = ''
  for (let i = 1; i < (o.cols ?? 1); i++) bars += `M${n1(x + (w * i) / (o.cols ?? 1))} ${y}v${o.hung ? n1(h / 2) : h}`
  for (let i = 1; i < (o.rows ?? 1); i++) bars += `M${x} ${n1(y + (h * i) / (o.rows ?? 1))}h${w}`
  if (o.hung) bars += `M${x} ${n1(y + h / 2)}h${w}`
  const s =
    g === 0
      ? ''
      : `<g class="w${g}">${o.glow === false ? '' : `<ellipse cx="${n1(x + w / 2)}" cy="${n1(y + h / 2)}" rx="${n1(w * 0.9 + 26)}" ry="${n1(h * 0.7 + 24)}" fill="url(#glow)" opacity=".5"/>`}<path d="M${x} ${y}h${w}v${h}h-${w}z" fill="url(#lit)"/><path d="M${x} ${y + h}v-${n1(h * 0.16)}q${n1(w * 0.3)}-${n1(h * 0.1)} ${n1(w * 0.55)} 0t${n1(w * 0.45)} 0v${n1(h * 0.16)}z" fill="#9c5a2e" fill-opacity=".45"/></g>`
  return `<path d="M${x - t} ${y - t}h${w + 2 * t}v${h + 2 * t}h-${w + 2 * t}z" fill="${trim}"/><path d="M${x} ${y}h${w}v${h}h-${w}z" fill="#1b3138"/>${s}${bars ? `<path d="${bars}" stroke="${trim}" stroke-width="2.4" fill="none"/>` : ''}<path d="M${x - t - 2} ${y + h + t - 1}h${w + 2 * t + 4}v3h-${w + 2 * t + 4}z" fill="#efe4cb"/>`
}

/** A low shrub border. */
export function shrubs(x0: number, x1: number, y: number, seed: number, fill = '#24453c'): string {
  const r = makeRng(seed)
  let d = ''
  for (let x = x0; x < x1; x += r.range(9, 15)) {
    const w = r.range(10, 17)
    d += `M${n1(x)} ${y}q-${n1(w * 0.5)}-${n1(w * 0.9)} ${n1(w * 0.3)}-${n1(w * r.range(1, 1.7))}q${n1(w)}-${n1(w * 0.3)} ${n1(w)} ${n1(w * 0.7)}q${n1(w * 0.5)} ${n1(w * 0.6)} 0 ${n1(w * 0.9)}z`
  }
  return `<path d="${d}" fill="${fill}"/>`
}

import { mix } from '../core/colour.js'
import { DAY, DUSK, GOLDEN, type Light, SOFT } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import type { V } from '../core/space.js'
import type { Material } from '../house/materials.js'
import { shrub } from '../nature/ground.js'
import { rainier } from '../nature/rainier.js'
import { hills, SKIES, sky, treeline, water } from '../nature/sky.js'
import { conifer, leafy } from '../nature/trees.js'

/** What is seen through the windows. */
export type View = 'garden' | 'firs' | 'lake' | 'city' | 'rainier' | 'street'
/** An opening in one of the walls, in metres along it. */
export interface Opening {
  wall: 'back' | 'left' | 'right'
  u: number
  v: number
  w: number
  h: number
  cols?: number
  rows?: number
  trim?: string
  bars?: number
  frame?: number
  sill?: boolean
}
/** A room: x across, z from -d (behind the viewer) to 0 (back wall). */
export interface Room {
  w: number
  h: number
  d: number
  walls: string
  back?: string
  floor: string
  floorMat?: Material
  ceiling?: string
  trim?: string
  backMat?: Material
  sideMat?: Material
  beams?: string
  skirting?: boolean
  slope?: number
  view: View
  when?: 'day' | 'golden' | 'dusk' | 'soft'
  openings: Opening[]
  sun?: V
  sunK?: number
}

/** Everything outside, seen in true perspective through the openings. */
export function outside(s: Scene, r: Room): void {
  const inner: Light = s.light
  const when = r.when ?? 'day'
  s.light = { day: DAY, golden: GOLDEN, dusk: DUSK, soft: SOFT }[when]
  const dusk = when === 'dusk'
  const h = s.cam.horizon
  sky(s, SKIES[dusk ? 'dusk' : when === 'golden' ? 'golden' : when === 'soft' ? 'pearl' : 'spring'], h + 20)
  s.add(`<rect width="1200" height="800" fill="${dusk ? '#22343f' : '#fff8e6'}" fill-opacity="${dusk ? 0.05 : 0.22}"/>`)
  if (r.view === 'rainier') rainier(s, 640, h - 4, 430, { rock: '#8fa2b0', snow: '#fbf5ea', shade: '#a9bccb', haze: '#dde3d8' })
  hills(s, h, r.view === 'city' ? 26 : 46, dusk ? '#51677a' : '#b0c4bf', 'o', dusk ? '#c09a86' : '#dbe2d6')
  if (r.view === 'city') {
    const q = s.rng.fork('city')
    for (let i = 0; i < 46; i++) {
      const x = q.range(-40, 1240)
      const w = q.range(18, 46)
      const t = q.range(30, 150) * (1 - Math.min(0.7, Math.abs(x - 640) / 900))
      const c = mix(dusk ? '#43566a' : '#aebfc2', dusk ? '#2b3c4e' : '#8fa6ab', q.next())
      s.add(`<rect x="${x.toFixed(0)}" y="${(h - t).toFixed(0)}" width="${w.toFixed(0)}" height="${(t + 30).toFixed(0)}" fill="${c}"/>`)
      if (dusk)
        for (let k = 0; k < 9; k++)
          s.add(`<rect x="${(x + q.range(2, w - 5)).toFixed(0)}" y="${(h - q.range(4, t)).toFixed(0)}" width="3" height="4" fill="#ffd691" fill-opacity=".8"/>`)
    }
  }
  if (r.view === 'lake' || r.view === 'city') water(s, h + 2, h + 110, dusk ? '#d8a287' : '#c9d9d6', dusk ? '#4a6274' : '#8fb0b3', dusk ? '#f5c79b' : '#f3f4ea')
  else treeline(s, h + 10, 60, dusk ? '#2f4854' : '#a9bfb0', 'o', 20)
  const ground = r.view === 'lake' || r.view === 'city' ? h + 60 : h + 8
  s.add(
    `<rect x="0" y="${ground}" width="1200" height="500" fill="${s.grad(
      [0, ground],
      [0, ground + 190],
      [
        [0, s.lit('#93a972', [0, 1, 0])],
        [1, s.lit('#6d8c55', [0, 1, 0])],
      ],
    )}"/>`,
  )
  const firs: [number, number, number][] =
    r.view === 'firs'
      ? [
          [-9, 16, 15],
          [-5.5, 11, 12],
          [-2, 18, 16],
          [1.5, 12, 12],
          [4.5, 15, 14],
          [8, 12, 13],
          [-14, 6, 15],
          [-11, -1, 13],
          [-9, 2, 11],
          [13, 4, 14],
          [10, -1, 13],
        ]
      : [
          [-9, 17, 12],
          [9.5, 15, 12],
          [-13, 3, 12],
          [12, 2, 12],
        ]
  for (const [x, z, t] of firs.sort((a, b) => b[1] - a[1])) conifer(s, [x, -0.3, z], t, { far: dusk ? 0.1 : 0.22, leaf: t % 2 ? 'cedar' : 'fir' })
  if (r.view === 'garden' || r.view === 'street' || r.view === 'rainier') {
    for (const [x, z, t] of [
      [4, 13, 5.5],
      [-4.5, 12, 6],
      [-8, 0.5, 5.5],
      [-9, -3, 5],
      [8, 0, 5.5],
    ] as const)
      leafy(s, [x, -0.3, z], t, { leaf: 'alder', far: 0.18, spread: 0.4 })
    for (let i = 0; i < 11; i++)
      shrub(s, [-7 + i * 1.4, -0.3, 6 + (i % 3)], 1.7, 1.3, i % 2 ? 'hedge' : 'alder', { far: 0.14, seed: `v${i}`, flowers: i % 3 === 1 ? '#f2e2d2' : undefined })
    for (let i = 0; i < 6; i++) for (const x of [-6, 6]) shrub(s, [x, -0.3, -4 + i * 1.2], 1.5, 1.3, i % 2 ? 'hedge' : 'alder', { far: 0.14, seed: `w${i}${x}` })
  }
  s.light = inner
}

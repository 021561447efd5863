import type { Scene } from '../core/scene.js'
import type { V } from '../core/space.js'
import { lawn, shrub } from './ground.js'
import { clouds, hills, SKIES, sky, treeline } from './sky.js'
import { conifer, type LeafName, leafy } from './trees.js'

/** What stands behind a house: sky, hills, far trees and lawn, all tuned to the light. */
export function setting(
  s: Scene,
  o: { sky?: keyof typeof SKIES; cloud?: 'banks' | 'streaks' | 'none'; hills?: boolean; line?: number; lawn?: boolean; cloudY?: number; between?: () => void } = {},
): void {
  const l = s.light.name
  const dusk = l === 'dusk'
  const h = s.cam.horizon
  sky(s, SKIES[o.sky ?? (dusk ? 'dusk' : l === 'golden' ? 'golden' : l === 'overcast' ? 'pearl' : 'clear')], h + 30)
  const c = o.cloud ?? (dusk ? 'streaks' : 'banks')
  if (c === 'streaks') clouds(s, { y: o.cloudY ?? 290, n: 7, light: dusk ? '#f0b48c' : '#fff0d2', dark: dusk ? '#7a7185' : '#d9b9a0', streak: true, k: 0.75, size: 260 })
  if (c === 'banks') clouds(s, { y: o.cloudY ?? 190, n: 6, light: l === 'golden' ? '#fff0d4' : '#fbf6e8', dark: l === 'golden' ? '#d3b9a4' : '#b9c6c6', k: 0.8 })
  o.between?.()
  if (o.hills !== false) hills(s, h - 10, 70, dusk ? '#4d6070' : '#9fb6b0', 'a')
  if (o.line !== 0) treeline(s, h + 14, o.line ?? 110, dusk ? '#2a4249' : l === 'overcast' ? '#8ba39a' : '#7b9a8c', 'b', 17)
  if (o.lawn !== false) lawn(s)
}

/** A stand of trees: negative heights are conifers, positive ones broadleaf. */
export function grove(s: Scene, list: [x: number, z: number, height: number, leaf?: LeafName, far?: number][]): void {
  ;[...list]
    .sort((a, b) => s.cam.depth([b[0], 0, b[1]]) - s.cam.depth([a[0], 0, a[1]]))
    .forEach(([x, z, h, leaf, far]) => {
      const at: V = [x, 0, z]
      if (h < 0) conifer(s, at, -h, { leaf: leaf ?? 'fir', far: far ?? Math.min(0.35, Math.max(0, z * 0.014)) })
      else leafy(s, at, h, { leaf: leaf ?? 'maple', far: far ?? Math.min(0.3, Math.max(0, z * 0.01)) })
    })
}

/** A loose hedge between two points. */
export function hedge(s: Scene, a: V, b: V, n: number, w: number, h: number, leaf: LeafName = 'hedge', far = 0.08): void {
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n
    shrub(s, [a[0] + (b[0] - a[0]) * t, 0, a[2] + (b[2] - a[2]) * t], w, h, leaf, { far, seed: `hedge${i}` })
  }
}

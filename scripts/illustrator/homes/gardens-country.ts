import { GOLDEN, mirrored } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import type { V } from '../core/space.js'
import { lawn, tuft } from '../nature/ground.js'
import { grove, setting } from '../nature/setting.js'
import { hills, water } from '../nature/sky.js'
import { leafy } from '../nature/trees.js'
import { rod, vessel } from '../rooms/solids.js'
import { Stage } from '../rooms/stage.js'
import { garden } from './garden-kit.js'
import { barn } from './vashon.js'

/** Vashon: an orchard in rows, the barn and a ladder. */
export function vashonOrchard(): Scene {
  const s = garden('vashon-orchard', mirrored(GOLDEN), { eye: [0.5, 1.8, -11], horizon: 415 })
  setting(s, {
    line: 0,
    hills: false,
    cloudY: 130,
    between: () => {
      hills(s, 414, 60, '#a3b8b6', 'isl', '#d9ddcf')
      water(s, 412, 450, '#d6d2bd', '#a3bdbb', '#f7ecd2')
    },
    lawn: false,
  })
  lawn(s, { y: 428, tall: 1.5, blades: 2600, far: '#b3b06f', near: '#7d9350' })
  grove(s, [
    [-16, 26, -17],
    [14, 28, -18, 'cedar'],
    [19, 24, -16],
    [-12, 30, -15],
  ])
  barn(s, -9, 12, 6.5, 8, 4)
  for (const z of [16, 11.5, 7, 2.5])
    for (const x of [-3.4, 0.4, 4.2, 8, 11.8]) {
      const p: V = [x + (z > 10 ? 0.2 : 0), 0, z]
      s.dark([Array.from({ length: 16 }, (_, i): V => [p[0] - 1.2 + Math.cos(i * 0.3927) * 1.5, 0.02, p[2] + 0.4 + Math.sin(i * 0.3927) * 0.7])], 4, 0.4)
      leafy(s, p, 3.3, { leaf: (x + z) % 3 > 1.5 ? 'alder' : 'maple', spread: 0.48, bare: 0.3, far: z > 10 ? 0.12 : 0.03 })
      const r = s.rng.fork(`apple${x}${z}`)
      const k = s.cam.scale(p)
      for (let i = 0; i < 26; i++) {
        const a = r.range(0, 6.28)
        const q = Math.sqrt(r.next())
        const c = s.cam.point([p[0] + Math.cos(a) * q * 1.35, 2.1 + Math.sin(a) * q * 0.95, p[2]])
        s.add(`<circle cx="${c[0].toFixed(1)}" cy="${c[1].toFixed(1)}" r="${(k * 0.055).toFixed(1)}" fill="${r.pick(['#c8503a', '#d96f45', '#b9402f'])}"/>`)
      }
    }
  leafy(s, [-5.6, 0, -2.6], 4.4, { leaf: 'maple', spread: 0.46, bare: 0.34 })
  // Ladder and a basket of apples.
  const rail = (x: number) => rod(s, [x, 0, -1.9], [x + 0.5, 2.9, -0.6], 0.06, '#c9a273')
  for (let i = 1; i < 8; i++) rod(s, [3.1 + i * 0.062, i * 0.36, -1.9 + i * 0.16], [3.7 + i * 0.062, i * 0.36, -1.9 + i * 0.16], 0.045, '#b98d5f')
  rail(3.1)
  rail(3.7)
  const st = new Stage(s)
  vessel(
    st,
    2,
    -2.8,
    0,
    [
      [0.3, 0],
      [0.4, 0.3],
      [0.42, 0.36],
    ],
    '#b08a5a',
  )
  st.paint()
  for (let i = 0; i < 12; i++) {
    const c = s.cam.point([1.75 + (i % 4) * 0.16, 0.4 + Math.floor(i / 4) * 0.05, -2.95 + Math.floor(i / 4) * 0.12])
    s.add(`<circle cx="${c[0].toFixed(1)}" cy="${c[1].toFixed(1)}" r="9" fill="${['#c8503a', '#d96f45', '#b9402f'][i % 3]}"/>`)
  }
  for (let i = 0; i < 8; i++) tuft(s, [-4 + i * 1.1, 0, -4.8 - (i % 2) * 0.6], 0.55, 'alder', { n: 26, flower: i % 2 ? '#f4e7c6' : '#e9bd6a', seed: `meadow${i}` })
  return s
}

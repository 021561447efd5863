import { tone } from '../core/colour.js'
import type { Light } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { streetScene } from '../core/shot.js'
import { front, left, type P } from '../core/space.js'
import { doorOn, lantern } from '../house/doors.js'
import { gableFront, gableShadow } from '../house/gables.js'
import { brick, planks, uprights } from '../house/materials.js'
import { glass, windowOn } from '../house/openings.js'
import { chimney, post } from '../house/parts.js'
import type { Roof } from '../house/roofs.js'
import { box, corners, groundShadow, wall, wallRect } from '../house/shell.js'
import { bed, lawn, paving, shrub, stones, tuft } from '../nature/ground.js'
import { grove, hedge, setting } from '../nature/setting.js'
import { hills, water } from '../nature/sky.js'

const CEDAR = '#a9714a'
const BEAM = '#3c352f'

/** A low West Seattle mid-century: wide gable, glass under the eaves, the Sound behind. */
export function westSeattle(light: Light): Scene {
  const s = streetScene(`westseattle${light.name}`, light, { eye: [-4.6, 1.75, -14.6], yaw: 0.25, cx: 640, horizon: 535 })
  const dusk = light.lit
  setting(s, { sky: dusk ? 'plum' : 'spring', line: 0, hills: false, lawn: false })
  hills(s, 532, 78, dusk ? '#6c6c8a' : '#a7bcc2', 'olympics', dusk ? '#b98f92' : '#d8ded6')
  hills(s, 537, 30, dusk ? '#47506b' : '#8aa6a4', 'island')
  water(s, 533, 600, dusk ? '#b7898a' : '#bcd0cf', dusk ? '#5d6a80' : '#8fb1b4', dusk ? '#f0b48c' : '#eff2e6')
  lawn(s, { y: 556 })
  grove(s, [
    [13, 14, -15],
    [16, 10, -12, 'cedar'],
    [-14, 12, 8, 'olive'],
    [10.5, 18, 9, 'alder'],
  ])
  hedge(s, [-15, 0, 8], [-7.5, 0, 8], 6, 2, 1.3, 'olive')
  hedge(s, [9, 0, 8], [16, 0, 7], 6, 2, 1.6)
  groundShadow(s, corners([-6.5, 0, -1], [7.5, 2.9, 8]), 5)
  paving(
    s,
    [
      [3.4, -14],
      [8, -14],
      [7.4, 0.5],
      [3.2, 0.5],
    ],
    '#bdb6aa',
    { slab: 2 },
  )
  const r: Roof = { x0: -6, x1: 7, z0: 0, z1: 8, eave: 2.65, ridge: 4.15, over: 1, rake: 1.3, colour: '#6b6660', trim: '#e9dfc9', thick: 0.26 }
  const sf = left(-6, 0, 0)
  wallRect(s, sf, 8, 2.7, CEDAR, uprights())
  windowOn(s, sf, 1, 1.5, 2.6, 0.9, { trim: BEAM, trimW: 0.07, cols: 2, lit: dusk, sill: false })
  windowOn(s, sf, 4.6, 1.5, 2.2, 0.9, { trim: BEAM, trimW: 0.07, cols: 2, lit: dusk, sill: false })
  chimney(s, 2.2, 3.9, 3, 3.7, 2.8, 5.1, '#b79c83')
  const f = front(0, 0, 0)
  const g: P[] = [
    [-6, 0],
    [7, 0],
    [7, 2.65],
    [0.5, 4.15],
    [-6, 2.65],
  ]
  wall(s, f, g, CEDAR, uprights())
  // Carport in shade at the right.
  wall(
    s,
    f,
    [
      [3.2, 0],
      [7, 0],
      [7, 2.65],
      [3.2, 3.5],
    ],
    '#4b4744',
    planks(0.2, 0.06),
  )
  // Glass wall and the clerestory above it.
  const top = (u: number) => 2.65 + (1.5 * (6.5 - Math.abs(u - 0.5))) / 6.5 - 0.24
  const bays = [-3.3, -1.7, -0.1, 1.5]
  for (const u of bays) {
    glass(s, f, u, 0.16, 1.5, 2.15, { lit: dusk, warm: '#ffcf86', curtains: u === -3.3 ? '#efe0c4' : false })
    s.clipFace(
      f,
      [
        [u, 2.42],
        [u + 1.5, 2.42],
        [u + 1.5, top(u + 1.5)],
        [u, top(u)],
      ],
      () => glass(s, f, u, 2.4, 1.5, 1.8, { lit: dusk, warm: '#f5b86e' }, 'c'),
    )
  }
  for (const u of [-3.42, -1.82, -0.22, 1.38, 2.98]) s.rect(f, u, 0.1, u + 0.14, top(u) + 0.1, s.lit(BEAM, f.n), 0.03)
  s.rect(f, -3.42, 2.3, 3.12, 2.44, s.lit(BEAM, f.n), 0.03)
  s.rect(f, -3.42, 0.05, 3.12, 0.17, s.lit(BEAM, f.n), 0.03)
  doorOn(s, f, -5.1, 0.12, 1.05, 2.2, '#c98a2e', { trim: BEAM, lights: 'tall', lit: dusk })
  lantern(s, f, -3.72, 1.8, 0.34)
  gableShadow(s, f, g, r)
  gableFront(s, r)
  // Exposed beam ends.
  for (const u of [-5, -2.6, 0.5, 3.6, 6]) {
    const y = 4.15 - Math.abs(u - 0.5) * (1.5 / 6.5) - 0.5
    box(s, [u - 0.1, y, -1.55], [u + 0.1, y + 0.26, 0], BEAM)
  }
  for (const x of [5.2, 6.9]) post(s, x, -1, 0, 2.45, 0.16, BEAM)
  // A brick planter wall ties the porch to the garden.
  box(s, [-3.3, 0, -1.7], [2.2, 0.55, -1.1], '#b5775a', { mat: brick() })
  box(s, [-3.36, 0.55, -1.76], [2.26, 0.63, -1.04], tone('#d8cdb8', 0))
  for (let i = 0; i < 13; i++) tuft(s, [-3.1 + i * 0.42, 0.6, -1.4], i % 3 ? 0.42 : 0.6, i % 2 ? 'fern' : 'hedge', { n: 34, seed: `${i}` })
  stones(s, [-4.6, 0, -0.9], [-4.2, 0, -9], 8, 0.55)
  bed(s, [-8.6, 0, -1], [-6.4, 0, -1.4], 3, { leaves: ['olive', 'lavender', 'fern'], size: 1.1 })
  shrub(s, [2.9, 0, -2.2], 1.2, 0.8, 'olive')
  tuft(s, [-6.6, 0, -4.2], 0.9, 'fern', { n: 60 })
  return s
}

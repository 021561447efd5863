import { tone } from '../core/colour.js'
import { DAY, GOLDEN } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { floor, front, left } from '../core/space.js'
import { planks, siding, uprights } from '../house/materials.js'
import { glass, windowOn } from '../house/openings.js'
import { post } from '../house/parts.js'
import { box, wallRect } from '../house/shell.js'
import { bed, paving, stones, tuft } from '../nature/ground.js'
import { grove, hedge, setting } from '../nature/setting.js'
import { leafy } from '../nature/trees.js'
import { table } from '../rooms/hard.js'
import { plant } from '../rooms/plants.js'
import { lounge, sofa } from '../rooms/soft.js'
import { vessel } from '../rooms/solids.js'
import { Stage } from '../rooms/stage.js'
import { bulbs, fence, garden, raised } from './garden-kit.js'

/** Ballard: a small deck, string lights, roses along a cedar fence. */
export function ballardGarden(): Scene {
  const s = garden('ballard-garden', GOLDEN, { eye: [1.9, 1.65, -7.8], horizon: 400 })
  setting(s, { hills: false, line: 120, cloudY: 130 })
  grove(s, [
    [-9, 12, -13],
    [7, 14, -15, 'cedar'],
    [-4, 11, 7, 'alder'],
    [10, 10, 8, 'maple'],
    [2, 12, 6.5, 'alder'],
  ])
  fence(s, -12, 12, 5, 1.9, '#a8795a')
  bed(s, [-8, 0, 4.2], [3, 0, 4.2], 11, { size: 1.15, flowers: ['#d98a80', undefined, '#f2e4d2', undefined] })
  leafy(s, [-6.2, 0, 2.6], 4.8, { leaf: 'cherry', spread: 0.42, bare: 0.3 })
  stones(s, [-2.2, 0, 2.6], [0.6, 0, -4.4], 9, 0.4)
  const deck = floor(2, 0.32, -2.4)
  const house = left(8.7, 0, -6)
  wallRect(s, house, 9.7, 4.6, '#66795f', siding(0.17))
  windowOn(s, house, 6.6, 1.1, 1.2, 1.5, { trim: '#efe5cf', hung: true, cols: 3, curtains: true })
  glass(s, house, 8.1, 0.4, 1, 2.1, {})
  for (const u of [7.98, 9.1]) s.rect(house, u, 0.35, u + 0.12, 2.6, s.lit('#efe5cf', house.n), 0.03)
  box(s, [2, 0, -2.4], [8.6, 0.32, 3.6], '#8f6a4c')
  s.clipFace(
    deck,
    [
      [0, 0],
      [6.6, 0],
      [6.6, 6],
      [0, 6],
    ],
    () => planks(0.15, 0.16)(s, deck, [0, 0, 6.6, 6], s.lit('#c0946a', [0, 1, 0])),
  )
  for (const [x, z] of [
    [2.15, 3.4],
    [2.15, -2.2],
  ] as const)
    post(s, x, z, 0.32, 2.9, 0.12, '#6b4a33')
  const st = new Stage(s)
  sofa(st, 5.2, 3.2, 2.2, 0, '#d9c9a8', { pillows: ['#b9653f', '#66795f'], legs: '#6b4a33' })
  lounge(st, 7.9, 1.2, 3, '#7a5236', '#d9c9a8')
  table(st, 5, 1, 1.2, 0.7, 0.74, '#7a5236', { shelf: true })
  vessel(
    st,
    5.1,
    1,
    0.74,
    [
      [0.06, 0],
      [0.1, 0.08],
      [0.07, 0.2],
    ],
    '#6f8f86',
  )
  plant(st, 2.6, 2.7, 0.32, 1.2, 'palm', '#b9785a', { r: 0.2 })
  plant(st, 3, -1.8, 0.32, 0.9, 'herb', '#8f9a90', { r: 0.2 })
  st.paint()
  bulbs(s, [2.15, 2.9, -2.2], [8.9, 3.3, 1], 9, 0.35)
  bulbs(s, [2.15, 2.9, 3.4], [8.9, 3.3, 1.5], 9, 0.35)
  bed(s, [-8.4, 0, -1.5], [-5, 0, -3.6], 5, { size: 1.1, leaves: ['lavender', 'alder', 'hedge'], flowers: ['#e9b463', undefined, '#f2e4d2'] })
  tuft(s, [-3.6, 0, -5], 0.8, 'alder', { n: 40, flower: '#b79cc9' })
  tuft(s, [2.2, 0, -4.6], 0.7, 'fern', { n: 40 })
  return s
}

/** Kirkland: raised beds, a gravel path and a white shed. */
export function kirklandGarden(): Scene {
  const s = garden('kirkland-garden', DAY, { eye: [0.3, 1.9, -11] })
  setting(s, { cloudY: 140, line: 90 })
  grove(s, [
    [-11, 16, -16],
    [9, 18, -17, 'cedar'],
    [-6, 14, 8, 'alder'],
    [12, 12, 8, 'maple'],
    [4, 18, -13],
  ])
  hedge(s, [-14, 0, 8], [14, 0, 8], 16, 2, 1.5, 'alder')
  // Shed.
  s.dark(
    [
      [
        [3.2, 0.01, 3],
        [8.4, 0.01, 3],
        [8.4, 0.01, 7],
        [3.2, 0.01, 7],
      ],
    ],
    6,
    0.4,
  )
  wallRect(s, left(3.4, 0, 3), 3, 2.3, '#f0eadb', uprights(0.2, 0.05))
  const f = front(3.4, 0, 3)
  s.poly([f.at(0, 0), f.at(3.6, 0), f.at(3.6, 2.3), f.at(1.8, 3.5), f.at(0, 2.3)], s.lit('#f0eadb', f.n))
  s.clipFace(
    f,
    [
      [0, 0],
      [3.6, 0],
      [3.6, 2.3],
      [1.8, 3.5],
      [0, 2.3],
    ],
    () => uprights(0.2, 0.05)(s, f, [0, 0, 3.6, 3.5], s.lit('#f0eadb', f.n)),
  )
  s.rect(f, 1.2, 0, 2.3, 2.05, s.lit('#50706b', f.n))
  for (const u of [1.3, 1.8]) s.rect(f, u, 0.15, u + 0.4, 1.9, tone(s.lit('#50706b', f.n), -0.2))
  windowOn(s, f, 0.3, 1, 0.65, 0.8, { trim: '#2f3232', cols: 2, rows: 2, trimW: 0.05 })
  windowOn(s, f, 2.6, 1, 0.65, 0.8, { trim: '#2f3232', cols: 2, rows: 2, trimW: 0.05 })
  s.poly(
    [
      [3.05, 2.05, 2.7],
      [5.2, 3.5, 2.7],
      [5.2, 3.66, 2.7],
      [3.05, 2.22, 2.7],
    ],
    s.lit('#5a6164', f.n),
  )
  s.poly(
    [
      [7.35, 2.05, 2.7],
      [5.2, 3.5, 2.7],
      [5.2, 3.66, 2.7],
      [7.35, 2.22, 2.7],
    ],
    s.lit('#4a5154', f.n),
  )
  paving(
    s,
    [
      [-0.7, -12],
      [1.1, -12],
      [4.9, 3],
      [4, 3],
    ],
    '#d9ccb2',
    { slab: 0.35, joint: false },
  )
  bed(s, [7.4, 0, 2.6], [10, 0, 2], 4, { flowers: ['#d98a80', '#f2e4d2'] })
  bed(s, [1.4, 0, 3.4], [3.2, 0, 3.2], 3, { leaves: ['lavender', 'alder'], flowers: [undefined, '#f2e4d2'] })
  raised(s, -6.6, 2, 2.6, 1.2, 'a')
  raised(s, -3.2, 2, 2.6, 1.2, 'b')
  raised(s, -6.4, -1.4, 2.6, 1.3, 'c')
  raised(s, 6.2, -1.2, 2.6, 1.3, 'd')
  raised(s, -4.2, -4.6, 2.6, 1.3, 'e')
  raised(s, -0.2 - 3.4, 4.6, 2.6, 1, 'f')
  tuft(s, [5.2, 0, -4.8], 0.9, 'lavender', { n: 50, flower: '#8f86bd' })
  tuft(s, [4.3, 0, -5.2], 0.8, 'lavender', { n: 50, flower: '#8f86bd' })
  return s
}

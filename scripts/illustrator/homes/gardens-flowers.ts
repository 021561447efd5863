import { DAY, GOLDEN } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { floor, type V } from '../core/space.js'
import { tiles } from '../house/floor-materials.js'
import { post } from '../house/parts.js'
import { bed, paving, shrub, tuft } from '../nature/ground.js'
import { rainier } from '../nature/rainier.js'
import { grove, hedge, setting } from '../nature/setting.js'
import { hills } from '../nature/sky.js'
import { leafy } from '../nature/trees.js'
import { chair, table } from '../rooms/hard.js'
import { plant } from '../rooms/plants.js'
import { lathe, rod, vessel } from '../rooms/solids.js'
import { Stage } from '../rooms/stage.js'
import { fence, garden } from './garden-kit.js'

/** Renton: a patio table and the mountain. */
export function rentonGarden(): Scene {
  const s = garden('renton-garden', DAY, { eye: [0.6, 1.7, -9], horizon: 425 })
  setting(s, {
    cloud: 'streaks',
    cloudY: 120,
    line: 70,
    between: () => {
      rainier(s, 640, 424, 660, { rock: '#8496a6', snow: '#f6efe2', shade: '#9fb3c4', haze: '#dbe0d3' })
      hills(s, 424, 80, '#93adac', 'foot', '#c6d2c8')
    },
  })
  grove(s, [
    [-10, 12, -14],
    [11, 13, -15, 'cedar'],
    [-7.5, 8, 6.5, 'maple'],
    [9, 9, 6, 'alder'],
  ])
  fence(s, -14, 14, 7, 1.5, '#b3906b')
  bed(s, [-10, 0, 6.2], [10, 0, 6.2], 17, { size: 0.95, flowers: ['#e0a070', '#f2e4d2', undefined, '#c47a72'] })
  paving(
    s,
    [
      [-2.6, -7],
      [6.2, -7],
      [5.4, 1.6],
      [-2.2, 1.6],
    ],
    '#c9bda8',
    { slab: 0.8 },
  )
  const st = new Stage(s)
  table(st, 1.4, -0.6, 2.2, 1, 0.74, '#b98d5f')
  for (const [x, z, t] of [
    [0.8, 0.55, 0],
    [2, 0.55, 0],
    [-0.2, -0.6, 1],
    [3, -0.6, 3],
  ] as const)
    chair(st, x, z, t, '#8a5b39', '#e0a070')
  vessel(
    st,
    1.1,
    -0.6,
    0.74,
    [
      [0.06, 0],
      [0.09, 0.1],
      [0.07, 0.24],
    ],
    '#f0e6d2',
  )
  plant(st, 1.9, -0.6, 0.74, 0.45, 'stems', '#5f8a88', { r: 0.08 })
  // Parasol.
  st.item([-0.6, 2.2, -2.4], [3.4, 3.1, 1.2], () => {
    lathe(
      s,
      1.4,
      -0.6,
      [
        [1.75, 2.3],
        [0.9, 2.72],
        [0.03, 3.0],
      ],
      '#e9d3a4',
      { seg: 16, open: true, inside: '#d9bb84' },
    )
  })
  st.item([1.35, 0.75, -0.65], [1.45, 2.3, -0.55], () => rod(s, [1.4, 0.75, -0.6], [1.4, 2.95, -0.6], 0.05, '#8a5b39'))
  for (const [x, z] of [
    [-2.2, 1],
    [5, 1],
  ] as const)
    plant(st, x, z, 0, 1.1, 'herb', '#b9653f', { r: 0.26 })
  st.paint()
  leafy(s, [-6.4, 0, -1.4], 4.4, { leaf: 'maple', spread: 0.44, bare: 0.3 })
  bed(s, [-8, 0, -3.6], [-5, 0, -4.8], 4, { size: 1.1 })
  tuft(s, [6.8, 0, -4.2], 0.95, 'olive', { n: 46, flower: '#e5cf9c' })
  return s
}

/** Shoreline: an arch of roses and a brick path. */
export function shorelineGarden(): Scene {
  const s = garden('shoreline-garden', GOLDEN, { eye: [-0.5, 1.6, -10], horizon: 420 })
  setting(s, { cloudY: 140, line: 90, hills: false })
  grove(s, [
    [-9, 12, -14],
    [8, 14, -15, 'cedar'],
    [-5, 9, 6, 'cherry'],
    [5, 10, 6.5, 'alder'],
    [11, 7, 7, 'maple'],
  ])
  hedge(s, [-12, 0, 6], [12, 0, 6], 15, 1.9, 1.9)
  const path: [number, number][] = [
    [-1, -11],
    [1, -11],
    [0.75, 5],
    [-0.75, 5],
  ]
  s.poly(
    path.map(([x, z]): V => [x, 0.01, z]),
    s.lit('#a8684f', [0, 1, 0]),
  )
  s.clip(s.cam.poly(path.map(([x, z]): V => [x, 0.01, z])), () => tiles(0.24, 0.12, 0.3, 0.25)(s, floor(-2, 0.01, -11), [0, 0, 4, 16], s.lit('#a8684f', [0, 1, 0])))
  for (const d of [-1, 1])
    bed(s, [d * 1.9, 0, 4.6], [d * 1.9, 0, 1.8], 5, { size: 0.9, flowers: ['#e08f8a', '#f4e7d6', '#b79cc9', undefined], leaves: ['alder', 'lavender', 'hedge'], seed: `far${d}` })
  // A bench beyond the arch.
  const st = new Stage(s)
  for (const x of [-0.7, 0.62])
    st.box(
      [
        [x, 0, 4.5],
        [x + 0.08, 0.45, 5],
      ],
      '#f0e6d2',
    )
  st.box(
    [
      [-0.8, 0.45, 4.45],
      [0.8, 0.52, 5],
    ],
    '#f0e6d2',
  )
  st.box(
    [
      [-0.8, 0.6, 4.95],
      [0.8, 1.05, 5.02],
    ],
    '#f0e6d2',
  )
  st.paint()
  // Arch.
  for (const x of [-1.25, 1.25]) for (const z of [0.6, 1.3]) post(s, x, z, 0, 2.2, 0.1, '#f0e6d2')
  for (let i = 0; i < 16; i++) {
    const a = (i / 15) * Math.PI
    const p: V = [Math.cos(a) * 1.32, 2.1 + Math.sin(a) * 0.75, 0.9]
    shrub(s, [p[0], p[1] - 0.3, p[2]], 0.7, 0.6, 'alder', { flowers: i % 3 ? '#e8a09a' : '#f6e6da', seed: `arch${i}`, n: 22 })
  }
  for (const x of [-1.32, 1.32])
    for (let i = 0; i < 6; i++) shrub(s, [x, i * 0.36, 0.85], 0.55, 0.5, 'alder', { flowers: i % 2 ? '#e8a09a' : '#f6e6da', seed: `post${i}${x}`, n: 20 })
  for (const d of [-1, 1]) {
    bed(s, [d * 2, 0, 0], [d * 1.7, 0, -6], 9, {
      size: 0.85,
      flowers: ['#e08f8a', '#f4e7d6', '#b79cc9', '#e9bd6a', undefined],
      leaves: ['alder', 'lavender', 'hedge', 'fern'],
      seed: `near${d}`,
    })
    bed(s, [d * 3.6, 0, 1], [d * 3.4, 0, -5], 7, { size: 1.15, flowers: ['#e08f8a', undefined, '#b79cc9', '#f4e7d6'], leaves: ['alder', 'lavender', 'hedge'], seed: `mid${d}` })
    for (let i = 0; i < 5; i++)
      tuft(s, [d * (2.5 + (i % 2) * 0.5), 0, -1.5 - i * 1], 1.05, 'alder', { n: 34, flower: i % 2 ? '#b79cc9' : '#e08f8a', seed: `fox${i}${d}`, wide: 0.25 })
  }
  return s
}

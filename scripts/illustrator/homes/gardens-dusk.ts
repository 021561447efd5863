import { DUSK } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { floor, front, left, type V } from '../core/space.js'
import { tiles } from '../house/floor-materials.js'
import { planks } from '../house/materials.js'
import { glass } from '../house/openings.js'
import { box, wallRect } from '../house/shell.js'
import { lawn, paving, shrub, tuft } from '../nature/ground.js'
import { grove, hedge, setting } from '../nature/setting.js'
import { treeline } from '../nature/sky.js'
import { plant } from '../rooms/plants.js'
import { lounge } from '../rooms/soft.js'
import { lathe } from '../rooms/solids.js'
import { Stage } from '../rooms/stage.js'
import { garden, lathePit } from './garden-kit.js'

/** Bellevue: a stone terrace and a lap pool at dusk. */
export function bellevueGarden(): Scene {
  const s = garden('bellevue-garden', DUSK, { eye: [0.6, 1.75, -11], horizon: 400 })
  setting(s, { sky: 'plum', hills: false, line: 100, cloudY: 190 })
  grove(s, [
    [-10, 14, -17],
    [-6.5, 17, -14, 'cedar'],
    [-2, 18, -16],
    [3, 19, -13],
    [12, 16, -17],
  ])
  hedge(s, [-12, 0, 8], [4, 0, 8], 12, 2, 2.1, 'hedge', 0)
  paving(
    s,
    [
      [-6, -12],
      [9, -12],
      [9, 6.4],
      [-6, 6.4],
    ],
    '#b9b3a8',
    { slab: 1.1 },
  )
  // House wing on the right, lit from within.
  const w = left(5.2, 0, -4)
  wallRect(s, w, 10, 3.1, '#ece5d6')
  for (const u of [0.8, 3, 5.2, 7.4]) glass(s, w, u, 0.1, 2.1, 2.6, { lit: true, warm: '#ffd08c', glow: 0.5 }, `${u}`)
  for (const u of [0.8, 2.95, 5.15, 7.35, 9.5]) s.rect(w, u - 0.03, 0.1, u + 0.05, 2.75, '#22282c', 0.03)
  s.poly(
    [
      [5.2, 0.015, -3.2],
      [5.2, 0.015, 5.4],
      [2.4, 0.015, 5],
      [2.4, 0.015, -4.4],
    ],
    '#ffb861',
    `fill-opacity=".3" ${s.blur(12)}`,
  )
  box(s, [4.7, 3.1, -4.4], [9, 3.4, 6.4], '#33373a')
  const front0 = front(5.2, 0, -4)
  wallRect(s, front0, 4, 3.1, '#a8744c', planks())
  // Pool.
  s.poly(
    [
      [-4.6, 0.02, -6.2],
      [-1.2, 0.02, -6.2],
      [-1.2, 0.02, 5],
      [-4.6, 0.02, 5],
    ],
    s.lit('#e7e1d5', [0, 1, 0]),
  )
  const pool: V[] = [
    [-4.3, 0.02, -5.9],
    [-1.5, 0.02, -5.9],
    [-1.5, 0.02, 4.7],
    [-4.3, 0.02, 4.7],
  ]
  const pp = s.cam.poly(pool)
  s.flat(
    pp,
    s.grad(
      [0, 470],
      [0, 780],
      [
        [0, '#e0a58d'],
        [0.35, '#5fa3a6'],
        [1, '#2d7481'],
      ],
    ),
  )
  s.clip(pp, () => {
    s.add(
      `<ellipse cx="${s.cam.point([-2.9, 0, -2])[0].toFixed(0)}" cy="${s.cam.point([-2.9, 0, -2])[1].toFixed(0)}" rx="190" ry="46" fill="#a8e6dc" fill-opacity=".4" ${s.blur(22)}/>`,
    )
    const r = s.rng.fork('pool')
    for (let i = 0; i < 90; i++) {
      const p: V = [r.range(-4.3, -1.5), 0.02, r.range(-5.9, 4.7)]
      const l = r.range(0.1, 0.5)
      s.poly([p, [p[0] + l * 0.5, 0.02, p[2] + 0.05], [p[0] + l, 0.02, p[2]], [p[0] + l * 0.5, 0.02, p[2] - 0.02]], i % 2 ? '#e9fff6' : '#1d5563', 'fill-opacity=".28"')
    }
  })
  const st = new Stage(s)
  for (const z of [-0.6, 1.6]) {
    st.contact(
      [
        [0, 0, z],
        [1.9, 0.3, z + 0.7],
      ],
      0.4,
      5,
    )
    st.box(
      [
        [0, 0.14, z],
        [1.9, 0.26, z + 0.7],
      ],
      '#8a6a4c',
    )
    st.box(
      [
        [0.02, 0.26, z + 0.03],
        [1.3, 0.36, z + 0.67],
      ],
      '#e9e2d2',
      { round: 0.04 },
    )
    st.item([1.28, 0.26, z], [1.9, 0.9, z + 0.7], () =>
      s.poly(
        [
          [1.3, 0.34, z + 0.03],
          [1.3, 0.34, z + 0.67],
          [1.85, 0.86, z + 0.67],
          [1.85, 0.86, z + 0.03],
        ],
        s.lit('#e9e2d2', [-0.7, 0.7, 0]),
      ),
    )
  }
  lathePit(st, 1.6, 4.4)
  plant(st, 4.5, -2.2, 0, 1.5, 'palm', '#4a4f52', { r: 0.3 })
  plant(st, 4.5, 4.9, 0, 1.7, 'fig', '#4a4f52', { r: 0.3 })
  st.paint()
  for (let i = 0; i < 9; i++) tuft(s, [-5.6, 0, 5.4 - i * 1.4], 1, i % 2 ? 'olive' : 'fern', { n: 30, seed: `g${i}` })
  for (let i = 0; i < 5; i++) shrub(s, [-7 + i * 0.2, 0, 4 - i * 2.4], 1.6, 1.2, 'hedge', { seed: `gs${i}` })
  return s
}

/** Issaquah: a fire pit in a clearing, firs all round, at dusk. */
export function issaquahGarden(): Scene {
  const s = garden('issaquah-garden', DUSK, { eye: [0, 1.7, -10.5], horizon: 430 })
  setting(s, { line: 0, hills: false, cloudY: 150 })
  treeline(s, 445, 300, '#4a6070', 'mist', 40)
  s.add(
    `<rect x="0" y="240" width="1200" height="220" fill="${s.grad(
      [0, 240],
      [0, 450],
      [
        [0, '#e0a583', 0],
        [1, '#c8967f', 0.55],
      ],
    )}"/>`,
  )
  lawn(s)
  grove(s, [
    [-9, 10, -17, 'fir', 0.12],
    [-5.5, 13, -20, 'cedar', 0.16],
    [-1.5, 15, -18, 'fir', 0.2],
    [2.6, 13, -21, 'fir', 0.16],
    [6.5, 12, -18, 'cedar', 0.14],
    [10, 9, -19, 'fir', 0.08],
    [-12, 5, -18, 'fir', 0.03],
    [12.5, 4, -17, 'fir', 0.03],
  ])
  hedge(s, [-11, 0, 6], [11, 0, 6], 13, 2, 1, 'fern', 0)
  const ring = (k: number, y: number): V[] => Array.from({ length: 30 }, (_, i): V => [Math.cos(i * 0.2094) * k, y, -1 + Math.sin(i * 0.2094) * k])
  s.poly(ring(3.6, 0.01), s.lit('#c9b899', [0, 1, 0]))
  s.clip(s.cam.poly(ring(3.6, 0.01)), () => tiles(0.35, 0.35, 0.14, 0.1)(s, floor(-4, 0.01, -5), [0, 0, 8, 8], s.lit('#c9b899', [0, 1, 0])))
  s.poly(ring(2.6, 0.02), '#ff9d45', `fill-opacity=".35" ${s.blur(22)}`)
  const st = new Stage(s)
  // Stone ring with the fire inside it.
  st.item([-0.9, 0, -1.9], [0.9, 1, -0.1], () => {
    lathe(
      s,
      0,
      -1,
      [
        [0.85, 0],
        [0.85, 0.36],
      ],
      '#8d8478',
      { open: true, inside: '#c9693a' },
    )
    const p = s.cam.point([0, 0.3, -1])
    const k = s.cam.scale([0, 0.3, -1])
    const r = s.rng.fork('f')
    for (let i = 0; i < 30; i++) {
      const fx = p[0] + r.range(-0.45, 0.45) * k
      const fh = k * r.range(0.14, 0.62) * (1 - Math.abs(fx - p[0]) / k) * (1 - i * 0.012)
      const fw = k * 0.075
      s.add(
        `<path d="M${fx - fw} ${p[1]}C${fx - fw * 1.6} ${p[1] - fh * 0.4} ${fx + fw * 0.4} ${p[1] - fh * 0.5} ${fx} ${p[1] - fh}C${fx + fw * 1.4} ${p[1] - fh * 0.5} ${fx + fw * 1.4} ${p[1] - fh * 0.2} ${fx + fw} ${p[1]}Z" fill="${r.pick(['#ffd874', '#ff9f3c', '#ffbd55', '#f07a2c'])}" fill-opacity=".85"/>`,
      )
    }
    s.glow([p[0], p[1] - k * 0.3], k * 4.4, '#ff8f3a', 0.55)
  })
  lounge(st, -2.6, -1.4, 1, '#7a5236', '#4d6152')
  lounge(st, 2.6, -1.4, 3, '#7a5236', '#a0573c')
  lounge(st, -1, 1.6, 0, '#7a5236', '#c9b48a')
  lounge(st, 1, 1.6, 0, '#7a5236', '#4d6152')
  st.paint()
  for (const [x, z] of [
    [-5.4, -3.6],
    [-4.4, -4.6],
    [5.2, -3.6],
    [4.4, -4.8],
    [-6.4, -2],
    [6.4, -2],
  ] as const)
    tuft(s, [x, 0, z], 0.95, 'fern', { n: 44, wide: 0.8 })
  for (const [x, z] of [
    [-7, -3],
    [7, -3],
    [-7.6, 0],
    [7.6, 0],
  ] as const)
    shrub(s, [x, 0, z], 1.7, 1.2, 'fern')
  return s
}

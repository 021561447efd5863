import { GOLDEN, mirrored } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { floor } from '../core/space.js'
import { planks } from '../house/materials.js'
import { box } from '../house/shell.js'
import { tuft } from '../nature/ground.js'
import { grove, setting } from '../nature/setting.js'
import { hills, treeline, water } from '../nature/sky.js'
import { plant } from '../rooms/plants.js'
import { lounge } from '../rooms/soft.js'
import { vessel } from '../rooms/solids.js'
import { Stage } from '../rooms/stage.js'
import { garden } from './garden-kit.js'

/** Mercer Island: chairs at the end of a dock. */
export function mercerDock(): Scene {
  const s = garden('mercer-dock', mirrored(GOLDEN), { eye: [-0.7, 1.75, -9.5], horizon: 360, yaw: 0.05 })
  setting(s, { line: 0, hills: false, lawn: false, cloud: 'streaks', cloudY: 170 })
  hills(s, 360, 110, '#9db3b8', 'far', '#dcd3bd')
  hills(s, 364, 50, '#7f9c99', 'near', '#b3bfae')
  treeline(s, 366, 26, '#6d8d82', 'shore', 9)
  water(s, 362, 800, '#dfd6ba', '#6d9da3', '#fbeecd')
  s.add(
    `<rect x="0" y="362" width="1200" height="200" fill="${s.grad(
      [0, 362],
      [0, 560],
      [
        [0, '#f4d9a8', 0.5],
        [1, '#f4d9a8', 0],
      ],
    )}"/>`,
  )
  for (const x of [-1.35, 1.75])
    for (const z of [8, 4.4, 0.8, -2.8]) {
      const y = s.cam.point([x, -0.9, z])
      s.add(`<ellipse cx="${y[0].toFixed(1)}" cy="${y[1].toFixed(1)}" rx="${(s.cam.scale([x, 0, z]) * 0.35).toFixed(1)}" ry="5" fill="#2f5660" fill-opacity=".4" ${s.blur(3)}/>`)
      box(s, [x - 0.13, -0.9, z - 0.13], [x + 0.13, 0.7, z + 0.13], '#8a7660')
    }
  s.poly(
    [
      [-1.6, -0.9, -10],
      [2, -0.9, -10],
      [2, -0.9, 8],
      [-1.6, -0.9, 8],
    ],
    '#24505a',
    `fill-opacity=".35" ${s.blur(10)}`,
  )
  const deck = floor(-1.5, 0, -9)
  s.clipFace(
    deck,
    [
      [0, 0],
      [3.4, 0],
      [3.4, 17],
      [0, 17],
    ],
    () => planks(0.16, 0.2)(s, deck, [0, 0, 3.4, 17], s.lit('#bfa07c', [0, 1, 0])),
  )
  s.poly(
    [
      [-1.5, 0, -9],
      [-1.5, 0, 8],
      [-1.5, -0.25, 8],
      [-1.5, -0.25, -9],
    ],
    s.lit('#7d6650', [-1, 0, 0]),
  )
  // A little sailing boat at anchor.
  const bx = s.cam.point([-9, -0.6, 26])
  const k = s.cam.scale([-9, -0.6, 26])
  s.add(
    `<g><path d="M${bx[0] - 2.6 * k} ${bx[1] - 0.5 * k}L${bx[0] + 2.6 * k} ${bx[1] - 0.5 * k}Q${bx[0] + 1.9 * k} ${bx[1] + 0.3 * k} ${bx[0] - 1.8 * k} ${bx[1] + 0.3 * k}Z" fill="#f3ead6"/><path d="M${bx[0]} ${bx[1] - 0.6 * k}L${bx[0]} ${bx[1] - 7 * k}L${bx[0] + 2.3 * k} ${bx[1] - 0.9 * k}Z" fill="#f8efdc"/><path d="M${bx[0] - 0.2 * k} ${bx[1] - 0.8 * k}L${bx[0] - 0.2 * k} ${bx[1] - 6.2 * k}L${bx[0] - 2 * k} ${bx[1] - 0.9 * k}Z" fill="#e0a878"/><path d="M${bx[0] - 2 * k} ${bx[1] + 0.4 * k}L${bx[0] + 1.9 * k} ${bx[1] + 0.4 * k}L${bx[0] + 0.4 * k} ${bx[1] + 3 * k}Z" fill="#f8efdc" fill-opacity=".3"/></g>`,
  )
  const st = new Stage(s)
  lounge(st, -0.55, 3.6, 2, '#f0e6d2', '#3f5a62')
  lounge(st, 1.1, 3.6, 2, '#f0e6d2', '#3f5a62')
  vessel(
    st,
    0.28,
    4,
    0,
    [
      [0.18, 0],
      [0.2, 0.42],
    ],
    '#b98d5f',
    false,
  )
  plant(st, 1.4, -1.6, 0, 0.9, 'stems', '#3f5a62', { r: 0.2 })
  st.paint()
  grove(s, [
    [9.5, 4, -13],
    [-10.6, 0, -15, 'cedar'],
  ])
  for (let i = 0; i < 9; i++) tuft(s, [3.4 + i * 0.5, -0.6, -4.6 - (i % 3) * 0.4], 1.3, 'olive', { n: 26, seed: `reed${i}`, flower: i % 2 ? '#a9805a' : undefined, wide: 0.3 })
  return s
}

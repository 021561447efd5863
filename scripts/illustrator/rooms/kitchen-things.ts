import { tone } from '../core/colour.js'
import { lathe, vessel } from './solids.js'
import type { Stage } from './stage.js'

/** Plates, cups and jars along a shelf. */
export function crockery(st: Stage, x0: number, x1: number, z: number, y: number, seed: string): void {
  const r = st.s.rng.fork(`crock${x0}${y}${seed}`)
  const c = ['#efe6d4', '#d9cdb6', '#8fa39a', '#b9785a', '#e7dcc3', '#5f7468']
  for (let x = x0 + 0.08; x < x1 - 0.08; x += r.range(0.15, 0.22)) {
    const k = r.int(0, 3)
    const p: [number, number][] =
      k === 0
        ? [
            [0.03, 0],
            [0.07, 0.04],
            [0.085, 0.08],
          ]
        : k === 1
          ? [
              [0.045, 0],
              [0.05, 0.1],
              [0.045, 0.12],
            ]
          : k === 2
            ? [
                [0.06, 0],
                [0.075, 0.05],
                [0.06, 0.15],
                [0.05, 0.2],
              ]
            : [
                [0.075, 0],
                [0.08, 0.05],
              ]
    vessel(st, x, z, y, p, r.pick(c), k !== 3)
  }
}

/** A piece of fruit. */
export function fruit(st: Stage, x: number, z: number, y: number, c: string): void {
  st.item([x - 0.04, y, z - 0.04], [x + 0.04, y + 0.08, z + 0.04], () => {
    const p = st.s.cam.point([x, y + 0.04, z])
    const k = st.s.cam.scale([x, y, z]) * 0.055
    st.s.add(
      `<circle cx="${p[0].toFixed(1)}" cy="${p[1].toFixed(1)}" r="${k.toFixed(1)}" fill="${st.s.radial([p[0] - k * 0.4, p[1] - k * 0.4], k * 1.6, [
        [0, tone(c, 0.4)],
        [0.6, c],
        [1, tone(c, -0.4)],
      ])}"/>`,
    )
  })
}

/** A saucepan on the hob. */
export function lathePot(st: Stage, x: number, z: number, y: number): void {
  st.item([x - 0.14, y, z - 0.14], [x + 0.14, y + 0.2, z + 0.14], () => {
    lathe(
      st.s,
      x,
      z,
      [
        [0.12, y],
        [0.13, y + 0.02],
        [0.13, y + 0.14],
      ],
      '#b9653f',
      { seg: 22 },
    )
    lathe(
      st.s,
      x,
      z,
      [
        [0.13, y + 0.14],
        [0.06, y + 0.17],
        [0.02, y + 0.19],
      ],
      '#c9774d',
      { seg: 22 },
    )
  })
}

import { tone } from '../core/colour.js'
import { front, type V } from '../core/space.js'
import { box } from '../house/shell.js'
import { doors } from './cabinets.js'
import { chair, stool, table } from './hard.js'
import { pendant } from './hearth.js'
import type { Kitchen } from './kitchen.js'
import { fruit, lathePot } from './kitchen-things.js'
import { plant } from './plants.js'
import { vessel } from './solids.js'
import type { Stage } from './stage.js'

/** A cooker with a saucepan on it and its hood above. */
export function cooker(st: Stage, o: Kitchen, [x0, x1]: [number, number], H: number): void {
  const s = st.s
  st.item([x0, 0, -0.64], [x1, 0.92, 0], () => {
    box(s, [x0, 0, -0.64], [x1, 0.92, 0], '#c9c6bf', { top: '#2e2c2b' })
    const cf = front(x0, 0, -0.64)
    s.rect(cf, 0.06, 0.14, 0.7, 0.62, s.lit('#2d2f30', cf.n))
    s.rect(cf, 0.1, 0.2, 0.66, 0.5, '#191b1c')
    s.poly([cf.at(0.2, 0.5), cf.at(0.34, 0.5), cf.at(0.22, 0.2), cf.at(0.1, 0.2)], '#ffffff', 'fill-opacity=".08"')
    s.rect(cf, 0.08, 0.66, 0.68, 0.69, s.lit('#efece4', cf.n), 0.04)
    for (let i = 0; i < 5; i++) s.rect(cf, 0.1 + i * 0.12, 0.77, 0.15 + i * 0.12, 0.82, s.lit('#4a4846', cf.n), 0.02)
  })
  lathePot(st, (x0 + x1) / 2 - 0.14, -0.36, 0.925)
  const hx = (x0 + x1) / 2
  const hood = o.hood ?? o.walls
  st.item([x0, 1.62, -0.5], [x1, H, 0], () => {
    box(s, [hx - 0.17, 1.9, -0.3], [hx + 0.17, H, 0], hood)
    const q: V[] = [
      [x0, 1.72, -0.5],
      [x1, 1.72, -0.5],
      [hx + 0.18, 2.05, -0.31],
      [hx - 0.18, 2.05, -0.31],
    ]
    s.poly(
      [
        [x1, 1.72, -0.5],
        [x1, 1.72, 0],
        [hx + 0.18, 2.05, 0],
        [hx + 0.18, 2.05, -0.31],
      ],
      s.lit(hood, [1, 0.3, 0]),
    )
    s.poly(
      [
        [x0, 1.72, -0.5],
        [x0, 1.72, 0],
        [hx - 0.18, 2.05, 0],
        [hx - 0.18, 2.05, -0.31],
      ],
      s.lit(hood, [-1, 0.3, 0]),
    )
    s.poly(q, s.lit(hood, [0, 0.4, -0.9]))
    box(s, [x0 - 0.01, 1.62, -0.52], [x1 + 0.01, 1.73, 0], tone(hood, -0.12))
  })
}

/** A tall fridge with a cupboard over it. */
export function fridge(st: Stage, o: Kitchen, [x0, x1]: [number, number], H: number): void {
  const s = st.s
  const m = o.flip ? -1 : 1
  const knob = o.knob ?? '#b98f4b'
  const c = o.fridge ?? o.cab
  st.item([x0, 0, -0.68], [x1, 2.1, 0], () => {
    box(s, [x0, 0, -0.68], [x1, 2.1, 0], c)
    const ff = front(x0, 0, -0.68)
    for (const [a, b] of [
      [0.06, 0.72],
      [0.75, 2.06],
    ] as const) {
      s.rect(ff, 0.02, a, x1 - x0 - 0.02, b, tone(s.lit(c, ff.n), 0.05))
      s.rect(ff, m > 0 ? 0.07 : x1 - x0 - 0.095, a + (b - a) * 0.25, m > 0 ? 0.095 : x1 - x0 - 0.07, a + (b - a) * 0.75, s.lit(knob, ff.n), 0.04)
    }
    s.rect(ff, 0, 0.72, x1 - x0, 0.75, tone(s.lit(c, ff.n), -0.5))
  })
  st.box(
    [
      [x0, 2.1, -0.66],
      [x1, H - 0.12, 0],
    ],
    o.fridge ?? o.cab,
  )
}

/** The island or the table in the middle of the floor. */
export function centre(st: Stage, o: Kitchen, H: number): void {
  const s = st.s
  const style = o.style ?? 'shaker'
  const wood = o.tableWood ?? '#a8764a'
  if (o.middle === 'island') {
    const ic = o.island ?? o.cab
    st.contact(
      [
        [-1.25, 0, -2.55],
        [1.25, 0.9, -1.75],
      ],
      0.5,
      8,
      0.15,
    )
    st.item([-1.2, 0, -2.5], [1.2, 0.88, -1.75], () => {
      box(s, [-1.2, 0, -2.5], [1.2, 0.88, -1.75], ic)
      s.rect(front(-1.2, 0, -2.5), 0, 0, 2.4, 0.08, s.light.shadow, 0, 'fill-opacity=".4"')
      doors(s, front(-1.2, 0, -2.5), 2.4, 0.87, 4, ic, { style: style === 'slat' ? 'slat' : 'shaker', knob: ic })
    })
    st.box(
      [
        [-1.3, 0.88, -2.78],
        [1.3, 0.935, -1.7],
      ],
      o.counter,
      { top: tone(o.counter, 0.16) },
    )
    for (const x of [-0.8, 0, 0.8]) stool(st, x, -3.02, 0.66, o.stools?.[0] ?? '#6b4a33', o.stools?.[1] ?? '#a8764a')
    vessel(
      st,
      0.35,
      -2.2,
      0.935,
      [
        [0.09, 0],
        [0.17, 0.06],
        [0.2, 0.1],
      ],
      '#8fa39a',
    )
    for (const [i, dx] of [-0.07, 0.06, 0].entries()) fruit(st, 0.35 + dx, -2.2 + (i - 1) * 0.05, 1.02, ['#c9793a', '#d9a44f', '#a9563e'][i]!)
    plant(st, -0.5, -2.15, 0.935, 0.55, 'stems', '#e7dcc8', { r: 0.075, ph: 0.22 })
    for (const x of o.pendants ? [-0.6, 0.6] : []) pendant(st, x, -2.2, 1.78, 0.18, H, o.pendants!, o.pendantKind)
  } else if (o.middle === 'table') {
    table(st, 0, -2.6, 1.9, 0.9, 0.74, wood)
    for (const [x, z, t] of [
      [-0.5, -1.72, 0],
      [0.5, -1.72, 0],
      [-1.35, -2.6, 1],
      [1.35, -2.6, 3],
    ] as const)
      chair(st, x, z, t, o.stools?.[0] ?? '#6b4a33', o.stools?.[1] ?? '#a8764a')
    vessel(
      st,
      0.4,
      -2.6,
      0.74,
      [
        [0.08, 0],
        [0.15, 0.05],
        [0.18, 0.09],
      ],
      '#b9785a',
    )
    fruit(st, 0.36, -2.6, 0.82, '#d9a44f')
    fruit(st, 0.46, -2.58, 0.82, '#a9563e')
    plant(st, -0.25, -2.6, 0.74, 0.5, 'stems', '#8fa39a', { r: 0.07, ph: 0.2 })
    if (o.pendants) pendant(st, 0, -2.6, 1.75, 0.27, H, o.pendants, o.pendantKind)
  }
}

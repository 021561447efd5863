import { tone } from '../core/colour.js'
import { front } from '../core/space.js'
import { box } from '../house/shell.js'
import type { Bath } from './bath.js'
import { doors } from './cabinets.js'
import { plant } from './plants.js'
import { lathe, rod, roundTable, vessel } from './solids.js'
import type { Stage } from './stage.js'

/** A vanity with a basin. */
export function vanity(st: Stage, o: Bath, vx: number): void {
  const s = st.s
  const x0 = vx - 0.68
  const x1 = vx + 0.68
  st.contact(
    [
      [x0, 0, -0.55],
      [x1, 0.8, 0],
    ],
    0.5,
    6,
  )
  for (const x of [x0 + 0.04, x1 - 0.09])
    st.box(
      [
        [x, 0, -0.5],
        [x + 0.05, 0.22, -0.45],
      ],
      tone(o.vanity, -0.3),
    )
  st.item([x0, 0.22, -0.54], [x1, 0.8, 0], () => {
    box(s, [x0, 0.22, -0.54], [x1, 0.8, 0], o.vanity)
    doors(s, front(x0, 0.22, -0.54), 1.36, 0.57, 3, o.vanity, { knob: o.metal, from: 0.02 })
  })
  st.box(
    [
      [x0 - 0.02, 0.8, -0.57],
      [x1 + 0.02, 0.85, 0],
    ],
    o.counter,
    { top: tone(o.counter, 0.15) },
  )
  vessel(
    st,
    vx,
    -0.29,
    0.85,
    [
      [0.12, 0],
      [0.19, 0.05],
      [0.22, 0.12],
    ],
    '#f1ece0',
  )
  st.item([vx - 0.02, 0.85, -0.1], [vx + 0.02, 1.15, -0.06], () => {
    rod(s, [vx, 0.85, -0.07], [vx, 1.12, -0.07], 0.03, o.metal)
    rod(s, [vx, 1.12, -0.07], [vx, 1.1, -0.2], 0.03, o.metal)
  })
  vessel(
    st,
    vx + 0.48,
    -0.2,
    0.85,
    [
      [0.035, 0],
      [0.04, 0.11],
      [0.02, 0.14],
      [0.02, 0.17],
    ],
    '#8f6a4a',
    false,
  )
  plant(st, vx - 0.5, -0.2, 0.85, 0.36, 'herb', '#e7dcc8', { r: 0.06 })
}

/** A free-standing tub with its tap, a stool of towels and a palm; m is -1 when the room is mirrored. */
export function tub(st: Stage, o: Bath, m: number): void {
  const s = st.s
  const tx = -0.75 * m
  const tz = -1.15
  st.item([tx - 0.92, 0, tz - 0.42], [tx + 0.92, 0.64, tz + 0.42], () => {
    st.contact(
      [
        [tx - 0.75, 0, tz - 0.33],
        [tx + 0.75, 0.5, tz + 0.33],
      ],
      0.6,
      9,
      0.15,
    )
    if (o.claw) for (const dx of [-0.5, 0.5]) rod(s, [tx + dx, 0.14, tz - 0.28], [tx + dx * 1.12, 0.02, tz - 0.34], 0.07, o.metal)
    const y = o.claw ? 0.08 : 0
    lathe(
      s,
      tx,
      tz,
      [
        [0.72, y],
        [0.78, y + 0.1],
        [0.83, 0.3],
        [0.89, 0.5],
        [0.95, 0.6],
        [0.95, 0.63],
      ],
      o.tub,
      { open: true, inside: o.inside ?? '#f4efe4', sz: 0.47, seg: 44 },
    )
  })
  st.item([tx - 1.06 * m - 0.02, 0, tz + 0.34], [tx - 1.06 * m + 0.02, 1, tz + 0.44], () => {
    rod(s, [tx - 0.35 * m, 0, tz + 0.5], [tx - 0.35 * m, 0.88, tz + 0.5], 0.035, o.metal)
    rod(s, [tx - 0.35 * m, 0.88, tz + 0.5], [tx - 0.35 * m, 0.82, tz + 0.28], 0.035, o.metal)
  })
  st.box(
    [
      [tx + 0.18, 0.6, tz - 0.52],
      [tx + 0.5, 0.66, tz + 0.46],
    ],
    '#a87448',
    { round: 0.01 },
  )
  roundTable(st, tx + 1.18 * m, tz - 0.35, 0.17, 0.46, '#a87448')
  for (const i of [0, 1])
    st.box(
      [
        [tx + 1.18 * m - 0.13, 0.46 + i * 0.08, tz - 0.47],
        [tx + 1.18 * m + 0.13, 0.535 + i * 0.08, tz - 0.23],
      ],
      i ? tone(o.towel, 0.25) : o.towel,
      { round: 0.03 },
    )
  plant(st, -1.88 * m, -0.45, 0, 1.35, 'palm', '#d9cdb8', { r: 0.18 })
}

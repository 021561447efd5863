import { tone } from '../core/colour.js'
import { lathe, rod } from './solids.js'
import { place, type Stage } from './stage.js'

/** Which way a piece faces, in quarter turns. */
export type Turn = 0 | 1 | 2 | 3

/** A table with four legs. */
export function table(st: Stage, x: number, z: number, w: number, d: number, h: number, colour: string, o: { leg?: number; thick?: number; shelf?: boolean } = {}): void {
  const t = o.thick ?? 0.05
  const g = o.leg ?? 0.06
  st.contact(
    [
      [x - w / 2, 0, z - d / 2],
      [x + w / 2, h, z + d / 2],
    ],
    0.4,
    7,
  )
  for (const lx of [x - w / 2 + 0.04, x + w / 2 - 0.04 - g])
    for (const lz of [z - d / 2 + 0.04, z + d / 2 - 0.04 - g])
      st.box(
        [
          [lx, 0, lz],
          [lx + g, h - t, lz + g],
        ],
        tone(colour, -0.12),
      )
  if (o.shelf)
    st.box(
      [
        [x - w / 2 + 0.05, 0.14, z - d / 2 + 0.05],
        [x + w / 2 - 0.05, 0.17, z + d / 2 - 0.05],
      ],
      tone(colour, -0.1),
    )
  st.box(
    [
      [x - w / 2, h - t, z - d / 2],
      [x + w / 2, h, z + d / 2],
    ],
    colour,
    { top: tone(colour, 0.08) },
  )
}

/** A dining chair. */
export function chair(st: Stage, x: number, z: number, turn: Turn, wood: string, seat = wood): void {
  const P0 = place(x, z, turn)
  st.contact(P0(-0.21, 0, 0, 0.21, 1, 0.44), 0.35, 4, 0.08)
  for (const l of [-0.21, 0.17]) {
    st.box(P0(l, 0, 0, l + 0.04, 0.84, 0.04), wood)
    st.box(P0(l, 0, 0.4, l + 0.04, 0.43, 0.44), wood)
  }
  st.box(P0(-0.22, 0.43, 0, 0.22, 0.48, 0.46), seat, { round: 0.02 })
  st.box(P0(-0.2, 0.7, 0, 0.2, 0.86, 0.035), wood, { round: 0.02 })
  for (const l of [-0.1, -0.01, 0.08]) st.box(P0(l, 0.48, 0.008, l + 0.025, 0.7, 0.03), wood)
}

/** A bar stool. */
export function stool(st: Stage, x: number, z: number, h: number, wood: string, seat: string): void {
  const s = st.s
  st.item([x - 0.2, 0, z - 0.2], [x + 0.2, h, z + 0.2], () => {
    st.contact(
      [
        [x - 0.18, 0, z - 0.18],
        [x + 0.18, h, z + 0.18],
      ],
      0.35,
      4,
      0.05,
    )
    for (const [a, b] of [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const)
      rod(s, [x + a * 0.11, h - 0.06, z + b * 0.11], [x + a * 0.19, 0.01, z + b * 0.19], 0.035, wood)
    for (const b of [1, -1]) rod(s, [x - 0.16, h * 0.32, z + b * 0.16], [x + 0.16, h * 0.32, z + b * 0.16], 0.025, wood)
    lathe(
      s,
      x,
      z,
      [
        [0.16, h - 0.07],
        [0.19, h - 0.05],
        [0.19, h - 0.015],
        [0.17, h],
      ],
      seat,
      { seg: 24 },
    )
  })
}

import { EVENING, mirrored, ROOM } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { roomScene } from '../core/shot.js'
import { boards } from '../house/floor-materials.js'
import type { Material } from '../house/materials.js'
import { art, type Subject } from './art.js'
import { cabinet } from './cabinets.js'
import { pendant } from './hearth.js'
import type { Opening, Room, View } from './outside.js'
import { type PlantKind, plant } from './plants.js'
import { room } from './shell.js'
import { bed, curtain, lounge, type RugKind, rail, rug } from './soft.js'
import { lamp, vessel } from './solids.js'
import { Stage } from './stage.js'

/** What makes one bedroom differ from another. */
export interface Bedroom {
  seed: string
  flip?: boolean
  evening?: boolean
  walls: string
  back?: string
  backMat?: Material
  floor: string
  floorMat?: Material
  head: string
  cover: string
  throw?: string
  linen?: string
  pillows?: string[]
  stand: string
  curtain?: string
  rug: [RugKind, string, string, string]
  art: Subject
  two?: Subject
  plant: [PlantKind, string]
  view: View
  when?: Room['when']
  headH?: number
  openings?: Opening[]
  trim?: string
  beams?: string
  ceiling?: string
  chair?: [string, string]
  bench?: string
  hang?: string
  yaw?: number
  eyeX?: number
}

/** Draws a bedroom: the bed against the back wall, light from one side. */
export function bedroom(o: Bedroom): Scene {
  const m = o.flip ? -1 : 1
  const light = o.evening ? EVENING : o.flip ? mirrored(ROOM) : ROOM
  const s = roomScene(`bedroom${o.seed}`, light, { eye: [(o.eyeX ?? 0.7) * m, 1.45, -5.1], yaw: (o.yaw ?? -0.13) * m, horizon: 345, focal: 850 })
  const side: 'left' | 'right' = o.flip ? 'right' : 'left'
  const f = room(s, {
    w: 5.2,
    h: 2.65,
    d: 7.5,
    walls: o.walls,
    back: o.back,
    backMat: o.backMat,
    sideMat: undefined,
    floor: o.floor,
    floorMat: o.floorMat ?? boards(0.15),
    trim: o.trim,
    beams: o.beams,
    ceiling: o.ceiling,
    view: o.view,
    when: o.evening ? 'dusk' : o.when,
    sun: o.when === 'golden' ? [0.55 * m, -0.2, 0.42] : [0.66 * m, -0.5, 0.2],
    openings: o.openings ?? [{ wall: side, u: 4.3, v: 0.75, w: 1.9, h: 1.55, cols: 2, rows: 2 }],
  })
  rug(s, -1.75, -3.3, 1.75, -0.9, o.rug[0], [o.rug[1], o.rug[2], o.rug[3]])
  if (o.two) {
    art(s, f.back, 2.6 - 0.82, 1.42, 0.68, 0.82, o.art, { frame: o.stand })
    art(s, f.back, 2.6 + 0.14, 1.42, 0.68, 0.82, o.two, { frame: o.stand })
  } else art(s, f.back, 2.6 - 0.6, 1.45, 1.2, 0.8, o.art, { frame: o.stand })
  const st = new Stage(s)
  bed(st, 0, -0.02, 1.7, 0, { head: o.head, cover: o.cover, throw: o.throw, linen: o.linen, pillows: o.pillows, headH: o.headH })
  for (const x of [-1.25, 1.25]) {
    cabinet(st, x, -0.05, 0.48, 0.4, 0.55, 0, o.stand, { n: 1, style: 'drawers', leg: 0.14 })
    if (!o.hang) lamp(st, x, -0.24, 0.55, 0.5)
    else pendant(st, x, -0.3, 1.25, 0.13, 2.65, o.hang, 'dome')
  }
  vessel(
    st,
    -1.38,
    -0.32,
    0.55,
    [
      [0.03, 0],
      [0.035, 0.08],
    ],
    '#e7dcc8',
  )
  plant(st, 2.15 * m, -0.55, 0, 1.35, o.plant[0], o.plant[1], { r: 0.18 })
  if (o.bench) {
    st.contact(
      [
        [-0.65, 0, -2.75],
        [0.65, 0.45, -2.35],
      ],
      0.4,
      5,
    )
    for (const x of [-0.6, 0.55])
      for (const z of [-2.72, -2.42])
        st.box(
          [
            [x, 0, z],
            [x + 0.05, 0.38, z + 0.05],
          ],
          o.stand,
        )
    st.box(
      [
        [-0.66, 0.38, -2.75],
        [0.66, 0.47, -2.35],
      ],
      o.bench,
      { round: 0.04 },
    )
  }
  if (o.chair) lounge(st, -2.05 * m, -1.75, m > 0 ? 1 : 3, o.chair[0], o.chair[1])
  if (o.curtain) {
    const w = f[side]
    curtain(s, w, 3.75, 4.25, 0.03, 2.4, o.curtain)
    curtain(s, w, 6.25, 6.75, 0.03, 2.4, o.curtain)
    rail(s, w, 3.6, 6.9, 2.4)
  }
  s.flushGlows()
  st.paint()
  return s
}

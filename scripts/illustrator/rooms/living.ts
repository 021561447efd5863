import { mirrored, ROOM } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { roomScene } from '../core/shot.js'
import { boards, herringbone } from '../house/floor-materials.js'
import { stone } from '../house/materials.js'
import { art } from './art.js'
import { bookcase, cabinet } from './cabinets.js'
import { pendant } from './hearth.js'
import { plant } from './plants.js'
import { room } from './shell.js'
import { curtain, lounge, rail, rug, sofa } from './soft.js'
import { lamp, roundTable, vessel } from './solids.js'
import { Stage } from './stage.js'

/** Capitol Hill: tall sash windows, herringbone oak and a plum-brown sofa. */
export function capitolLiving(): Scene {
  const s = roomScene('capitol-living', mirrored(ROOM), { eye: [-0.7, 1.45, -5.8], yaw: 0.1, horizon: 420 })
  const f = room(s, {
    w: 5.4,
    h: 3.3,
    d: 8,
    walls: '#d9cdb8',
    back: '#46584f',
    floor: '#b98d5d',
    floorMat: herringbone(0.42, 0.1),
    trim: '#efe6d3',
    view: 'street',
    sun: [-0.62, -0.62, -0.4],
    openings: [
      { wall: 'right', u: 3.1, v: 0.55, w: 1, h: 2.1, rows: 2 },
      { wall: 'right', u: 4.6, v: 0.55, w: 1, h: 2.1, rows: 2 },
      { wall: 'right', u: 6.1, v: 0.55, w: 1, h: 2.1, rows: 2 },
    ],
  })
  for (const v of [2.35]) s.rect(f.back, 0, v, 5.4, v + 0.06, s.lit('#53665c', f.back.n))
  rug(s, -1.9, -3.7, 1.7, -0.9, 'diamond', ['#efe4cd', '#6b5b52', '#b9785a'])
  art(s, f.back, 1.3, 1.5, 0.62, 0.8, 'fern', { frame: '#b58a45' })
  art(s, f.back, 2.15, 1.5, 0.62, 0.8, 'shapes', { frame: '#b58a45' })
  art(s, f.back, 3.0, 1.5, 0.62, 0.8, 'bird', { frame: '#b58a45' })
  const st = new Stage(s)
  sofa(st, -0.35, -0.15, 2.5, 0, '#9a5c48', { pillows: ['#e7d9bd', '#c9a45c', '#46584f'] })
  lamp(st, 1.3, -0.45, 0, 1.6, { shade: '#f0e4ca' })
  roundTable(st, -0.3, -2.1, 0.5, 0.38, '#6f4a33')
  vessel(
    st,
    -0.4,
    -2.15,
    0.38,
    [
      [0.07, 0],
      [0.12, 0.08],
      [0.07, 0.2],
      [0.05, 0.25],
    ],
    '#e5dac4',
  )
  sofa(st, -2.35, -2.3, 0.95, 1, '#c9b48a', { depth: 0.85 })
  bookcase(st, -2.7, -0.85, 1.4, 2.2, 1, '#efe6d3')
  plant(st, 2.2, -0.5, 0, 1.75, 'rubber', '#cfc3ad', { r: 0.2 })
  pendant(st, -0.2, -2.2, 2.3, 0.24, 3.3, '#c49a4e', 'globe')
  for (const u of [2.95, 4.45, 5.95, 7.2]) curtain(s, f.right, u - 0.1, u + 0.16, 0.02, 2.85, '#e9dcc4')
  rail(s, f.right, 2.6, 7.5, 2.85)
  s.flushGlows()
  st.paint()
  return s
}

/** West Seattle: a sloping plank ceiling, a long window to the water, walnut and mustard. */
export function westLiving(): Scene {
  const s = roomScene('west-living', ROOM, { eye: [0.9, 1.35, -6], yaw: -0.12, horizon: 400 })
  const f = room(s, {
    w: 7,
    h: 2.7,
    d: 9,
    walls: '#e5dac4',
    back: '#e8dec9',
    floor: '#b4855a',
    floorMat: boards(0.12),
    ceiling: '#b98a5f',
    beams: '#5d4331',
    trim: '#4a382c',
    skirting: false,
    view: 'lake',
    when: 'golden',
    openings: [
      { wall: 'back', u: 2.1, v: 0.35, w: 4.6, h: 2.05, cols: 4, bars: 0.07, sill: false },
      { wall: 'left', u: 5.9, v: 0.35, w: 2.6, h: 2.05, cols: 2, bars: 0.07, sill: false },
    ],
  })
  s.clip(s.cam.poly(f.back.rect(0, 0, 1.9, 2.7)), () => stone(0.16)(s, f.back, [0, 0, 1.9, 2.7], s.lit('#b7a48c', f.back.n)))
  rug(s, -1.5, -3.7, 2.1, -1.3, 'stripe', ['#ecdfc4', '#c98a3c', '#4f6b66'])
  const st = new Stage(s)
  cabinet(st, 0.9, -0.12, 2.3, 0.42, 0.62, 0, '#8a5536', { n: 4, style: 'slat', leg: 0.18 })
  sofa(st, 3.1, -2.5, 2.3, 3, '#4f6b66', { pillows: ['#d79b3f', '#efe3cb', '#b9683f'], legs: '#6b4a33', arms: 0.12 })
  lounge(st, -1.9, -1.7, 1, '#7a4d31', '#d19a44')
  roundTable(st, 0.4, -2.5, 0.55, 0.36, '#8a5536')
  vessel(
    st,
    0.25,
    -2.5,
    0.36,
    [
      [0.1, 0],
      [0.18, 0.06],
      [0.2, 0.09],
    ],
    '#c4683f',
  )
  lamp(st, 2.75, -0.75, 0, 1.65, { shade: '#efe0c0' })
  plant(st, -2.3, -0.6, 0, 1.6, 'palm', '#efe6d4', { r: 0.22 })
  vessel(
    st,
    1.4,
    -0.25,
    0.62,
    [
      [0.06, 0],
      [0.1, 0.12],
      [0.05, 0.3],
      [0.04, 0.36],
    ],
    '#c98a3c',
  )
  plant(st, 0.3, -0.25, 0.62, 0.42, 'herb', '#e7dcc8', { r: 0.09 })
  s.flushGlows()
  st.paint()
  return s
}

import { EVENING, ROOM } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { roomScene } from '../core/shot.js'
import { front } from '../core/space.js'
import { boards, herringbone } from '../house/floor-materials.js'
import { brick, planks } from '../house/materials.js'
import { art, type Subject } from './art.js'
import { bookcase } from './cabinets.js'
import { table } from './hard.js'
import { fireplace } from './hearth.js'
import { plant } from './plants.js'
import { room } from './shell.js'
import { curtain, lounge, rail, rug, sofa } from './soft.js'
import { lamp, roundTable, vessel } from './solids.js'
import { Stage } from './stage.js'

/** Ballard: sage walls, a brick hearth between built-in bookcases. */
export function ballardLiving(): Scene {
  const s = roomScene('ballard-living', ROOM, { eye: [0.5, 1.4, -5.7], yaw: -0.07, horizon: 395 })
  const f = room(s, {
    w: 6,
    h: 2.8,
    d: 8,
    walls: '#a9b39a',
    back: '#b1ba9f',
    floor: '#a9764a',
    floorMat: boards(),
    beams: '#6b4a33',
    trim: '#f2e8d2',
    view: 'garden',
    openings: [
      { wall: 'left', u: 4.6, v: 0.85, w: 2.2, h: 1.45, cols: 3, rows: 2 },
      { wall: 'back', u: 0.5, v: 1.55, w: 0.95, h: 0.75, cols: 2 },
      { wall: 'back', u: 4.55, v: 1.55, w: 0.95, h: 0.75, cols: 2 },
    ],
  })
  rug(s, -1.7, -3.5, 1.7, -1.15, 'border', ['#e6d6b4', '#9b4f3c', '#c98f5f'])
  const st = new Stage(s)
  fireplace(st, 0, 0, { h: 2.8, w: 1.9, breast: '#9d5b45', mat: brick(), surround: '#b7a78d', mantel: '#7a5236', plain: true })
  for (const x of [-1.98, 1.98]) bookcase(st, x, 0, 1.9, 1.32, 0, '#efe5cf', { shelves: 3 })
  sofa(st, -2.7, -2.4, 2.2, 1, '#5f7263', { pillows: ['#c98f4f', '#e6dac0', '#9b4f3c'] })
  lounge(st, 2.35, -2.2, 3, '#8a5b39', '#c9a36b')
  table(st, 0, -2.35, 1.2, 0.65, 0.4, '#8f5f3c', { shelf: true })
  vessel(
    st,
    0.25,
    -2.4,
    0.4,
    [
      [0.08, 0],
      [0.14, 0.05],
      [0.16, 0.1],
    ],
    '#6f8f86',
  )
  plant(st, -0.3, -2.35, 0.4, 0.42, 'stems', '#e7dcc8', { r: 0.07, ph: 0.18 })
  vessel(
    st,
    -0.5,
    -0.42,
    1.22,
    [
      [0.05, 0],
      [0.08, 0.1],
      [0.04, 0.2],
      [0.05, 0.24],
    ],
    '#4d6b60',
  )
  vessel(
    st,
    0.55,
    -0.42,
    1.22,
    [
      [0.04, 0],
      [0.06, 0.08],
      [0.06, 0.14],
    ],
    '#d9b36c',
  )
  lamp(st, -2.55, -0.95, 0, 1.55)
  plant(st, 2.6, -0.8, 0, 1.5, 'fig', '#b9785a', { r: 0.19 })
  art(s, f.right, 5.1, 1.35, 0.9, 0.7, 'hills')
  s.flushGlows()
  st.paint()
  artOverHearth(s, 0, -0.35, 'mountain')
  return s
}

/** Hangs a picture on a chimney breast that stands proud of the wall. */
function artOverHearth(s: Scene, x: number, z: number, subject: Subject, y = 1.5, w = 0.95, h = 0.72): void {
  art(s, front(0, 0, z), x - w / 2, y, w, h, subject)
}

/** Queen Anne: dark panelling, a fire, a wall of books. */
export function queenAnneLibrary(): Scene {
  const s = roomScene('queenanne-library', EVENING, { eye: [-0.6, 1.4, -5.6], yaw: 0.06, horizon: 405 })
  const f = room(s, {
    w: 6,
    h: 2.75,
    d: 8,
    walls: '#5b6a5c',
    back: '#5f6f60',
    floor: '#8a5a3a',
    floorMat: herringbone(0.5, 0.13),
    beams: '#4a3426',
    ceiling: '#e6d8ba',
    trim: '#5d4330',
    view: 'garden',
    when: 'dusk',
    openings: [{ wall: 'right', u: 4.9, v: 0.9, w: 1.9, h: 1.35, cols: 3, rows: 3, trim: '#4d382a' }],
  })
  rug(s, -1.9, -3.8, 1.9, -1.1, 'border', ['#7e3b30', '#d7b878', '#9c5a42'])
  art(s, f.left, 4.9, 1.3, 0.8, 0.95, 'bird', { frame: '#b58a45' })
  const st = new Stage(s)
  fireplace(st, 0, 0, { h: 2.75, w: 2, breast: '#6d5038', mat: planks(0.6, 0.08), surround: '#cdbfa4', mantel: '#5d4330', fire: true })
  for (const x of [-1.98, 1.98]) bookcase(st, x, 0, 1.9, 2.45, 0, '#5f4431', { shelves: 6 })
  sofa(st, -2.55, -2.5, 1.9, 1, '#8c4a38', { pillows: ['#d7b878', '#5b6a5c'] })
  sofa(st, 1.9, -2.2, 0.95, 3, '#6b5a41', { pillows: ['#b98a45'], depth: 0.85 })
  roundTable(st, 0, -2.5, 0.5, 0.42, '#5d3d29', false)
  vessel(
    st,
    0.12,
    -2.5,
    0.42,
    [
      [0.06, 0],
      [0.09, 0.08],
      [0.06, 0.15],
    ],
    '#c9b48a',
  )
  lamp(st, -2.55, -0.85, 0, 1.6)
  roundTable(st, 2.55, -1.1, 0.26, 0.58, '#5d3d29', false)
  lamp(st, 2.55, -1.1, 0.58, 0.55)
  vessel(
    st,
    -0.55,
    -0.42,
    1.22,
    [
      [0.04, 0],
      [0.06, 0.12],
      [0.03, 0.24],
    ],
    '#b58a45',
  )
  vessel(
    st,
    0.5,
    -0.42,
    1.22,
    [
      [0.07, 0],
      [0.09, 0.06],
      [0.05, 0.16],
    ],
    '#5f7f78',
  )
  for (const u of [4.65, 6.95]) curtain(s, f.right, u - 0.2, u + 0.14, 0.02, 2.5, '#7e3b30')
  rail(s, f.right, 4.3, 7.3, 2.5)
  s.flushGlows()
  st.paint()
  artOverHearth(s, 0, -0.35, 'hills', 1.42, 1.1, 0.82)
  return s
}

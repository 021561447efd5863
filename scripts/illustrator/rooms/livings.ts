import { mirrored, ROOM } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { roomScene } from '../core/shot.js'
import { front } from '../core/space.js'
import { boards, panels } from '../house/floor-materials.js'
import { stone } from '../house/materials.js'
import { art } from './art.js'
import { bookcase, cabinet } from './cabinets.js'
import { chair, table } from './hard.js'
import { fireplace, pendant } from './hearth.js'
import { plant } from './plants.js'
import { room } from './shell.js'
import { rug, sofa } from './soft.js'
import { lamp, vessel } from './solids.js'
import { Stage } from './stage.js'

/** Issaquah: river-stone hearth, leather and plaid, firs at the window. */
export function issaquahLiving(): Scene {
  const s = roomScene('issaquah-living', mirrored(ROOM), { eye: [-0.5, 1.4, -5.8], yaw: 0.07, horizon: 415 })
  room(s, {
    w: 6.2,
    h: 3,
    d: 8,
    walls: '#d8c7a2',
    back: '#cbb78e',
    floor: '#94643f',
    floorMat: boards(0.17),
    ceiling: '#c29a6b',
    beams: '#5d4128',
    trim: '#6b4a30',
    view: 'firs',
    sun: [-0.62, -0.5, 0.12],
    openings: [
      { wall: 'right', u: 4.2, v: 0.75, w: 2.4, h: 1.7, cols: 3, rows: 2 },
      { wall: 'back', u: 4.35, v: 0.85, w: 1.4, h: 1.6, cols: 2, rows: 2 },
    ],
  })
  rug(s, -1.8, -3.6, 1.8, -1.2, 'border', ['#e4d3ae', '#3f5a4a', '#a0573c'])
  const st = new Stage(s)
  fireplace(st, -0.6, 0, { h: 3, w: 2.2, d: 0.4, breast: '#9a9186', mat: stone(0.2), surround: '#8f8578', mantel: '#7a5130', fire: true, plain: true })
  bookcase(st, -2.5, 0, 1.15, 2.2, 0, '#7a5536', { shelves: 5 })
  sofa(st, 2.75, -2.3, 2.1, 3, '#8f5a38', { pillows: ['#3f5a4a', '#e4d3ae', '#a0573c'] })
  sofa(st, -2.55, -2.4, 1, 1, '#4d6152', { pillows: ['#d9b36c'], depth: 0.85 })
  table(st, 0, -2.4, 1.25, 0.7, 0.4, '#6f4a2e', { shelf: true, leg: 0.08, thick: 0.07 })
  vessel(
    st,
    -0.2,
    -2.4,
    0.4,
    [
      [0.09, 0],
      [0.16, 0.05],
      [0.18, 0.1],
    ],
    '#5f7f78',
  )
  plant(st, 0.35, -2.35, 0.4, 0.36, 'herb', '#b9785a', { r: 0.07 })
  lamp(st, 2.55, -0.75, 0, 1.55)
  plant(st, 1.0, -0.5, 0, 1.1, 'snake', '#cfc3ad', { r: 0.16 })
  vessel(
    st,
    -1.2,
    -0.48,
    1.22,
    [
      [0.05, 0],
      [0.09, 0.09],
      [0.04, 0.2],
    ],
    '#3f5a4a',
  )
  vessel(
    st,
    0,
    -0.48,
    1.22,
    [
      [0.06, 0],
      [0.07, 0.1],
      [0.04, 0.16],
    ],
    '#c9a45c',
  )
  s.flushGlows()
  st.paint()
  art(s, front(0, 0, -0.4), -1.15, 1.5, 1.1, 0.8, 'bird', { frame: '#5d4128' })
  return s
}

/** Redmond: a bright dining corner in slate, ash and rust. */
export function redmondDining(): Scene {
  const s = roomScene('redmond-dining', mirrored(ROOM), { eye: [-0.5, 1.5, -5.6], yaw: 0.07, horizon: 370 })
  const f = room(s, {
    w: 6,
    h: 3,
    d: 8,
    walls: '#ebe5d8',
    back: '#dcd8cc',
    backMat: panels(1.5, 1.5),
    floor: '#c3a67f',
    floorMat: boards(0.2),
    trim: '#34393b',
    view: 'firs',
    when: 'soft',
    sun: [-0.6, -0.5, 0.15],
    openings: [{ wall: 'right', u: 3.4, v: 0.12, w: 3.6, h: 2.4, cols: 3, bars: 0.05, sill: false }],
  })
  art(s, f.back, 1.1, 1.15, 1.5, 1.05, 'lines', { frame: '#34393b' })
  art(s, f.back, 2.85, 1.15, 0.8, 1.05, 'shapes', { frame: '#34393b' })
  rug(s, -1.8, -3.6, 1.6, -1.3, 'plain', ['#d9cfbd', '#a99c86', '#a99c86'])
  const st = new Stage(s)
  cabinet(st, -1.15, -0.05, 2.4, 0.42, 0.72, 0, '#55656d', { n: 4, style: 'slat', leg: 0.14 })
  vessel(
    st,
    -1.9,
    -0.26,
    0.72,
    [
      [0.08, 0],
      [0.12, 0.12],
      [0.06, 0.28],
      [0.07, 0.33],
    ],
    '#c8742f',
  )
  lamp(st, -0.3, -0.26, 0.72, 0.55, { base: '#34393b' })
  table(st, -0.1, -2.4, 2, 0.95, 0.74, '#c9a679', { thick: 0.06, leg: 0.08 })
  for (const x of [-0.65, 0.45]) chair(st, x, -1.55, 0, '#34393b', '#c8742f')
  chair(st, -1.5, -2.4, 1, '#34393b', '#c8742f')
  chair(st, 1.3, -2.4, 3, '#34393b', '#c8742f')
  vessel(
    st,
    0.25,
    -2.4,
    0.74,
    [
      [0.09, 0],
      [0.17, 0.05],
      [0.2, 0.09],
    ],
    '#8fa39a',
  )
  plant(st, -0.45, -2.4, 0.74, 0.55, 'stems', '#efe6d4', { r: 0.075, ph: 0.22 })
  pendant(st, -0.55, -2.4, 1.75, 0.2, 3, '#34393b', 'cone')
  pendant(st, 0.35, -2.4, 1.75, 0.2, 3, '#34393b', 'cone')
  plant(st, 2.5, -0.55, 0, 1.8, 'fig', '#34393b', { r: 0.2 })
  s.flushGlows()
  st.paint()
  return s
}

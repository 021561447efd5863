import { EVENING, ROOM } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { roomScene } from '../core/shot.js'
import { boards, tiles } from '../house/floor-materials.js'
import { planks } from '../house/materials.js'
import { art } from './art.js'
import { cabinet } from './cabinets.js'
import { table } from './hard.js'
import { pendant } from './hearth.js'
import { plant } from './plants.js'
import { room } from './shell.js'
import { lounge, rug, sofa } from './soft.js'
import { lamp, roundTable, vessel } from './solids.js'
import { Stage } from './stage.js'

/** Bellevue: a tall glass corner above the lights, grey-green and walnut. */
export function bellevueLiving(): Scene {
  const s = roomScene('bellevue-living', EVENING, { eye: [-0.9, 1.4, -6.2], yaw: 0.1, horizon: 430, focal: 840 })
  const f = room(s, {
    w: 7.2,
    h: 3.4,
    d: 9,
    walls: '#d9d2c4',
    back: '#d9d2c4',
    floor: '#b0a594',
    floorMat: tiles(0.9, 0.9, 0.05, 0.12),
    ceiling: '#ece5d7',
    trim: '#2c3032',
    skirting: false,
    view: 'city',
    when: 'dusk',
    openings: [
      { wall: 'back', u: 2.5, v: 0.12, w: 4.6, h: 2.95, cols: 4, bars: 0.06, frame: 0.06, sill: false },
      { wall: 'right', u: 4.8, v: 0.12, w: 4.1, h: 2.95, cols: 3, bars: 0.06, frame: 0.06, sill: false },
    ],
  })
  s.clip(s.cam.poly(f.back.rect(0, 0, 2.4, 3.4)), () => planks(0.16, 0.16)(s, f.back, [0, 0, 2.4, 3.4], s.lit('#a8744c', f.back.n)))
  rug(s, -2.1, -4, 1.9, -1, 'plain', ['#d8cfbd', '#a99c86', '#a99c86'])
  art(s, f.back, 0.55, 1.35, 1.3, 0.95, 'shapes', { frame: '#2c3032' })
  const st = new Stage(s)
  cabinet(st, -2.4, -0.05, 2.1, 0.42, 0.52, 0, '#6b4a35', { n: 3, style: 'slat', leg: 0.1 })
  lamp(st, -3.05, -0.26, 0.52, 0.55, { base: '#2f3335' })
  vessel(
    st,
    -2.0,
    -0.26,
    0.52,
    [
      [0.07, 0],
      [0.1, 0.1],
      [0.05, 0.26],
      [0.06, 0.3],
    ],
    '#c8742f',
  )
  sofa(st, 0.9, -0.75, 2.7, 0, '#5d6d66', { pillows: ['#c8a15a', '#e4dac6', '#b9683f'], arms: 0.14, legs: '#2f3335' })
  lounge(st, -2.5, -2.7, 1, '#4a3a30', '#b9683f')
  table(st, 0.3, -2.6, 1.4, 0.7, 0.34, '#6b4a35', { shelf: true })
  vessel(
    st,
    0.5,
    -2.6,
    0.34,
    [
      [0.1, 0],
      [0.2, 0.05],
      [0.23, 0.09],
    ],
    '#2f4a46',
  )
  plant(st, 2.95, -0.7, 0, 1.9, 'fig', '#e0d8c8', { r: 0.22 })
  lamp(st, -0.75, -0.55, 0, 1.6, { base: '#2f3335' })
  pendant(st, 0.3, -2.6, 2.35, 0.26, 3.4, '#f0e6d2', 'globe')
  s.flushGlows()
  st.paint()
  return s
}

/** Mercer Island: cedar, a low sofa and the whole lake. */
export function mercerLiving(): Scene {
  const s = roomScene('mercer-living', ROOM, { eye: [0.3, 1.4, -6.4], yaw: -0.03, horizon: 400, focal: 830 })
  room(s, {
    w: 7.6,
    h: 3,
    d: 9,
    walls: '#c79a6d',
    sideMat: planks(0.16, 0.14),
    back: '#c79a6d',
    floor: '#8f6646',
    floorMat: boards(0.14),
    ceiling: '#c99c70',
    beams: '#4a372a',
    trim: '#3a302a',
    skirting: false,
    view: 'lake',
    sun: [0.5, -0.5, -0.5],
    openings: [
      { wall: 'back', u: 0.6, v: 0.15, w: 6.4, h: 2.6, cols: 5, bars: 0.08, sill: false },
      { wall: 'left', u: 6.2, v: 0.15, w: 2.4, h: 2.6, cols: 2, bars: 0.08, sill: false },
    ],
  })
  rug(s, -2.1, -3.9, 2.1, -1.2, 'diamond', ['#efe2c6', '#3f5a62', '#c9843f'])
  const st = new Stage(s)
  sofa(st, 3.35, -2.7, 2.4, 3, '#3f5a62', { pillows: ['#d79b4f', '#efe3cb', '#8fa39a'], arms: 0.12, legs: '#6b4a33' })
  lounge(st, -2.3, -1.9, 1, '#6b4630', '#e0cfae')
  lounge(st, -2.3, -3.2, 1, '#6b4630', '#e0cfae')
  roundTable(st, 0.2, -2.6, 0.62, 0.36, '#7a4d31')
  vessel(
    st,
    0.35,
    -2.6,
    0.36,
    [
      [0.1, 0],
      [0.2, 0.06],
      [0.22, 0.09],
    ],
    '#c4683f',
  )
  plant(st, 0, -2.5, 0.36, 0.42, 'stems', '#efe6d4', { r: 0.07, ph: 0.17 })
  lamp(st, 3.1, -0.9, 0, 1.6, { shade: '#efe0c0' })
  plant(st, -3.2, -0.7, 0, 1.8, 'palm', '#3f5a62', { r: 0.24 })
  cabinet(st, 0.9, -0.1, 1.8, 0.4, 0.45, 0, '#7a4d31', { n: 3, style: 'slat', leg: 0.12 })
  vessel(
    st,
    1.5,
    -0.3,
    0.45,
    [
      [0.06, 0],
      [0.11, 0.12],
      [0.05, 0.3],
    ],
    '#d79b4f',
  )
  pendant(st, 0.2, -2.6, 2.05, 0.22, 3, '#e9d7b0', 'dome')
  s.flushGlows()
  st.paint()
  return s
}

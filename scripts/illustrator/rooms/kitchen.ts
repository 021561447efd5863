import { tone } from '../core/colour.js'
import { EVENING, mirrored, ROOM } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { roomScene } from '../core/shot.js'
import { front } from '../core/space.js'
import { boards, tiles } from '../house/floor-materials.js'
import type { Material } from '../house/materials.js'
import { box } from '../house/shell.js'
import { art } from './art.js'
import { doors } from './cabinets.js'
import { crockery } from './kitchen-things.js'
import { centre, cooker, fridge } from './kitchen-units.js'
import type { Room, View } from './outside.js'
import { plant } from './plants.js'
import { room } from './shell.js'
import { rug } from './soft.js'
import { rod, vessel } from './solids.js'
import { Stage } from './stage.js'

/** What makes one kitchen differ from another. */
export interface Kitchen {
  seed: string
  flip?: boolean
  evening?: boolean
  walls: string
  cab: string
  upper?: string
  island?: string
  counter: string
  splash: string
  splashMat?: Material
  floor: string
  floorMat?: Material
  knob?: string
  style?: 'shaker' | 'slab' | 'slat'
  ceiling?: string
  beams?: string
  trim?: string
  pendants?: string
  pendantKind?: 'dome' | 'globe' | 'cone'
  stools?: [string, string]
  hood?: string
  fridge?: string
  upperKind: 'shelves' | 'cupboards' | 'none'
  middle: 'island' | 'table' | 'open'
  view: View
  when?: Room['when']
  window?: [number, number, number, number]
  cols?: number
  rows?: number
  tableWood?: string
  yaw?: number
  eyeX?: number
  w?: number
  rugPal?: [string, string, string]
}

/** Draws a kitchen: a run of units under a window, a cooker and its hood, and an island or table in front. */
export function kitchen(o: Kitchen): Scene {
  const light = o.evening ? EVENING : o.flip ? mirrored(ROOM) : ROOM
  const s = roomScene(`kitchen${o.seed}`, light, { eye: [o.eyeX ?? 0.6, 1.5, -5.4], yaw: o.yaw ?? -0.08, horizon: 350 })
  const m = o.flip ? -1 : 1
  const W = o.w ?? 5.6
  const H = 2.65
  const win = o.window ?? [-0.75, 1.18, 1.5, 1.05]
  const knob = o.knob ?? '#b98f4b'
  const style = o.style ?? 'shaker'
  const side: 'left' | 'right' = o.flip ? 'right' : 'left'
  const f = room(s, {
    w: W,
    h: H,
    d: 8,
    walls: o.walls,
    floor: o.floor,
    floorMat: o.floorMat ?? boards(),
    ceiling: o.ceiling,
    beams: o.beams,
    trim: o.trim,
    view: o.view,
    when: o.evening ? 'dusk' : o.when,
    sun: [0.62 * m, -0.5, 0.16],
    openings: [
      { wall: 'back', u: W / 2 + win[0] * m - (m < 0 ? win[2] : 0), v: win[1], w: win[2], h: win[3], cols: o.cols ?? 2, rows: o.rows ?? 1 },
      { wall: side, u: 4.4, v: 0.9, w: 1.9, h: 1.35, cols: 3, rows: o.rows ?? 1 },
    ],
  })
  // Splashback: tiles between counter and shelves, painted around the window.
  const top = o.upperKind === 'none' ? 1.35 : 1.5
  const wl = W / 2 + win[0] * m - (m < 0 ? win[2] : 0) - 0.1
  const wr = wl + win[2] + 0.2
  const sp = (u0: number, v0: number, u1: number, v1: number) =>
    u1 > u0 && s.clip(s.cam.poly(f.back.rect(u0, v0, u1, v1)), () => (o.splashMat ?? tiles(0.16, 0.075, 0.1))(s, f.back, [u0, v0, u1, v1], s.lit(o.splash, f.back.n)))
  sp(0, 0.92, wl, top)
  sp(wr, 0.92, W, top)
  sp(wl, 0.92, wr, win[1] - 0.12)
  if (o.middle !== 'island') rug(s, -1.5, -3.6, 1.5, -1.6, o.middle === 'table' ? 'plain' : 'stripe', o.rugPal ?? ['#e4d6ba', '#b9785a', '#5f7468'])
  else rug(s, -1.1, -1.45, 0.9, -0.85, 'stripe', o.rugPal ?? ['#e4d6ba', '#b9785a', '#5f7468'])
  const st = new Stage(s)
  const X = (a: number, b: number): [number, number] => (m > 0 ? [a, b] : [-b, -a])
  const unit = (a: number, b: number, n: number, kind: 'shaker' | 'slab' | 'drawers' | 'slat') => {
    const [x0, x1] = X(a, b)
    st.item([x0, 0, -0.62], [x1, 0.88, 0], () => {
      box(s, [x0, 0, -0.62], [x1, 0.88, 0], o.cab)
      s.rect(front(x0, 0, -0.62), 0, 0, x1 - x0, 0.09, s.lit('#3b3431', [0, 0, -1]))
      doors(s, front(x0, 0, -0.62), x1 - x0, 0.87, n, o.cab, { style: kind, knob })
    })
    st.box(
      [
        [x0 - 0.01, 0.88, -0.65],
        [x1 + 0.01, 0.925, 0],
      ],
      o.counter,
      { top: tone(o.counter, 0.14) },
    )
  }
  const R = W / 2
  const cook = 1.0
  unit(-R, -0.9, 2, style)
  unit(-0.9, cook - 0.02, 3, style === 'shaker' ? 'drawers' : style)
  unit(cook + 0.78, R - 0.78, 1, 'drawers')
  cooker(st, o, X(cook, cook + 0.76), H)
  fridge(st, o, X(R - 0.78, R - 0.02), H)
  // Uppers or open shelves on both sides of the window.
  const runs: [number, number][] = [
    [-R, win[0] - 0.25],
    [cook + 0.86, R - 0.8],
  ]
  if (win[0] + win[2] < cook - 0.4) runs.push([win[0] + win[2] + 0.22, cook - 0.06])
  for (const [a, b] of runs) {
    if (b - a < 0.3 || o.upperKind === 'none') continue
    const [x0, x1] = X(a, b)
    if (o.upperKind === 'cupboards')
      st.item([x0, 1.5, -0.36], [x1, 2.4, 0], () => {
        s.rect(f.back, x0 + R, 1.4, x1 + R, 1.5, s.light.shadow, 0, `fill-opacity=".3" ${s.blur(3)}`)
        box(s, [x0, 1.5, -0.36], [x1, 2.4, 0], o.upper ?? o.cab)
        doors(s, front(x0, 1.5, -0.36), x1 - x0, 0.89, Math.max(1, Math.round((x1 - x0) / 0.5)), o.upper ?? o.cab, { style, knob, from: 0 })
      })
    else
      for (const y of [1.5, 1.9]) {
        st.item([x0 + 0.02, y, -0.26], [x1 - 0.02, y + 0.04, 0], () => {
          s.rect(f.back, x0 + R, y - 0.12, x1 + R, y, s.light.shadow, 0, `fill-opacity=".28" ${s.blur(3)}`)
          box(s, [x0 + 0.02, y, -0.26], [x1 - 0.02, y + 0.04, 0], '#9a6b45')
        })
        crockery(st, x0, x1, -0.13, y + 0.04, o.seed)
      }
  }
  // Sink and tap below the window; things on the counter.
  const sinkX = (win[0] + win[2] / 2) * m
  st.item([sinkX - 0.03, 0.925, -0.14], [sinkX + 0.03, 1.3, -0.08], () => {
    rod(s, [sinkX, 0.93, -0.12], [sinkX, 1.24, -0.12], 0.03, knob)
    rod(s, [sinkX, 1.24, -0.12], [sinkX, 1.2, -0.34], 0.03, knob)
    s.poly(
      [
        [sinkX - 0.34, 0.928, -0.5],
        [sinkX + 0.34, 0.928, -0.5],
        [sinkX + 0.34, 0.928, -0.2],
        [sinkX - 0.34, 0.928, -0.2],
      ],
      s.lit('#8d8a84', [0, 1, 0]),
    )
  })
  plant(st, sinkX + 0.52, -0.16, 0.925, 0.36, 'herb', '#b9785a', { r: 0.07 })
  for (const [i, x] of [-R + 0.3, -R + 0.5, -R + 0.68].entries())
    vessel(
      st,
      x * m,
      -0.2,
      0.925,
      [
        [0.07 - i * 0.01, 0],
        [0.08 - i * 0.01, 0.05],
        [0.075 - i * 0.01, 0.24 - i * 0.05],
        [0.05, 0.27 - i * 0.05],
      ],
      ['#e9dfca', '#8fa39a', '#c9a45c'][i]!,
    )
  st.box(
    [
      [(cook - 0.4) * m - 0.02, 0.925, -0.1],
      [(cook - 0.4) * m + 0.26, 1.28, -0.06],
    ],
    '#a87448',
    { round: 0.02 },
  )
  centre(st, o, H)
  art(s, o.flip ? f.left : f.right, 4.6, 1.3, 0.65, 0.85, 'fern')
  s.flushGlows()
  st.paint()
  return s
}

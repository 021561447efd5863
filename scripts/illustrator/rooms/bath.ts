import { tone } from '../core/colour.js'
import { EVENING, mirrored, ROOM } from '../core/light.js'
import type { Scene } from '../core/scene.js'
import { roomScene } from '../core/shot.js'
import { tiles } from '../house/floor-materials.js'
import type { Material } from '../house/materials.js'
import { art } from './art.js'
import { tub, vanity } from './bath-units.js'
import type { Room, View } from './outside.js'
import { room } from './shell.js'
import { rug } from './soft.js'
import { lathe, rod } from './solids.js'
import { Stage } from './stage.js'

/** What makes one bathroom differ from another. */
export interface Bath {
  seed: string
  flip?: boolean
  evening?: boolean
  walls: string
  wain?: string
  wainMat?: Material
  wainH?: number
  floor: string
  floorMat: Material
  tub: string
  inside?: string
  vanity: string
  counter: string
  metal: string
  mirror: 'round' | 'wide' | 'arch'
  view: View
  when?: Room['when']
  rug: [string, string, string]
  trim?: string
  ceiling?: string
  window: [number, number, number, number]
  cols?: number
  rows?: number
  towel: string
  beams?: string
  claw?: boolean
}

/** Draws a bathroom: a free-standing tub under a window and a vanity with its mirror. */
export function bath(o: Bath): Scene {
  const m = o.flip ? -1 : 1
  const light = o.evening ? EVENING : o.flip ? mirrored(ROOM) : ROOM
  const s = roomScene(`bath${o.seed}`, light, { eye: [0.35 * m, 1.5, -4.6], yaw: -0.07 * m, horizon: 335, focal: 820 })
  const W = 4.4
  const H = 2.6
  const win = o.window
  const u = (x: number, w: number) => W / 2 + (m > 0 ? x : -x - w)
  const f = room(s, {
    w: W,
    h: H,
    d: 7,
    walls: o.walls,
    floor: o.floor,
    floorMat: o.floorMat,
    trim: o.trim,
    ceiling: o.ceiling,
    beams: o.beams,
    view: o.view,
    when: o.evening ? 'dusk' : o.when,
    skirting: !o.wain,
    sun: [0.6 * m, -0.5, 0.12],
    openings: [
      { wall: 'back', u: u(win[0], win[2]), v: win[1], w: win[2], h: win[3], cols: o.cols ?? 2, rows: o.rows ?? 1 },
      { wall: o.flip ? 'right' : 'left', u: 3.6, v: 1, w: 1.3, h: 1.3, cols: 2 },
    ],
  })
  if (o.wain) {
    const wh = o.wainH ?? 1.15
    const wl = u(win[0], win[2]) - 0.12
    const paint = (face: typeof f.back, u0: number, v0: number, u1: number, v1: number) =>
      u1 > u0 && v1 > v0 && s.clip(s.cam.poly(face.rect(u0, v0, u1, v1)), () => (o.wainMat ?? tiles(0.15, 0.075, 0.1))(s, face, [u0, v0, u1, v1], s.lit(o.wain!, face.n)))
    if (wh > win[1]) {
      paint(f.back, 0, 0, wl, wh)
      paint(f.back, wl + win[2] + 0.24, 0, W, wh)
      paint(f.back, wl, 0, wl + win[2] + 0.24, win[1] - 0.14)
    } else {
      paint(f.back, 0, 0, W, wh)
      s.rect(f.back, 0, wh, W, wh + 0.06, s.lit(tone(o.wain, 0.2), f.back.n), 0.03)
    }
    const far = o.flip ? f.left : f.right
    paint(far, 0, 0, 7, Math.min(wh, 1.15))
    s.rect(far, 0, Math.min(wh, 1.15), 7, Math.min(wh, 1.15) + 0.06, s.lit(tone(o.wain, 0.2), far.n), 0.03)
  }
  rug(s, -0.75 * m - 0.7, -2.35, -0.75 * m + 0.7, -1.68, 'stripe', o.rug)
  // Mirror and lights above the vanity.
  const vx = 1.35 * m
  const cx = W / 2 + vx
  const ring = (rx: number, ry: number, cy: number) =>
    Array.from({ length: 40 }, (_, i) => {
      const a = (i / 40) * 6.2832
      const sy = o.mirror === 'arch' && Math.sin(a) < 0 ? Math.max(-1, Math.sin(a) * 3) : Math.sin(a)
      const sx = o.mirror === 'arch' && Math.sin(a) < 0 ? Math.sign(Math.cos(a)) * Math.min(1, Math.abs(Math.cos(a)) * 6) : Math.cos(a)
      return f.back.at(cx + sx * rx, cy + sy * ry, 0.03)
    })
  const mirror = o.mirror === 'wide' ? f.back.rect(cx - 0.6, 1.15, cx + 0.6, 2.05, 0.03) : ring(0.4, o.mirror === 'arch' ? 0.55 : 0.4, o.mirror === 'arch' ? 1.6 : 1.62)
  const rim = o.mirror === 'wide' ? f.back.rect(cx - 0.63, 1.12, cx + 0.63, 2.08, 0.02) : ring(0.43, o.mirror === 'arch' ? 0.58 : 0.43, o.mirror === 'arch' ? 1.6 : 1.62)
  s.poly(rim, s.lit(o.metal, f.back.n))
  const mp = s.cam.poly(mirror)
  const c0 = s.cam.point(f.back.at(cx - 0.5, 2.1))
  const c1 = s.cam.point(f.back.at(cx + 0.5, 1.1))
  s.flat(
    mp,
    s.grad(
      c0,
      c1,
      o.evening
        ? [
            [0, '#c9b592'],
            [0.5, '#8d8170'],
            [1, '#6a6258'],
          ]
        : [
            [0, '#eef2ea'],
            [0.5, '#c9d4cd'],
            [1, '#a9b5ae'],
          ],
    ),
  )
  s.clip(mp, () =>
    s.flat(
      [
        [c0[0] + 40, c0[1]],
        [c0[0] + 90, c0[1]],
        [c1[0] - 90, c1[1] + 20],
        [c1[0] - 150, c1[1] + 20],
      ],
      '#ffffff',
      'fill-opacity=".25"',
    ),
  )
  const st = new Stage(s)
  for (const d of [-0.78, 0.78]) {
    const x = vx + d
    st.item([x - 0.07, 1.5, -0.16], [x + 0.07, 1.85, 0], () => {
      rod(s, [x, 1.55, -0.02], [x, 1.55, -0.1], 0.03, o.metal)
      lathe(
        s,
        x,
        -0.1,
        [
          [0.055, 1.57],
          [0.065, 1.68],
          [0.055, 1.8],
        ],
        '#f3e8d0',
        { glow: o.evening ? '#ffe1a2' : undefined, seg: 16 },
      )
      s.glow(s.cam.point([x, 1.68, -0.1]), s.cam.scale([x, 1.68, 0]) * (o.evening ? 0.9 : 0.3), o.evening ? '#ffb862' : '#fff0c8', o.evening ? 0.5 : 0.2)
    })
  }
  vanity(st, o, vx)
  tub(st, o, m)
  // Towel on the far wall.
  const wallF = o.flip ? f.left : f.right
  s.rect(wallF, 4.6, 1.36, 5.5, 1.39, s.lit(o.metal, wallF.n), 0.06)
  s.rect(wallF, 4.75, 0.75, 5.25, 1.4, s.lit(o.towel, wallF.n), 0.07)
  s.rect(wallF, 4.75, 0.85, 5.25, 0.9, tone(s.lit(o.towel, wallF.n), 0.4), 0.07)
  if (o.mirror !== 'wide') art(s, wallF, 3.5, 1.5, 0.5, 0.6, 'fern')
  s.flushGlows()
  st.paint()
  return s
}

import type { Scene } from '../core/scene.js'
import { front, left, type P, right } from '../core/space.js'
import { gableFront } from './gables.js'
import { siding } from './materials.js'
import { windowOn } from './openings.js'
import type { Roof } from './roofs.js'
import { corners, groundShadow, wall, wallRect } from './shell.js'

/** A quieter house next door: enough to make a street, not enough to compete. x and z give its front left corner. */
export function neighbour(s: Scene, o: { x: number; z: number; w: number; d: number; h: number; gable: number; colour: string; roof: string; trim?: string }): void {
  const { x, z, w, d, h } = o
  const trim = o.trim ?? '#e6dcc6'
  const r: Roof = { x0: x, x1: x + w, z0: z, z1: z + d, eave: h, ridge: h + o.gable, over: 0.4, rake: 0.4, colour: o.roof, trim }
  groundShadow(s, corners([x, 0, z], [x + w, h, z + d]), 4)
  wallRect(s, right(x + w, 0, z), d, h, o.colour, siding(0.2))
  wallRect(s, left(x, 0, z), d, h, o.colour, siding(0.2))
  const g: P[] = [
    [0, 0],
    [w, 0],
    [w, h],
    [w / 2, h + o.gable],
    [0, h],
  ]
  const f = front(x, 0, z)
  wall(s, f, g, o.colour, siding(0.2))
  const wst = { trim, hung: true, lit: s.light.lit, glow: 0.5 }
  for (const k of [0.2, 0.62]) {
    windowOn(s, f, w * k, 1.1, w * 0.18, 1.5, wst)
    if (h > 4.6) windowOn(s, f, w * k, 3.6, w * 0.18, 1.4, { ...wst, lit: s.light.lit && k < 0.5 })
  }
  for (const sf of [right(x + w, 0, z), left(x, 0, z)]) for (const k of [0.2, 0.6]) windowOn(s, sf, d * k, 1.2, 1, 1.4, { ...wst, lit: false })
  gableFront(s, r)
}

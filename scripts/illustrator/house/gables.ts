import { tone } from '../core/colour.js'
import type { Scene } from '../core/scene.js'
import type { Face, V } from '../core/space.js'
import { type Roof, slope } from './roofs.js'

/** A gable roof whose ridge runs away from the street; its gable end faces the viewer. Draw after the walls. */
export function gableFront(s: Scene, r: Roof): void {
  const { x0, x1, z1, eave, ridge, over = 0.5, rake = 0.5, thick = 0.2 } = r
  const z0 = r.z0 - rake
  const mid = (x0 + x1) / 2
  const k = (ridge - eave) / (mid - x0)
  const ey = eave - k * over
  const xl = x0 - over
  const xr = x1 + over
  const zb = z1 + rake
  // Soffit seen from below, between the wall and the barge board.
  const soffit = s.lit(tone(r.trim, -0.35), [0, -1, 0])
  s.poly(
    [
      [xl, ey, z0],
      [mid, ridge, z0],
      [mid, ridge, r.z0],
      [xl, ey, r.z0],
    ],
    soffit,
  )
  s.poly(
    [
      [xr, ey, z0],
      [mid, ridge, z0],
      [mid, ridge, r.z0],
      [xr, ey, r.z0],
    ],
    tone(soffit, -0.12),
  )
  slope(
    s,
    [
      [xl, ey, z0],
      [xl, ey, zb],
      [mid, ridge, zb],
      [mid, ridge, z0],
    ],
    r.colour,
    r.mat,
  )
  slope(
    s,
    [
      [xr, ey, z0],
      [xr, ey, zb],
      [mid, ridge, zb],
      [mid, ridge, z0],
    ],
    r.colour,
    r.mat,
  )
  // Gutter line along a visible eave.
  for (const x of [xl, xr])
    if ((x === xl) === s.cam.eye[0] < x)
      s.poly(
        [
          [x, ey - thick * 0.7, z0],
          [x, ey - thick * 0.7, zb],
          [x, ey + 0.02, zb],
          [x, ey + 0.02, z0],
        ],
        s.lit(r.trim, [x === xl ? -1 : 1, 0, 0]),
      )
  // Barge boards, with the roof edge above them.
  const n: V = [0, 0, -1]
  const board = s.lit(r.trim, n)
  const edge = s.lit(tone(r.colour, -0.25), n)
  for (const x of [xl, xr]) {
    s.poly(
      [
        [x, ey - thick, z0],
        [mid, ridge - thick, z0],
        [mid, ridge, z0],
        [x, ey, z0],
      ],
      board,
    )
    s.poly(
      [
        [x, ey, z0],
        [mid, ridge, z0],
        [mid, ridge + 0.07, z0],
        [x, ey + 0.07, z0],
      ],
      edge,
    )
  }
}

/** Shadow of a front gable's overhang on the wall below it. */
export function gableShadow(s: Scene, f: Face, outline: [number, number][], r: Roof): void {
  const { x0, x1, eave, ridge, over = 0.5, rake = 0.5, thick = 0.2 } = r
  const mid = (x0 + x1) / 2
  const ey = eave - ((ridge - eave) / (mid - x0)) * over
  const z0 = r.z0 - rake
  const zi = r.z0
  const at = (x: number, y: number, z: number): V => [x, y, z]
  s.cast(
    f,
    outline,
    [
      [at(x0 - over, ey - thick, z0), at(mid, ridge - thick, z0), at(mid, ridge, zi), at(x0 - over, ey, zi)],
      [at(x1 + over, ey - thick, z0), at(mid, ridge - thick, z0), at(mid, ridge, zi), at(x1 + over, ey, zi)],
    ],
    1.6,
  )
}

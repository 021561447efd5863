import { tone } from '../core/colour.js'
import type { Scene } from '../core/scene.js'
import type { Face } from '../core/space.js'
import { type Roof, slope } from './roofs.js'

/** A gable roof whose ridge runs along the street; a long slope faces the viewer. Draw after the walls. */
export function gableSide(s: Scene, r: Roof): void {
  const { x0, x1, z0, z1, eave, ridge, over = 0.5, rake = 0.4, thick = 0.2 } = r
  const mid = (z0 + z1) / 2
  const k = (ridge - eave) / (mid - z0)
  const ey = eave - k * over
  const zf = z0 - over
  const zb = z1 + over
  const xl = x0 - rake
  const xr = x1 + rake
  slope(
    s,
    [
      [xl, ey, zb],
      [xr, ey, zb],
      [xr, ridge, mid],
      [xl, ridge, mid],
    ],
    r.colour,
    r.mat,
  )
  const soffit = s.lit(tone(r.trim, -0.4), [0, -1, 0])
  for (const [x, w] of [
    [xl, x0],
    [xr, x1],
  ] as const)
    if ((x === xl) === s.cam.eye[0] < x) {
      s.poly(
        [
          [x, ey, zf],
          [x, ridge, mid],
          [w, ridge, mid],
          [w, ey, zf],
        ],
        soffit,
      )
      s.poly(
        [
          [x, ey, zb],
          [x, ridge, mid],
          [w, ridge, mid],
          [w, ey, zb],
        ],
        soffit,
      )
    }
  s.poly(
    [
      [xl, ey - 0.02, zf],
      [xr, ey - 0.02, zf],
      [xr, ey, z0],
      [xl, ey, z0],
    ],
    soffit,
  )
  slope(
    s,
    [
      [xl, ey, zf],
      [xr, ey, zf],
      [xr, ridge, mid],
      [xl, ridge, mid],
    ],
    r.colour,
    r.mat,
  )
  s.poly(
    [
      [xl, ey - thick, zf],
      [xr, ey - thick, zf],
      [xr, ey, zf],
      [xl, ey, zf],
    ],
    s.lit(r.trim, [0, 0, -1]),
  )
  s.poly(
    [
      [xl, ey, zf],
      [xr, ey, zf],
      [xr, ey + 0.07, zf],
      [xl, ey + 0.07, zf],
    ],
    s.lit(tone(r.colour, -0.25), [0, 0, -1]),
  )
  for (const x of [xl, xr])
    if ((x === xl) === s.cam.eye[0] < x) {
      const c = s.lit(r.trim, [x === xl ? -1 : 1, 0, 0])
      s.poly(
        [
          [x, ey - thick, zf],
          [x, ridge - thick, mid],
          [x, ridge, mid],
          [x, ey, zf],
        ],
        c,
      )
      s.poly(
        [
          [x, ey - thick, zb],
          [x, ridge - thick, mid],
          [x, ridge, mid],
          [x, ey, zb],
        ],
        c,
      )
    }
}

/** Shadow of a street-side eave on the wall below it. */
export function eaveShadow(s: Scene, f: Face, w: number, h: number, r: { z0: number; x0: number; x1: number; eave: number; over?: number; drop?: number }): void {
  const { over = 0.5, drop = 0.35 } = r
  const z = r.z0 - over
  s.cast(
    f,
    [
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
    ],
    [
      [
        [r.x0 - 1.5, r.eave - drop, z],
        [r.x1 + 1, r.eave - drop, z],
        [r.x1 + 1, r.eave + 1, r.z0 - 0.01],
        [r.x0 - 1.5, r.eave + 1, r.z0 - 0.01],
      ],
    ],
    1.6,
  )
}

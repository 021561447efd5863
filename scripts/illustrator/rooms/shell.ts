import { mix, tone } from '../core/colour.js'
import type { Scene } from '../core/scene.js'
import { Face, floor, front, left, right } from '../core/space.js'
import type { Material } from '../house/materials.js'
import { type Opening, outside, type Room } from './outside.js'
import { patches } from './sunlight.js'

/** The four faces of a room. */
export interface Faces {
  back: Face
  left: Face
  right: Face
  floor: Face
  ceiling: Face
}

/** Faces of a room, all looking inwards. */
export function faces(r: Room): Faces {
  return {
    back: front(-r.w / 2, 0, 0),
    left: right(-r.w / 2, 0, -r.d),
    right: left(r.w / 2, 0, -r.d),
    floor: floor(-r.w / 2, 0, -r.d),
    ceiling: new Face([-r.w / 2, r.h, -r.d], [1, 0, 0], [0, 0, 1], true),
  }
}

/** Paints walls, floor, ceiling, openings, sun patches and the shade in the corners. */
export function room(s: Scene, r: Room): Faces {
  const f = faces(r)
  const trim = r.trim ?? '#f1e9d8'
  const evening = s.light.lit
  const D = r.d
  const sides: [keyof Faces, number, number, string, Material | undefined][] = [
    ['ceiling', r.w, D, r.ceiling ?? '#f4eddf', undefined],
    ['left', D, r.h, r.walls, r.sideMat],
    ['right', D, r.h, r.walls, r.sideMat],
    ['back', r.w, r.h, r.back ?? r.walls, r.backMat],
    ['floor', r.w, D, r.floor, r.floorMat],
  ]
  for (const [name, w, h, colour, mat] of sides) {
    const face = f[name]
    const pts = s.cam.poly(face.rect(0, 0, w, h))
    const c = name === 'ceiling' ? mix(s.lit(colour, [0, 0.5, 0]), colour, 0.3) : s.lit(colour, face.n)
    s.flat(pts, c, `stroke="${c}"`)
    s.clip(pts, () => {
      mat?.(s, face, [0, 0, w, h], c)
      const xs = pts.map((p) => p[0])
      const ys = pts.map((p) => p[1])
      const x0 = Math.max(-100, Math.min(...xs))
      const x1 = Math.min(1300, Math.max(...xs))
      const y0 = Math.max(-100, Math.min(...ys))
      const y1 = Math.min(900, Math.max(...ys))
      const sun = s.light.dir[0] < 0
      if (name === 'back') {
        s.flat(
          pts,
          s.grad(
            [sun ? x0 : x1, y0],
            [sun ? x1 : x0, y1],
            [
              [0, '#fff6df', evening ? 0 : 0.26],
              [0.5, '#fff6df', 0],
              [1, s.light.shadow, evening ? 0.34 : 0.2],
            ],
          ),
        )
        s.flat(
          pts,
          s.grad(
            [0, y0],
            [0, y1],
            [
              [0, s.light.shadow, 0.2],
              [0.2, s.light.shadow, 0],
              [0.8, s.light.shadow, 0],
              [1, s.light.shadow, 0.2],
            ],
          ),
        )
      }
      if (name === 'floor')
        s.flat(
          pts,
          s.grad(
            [0, y0],
            [0, y1],
            [
              [0, '#fff3d6', 0.16],
              [0.4, '#fff3d6', 0],
              [1, s.light.shadow, 0.32],
            ],
          ),
        )
      if (name === 'ceiling')
        s.flat(
          pts,
          s.grad(
            [0, y1],
            [0, y0],
            [
              [0, s.light.shadow, 0.12],
              [0.5, s.light.shadow, 0],
              [1, s.light.shadow, 0.1],
            ],
          ),
        )
      if (name === 'left' || name === 'right')
        s.flat(
          pts,
          s.grad(
            [name === 'left' ? x1 : x0, 0],
            [name === 'left' ? x0 : x1, 0],
            [
              [0, s.light.shadow, 0.16],
              [0.25, s.light.shadow, 0.02],
              [1, s.light.shadow, 0.14],
            ],
          ),
        )
    })
  }
  if (r.beams)
    for (let z = -0.4; z > -D; z -= 1.45) {
      const u = r.h - 0.16
      s.poly(
        [
          [-r.w / 2, u, z],
          [r.w / 2, u, z],
          [r.w / 2, u, z - 0.16],
          [-r.w / 2, u, z - 0.16],
        ],
        s.lit(tone(r.beams, -0.2), [0, -0.4, 0]),
      )
      s.poly(
        [
          [-r.w / 2, u, z - 0.16],
          [r.w / 2, u, z - 0.16],
          [r.w / 2, r.h, z - 0.16],
          [-r.w / 2, r.h, z - 0.16],
        ],
        s.lit(r.beams, [0, 0, -1]),
      )
    }
  if (r.skirting !== false)
    for (const [face, w] of [
      [f.back, r.w],
      [f.left, D],
      [f.right, D],
    ] as const) {
      s.rect(face, 0, 0, w, 0.14, s.lit(trim, face.n), 0.01)
      s.rect(face, 0, 0.135, w, 0.15, s.light.shadow, 0.01, 'fill-opacity=".25"')
    }
  // Openings share one view.
  const quads = r.openings.map((o) => s.cam.poly(f[o.wall].rect(o.u, o.v, o.u + o.w, o.v + o.h)))
  if (quads.length) s.clipMany(quads, () => outside(s, r))
  for (const o of r.openings) frame(s, f[o.wall], o, trim)
  if (!evening && r.sunK !== 0) patches(s, r, f)
  return f
}

/** Reveal, frame and bars of one opening. */
export function frame(s: Scene, face: Face, o: Opening, trim: string): void {
  const c = s.lit(o.trim ?? trim, face.n)
  const fw = o.frame ?? 0.1
  const { u, v, w, h } = o
  const bar = o.bars ?? 0.035
  const day = !s.light.lit
  if (day)
    s.glow(
      [(s.cam.point(face.at(u, v))[0] + s.cam.point(face.at(u + w, v))[0]) / 2, s.cam.point(face.at(u, v + h / 2))[1]],
      s.cam.scale(face.at(u + w / 2, v)) * Math.max(w, h) * 0.95,
      '#fff3d2',
      0.2,
    )
  for (let i = 1; i < (o.cols ?? 1); i++) s.rect(face, u + (w * i) / o.cols! - bar / 2, v, u + (w * i) / o.cols! + bar / 2, v + h, c)
  for (let i = 1; i < (o.rows ?? 1); i++) s.rect(face, u, v + (h * i) / o.rows! - bar / 2, u + w, v + (h * i) / o.rows! + bar / 2, c)
  s.rect(face, u, v + h - 0.06, u + w, v + h, tone(c, -0.22))
  for (const [a, b, d, e, k] of [
    [u - fw, v - fw, u, v + h + fw, -0.04],
    [u + w, v - fw, u + w + fw, v + h + fw, 0.04],
    [u - fw, v + h, u + w + fw, v + h + fw, 0],
    [u - fw, v - fw, u + w + fw, v, 0.08],
  ] as const)
    s.rect(face, a, b, d, e, tone(c, k))
  s.rect(face, u - fw, v + h + fw, u + w + fw, v + h + fw + 0.02, s.light.shadow, 0, 'fill-opacity=".2"')
  if (o.sill !== false && v > 0.2) {
    s.rect(face, u - fw * 1.5, v - fw - 0.03, u + w + fw * 1.5, v - fw * 0.5, tone(c, 0.25), 0.08)
    s.rect(face, u - fw * 1.4, v - fw - 0.12, u + w + fw * 1.4, v - fw - 0.02, s.light.shadow, 0, `fill-opacity=".3" ${s.blur(2)}`)
  }
}

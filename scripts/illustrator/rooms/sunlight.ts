import { pathOf, type Scene } from '../core/scene.js'
import type { Face, P, V } from '../core/space.js'
import type { Room } from './outside.js'
import type { Faces } from './shell.js'

/** Convex outline of points on the picture. */
function hull(pts: P[]): P[] {
  const p = [...pts].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: P[]): P[] => {
    const h: P[] = []
    for (const q of list) {
      while (
        h.length > 1 &&
        (h[h.length - 1]![0] - h[h.length - 2]![0]) * (q[1] - h[h.length - 2]![1]) <= (h[h.length - 1]![1] - h[h.length - 2]![1]) * (q[0] - h[h.length - 2]![0])
      )
        h.pop()
      h.push(q)
    }
    h.pop()
    return h
  }
  return [...half(p), ...half(p.reverse())]
}

/** Sunlight through the panes, laid on the floor and the facing walls. */
export function patches(s: Scene, r: Room, f: Faces): void {
  const dir = r.sun ?? ([0.62, -0.62, -0.45] as V)
  const panes: V[][] = []
  for (const o of r.openings) {
    const face = f[o.wall]
    if (dir[0] * face.n[0] + dir[2] * face.n[2] <= 0.02) continue
    const cols = o.cols ?? 1
    const rows = o.rows ?? 1
    const g = 0.05
    for (let i = 0; i < cols; i++)
      for (let j = 0; j < rows; j++)
        panes.push(face.rect(o.u + (o.w * i) / cols + g, o.v + (o.h * j) / rows + g, o.u + (o.w * (i + 1)) / cols - g, o.v + (o.h * (j + 1)) / rows - g))
  }
  if (!panes.length) return
  const k = r.sunK ?? 1
  const drop = (p: V, face: Face): V => face.drop(p, dir)
  const onto = (face: Face, w: number, h: number) => {
    const away = dir[0] * face.n[0] + dir[1] * face.n[1] + dir[2] * face.n[2]
    if (away >= -0.02) return
    const list: P[][] = panes.map((p) => s.cam.poly(p.map((q) => drop(q, face))))
    s.clip(s.cam.poly(face.rect(0, 0, w, h)), () => {
      s.many(list, '#ffdf9a', `fill-opacity="${0.55 * k}" style="mix-blend-mode:soft-light" ${s.blur(2.5)}`)
      s.many(list, '#fff2cf', `fill-opacity="${0.36 * k}" ${s.blur(2)}`)
    })
  }
  onto(f.floor, r.w, r.d)
  onto(f.right, r.d, r.h)
  onto(f.left, r.d, r.h)
  onto(f.back, r.w, r.h)
  // Shafts of light in the air, from each pane to where it falls.
  for (const p of panes) {
    const foot = p.map((q) => drop(q, f.floor))
    const a = s.cam.poly(p)
    const b = s.cam.poly(foot)
    if (a.length < 4 || b.length < 4) continue
    const hullPts = hull([...a, ...b])
    const mid = (l: P[]): P => [l.reduce((t, q) => t + q[0], 0) / l.length, l.reduce((t, q) => t + q[1], 0) / l.length]
    const paint = s.grad(mid(a), mid(b), [
      [0, '#fff0cb', 0.2 * k],
      [0.6, '#fff0cb', 0.07 * k],
      [1, '#fff0cb', 0],
    ])
    s.late.push(`<path d="${pathOf(hullPts)}" fill="${paint}" style="mix-blend-mode:screen" ${s.blur(9)}/>`)
  }
}

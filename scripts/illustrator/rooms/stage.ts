import type { Scene } from '../core/scene.js'
import type { V } from '../core/space.js'
import { box } from '../house/shell.js'

interface Item {
  a: V
  b: V
  draw: () => void
}

/** Local box to world box for furniture standing at (x, z): depth runs from its back towards its front. */
export type Place = (l0: number, y0: number, d0: number, l1: number, y1: number, d1: number) => [V, V]

/** Furniture turned in quarter turns: 0 faces the viewer, 1 right, 2 away, 3 left. */
export function place(x: number, z: number, turn: 0 | 1 | 2 | 3 = 0): Place {
  return (l0, y0, d0, l1, y1, d1) => {
    const p = (l: number, d: number): [number, number] => (turn === 0 ? [x + l, z - d] : turn === 1 ? [x + d, z + l] : turn === 2 ? [x - l, z + d] : [x - d, z - l])
    const [ax, az] = p(l0, d0)
    const [bx, bz] = p(l1, d1)
    return [
      [Math.min(ax, bx), y0, Math.min(az, bz)],
      [Math.max(ax, bx), y1, Math.max(az, bz)],
    ]
  }
}

/** Everything standing in a room. Pieces may be added in any order; they are painted far to near. */
export class Stage {
  private items: Item[] = []
  constructor(public s: Scene) {}
  /** Adds anything with known bounds. */
  item(a: V, b: V, draw: () => void): void {
    this.items.push({ a, b, draw })
  }
  /** Adds a box. */
  box(ab: [V, V], colour: string, o: Parameters<typeof box>[4] = {}): void {
    this.item(ab[0], ab[1], () => box(this.s, ab[0], ab[1], colour, o))
  }
  /** A soft shadow where something meets the floor, leaning away from the light. */
  contact(ab: [V, V], k = 0.5, soft = 5, lean = 0.12): void {
    const [a, b] = ab
    const e = 0.05
    const sx = this.s.light.dir[0] < 0 ? 1 : -1
    const y = 0.012
    const p = (x: number, z: number): V => [x, y, z]
    const x0 = a[0] - e - (sx < 0 ? lean : 0)
    const x1 = b[0] + e + (sx > 0 ? lean : 0)
    this.s.dark([[p(x0, a[2] - e), p(x1, a[2] - e), p(x1, b[2] + e), p(x0, b[2] + e)]], soft, k)
  }
  /** Paints all pieces, each after everything it may cover. */
  paint(): void {
    const eye = this.s.cam.eye
    const n = this.items.length
    const eps = 0.004
    // A piece cannot hide another if some plane parts them with the eye on the other's side.
    const hides = (p: Item, q: Item): boolean => {
      for (let k = 0; k < 3; k++) {
        if (p.b[k]! <= q.a[k]! + eps && eye[k]! >= p.b[k]! - eps) return false
        if (q.b[k]! <= p.a[k]! + eps && eye[k]! <= p.a[k]! + eps) return false
      }
      return true
    }
    const centre = (i: Item): V => [(i.a[0] + i.b[0]) / 2, (i.a[1] + i.b[1]) / 2, (i.a[2] + i.b[2]) / 2]
    const depth = this.items.map((i) => this.s.cam.depth(centre(i)))
    const before: Set<number>[] = Array.from({ length: n }, () => new Set())
    for (let i = 0; i < n; i++)
      for (let j = i + 1; j < n; j++) {
        const ij = hides(this.items[i]!, this.items[j]!)
        const ji = hides(this.items[j]!, this.items[i]!)
        if (ij && !ji) before[i]!.add(j)
        else if (ji && !ij) before[j]!.add(i)
        else if (ij && ji) (depth[i]! < depth[j]! ? before[i]! : before[j]!).add(depth[i]! < depth[j]! ? j : i)
      }
    const left = new Set(this.items.map((_, i) => i))
    while (left.size) {
      const free = [...left].filter((i) => ![...before[i]!].some((j) => left.has(j)))
      const pool = free.length ? free : [...left]
      const next = pool.reduce((m, i) => (depth[i]! > depth[m]! ? i : m), pool[0]!)
      left.delete(next)
      this.items[next]!.draw()
    }
    this.items = []
  }
}

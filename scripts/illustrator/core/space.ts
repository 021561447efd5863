/** A point or direction in metres: x to the right, y up, z away from the street. */
export type V = [number, number, number]
/** A point on the picture, in pixels. */
export type P = [number, number]

/** Sum of two vectors. */
export const add = (a: V, b: V): V => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
/** Difference of two vectors. */
export const sub = (a: V, b: V): V => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
/** A vector times a number. */
export const mul = (a: V, k: number): V => [a[0] * k, a[1] * k, a[2] * k]
/** Dot product. */
export const dot = (a: V, b: V): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
/** Cross product. */
export const cross = (a: V, b: V): V => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
/** The same direction with length one. */
export const unit = (a: V): V => mul(a, 1 / (Math.hypot(...a) || 1))

/** A view camera held level: verticals stay vertical, and the horizon may be shifted, as architects like it. */
export class Camera {
  private f: V
  private r: V
  constructor(
    public eye: V,
    public yaw: number,
    public focal: number,
    public cx: number,
    public horizon: number,
  ) {
    this.f = [Math.sin(yaw), 0, Math.cos(yaw)]
    this.r = [Math.cos(yaw), 0, -Math.sin(yaw)]
  }
  /** Distance of a point in front of the camera. */
  depth(p: V): number {
    return dot(sub(p, this.eye), this.f)
  }
  /** Pixels per metre at a point. */
  scale(p: V): number {
    return this.focal / Math.max(0.05, this.depth(p))
  }
  /** Where a point falls on the picture. */
  point(p: V): P {
    const d = sub(p, this.eye)
    const z = Math.max(0.05, dot(d, this.f))
    return [this.cx + (this.focal * dot(d, this.r)) / z, this.horizon - (this.focal * d[1]) / z]
  }
  /** Projects a polygon, cutting away what lies behind the camera. */
  poly(pts: V[]): P[] {
    const near = 0.12
    const out: V[] = []
    for (let i = 0; i < pts.length; i++) {
      const a = pts[i]!
      const b = pts[(i + 1) % pts.length]!
      const da = this.depth(a) - near
      const db = this.depth(b) - near
      if (da >= 0) out.push(a)
      if (da >= 0 !== db >= 0) out.push(add(a, mul(sub(b, a), da / (da - db))))
    }
    return out.map((p) => this.point(p))
  }
  /** The ground point (y = 0) seen at a pixel below the horizon. */
  ground(x: number, y: number): V {
    const z = (this.focal * this.eye[1]) / Math.max(1, y - this.horizon)
    const d = add(mul(this.f, z), mul(this.r, ((x - this.cx) * z) / this.focal))
    return [this.eye[0] + d[0], 0, this.eye[2] + d[2]]
  }
}

/** A flat surface in the world with its own two axes, on which windows, boards and shadows are laid out in metres. */
export class Face {
  n: V
  constructor(
    public o: V,
    public u: V,
    public v: V,
    flip = false,
  ) {
    this.u = unit(u)
    this.v = unit(v)
    this.n = mul(unit(cross(this.u, this.v)), flip ? 1 : -1)
  }
  /** The world point at (u, v), raised d metres off the surface. */
  at(u: number, v: number, d = 0): V {
    return add(add(this.o, mul(this.u, u)), add(mul(this.v, v), mul(this.n, d)))
  }
  /** Corner points of a rectangle on the surface. */
  rect(u0: number, v0: number, u1: number, v1: number, d = 0): V[] {
    return [this.at(u0, v0, d), this.at(u1, v0, d), this.at(u1, v1, d), this.at(u0, v1, d)]
  }
  /** Whether the camera sees its outer side. */
  faces(cam: Camera): boolean {
    return dot(sub(cam.eye, this.o), this.n) > 0
  }
  /** Where a world point lands on this surface when pushed along a direction. */
  drop(p: V, dir: V): V {
    const k = dot(sub(this.o, p), this.n) / (dot(dir, this.n) || 1e-6)
    return add(p, mul(dir, k))
  }
  /** The (u, v) of a world point. */
  uv(p: V): P {
    const d = sub(p, this.o)
    return [dot(d, this.u), dot(d, this.v)]
  }
}

/** A wall facing the street (towards -z), with u to the right. */
export const front = (x0: number, y0: number, z: number): Face => new Face([x0, y0, z], [1, 0, 0], [0, 1, 0])
/** A wall facing right (+x), with u going back. */
export const right = (x: number, y0: number, z0: number): Face => new Face([x, y0, z0], [0, 0, 1], [0, 1, 0])
/** A wall facing left (-x), with u going back. */
export const left = (x: number, y0: number, z0: number): Face => new Face([x, y0, z0], [0, 0, 1], [0, 1, 0], true)
/** A level surface seen from above, with u to the right and v going back. */
export const floor = (x0: number, y: number, z0: number): Face => new Face([x0, y, z0], [1, 0, 0], [0, 0, 1])

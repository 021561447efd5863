import { hex, type Rgb, rgb } from './colour.js'
import { dot, unit, type V } from './space.js'

/** One light for a whole picture: a sun (or afterglow) and a sky that fills the shadows. */
export interface Light {
  name: 'day' | 'golden' | 'dusk' | 'overcast' | 'room'
  /** Direction towards the sun. */
  dir: V
  sun: Rgb
  sky: Rgb
  /** Colour and strength of cast shadows, multiplied over what they fall on. */
  shadow: string
  shade: number
  /** Whether lamps are on. */
  lit: boolean
}

const make = (name: Light['name'], dir: V, sun: Rgb, sky: Rgb, shadow: string, shade: number, lit = false): Light => ({ name, dir: unit(dir), sun, sky, shadow, shade, lit })

/** Late morning, sun high on the left. */
export const DAY = make('day', [-0.62, 0.74, -0.62], [0.62, 0.59, 0.5], [0.6, 0.645, 0.72], '#4a5878', 0.62)
/** A low warm sun on the left. */
export const GOLDEN = make('golden', [-0.8, 0.46, -0.6], [0.72, 0.58, 0.38], [0.53, 0.555, 0.64], '#4c4f78', 0.64)
/** Soft Seattle daylight through thin cloud. */
export const SOFT = make('overcast', [-0.5, 0.85, -0.55], [0.4, 0.39, 0.36], [0.69, 0.715, 0.75], '#5a6678', 0.45)
/** After sunset: a blue sky with an apricot glow low on the left. */
export const DUSK = make('dusk', [-0.85, 0.25, -0.45], [0.3, 0.19, 0.13], [0.43, 0.49, 0.63], '#252d50', 0.5, true)

/** Daylight through windows on the left of a room. */
export const ROOM = make('room', [-0.72, 0.62, -0.34], [0.36, 0.325, 0.25], [0.86, 0.842, 0.808], '#665868', 0.46)
/** A lamplit room after sunset. */
export const EVENING = make('room', [-0.3, 0.8, -0.5], [0.3, 0.22, 0.12], [0.66, 0.585, 0.53], '#3d3048', 0.55, true)

/** Mirrors a light, so that the sun stands on the right. */
export const mirrored = (l: Light): Light => ({ ...l, dir: [-l.dir[0], l.dir[1], l.dir[2]] })

/** The colour of a surface under a light. */
export function lit(base: string, n: V, l: Light): string {
  const b = rgb(base)
  const k = Math.max(0, dot(n, l.dir))
  // Upward surfaces see the whole sky; walls see half of it and a little bounce from the ground.
  const up = 0.86 + 0.14 * n[1]
  return hex([0, 1, 2].map((i) => b[i]! * (l.sky[i]! * up + l.sun[i]! * k)) as Rgb)
}

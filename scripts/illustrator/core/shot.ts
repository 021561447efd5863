import type { Light } from './light.js'
import { Scene } from './scene.js'
import { Camera, type V } from './space.js'

/** One picture to draw. */
export interface Shot {
  /** Home slug. */
  home: string
  /** What the file name says it shows. */
  what: string
  /** Plain-words alternative text. */
  alt: string
  draw(): Scene
}

/** Width and height of the listing pictures in drawing units. */
export const SIZE = { w: 1200, h: 800 }

/** A scene looking at a house from the street. The eye is in metres; yaw in radians to the right. */
export function streetScene(seed: string, light: Light, o: { eye?: V; yaw?: number; focal?: number; cx?: number; horizon?: number } = {}): Scene {
  const { eye = [0, 1.9, -16], yaw = 0, focal = 1120, cx = 600, horizon = 560 } = o
  return new Scene(SIZE.w, SIZE.h, new Camera(eye, yaw, focal, cx, horizon), light, seed)
}

/** A scene inside a room. */
export function roomScene(seed: string, light: Light, o: { eye?: V; yaw?: number; focal?: number; cx?: number; horizon?: number } = {}): Scene {
  const { eye = [0, 1.35, -5.6], yaw = 0, focal = 835, cx = 600, horizon = 410 } = o
  return new Scene(SIZE.w, SIZE.h, new Camera(eye, yaw, focal, cx, horizon), light, seed)
}

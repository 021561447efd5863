/** The place `at` in a row of `total` that joins at its ends: after the last comes the first. */
export function around(at: number, total: number): number {
  return total === 0 ? 0 : ((at % total) + total) % total
}

/** How far a finger has to go sideways to turn the page, in pixels. */
const swipeLength = 40

/**
 * Which way a finger's path turns the page: 1 to the next (the finger went left), -1 to the one
 * before, 0 when it was short or went rather up or down than sideways.
 */
export function swipe(across: number, down: number): -1 | 0 | 1 {
  if (Math.abs(across) < swipeLength || Math.abs(across) < 1.5 * Math.abs(down)) return 0
  return across < 0 ? 1 : -1
}

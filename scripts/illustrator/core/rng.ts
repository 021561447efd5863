/** Seeded random numbers: every picture is drawn from one seed, so it can be drawn again. */
export interface Rng {
  next(): number
  range(a: number, b: number): number
  int(a: number, b: number): number
  pick<T>(list: readonly T[]): T
  gauss(mean: number, spread: number): number
  chance(p: number): boolean
  fork(label: string): Rng
}

/** Turns a text label into a 32-bit number (FNV-1a). */
export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 16777619)
  }
  return h >>> 0
}

/** Makes a random source from a label or a number; the same label always gives the same numbers. */
export function makeRng(seed: string | number): Rng {
  const start = typeof seed === 'string' ? hash(seed) : seed >>> 0
  let a = start
  const next = () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const rng: Rng = {
    next,
    range: (lo, hi) => lo + (hi - lo) * next(),
    int: (lo, hi) => Math.floor(lo + (hi - lo + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)]!,
    // Three uniforms are close enough to a bell curve for leaves and bricks.
    gauss: (mean, spread) => mean + (next() + next() + next() - 1.5) * spread * 1.15,
    chance: (p) => next() < p,
    // Forks depend on the seed alone, so adding a drawing step does not disturb the others.
    fork: (label) => makeRng(hash(`${start}/${label}`)),
  }
  return rng
}

/**
 * Lets work on pictures begin only while what runs stays below `atMost` together, counted in pixels:
 * one large picture has the memory to itself, small ones go two at a time.
 */
export function createTurns(atMost: number, together: number) {
  const waiting: { weight: number; begin: () => void }[] = []
  let weight = 0
  let running = 0

  const next = () => {
    const first = waiting[0]
    if (!first || running >= together) return
    if (running > 0 && weight + first.weight > atMost) return
    waiting.shift()
    weight += first.weight
    running++
    first.begin()
    next()
  }
  return async <T>(own: number, work: () => Promise<T>): Promise<T> => {
    await new Promise<void>((begin) => {
      waiting.push({ weight: own, begin })
      next()
    })
    try {
      return await work()
    } finally {
      weight -= own
      running--
      next()
    }
  }
}

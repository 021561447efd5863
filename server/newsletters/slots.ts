/**
 * The places on the wire, shared by all mailings of this process. Whoever waits is served in turn,
 * and nobody keeps more than a fair share while somebody waits.
 */
export function createSlots(total: number) {
  let free = total
  const waiting: (() => void)[] = []

  return {
    /** Takes up to `wanted` free places, perhaps none. */
    take(wanted: number): number {
      const share = Math.max(1, Math.ceil(total / (waiting.length + 1)))
      const taken = Math.max(0, Math.min(free, wanted, share))
      free -= taken
      return taken
    },
    release(count: number): void {
      free += count
      if (free > 0) waiting.shift()?.()
    },
    /** Resolves when a place may be free. */
    wait(): Promise<void> {
      return free > 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))
    },
    /** Somebody else waits for a place. */
    get wanted(): boolean {
      return waiting.length > 0
    },
  }
}

export type Slots = ReturnType<typeof createSlots>

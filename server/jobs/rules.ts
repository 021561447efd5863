/** After so many tries a job is given up and kept for a person to see: about two days of tries. */
export const maxAttempts = 20

/**
 * How long to wait after the given failed try, in ms: 1 s doubling to at most six hours, with up to
 * a quarter more so that jobs that failed together do not return together.
 */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
  const base = Math.min(1000 * 2 ** (attempts - 1), 6 * 60 * 60 * 1000)
  return Math.round(base * (1 + random() / 4))
}

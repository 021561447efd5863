/**
 * What the deterministic writer is built from. The same newsletter always reads the same: every
 * choice between wordings follows from a seed, never from chance or the clock.
 */

/** A number from 0 to 2³²−1 out of a text (FNV-1a, 32 bits). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** One of the choices, by number; counting past the end begins again. */
export function pick<T>(choices: readonly [T, ...T[]], number: number): T {
  return choices[number % choices.length] ?? choices[0]
}

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** 'one home', 'three homes', '12 homes': words up to ten, digits beyond. */
export function counted(count: number, singular: string, plural: string): string {
  return `${small[count] ?? count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(words: string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

/** '$1,250,000': whole dollars. */
export function dollars(amount: number): string {
  return `$${Math.round(amount).toLocaleString('en-US')}`
}

/** The sentence with a full stop, unless it already ends with a mark of its own. */
export function closed(sentence: string): string {
  return /[.!?…][)"'”’]?$/.test(sentence) ? sentence : `${sentence}.`
}

/** With a capital letter in front. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

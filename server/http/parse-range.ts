export interface Range {
  start: number
  /** The last byte, included. */
  end: number
}

/**
 * What a Range header asks of a file of `size` bytes (RFC 9110, section 14). Undefined means all of
 * it: no header, one we cannot read, or several ranges, which a server may answer in full.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): Range | 'none of it' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  if (from === '') {
    const last = Number(to)
    return last === 0 || size === 0
      ? 'none of it'
      : { start: Math.max(0, size - last), end: size - 1 }
  }
  const start = Number(from)
  if (to !== '' && Number(to) < start) return undefined
  if (start >= size) return 'none of it'
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}

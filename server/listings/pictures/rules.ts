/** `<hash>` and how often it was turned, of what the names of a picture's files begin with. */
export function partsOf(base: string): { hash: string; turns: number } {
  const [hash = '', turns] = base.split('r')
  return { hash, turns: Number(turns ?? 0) }
}

/** The same picture turned further to the right. */
export function turned(base: string, quarterTurns: number): string {
  const { hash, turns } = partsOf(base)
  const now = (turns + quarterTurns) % 4
  return now === 0 ? hash : `${hash}r${now}`
}

/**
 * Those of `names`, all files of the picture `hash`, that nobody needs while `bases` are shown: any
 * turn of it needs the picture as it was kept first.
 */
export function unusedFiles(names: string[], hash: string, bases: string[]): string[] {
  if (bases.length === 0) return names
  const used = new Set([...bases, hash])
  return names.filter((name) => {
    const [base = ''] = name.split(/[-.]/)
    return name !== `${hash}.jpg` && !(used.has(base) && (base !== hash || bases.includes(hash)))
  })
}

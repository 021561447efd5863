/**
 * The address as a mail needs it: root-relative ones get `origin` in front. Anything that is not a
 * web address (`javascript:` above all) becomes undefined, so that it is never linked to.
 */
export function webAddress(url: string | null | undefined, origin: string): string | undefined {
  if (!url) return undefined
  if (/^\/(?!\/)/.test(url)) return `${origin.replace(/\/+$/, '')}${url}`
  return /^https?:\/\//i.test(url) ? url : undefined
}

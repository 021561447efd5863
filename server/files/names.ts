/** What may be kept, and what the browser is told it is. */
const contentTypes = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  zip: 'application/zip',
} as const

export type Extension = keyof typeof contentTypes

/** Where the browser finds a stored file. */
export const fileUrl = (name: string) => `/files/${name}`

/** The name of a file by where the browser finds it; undefined for addresses elsewhere. */
export function fileName(url: string): string | undefined {
  const name = url.startsWith('/files/') ? url.slice('/files/'.length) : undefined
  return name !== undefined && isFileName(name) ? name : undefined
}

/** `3fa9….jpg`, `3fa9…-w960.avif`: lower case, no folders, a known ending. */
export function isFileName(name: string): boolean {
  return /^[0-9a-z][0-9a-z-]{0,199}\.[0-9a-z]{3,4}$/.test(name) && extensionOf(name) !== undefined
}

export function contentTypeOf(name: string): string {
  const extension = extensionOf(name)
  return extension === undefined ? 'application/octet-stream' : contentTypes[extension]
}

function extensionOf(name: string): Extension | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  return Object.hasOwn(contentTypes, ending) ? (ending as Extension) : undefined
}

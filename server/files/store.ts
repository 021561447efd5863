import type { Readable } from 'node:stream'
import type { Extension } from './names.ts'

/** Files by content: the same bytes have the same name. On disk or in an S3-compatible store. */
export interface FileStore {
  /**
   * Stores the bytes, or all a stream gives, so that they survive a power cut, and answers the
   * file's name, like `3fa9….jpg`. Half a file is never seen: a stream that breaks off leaves none.
   */
  put(content: Uint8Array | Readable, extension: Extension): Promise<string>
  /** Stores what was made from another file under a name that says so, like `3fa9…-w960.avif`. */
  putAs(name: string, bytes: Uint8Array): Promise<void>
  /** All of it; undefined when there is none. For what fits into memory. */
  read(name: string): Promise<Buffer | undefined>
  /** A stream of it, or of its bytes from `start` to `end`, both included. @throws when there is none. */
  open(name: string, range?: { start: number; end: number }): Promise<Readable>
  /** Undefined when there is none. `keptAt` is when it was last put. */
  stat(name: string): Promise<{ size: number; keptAt: Date } | undefined>
  /** What begins so, in no order. */
  list(prefix: string): Promise<string[]>
  /** Removes a file; nothing happens when there is none. */
  remove(name: string): Promise<void>
}

/** Both places of a program: itself, served to everybody under `/files/`, and a private one. */
export interface Files extends FileStore {
  /** Uploads to be worked on, like a file to import: the same calls, never served. */
  private: FileStore
  /** Who is told when somebody asks for what is made from a picture and is not there: `c480` of a base. */
  onMissing(handler: (base: string, name: string) => Promise<void>): void
  tellMissing(base: string, name: string): Promise<void>
  /** Takes a stream into a file of its own, for work that needs a path; see `receive.ts`. */
  receive: Receive
}

export interface Received {
  path: string
  size: number
  /** Removes it. Always to be called. */
  discard(): Promise<void>
}

/** @throws AppError too_large as soon as more than `atMost` bytes have come, invalid_input when cut off. */
export type Receive = (
  stream: Readable,
  options: { atMost: number; tooLarge: string },
) => Promise<Received>

import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * PGlite's start parameters with syncing switched on: `-F` would turn fsync off, and the WebAssembly
 * build has no fdatasync, so the write-ahead log is synced by fsync.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

interface Stream {
  nfd: number
}
interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } }
}

/**
 * PGlite's folder on disk, with the fsync it lacks: PostgreSQL asks for one at every commit, and
 * Emscripten's NODEFS answers without calling the operating system. Relies on PGlite's internals,
 * so its version is pinned, and `openEmbedded` checks at start that a commit really synced.
 */
export class DurableFiles extends NodeFS {
  /** Syncs so far. */
  syncs = 0

  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options)
    const addFsync = (module: unknown) => {
      ;(module as EmscriptenModule).NODEFS.stream_ops.fsync = (stream) => {
        this.syncs += 1
        fsyncSync(stream.nfd)
        return 0
      }
    }
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [addFsync, ...[emscriptenOpts.preRun ?? []].flat()],
      },
    }
  }
}

/** Makes a folder with all that is in it survive a power cut, names included. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(folder)
}

/** Syncs one file or folder; a folder's sync keeps the names in it. */
export function syncPath(path: string): void {
  const fd = openSync(path, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

/** Renames are kept by syncing the folder they happened in. */
export const syncParent = (path: string) => syncPath(dirname(path))

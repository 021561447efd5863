declare module 'fs-native-extensions' {
  /** Takes an exclusive lock on an open file if nobody has it. */
  export function tryLock(fd: number): boolean
  export function unlock(fd: number): void
}

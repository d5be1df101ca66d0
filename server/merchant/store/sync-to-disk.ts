import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Waits until the disk holds a file, or the names in a folder. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

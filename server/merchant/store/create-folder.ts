import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and those above it, one by one: below `/proc` the recursive `mkdir` of Node never returns. The shop
 * has the same for its start (`server/process/data-folder.ts`), since neither imports the other.
 */
export function createFolder(folder: string): void {
  if (isFolder(folder)) return
  if (!existsSync(dirname(folder))) createFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have created it.
    if (!isFolder(folder)) throw error
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

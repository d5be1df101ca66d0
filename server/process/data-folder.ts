import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Creates the folder of the embedded merchant's data; throws one line when nothing can be written to it. */
export function openDataFolder(folder: string): void {
  try {
    createFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(faultOf(folder, error), { cause: error })
  }
}

/** As `server/merchant/store/create-folder.ts`: below `/proc` the recursive `mkdir` of Node never returns. */
function createFolder(folder: string): void {
  if (isFolder(folder)) return
  if (!existsSync(dirname(folder))) createFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    if (!isFolder(folder)) throw error
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** One line with the setting, and why the folder or a file in it cannot be used. */
export function faultOf(folder: string, error: unknown): string {
  const { message } = error as NodeJS.ErrnoException
  return `MERCHANT_DATA_DIR: ${folder} cannot be written (${message}). For example MERCHANT_DATA_DIR=.data`
}

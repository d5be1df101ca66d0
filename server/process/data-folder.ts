import { accessSync, constants, mkdirSync } from 'node:fs'

/** Creates the folder of the embedded merchant's data; throws one line when nothing can be written to it. */
export function openDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(faultOf(folder, error), { cause: error })
  }
}

/** One line with the setting, and why the folder or a file in it cannot be used. */
export function faultOf(folder: string, error: unknown): string {
  const { message } = error as NodeJS.ErrnoException
  return `MERCHANT_DATA_DIR: ${folder} cannot be written (${message}). For example MERCHANT_DATA_DIR=.data`
}

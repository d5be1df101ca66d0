import { randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** As of `SESSION_SECRET`. */
const minLength = 32

/** Creates the folder of the embedded merchant's data; throws one line when nothing can be written to it. */
export function openDataFolder(folder: string): void {
  try {
    createFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(faultOf(folder, error), { cause: error })
  }
}

/** The recursive form of `mkdirSync` never ends where nothing can be created, such as below /proc. */
function createFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  createFolder(dirname(folder))
  mkdirSync(folder)
}

/** The secret is stored, so that a restart ends no session, and only complete: with an empty one anybody could sign. Throws one line. */
export function loadOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  openDataFolder(dataDir)
  const secret = randomBytes(32).toString('base64url')
  const unfinished = `${file}.new`
  try {
    const stored = existsSync(file) ? readFileSync(file, 'utf8') : ''
    if (stored.length >= minLength) return stored
    rmSync(unfinished, { force: true })
    writeFileSync(unfinished, secret, { mode: 0o600, flag: 'wx', flush: true })
    renameSync(unfinished, file)
  } catch (error) {
    throw new Error(faultOf(dataDir, error), { cause: error })
  }
  return secret
}

/** One line with the setting, and why the folder or a file in it cannot be used. */
function faultOf(folder: string, error: unknown): string {
  const { message } = error as NodeJS.ErrnoException
  return `MERCHANT_DATA_DIR: ${folder} cannot be written (${message}). For example MERCHANT_DATA_DIR=.data`
}

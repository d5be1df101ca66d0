import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { faultOf, openDataFolder } from './data-folder.ts'

/** As of `SESSION_SECRET`. */
const minLength = 32

/**
 * The demo's own secret: created once and stored beside its data, so that a restart ends no
 * session. It is in its place only when complete: with an empty one, left by a full disk or a power cut, anybody could
 * sign. Throws one line when it cannot be stored.
 */
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

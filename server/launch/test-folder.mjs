import { mkdtempSync, rmSync } from 'node:fs'
import { access, constants, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** More than the databases, mails and browser profiles of a whole run. */
const neededBytes = 2 * 2 ** 30
const memoryFolder = '/dev/shm'

/** The folder is in memory where Linux has enough: else one shop's waits for writes delay others. It is removed at the exit. */
export async function createTestFolder() {
  const parent = (await isUsable(memoryFolder)) ? memoryFolder : tmpdir()
  const folder = mkdtempSync(join(parent, 'hemvist-tests-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
  return folder
}

async function isUsable(folder) {
  try {
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize > neededBytes
  } catch {
    return false
  }
}

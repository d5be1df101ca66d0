import { createWriteStream, existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { packTar } from 'modern-tar/fs'
import { copyDatabase, keepFile } from '../store/copy-database.ts'
import { openDatabase } from '../store/database.ts'
import { lockFile } from '../store/file-lock.ts'
import { syncToDisk } from '../store/sync-to-disk.ts'
import { keptFiles, restoredFolder } from './kept-files.ts'

/**
 * Writes the data to a complete `tar.gz`, `….new` until then, while the merchant may run.
 *
 * @returns the names of the contained files
 * @throws when there is no shop, another backup is running, or the path is that of no file
 */
export async function backUp(dataDir: string, file: string | Writable): Promise<string[]> {
  if (!existsSync(join(dataDir, 'shop.db'))) throw new Error(`there is no shop in ${dataDir}`)
  if (existsSync(join(dataDir, restoredFolder)))
    throw new Error('a restore was interrupted: continue it with npm run restore -- --continue')
  const lock = lockFile(join(dataDir, 'backup.lock'), 'exclusive')
  if (!lock) throw new Error('another backup is running')
  const folder = join(dataDir, 'backing-up')
  try {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    const names = keptFiles.filter((name) => existsSync(join(dataDir, name)))
    for (const name of names) {
      if (name === 'shop.db') copyShop(join(dataDir, name), join(folder, name))
      else keepFile(join(dataDir, name), join(folder, name))
    }
    const sources = names.map((name) => ({
      type: 'file' as const,
      source: join(folder, name),
      target: name,
    }))
    const write = (target: Writable) => pipeline(packTar(sources), createGzip({ level: 1 }), target)
    if (typeof file !== 'string') await write(file)
    else await writeWhole(file, write)
    return names
  } finally {
    rmSync(folder, { recursive: true, force: true })
    lock.release()
  }
}

async function writeWhole(file: string, write: (target: Writable) => Promise<void>) {
  // Something else, such as a device, would be replaced by the file.
  const present = lstatSync(file, { throwIfNoEntry: false })
  if (present && !present.isFile()) throw new Error(`${file} is no file; - is standard output`)
  const unfinished = `${file}.new`
  try {
    // The secret is in it.
    await write(createWriteStream(unfinished, { mode: 0o600 }))
    syncToDisk(unfinished)
    renameSync(unfinished, file)
  } catch (error) {
    // The disk that it has filled may be that of the shop.
    rmSync(unfinished, { force: true })
    throw error
  }
}

function copyShop(path: string, copy: string): void {
  const db = openDatabase(path)
  try {
    copyDatabase(db, copy)
  } finally {
    db.close()
  }
}

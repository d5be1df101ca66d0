import { createReadStream, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'
import { catalogueStepsFrom } from '../catalogue/catalogue-tables.ts'
import { lockCatalogue } from '../catalogue/catalogue-writer.ts'
import { layoutOf } from '../catalogue/migrate-catalogue.ts'
import { checkShopDatabase } from '../shop-database.ts'
import { readDatabase } from '../store/database.ts'
import { lockFile } from '../store/file-lock.ts'
import { syncToDisk } from '../store/sync-to-disk.ts'
import { keptFiles, restoredFolder } from './kept-files.ts'

/**
 * Replaces the data by a backup's. A killed process leaves the old data, or a folder from which `finishRestore` or the
 * next start takes the rest.
 *
 * @returns the names of the replaced files
 * @throws when the merchant runs, or the file is no complete backup that this version can open
 */
export async function restore(file: string | Readable, dataDir: string): Promise<string[]> {
  if (typeof file === 'string' && !existsSync(file)) throw new Error(`there is no ${file}`)
  return withoutMerchant(dataDir, async () => {
    finish(dataDir)
    const folder = join(dataDir, 'restoring')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    try {
      const source = typeof file === 'string' ? createReadStream(file) : file
      const unpack = unpackTar(folder, { filter: isKept, fmode: 0o600 })
      await pipeline(source, createGunzip(), unpack).catch((error: Error) => {
        // Such as a full disk, which says nothing about the backup.
        if ('syscall' in error) throw error
        throw new Error(`it is no complete backup (${error.message})`, { cause: error })
      })
      check(folder)
      for (const name of filesIn(folder)) syncToDisk(join(folder, name))
      syncToDisk(folder)
      renameSync(folder, join(dataDir, restoredFolder))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    syncToDisk(dataDir)
    return finish(dataDir)
  })
}

/** Continues a restore that was interrupted when its files were complete. */
export async function finishRestore(dataDir: string): Promise<string[]> {
  return withoutMerchant(dataDir, async () => finish(dataDir))
}

async function withoutMerchant<Value>(dataDir: string, work: () => Promise<Value>): Promise<Value> {
  mkdirSync(dataDir, { recursive: true })
  const use = lockFile(join(dataDir, 'in-use.lock'), 'exclusive')
  if (!use) throw new Error('the merchant is running: stop the shop first')
  try {
    const catalogue = lockCatalogue(join(dataDir, 'catalogue.db'))
    try {
      return await work()
    } finally {
      catalogue.release()
    }
  } finally {
    use.release()
  }
}

const filesIn = (folder: string) => keptFiles.filter((name) => existsSync(join(folder, name)))

const isKept = ({ name, type }: { name: string; type?: string }) =>
  type === 'file' && keptFiles.some((kept) => kept === name)

/** @throws when a file is missing, damaged or of a version that this one cannot open */
function check(folder: string): void {
  const [shop, catalogue] = ['shop.db', 'catalogue.db'].map((name) => join(folder, name))
  for (const path of [shop!, catalogue!]) {
    if (!existsSync(path) || statSync(path).size === 0) throw new Error('it is no backup of a shop')
    const row = readDatabase(path, (db) => db.prepare('PRAGMA quick_check(1)').get())
    if ((row as { quick_check?: string }).quick_check !== 'ok')
      throw new Error('the backup is damaged')
  }
  checkShopDatabase(shop!)
  catalogueStepsFrom(layoutOf(catalogue!))
}

function finish(dataDir: string): string[] {
  const folder = join(dataDir, restoredFolder)
  if (!existsSync(folder)) return []
  const names = filesIn(folder)
  for (const name of names) {
    // What the old database still had in these must not enter the new one.
    for (const suffix of ['-wal', '-shm']) rmSync(join(dataDir, name + suffix), { force: true })
    renameSync(join(folder, name), join(dataDir, name))
  }
  syncToDisk(dataDir)
  rmSync(folder, { recursive: true })
  return names
}

import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Libsql from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { backUp } from '#server/merchant/backup/back-up.ts'
import { finishRestore, restore } from '#server/merchant/backup/restore.ts'
import { openShopDatabase } from '#server/merchant/shop-database.ts'
import { openDatabase } from '#server/merchant/store/database.ts'
import { bundle } from '#tests/support/bundle.ts'
import { killAfter } from '#tests/support/kill-after.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { seed } from '#tests/support/seed.ts'
import { putSmallCatalogue } from '../catalogue/small-catalogue.ts'
import { fillCatalogue, openTestMerchant } from '../graphql/test-merchant.ts'

const child = await openForTests(bundle('tests/server/merchant/backup/backup-child.ts'))
const commands = {
  backup: await openForTests(bundle('server/merchant/backup/backup-command.ts')),
  restore: await openForTests(bundle('server/merchant/backup/restore-command.ts')),
}
let folder: string
/** A backup whose every file says `one`, and one with `two`. */
let one: { backup: string }
let two: typeof one

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  one = await dataOf('one')
  two = await dataOf('two')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a backup of a running merchant holds what it has committed, and restores it elsewhere', async () => {
  await using merchant = await openTestMerchant()
  const file = join(folder, 'running.tar.gz')
  const db = openDatabase(join(merchant.dataDir, 'shop.db'))
  db.exec('INSERT INTO health VALUES (77, 1)')
  expect(await backUp(merchant.dataDir, file)).toEqual(['catalogue.db', 'shop.db'])
  db.exec('DELETE FROM health')
  db.close()
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(readdirSync(merchant.dataDir)).not.toContain('backing-up')

  await expect(restore(file, merchant.dataDir)).rejects.toThrow('the merchant is running')
  const elsewhere = join(folder, 'elsewhere')
  await restore(file, elsewhere)
  const restored = openShopDatabase(join(elsewhere, 'shop.db'), () => expect.unreachable())
  const row = restored.prepare('SELECT written_at AS at FROM health WHERE id = 77').get()
  expect(row).toMatchObject({ at: 1 })
  restored.close()
})

test('restored data replaces all of the old one, also what was in its log', async () => {
  const data = await copyOf(one, 'log')
  const db = openDatabase(join(data, 'shop.db'))
  db.exec('INSERT INTO health VALUES (78, 1)')
  for (const suffix of ['-wal', '-shm'])
    copyFileSync(join(data, `shop.db${suffix}`), join(folder, `kept${suffix}`))
  db.close()
  // As a killed process leaves them.
  for (const suffix of ['-wal', '-shm'])
    copyFileSync(join(folder, `kept${suffix}`), join(data, `shop.db${suffix}`))
  await restore(two.backup, data)
  expect(marksOf(data)).toEqual(['two', 'two', 'two'])
})

test.each([
  ['is cut off', (file: string) => truncateSync(file, statSync(file).size - 9_000)],
  ['is no archive', (file: string) => writeFileSync(file, 'a text')],
  ['is of a newer version', makeNewer],
])('a backup that %s changes nothing', async (_, spoil) => {
  const file = join(folder, 'spoilt.tar.gz')
  copyFileSync(two.backup, file)
  await spoil(file)
  const data = await copyOf(one, 'unchanged')
  await expect(restore(file, data)).rejects.toThrow(/no complete backup|newer version/)
  expect(marksOf(data)).toEqual(['one', 'one', 'one'])
  expect(readdirSync(data).filter((name) => name.startsWith('restor'))).toEqual([])
})

test.skipIf(!existsSync('/dev/full'))(
  'a backup that fills its disk leaves nothing there',
  async () => {
    const data = await copyOf(one, 'full')
    const file = join(folder, 'full.tar.gz')
    symlinkSync('/dev/full', `${file}.new`)
    await expect(backUp(data, file)).rejects.toThrow('ENOSPC')
    expect(readdirSync(folder).filter((name) => name.startsWith('full.'))).toEqual([])
  },
)

test('a fault of the disk is not one of the backup', async () => {
  const data = await copyOf(one, 'faulty')
  await expect(restore(folder, data)).rejects.toThrow(/^EISDIR/)
  expect(marksOf(data)).toEqual(['one', 'one', 'one'])
})

test('a backup replaces nothing but files', async () => {
  const device = join(folder, 'device')
  symlinkSync('/dev/null', device)
  await expect(backUp(join(folder, 'one'), device)).rejects.toThrow('device is no file')
  expect(readlinkSync(device)).toBe('/dev/null')
})

test('a killed backup leaves the file of the last complete one', async () => {
  const data = await copyOf(one, 'saved')
  const file = join(folder, 'killed.tar.gz')
  for (const round of [0, 1]) {
    await killIn(['backup', data, file], 7 + ((round * 31 + seed) % 60))
    const target = join(folder, 'from-killed')
    await restore(file, target)
    expect(marksOf(target)).toEqual(['one', 'one', 'one'])
  }
})

test('a killed restore leaves the old data or the new, after the next start', async () => {
  const data = await copyOf(one, 'killed')
  for (const round of [0, 1, 2]) {
    await killIn(['restore', data, two.backup, one.backup], 5 + ((round * 31 + seed) % 90))
    await finishRestore(data)
    const marks = marksOf(data)
    expect(new Set(marks).size, marks.join()).toBe(1)
  }
})

test('a restore that was killed between two files is continued', async () => {
  const data = await copyOf(one, 'between')
  const next = await copyOf(two, 'next')
  mkdirSync(join(data, 'restored'))
  // The secret and the catalogue are in place already.
  for (const name of ['session-secret', 'catalogue.db'])
    copyFileSync(join(next, name), join(data, name))
  copyFileSync(join(next, 'shop.db'), join(data, 'restored', 'shop.db'))
  await expect(backUp(data, join(folder, 'mixed.tar.gz'))).rejects.toThrow('interrupted')
  expect(await finishRestore(data)).toEqual(['shop.db'])
  expect(marksOf(data)).toEqual(['two', 'two', 'two'])
  expect(existsSync(join(data, 'restored'))).toBe(false)
})

test.each(['backup', 'restore'] as const)(
  '%s takes an option for a mistake, not for a file',
  async (name) => {
    const { path } = commands[name]
    const run = promisify(execFile)(process.execPath, [path, '--help'], { cwd: folder })
    await expect(run).rejects.toMatchObject({
      code: 2,
      stderr: `Usage: npm run ${name} -- FILE\n`,
    })
  },
)

test.each(['~/data', '"/data"'])('%s is no folder of data, and none is created', async (named) => {
  const env = { ...process.env, MERCHANT_DATA_DIR: named }
  const run = promisify(execFile)(process.execPath, [commands.restore.path, '-'], { env })
  await expect(run).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^MERCHANT_DATA_DIR: .+ which only a shell replaces\..+\n$/),
  })
})

test('without an interrupted restore there is none to continue', async () => {
  const data = await copyOf(one, 'whole')
  const env = { ...process.env, MERCHANT_DATA_DIR: data }
  const { stderr } = await promisify(execFile)(
    process.execPath,
    [commands.restore.path, '--continue'],
    {
      env,
    },
  )
  expect(stderr).toBe('There is no restore to continue.\n')
})

async function dataOf(mark: string) {
  const data = join(folder, mark)
  mkdirSync(data)
  writeFileSync(join(data, 'session-secret'), mark)
  fillCatalogue(join(data, 'catalogue.db'), putSmallCatalogue)
  openShopDatabase(join(data, 'shop.db'), () => undefined).close()
  for (const name of ['catalogue.db', 'shop.db'])
    change(join(data, name), `CREATE TABLE mark (text TEXT); INSERT INTO mark VALUES ('${mark}')`)
  const backup = join(folder, `${mark}.tar.gz`)
  await backUp(data, backup)
  return { backup }
}

function marksOf(data: string): string[] {
  const inDatabases = ['catalogue.db', 'shop.db'].map((name) => {
    const db = new Libsql(join(data, name))
    const { text } = db.prepare('SELECT text FROM mark').get() as { text: string }
    db.close()
    return text
  })
  return [readFileSync(join(data, 'session-secret'), 'utf8'), ...inDatabases]
}

/** The same data in another folder, with every change in the files themselves. */
async function copyOf({ backup }: { backup: string }, name: string): Promise<string> {
  const copy = join(folder, name)
  rmSync(copy, { recursive: true, force: true })
  await restore(backup, copy)
  return copy
}

async function makeNewer(file: string) {
  const data = await copyOf(two, 'newer')
  change(join(data, 'shop.db'), "INSERT INTO migration VALUES ('gifts', 0, '')")
  await backUp(data, file)
}

function change(path: string, sql: string) {
  const db = new Libsql(path)
  db.exec(sql)
  db.close()
}

/** Kills the work at an arbitrary moment after its first round. */
async function killIn(args: string[], afterMs: number) {
  const working = spawn(process.execPath, [child.path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(working, 'exit')
  working.stdout.once('data', () => killAfter(working, afterMs))
  expect(await exited).toEqual([null, 'SIGKILL'])
}

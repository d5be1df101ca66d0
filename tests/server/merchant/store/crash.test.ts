import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/merchant/store/database.ts'
import { migrateAll } from '#server/merchant/store/migrate.ts'
import { bundle } from '#tests/support/bundle.ts'
import { killAfter } from '#tests/support/kill-after.ts'
import { allSteps, firstSteps } from './migration-steps.ts'

test('every acknowledged row is complete after SIGKILL, time after time', async () => {
  await using child = await openChild('crash-child')
  const path = join(child.directory, 'shop.db')
  let last = 0
  for (let round = 0; round < 6; round++) {
    const args = [path, String(last + 1)]
    const acknowledged = await runUntilKilled(child.script, args, 40 + round * 35)
    expect(acknowledged).toBeGreaterThan(last)
    const { numbers, halves } = read(path)
    // There may be one more than acknowledged: committed, but killed before it was printed.
    expect(numbers).toBeGreaterThanOrEqual(acknowledged)
    expect(numbers).toBeLessThanOrEqual(acknowledged + 1)
    expect(halves).toBe(numbers * 2)
    last = numbers
  }
})

test('a migration that is killed leaves a database that opens and is moved forward, and its copy', async () => {
  await using child = await openChild('migration-child')
  for (let round = 0; round < 4; round++) {
    const number = await runUntilKilled(child.script, [child.directory], 5 + round * 37)
    const path = join(child.directory, `${number}.db`)
    const db = openDatabase(path)
    migrateAll(db, { shop: allSteps }, () => undefined)
    expect(db.prepare('SELECT count(*) AS rows, sum(vat) AS vat FROM cart').get()).toMatchObject({
      rows: 1000,
      vat: 99_700,
    })
    db.close()
    if (existsSync(`${path}.layout-1`)) {
      const copy = openDatabase(`${path}.layout-1`)
      migrateAll(copy, { shop: firstSteps }, () => expect.unreachable())
      copy.close()
    }
    await rm(child.directory, { recursive: true })
    await mkdir(child.directory)
  }
})

/** A built script of this folder, and a directory for its databases. */
async function openChild(name: string) {
  const directory = await mkdtemp(join(tmpdir(), 'crash-'))
  const script = await bundle(`tests/server/merchant/store/${name}.ts`)
  return {
    directory,
    script: script.path,
    async [Symbol.asyncDispose]() {
      await rm(directory, { recursive: true, force: true })
      await script[Symbol.asyncDispose]()
    },
  }
}

/** Runs the child for a while after its first line, then kills it; resolves with its last number. */
function runUntilKilled(script: string, args: string[], afterMs: number) {
  return new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.once('data', () => killAfter(child, afterMs))
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (_, signal) => {
      if (signal === 'SIGKILL') resolve(Number(output.trimEnd().split('\n').at(-1)))
      else reject(new Error('the child ended by itself'))
    })
  })
}

function read(path: string) {
  const db = openDatabase(path)
  try {
    const { integrity_check: integrity } = db.prepare('PRAGMA integrity_check').get() as {
      integrity_check: string
    }
    expect(integrity).toBe('ok')
    const sql = 'SELECT count(DISTINCT number) AS numbers, count(*) AS halves FROM row_pair'
    return db.prepare(sql).get() as { numbers: number; halves: number }
  } finally {
    db.close()
  }
}

import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/merchant/store/database.ts'
import { killAfter } from '#tests/support/kill-after.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

test('every acknowledged row is complete after SIGKILL, time after time', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'crash-'))
  // Inside the project, where the child finds its packages.
  const child = join(root, 'node_modules', '.cache', 'crash-child', `${process.pid}.mjs`)
  const path = join(directory, 'shop.db')
  try {
    await build({
      entryPoints: [join(root, 'tests/server/merchant/store/crash-child.ts')],
      outfile: child,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      logLevel: 'error',
    })
    let last = 0
    for (let round = 0; round < 6; round++) {
      const acknowledged = await writeUntilKilled(child, path, last + 1, 40 + round * 35)
      expect(acknowledged).toBeGreaterThan(last)
      const { numbers, halves } = read(path)
      // There may be one more than acknowledged: committed, but killed before it was printed.
      expect(numbers).toBeGreaterThanOrEqual(acknowledged)
      expect(numbers).toBeLessThanOrEqual(acknowledged + 1)
      expect(halves).toBe(numbers * 2)
      last = numbers
    }
  } finally {
    await rm(directory, { recursive: true, force: true })
    await rm(child, { force: true })
  }
})

/** Runs the child for a while after its first row, then kills it. */
function writeUntilKilled(script: string, path: string, from: number, afterMs: number) {
  return new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [script, path, String(from)], {
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

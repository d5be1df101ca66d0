import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundle } from '#tests/support/bundle.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { putSmallCatalogue } from './catalogue/small-catalogue.ts'
import { fillCatalogue } from './graphql/test-merchant.ts'

const entry = await openForTests(bundle('server/merchant/main.ts'))
let directory = ''

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'merchant-main-'))
  fillCatalogue(join(directory, 'catalogue.db'), putSmallCatalogue)
})
afterAll(() => rm(directory, { recursive: true, force: true }))

test('prints its port, listens on the loopback interface, and ends on SIGTERM with all rows in one file', async () => {
  const { child, port } = await start(directory)
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'x-apikey': 'demo', 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ products { count } }' }),
  })
  expect(await response.json()).toEqual({ data: { products: { count: 4 } } })
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await readFile(join(directory, 'shop.db-wal'), 'latin1')).toBe('')
})

test('ends when its parent process has ended', async () => {
  const { child } = await start(directory)
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('without a catalogue it does not start, prints the path, and creates none', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'merchant-empty-'))
  const child = launch(empty)
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number]
  const left = await readdir(empty)
  await rm(empty, { recursive: true, force: true })
  expect(code).toBe(1)
  expect(left).not.toContain('catalogue.db')
  expect(output).toContain(empty)
})

test('data of a newer version is left alone, and the shop is told in one line', async () => {
  const db = new Libsql(join(directory, 'shop.db'))
  db.exec("INSERT INTO migration VALUES ('gifts', 0, '')")
  db.close()
  const child = launch(directory)
  const [message] = (await once(child, 'message')) as [{ fault: string }]
  expect(message.fault).toMatch(/^MERCHANT_DATA_DIR: .+: the tables of gifts .+ newer version$/)
  expect(await once(child, 'exit')).toEqual([1, null])
})

async function start(dataDir: string) {
  const child = launch(dataDir)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, port }
}

function launch(dataDir: string): ChildProcess {
  return fork(entry.path, [], {
    env: { ...process.env, MERCHANT_PORT: '0', MERCHANT_DATA_DIR: dataDir, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
}

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { lockCatalogue } from '#server/merchant/catalogue/catalogue-writer.ts'
import { until } from '#tests/support/until.ts'

const command = resolve('build/import.js')
let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'import-command-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const environment = () => ({ ...process.env, MERCHANT_DATA_DIR: join(directory, 'data') })

function runImport(feed: string | Buffer, ...args: string[]) {
  const path = join(directory, 'feed.tsv')
  writeFileSync(path, feed)
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, path, ...args], {
    encoding: 'utf8',
    env: environment(),
  })
  return { status, stdout, stderr: stderr.replaceAll(path, 'feed.tsv') }
}

function toTable(count: number): string {
  const row = (index: number) =>
    `${index}\tAlmvik Chair ${index}\t${100 + index} SEK\tHome > Chairs\n`
  return `id\ttitle\tprice\tproduct_type\n${Array.from({ length: count }, (_, i) => row(i)).join('')}`
}

describe('npm run import', () => {
  it('loads a feed into a new shop, reports invalid rows and counts, and changes nothing the second time', () => {
    const { status, stdout } = runImport(`${toTable(3)}x\tVase\tfree\t\n`)
    expect(stdout).toContain('line 5 (id x): skipped, price cannot be read: free')
    expect(stdout).toContain('3 products: 3 new, 0 updated, 0 unchanged')
    expect(stdout).toContain('1 rows skipped')
    expect(status).toBe(0)
    expect(runImport(toTable(3)).stdout).toContain('3 products: 0 new, 0 updated, 3 unchanged')
  })

  it('exits with 1 when no row can be loaded', () => {
    expect(runImport('id\ttitle\tprice\n1\tVase\t0\n').status).toBe(1)
  })

  const item = (id: number) =>
    `<item><g:id>${id}</g:id><title>Vase</title><g:price>9 SEK</g:price></item>`
  it.each([
    ['a table', toTable(200).slice(0, -25)],
    ['XML', `<rss><channel>${Array.from({ length: 200 }, (_, id) => item(id)).join('')}<item>`],
  ])('exits with 3 when %s ends in the middle, and loads what it held until there', (_, feed) => {
    const { status, stdout, stderr } = runImport(feed)
    expect([status, stderr]).toEqual([3, expect.stringContaining('The feed ends in the middle')])
    expect(stdout).toMatch(/^\d{3} products: \d{3} new/m)
  })

  it('exits with 1 and one line while another import writes the catalogue', () => {
    mkdirSync(join(directory, 'data'))
    const lock = lockCatalogue(join(directory, 'data', 'catalogue.db'))
    const refused = runImport(toTable(1))
    lock.release()
    expect(refused).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'Nothing was imported: another seed, import or restore is at work on this catalogue\n',
    })
    expect(runImport(toTable(1)).status).toBe(0)
  })

  it('exits with 1 and one line when its folder cannot be written', () => {
    writeFileSync(join(directory, 'data'), 'a file in place of the folder')
    const { status, stderr } = runImport(toTable(1))
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Nothing was imported: EEXIST.+\n$/)
  })

  it('exits with 2 and one line when there is no feed', () => {
    expect(runImport('<html></html>')).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'Cannot import feed.tsv: this is a web page, not a feed; perhaps the download was a login page.\n',
    })
    expect(runImport('').stderr).toBe('Cannot import feed.tsv: the file is empty.\n')
    expect(runImport(toTable(1), '--language', 'xx').status).toBe(2)
  })

  it('loses nothing when killed, and the next run completes it', async () => {
    runImport(toTable(200))
    const feed = join(directory, 'large.tsv')
    writeFileSync(feed, toTable(1_500))
    const child = spawn(process.execPath, [command, feed], { env: environment(), stdio: 'ignore' })
    const ended = once(child, 'exit')
    const draftFile = join(directory, 'data', 'catalogue.db.building')
    const isWriting = () => (statSync(draftFile, { throwIfNoEntry: false })?.size ?? 0) > 500_000
    await until(isWriting, { what: 'the import to write' })
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])

    const { stdout, status } = runImport(toTable(1_500))
    const [, created, unchanged] = /(\d+) new, 0 updated, (\d+) unchanged/.exec(stdout) ?? []
    expect(status).toBe(0)
    expect(Number(created) + Number(unchanged)).toBe(1_500)
    expect(Number(unchanged)).toBeGreaterThanOrEqual(200)
    expect(readdirSync(join(directory, 'data')).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })
})

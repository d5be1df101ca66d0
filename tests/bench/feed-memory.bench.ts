/**
 * Imports a feed of 100 000 rows, as table and as XML, into a fresh data folder and fails when the
 * process needs more than 512 MiB. Part of `npm run bench`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { writeLargeFeed } from './large-feed.ts'
import { residentMib } from './resident-mib.ts'

const rows = 100_000
const limitMib = 512

const directory = mkdtempSync(join(tmpdir(), 'feed-memory-'))
try {
  for (const format of ['tsv', 'xml'] as const) {
    const feed = join(directory, `feed.${format}`)
    await writeLargeFeed(feed, rows, format)
    const { seconds, peakMib, code } = await importFeed(feed)
    console.log(
      `${format}: ${rows} rows in ${seconds.toFixed(1)} s, at most ${peakMib.toFixed(0)} MiB`,
    )
    if (code !== 0 || peakMib > limitMib) process.exitCode = 1
  }
} finally {
  rmSync(directory, { recursive: true, force: true })
}

async function importFeed(feed: string) {
  const start = performance.now()
  const child = spawn(process.execPath, ['build/import.js', feed], {
    env: { ...process.env, MERCHANT_DATA_DIR: `${feed}.data` },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let peakMib = 0
  const timer = setInterval(() => {
    peakMib = Math.max(peakMib, residentMib(child.pid!))
  }, 100)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearInterval(timer)
  return { seconds: (performance.now() - start) / 1000, peakMib, code }
}

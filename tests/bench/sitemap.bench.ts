/**
 * Reads the whole sitemap of a large catalogue (BENCH_PRODUCTS, 200 000 by default) in all
 * languages, and a product feed, as a crawler would, and prints how long it takes and how much memory shop and merchant
 * need. Memory is measured once the first files have filled what both keep for any catalogue: sets, recent
 * products, and 64 MiB of pages of SQLite. The baseline is the same products requested from the merchant alone. Fails when a file is
 * larger than a sitemap may be, a product is missing, it takes more than twice the baseline, or the
 * memory of one of the two grows by more than 160 MiB.
 */
import { execFileSync } from 'node:child_process'

import { benchProducts, startBenchShop } from './bench-shop.ts'
import { median } from './request-rate.ts'
import { residentMib } from './resident-mib.ts'

const limits = { addresses: 50_000, bytes: 50 * 1024 * 1024, growthMib: 160, ratio: 2 }
/** Files of products that fill the caches. */
const fillingFiles = 12
const mib = 1024 * 1024

const shop = await startBenchShop()
const { origin, process: server } = shop
try {
  await readFile(`${origin}/sitemaps/sv-screens.xml`)
  const baseMs = await merchantAlone()
  const parts = { shop: memoryOf(server.pid!), merchant: memoryOf(childOf(server.pid!)) }
  const measure = () => Object.values(parts).forEach((part) => part.measure())
  const timer = setInterval(measure, 200)
  const started = performance.now()
  const files = (await readFile(`${origin}/sitemap.xml`)).addresses
  const indexSeconds = (performance.now() - started) / 1000
  const total = { addresses: 0, products: 0, bytes: 0, largest: 0, most: 0 }
  const products = files.filter((file) => file.includes('-products'))
  const filling = products.slice(0, fillingFiles).at(-1)
  for (const file of files) {
    const { addresses, bytes } = await readFile(file)
    if (file === filling) Object.values(parts).forEach((part) => part.restart())
    total.addresses += addresses.length
    if (file.includes('-products')) total.products += addresses.length
    total.bytes += bytes
    total.largest = Math.max(total.largest, bytes)
    total.most = Math.max(total.most, addresses.length)
  }
  const seconds = (performance.now() - started) / 1000
  const pages = total.products / 200
  const ratio = (seconds * 1000) / pages / baseMs
  console.log(`index of ${files.length} files in ${indexSeconds.toFixed(1)} s`)
  console.log(
    `${total.addresses} addresses, ${(total.bytes / mib).toFixed(0)} MiB in ${seconds.toFixed(0)} s,` +
      ` ${Math.round(total.addresses / seconds)} a second;` +
      ` ${ratio.toFixed(2)} of what the merchant alone takes for the products`,
  )
  console.log(`largest file: ${total.most} addresses, ${(total.largest / mib).toFixed(1)} MiB`)
  const feedStarted = performance.now()
  const feed = await readFeed(`${origin}/feeds/se-sv.tsv`)
  clearInterval(timer)
  const feedSeconds = (performance.now() - feedStarted) / 1000
  console.log(
    `feed of ${feed.items} skus, ${(feed.bytes / mib).toFixed(0)} MiB in ${feedSeconds.toFixed(0)} s`,
  )
  if (feed.items < benchProducts * 0.99) process.exitCode = 1
  for (const [name, { idleMib, peakMib }] of Object.entries(parts)) {
    console.log(`memory of the ${name}: ${toMib(idleMib)} at first, at most ${toMib(peakMib)}`)
    if (peakMib - idleMib > limits.growthMib) process.exitCode = 1
  }
  // A market that does not sell a product has no address of it.
  const isComplete = total.products >= 5 * benchProducts * 0.99
  const isSmall = total.most <= limits.addresses && total.largest <= limits.bytes
  if (!isComplete || !isSmall || ratio > limits.ratio) process.exitCode = 1
} finally {
  await shop[Symbol.asyncDispose]()
}

async function readFile(address: string): Promise<{ addresses: string[]; bytes: number }> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const text = await response.text()
  const addresses = [...text.matchAll(/<loc>([^<]+)/g)].map(([, found = '']) => found)
  return { addresses, bytes: Buffer.byteLength(text) }
}

/** Counts the lines of a table without its header. */
async function readFeed(address: string): Promise<{ items: number; bytes: number }> {
  const { body, ok, status } = await fetch(address)
  if (!ok || !body) throw new Error(`${address}: ${status}`)
  const total = { items: -1, bytes: 0 }
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    total.bytes += chunk.length
    total.items += chunk.reduce((lines, byte) => lines + (byte === 10 ? 1 : 0), 0)
  }
  return total
}

/**
 * Milliseconds for two hundred products in the middle of the catalogue, with their addresses and
 * dates.
 */
async function merchantAlone(): Promise<number> {
  const query = `query ($skip: Int) { products(skip: $skip, take: 200, filter: { sort: LATEST,
    includeCollapsed: true }) { products { alias firstAvailableOn priceLog { date }
    alternativeUrls { url culture language channelId } } } }`
  const times: number[] = []
  for (let skip = 0; skip < 4000; skip += 200) {
    const started = performance.now()
    const response = await fetch(`${shop.merchantOrigin}/graphql`, {
      method: 'POST',
      headers: { 'x-apikey': 'demo', 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { skip } }),
    })
    await response.json()
    times.push(performance.now() - started)
  }
  return median(times)
}

interface Memory {
  /** When it was measured first, or restarted. */
  idleMib: number
  peakMib: number
  measure(): void
  restart(): void
}

/** Of one process, from now on. */
function memoryOf(pid: number): Memory {
  const idleMib = residentMib(pid)
  const memory = {
    idleMib,
    peakMib: idleMib,
    measure: () => void (memory.peakMib = Math.max(memory.peakMib, residentMib(pid))),
    restart: () => void (memory.idleMib = memory.peakMib = residentMib(pid)),
  }
  return memory
}

/** The merchant is the only child process of the shop. */
function childOf(pid: number): number {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const rows = table.trim().split('\n')
  const [child] =
    rows.map((row) => row.trim().split(/\s+/).map(Number)).find((row) => row[1] === pid) ?? []
  if (!child) throw new Error('The shop has no merchant beside it')
  return child
}

function toMib(size: number): string {
  return `${size.toFixed(0)} MiB`
}

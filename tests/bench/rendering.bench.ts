/**
 * List, filtered list, product and search of the built shop on a large catalogue (BENCH_PRODUCTS, 200 000 by
 * default): the time of the server for pages that nobody has visited and for those in its cache, the calls to the
 * merchant and how many follow one another, and the bytes of HTML and scripts as they are sent (Brotli). The baseline
 * is the page for an unknown address. Fails when calls of a page follow one another more than twice.
 */
import { brotliDecompressSync } from 'node:zlib'

import { merchantSettings } from '#tests/support/start-shop.ts'

import { startBenchShop, benchProducts } from './bench-shop.ts'
import { depthOf, openRecordingProxy } from './recording-proxy.ts'
import { median, send } from './request-rate.ts'

const rounds = 12
const maxDepth = 2

const categories = ['soffor', 'bord', 'stolar', 'sangar-sovrum', 'forvaring', 'belysning']
const texts = ['soffa', 'bord ek', 'grå stol', 'lampa', 'matta 200x300', 'säng 160']

await using merchant = await startBenchShop()
await using proxy = await openRecordingProxy(merchant.merchantOrigin)
await using shop = await startBenchShop(merchantSettings(proxy.origin))

const of = (list: readonly string[], round: number) => list[round % list.length]!
const products = await productPaths()
/** A page that nobody has visited, by round. */
const pages: Record<string, (round: number) => string> = {
  'unknown address': (round) => `/finns-inte-${round}`,
  list: (round) => `/c/${of(categories, round)}?page=${2 + Math.floor(round / categories.length)}`,
  'filtered list': (round) =>
    `/c/${of(categories, round)}?p-color=~p_color_grey&max-price=${9_000 + round}`,
  product: (round) => of(products, round),
  search: (round) => `/s/${encodeURIComponent(`${of(texts, round)} ${'abcdef'[round % 6]}`)}`,
}

console.log(`${benchProducts} products; milliseconds, p50 of ${rounds}`)
console.log('page              |  cold |  warm | ratio | calls | depth |   HTML | scripts')
await size('/')
let baselineMs = 0
for (const [name, pathOf] of Object.entries(pages)) {
  const cold: number[] = []
  const calls: number[] = []
  const depths: number[] = []
  for (let round = 0; round < rounds; round++) {
    proxy.takeCalls()
    cold.push((await size(pathOf(round))).ms)
    const made = proxy.takeCalls()
    calls.push(made.length)
    depths.push(depthOf(made))
  }
  const warm: number[] = []
  for (let round = 0; round < rounds; round++) warm.push((await size(pathOf(0))).ms)
  const { bytes, html } = await size(pathOf(0))
  const scripts = name === 'unknown address' ? 0 : await scriptBytes(html)
  baselineMs ||= median(warm)
  const columns = [
    name.padEnd(17),
    median(cold).toFixed(0).padStart(5),
    median(warm).toFixed(0).padStart(5),
    (median(warm) / baselineMs).toFixed(1).padStart(5),
    String(Math.max(...calls)).padStart(5),
    String(Math.max(...depths)).padStart(5),
    kilobytes(bytes).padStart(6),
    kilobytes(scripts).padStart(7),
  ]
  console.log(columns.join(' | '))
  const isPage = name !== 'unknown address'
  if (isPage && Math.max(...depths) > maxDepth) process.exitCode = 1
}

async function productPaths(): Promise<string[]> {
  const found = await Promise.all(
    categories.slice(0, 3).map(async (alias) => (await size(`/c/${alias}`)).html),
  )
  const paths = found.flatMap((html) =>
    [...html.matchAll(/href="(\/p\/[^"]+)"/g)].map(([, path]) => path!),
  )
  return [...new Set(paths)].slice(0, rounds)
}

/** Bytes of all scripts that a page loads before it is interactive. */
async function scriptBytes(html: string): Promise<number> {
  const paths = [...html.matchAll(/(?:href|src)="(\/[^"]+\.js)"/g)].map(([, path]) => path!)
  const sizes = await Promise.all([...new Set(paths)].map(async (path) => (await size(path)).bytes))
  return sizes.reduce((sum, bytes) => sum + bytes, 0)
}

/** The bytes that were sent, and the time until the last of them. */
async function size(path: string): Promise<{ bytes: number; ms: number; html: string }> {
  const { body, encoding, ms } = await send(shop.origin + path, { accept: 'text/html' })
  const html = (encoding === 'br' ? brotliDecompressSync(body) : body).toString()
  return { bytes: body.length, ms, html }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`
}

/**
 * How many visitors a second a shop serves by its number of cores: one instance on each core, all with the merchant of the
 * first. A visitor opens four pages: start, list, product, search. With kept documents, with the parts of a visitor with a
 * cart filled in, and rendered for one visitor, as a multiple of one core that renders.
 *
 * This process needs a core too: where the shop has all of them, the last column is the better number. It is what the
 * processor time of shop and merchant allows one core, and N cores serve N times as many.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { availableParallelism } from 'node:os'

import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { openShopper } from '#tests/support/shopper.ts'
import { merchantSettings } from '#tests/support/start-shop.ts'

import { startBenchShop, type BenchShop } from './bench-shop.ts'
import { send, untilKept } from './request-rate.ts'

const seconds = 5
const connections = 16
const ticksPerSecond = 100
/** The longest wait that `MAX_CONCURRENCY` should allow. */
const waitSeconds = 4
const product = `/p/${demoProducts['in-stock'].aliases.sv}`
const pages = ['/', '/c/soffor', product, '/s/soffa']
/** Leads past the document cache and changes nothing of the page. */
const oneVisitor = 'ralph-unknown=1'

interface Rate {
  /** Visitors a second. */
  measured: number
  /** Visitors for each second of processor time. */
  perCore: number
}

let baseline: Rate | null = null
console.log('cores | documents | visitors/s | multiple | visitors/s of a core by CPU time')
for (const cores of [1, 2].filter((count) => count <= availableParallelism())) {
  await using shops = await startShops(cores)
  const [first] = shops.all
  const shopper = openShopper(first!.origin)
  await shopper.buy(product)
  const cart = /ralph-cart=[^;]+/.exec(shopper.cookies())?.[0] ?? ''
  const cookies = { rendered: oneVisitor, kept: '', filled: cart }
  for (const { origin } of shops.all) for (const path of pages) await untilKept(origin + path)
  for (const [documents, cookie] of Object.entries(cookies)) {
    const rate = await visit(shops.all, cookie)
    baseline ??= rate
    const cells = [
      String(cores).padStart(5),
      documents.padEnd(9),
      rate.measured.toFixed(1).padStart(10),
      (rate.measured / baseline.measured).toFixed(2).padStart(8),
      rate.perCore.toFixed(1).padStart(10),
    ]
    console.log(cells.join(' | '))
  }
}
const renderedPages = (baseline?.perCore ?? 0) * pages.length
console.log(
  `MAX_CONCURRENCY=${Math.round(renderedPages * waitSeconds)}: ${renderedPages.toFixed(0)} rendered pages a second of a core × ${waitSeconds} s`,
)

async function startShops(count: number) {
  const all = [await startBenchShop({ TRUST_PROXY: '1' }, 0)]
  for (let core = 1; core < count; core++) {
    const settings = merchantSettings(all[0]!.merchantOrigin)
    all.push(await startBenchShop({ TRUST_PROXY: '1', ...settings }, core))
  }
  return {
    all,
    async [Symbol.asyncDispose]() {
      for (const shop of all.toReversed()) await shop[Symbol.asyncDispose]()
    },
  }
}

async function visit(shops: readonly BenchShop[], cookie: string): Promise<Rate> {
  const agent = new Agent({ keepAlive: true })
  const cpuBefore = cpuSeconds(shops)
  const startedAt = performance.now()
  let visitors = 0
  const one = async (at: number) => {
    const { origin } = shops[at % shops.length]!
    while (performance.now() - startedAt < seconds * 1000) {
      for (const path of pages) {
        const headers = { 'x-forwarded-for': `198.51.100.${at}`, ...(cookie && { cookie }) }
        const { status } = await send(origin + path, headers, { agent })
        if (status !== 200) throw new Error(`${path}: ${status}`)
      }
      visitors += 1
    }
  }
  await Promise.all(Array.from({ length: connections * shops.length }, (_, at) => one(at)))
  const passed = (performance.now() - startedAt) / 1000
  agent.destroy()
  return { measured: visitors / passed, perCore: visitors / (cpuSeconds(shops) - cpuBefore) }
}

/** Processor time of the shops and of their merchant, from Linux. */
function cpuSeconds(shops: readonly BenchShop[]): number {
  const pids = shops.flatMap(({ process: { pid = 0 } }) => [pid, ...childrenOf(pid)])
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return Number(fields[11]) + Number(fields[12])
  })
  return ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  )
}

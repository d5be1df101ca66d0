/**
 * How long another visitor waits while 40 networks with 4 connections each request pages that are not kept, as a
 * multiple of the time in an idle shop: a kept page, the cart and the checkout. Fails above the limits. A kept page
 * waits for the page that is just being rendered, so its limit is a time.
 */
import { Agent } from 'node:http'

import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { openShopper } from '#tests/support/shopper.ts'

import { startBenchShop } from './bench-shop.ts'
import { send } from './request-rate.ts'

const crowd = { networks: 40, connections: 4 }
const visits = 20
const mostMultiple: Record<string, number> = { 'kept, filled': 10, cart: 5, checkout: 5 }
const mostMs: Record<string, number> = { kept: 50 }
const visitorAddress = '203.0.113.1'

await using shop = await startBenchShop({ TRUST_PROXY: '1' })
const shopper = openShopper(shop.origin, '', { 'X-Forwarded-For': visitorAddress })
await shopper.buy(`/p/${demoProducts['in-stock'].aliases.sv}`)
// Until the cart has told what was added, pages are rendered.
await shopper.get('/varukorgen')
const pages = {
  kept: { path: '/c/soffor', cookie: '' },
  'kept, filled': { path: '/c/soffor', cookie: shopper.cookies() },
  cart: { path: '/varukorgen', cookie: shopper.cookies() },
  checkout: { path: '/kassan', cookie: shopper.cookies() },
}
const idle = await visit()
const { stop, rate } = startCrowd()
await new Promise((resolve) => setTimeout(resolve, 3_000))
const crowded = await visit()
stop()

console.log(`${rate().toFixed(0)} pages a second of the crowd`)
console.log('             | idle, ms | crowd, ms | multiple | 95 %')
for (const name of Object.keys(pages) as (keyof typeof pages)[]) {
  const [before, during] = [idle[name].median, crowded[name].median]
  const multiple = during / before
  const cells = [before, during, multiple, crowded[name].slow].map((cell) => cell.toFixed(1))
  console.log([name.padEnd(12), ...cells.map((cell) => cell.padStart(8))].join(' | '))
  const isSlow = multiple > (mostMultiple[name] ?? Infinity) || during > (mostMs[name] ?? Infinity)
  if (isSlow) process.exitCode = 1
}

/** The times of each page in milliseconds, over one connection as a browser has it. */
async function visit() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const timed: Record<string, { median: number; slow: number }> = {}
  for (const [name, { path, cookie }] of Object.entries(pages)) {
    const times: number[] = []
    for (let count = -2; count < visits; count++) {
      const headers = { cookie, 'x-forwarded-for': visitorAddress }
      const { status, ms } = await send(shop.origin + path, headers, { agent })
      if (status !== 200) throw new Error(`${path}: ${status}`)
      if (count >= 0) times.push(ms)
    }
    times.sort((one, other) => one - other)
    const at = (share: number) => times[Math.floor(share * times.length)]!
    timed[name] = { median: at(0.5), slow: at(0.95) }
  }
  agent.destroy()
  return timed as Record<keyof typeof pages, { median: number; slow: number }>
}

function startCrowd() {
  const agent = new Agent({ keepAlive: true })
  const startedAt = performance.now()
  let isOver = false
  let count = 0
  let price = 0
  const one = async (network: number) => {
    while (!isOver) {
      const headers = { 'x-forwarded-for': `198.51.100.${network}` }
      // Each address is another one, whose data the shop has to request.
      await send(`${shop.origin}/c/soffor?min-price=${price++}`, headers, { agent })
      count += 1
    }
  }
  const total = crowd.networks * crowd.connections
  const all = Array.from({ length: total }, (_, at) => one(at % crowd.networks))
  void Promise.allSettled(all).then(() => agent.destroy())
  return {
    stop: () => void (isOver = true),
    rate: () => (count / (performance.now() - startedAt)) * 1000,
  }
}

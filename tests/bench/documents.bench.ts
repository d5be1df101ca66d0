/**
 * Requests per second of the built shop over 8 connections, as a share of what a bare Node server sends of the same
 * bytes in the same run: health, kept documents, with the parts of a visitor with a cart filled in, and the same pages
 * rendered for one visitor; and a search of an assistant, which is kept, too. Fails when one is below its share.
 */
import { createServer } from 'node:http'

import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { listen } from '#tests/support/listen.ts'
import { openShopper } from '#tests/support/shopper.ts'

import { startBenchShop } from './bench-shop.ts'
import { rate, send, untilKept } from './request-rate.ts'

const pages = { start: '/', list: '/c/soffor' }
/** Lowest shares of a bare server; the log line of a request is most of the difference. */
const minShare = { health: 0.5, kept: 0.4, filled: 0.02, assistant: 0.35 }
/** Leads past the document cache and changes nothing of the page. */
const oneVisitor = { cookie: 'ralph-unknown=1' }

await using shop = await startBenchShop()
const shopper = openShopper(shop.origin)
await shopper.buy(`/p/${demoProducts['in-stock'].aliases.sv}`)
const [withCart = ''] = /ralph-cart=[^;]+/.exec(shopper.cookies()) ?? []
console.log('                  | requests/s |  share of a bare server')
await compare('health', '/health', {}, minShare.health)
for (const [name, path] of Object.entries(pages)) {
  await untilKept(shop.origin + path)
  await compare(`${name}, kept`, path, {}, minShare.kept)
  await compare(`${name}, filled`, path, { cookie: withCart }, minShare.filled)
  await compare(`${name}, rendered`, path, oneVisitor, 0)
}

const assistant = {
  'accept-encoding': 'gzip',
  'ucp-agent': `profile="${shop.origin}/ucp/client-profile.json"`,
  'content-type': 'application/json',
  // Of an unknown proxy, whose requests no limit of a network counts.
  'x-forwarded-for': '192.0.2.1',
}
const search = JSON.stringify({ query: 'soffa' })
await compare('assistant', '/ucp/v1/catalog/search', assistant, minShare.assistant, search)

async function compare(name: string, path: string, headers: object, least: number, sent?: string) {
  const { body } = await send(shop.origin + path, { ...headers }, { sent })
  await using bare = await listen(createServer((_request, response) => response.end(body)))
  const baseline = await rate(bare.origin, {})
  const measured = await rate(shop.origin + path, headers, sent)
  const share = measured / baseline
  console.log(
    `${name.padEnd(17)} | ${measured.toFixed(0).padStart(10)} | ${share.toFixed(3).padStart(8)}`,
  )
  if (share < least) process.exitCode = 1
}

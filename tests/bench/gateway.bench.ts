/**
 * What the gateway adds to a question: a kept answer and one from upstream, each as a ratio to a bare
 * undici fetch of the same answer in the same run.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { Bench } from 'tinybench'
import { Agent, fetch } from 'undici'

import { askAs, keepAnswers } from '#app/gateway/call-policy.server.ts'
import { openGateway } from '#app/gateway/gateway.server.ts'
import { ask, type GatewayContext } from '#app/gateway/graphql.server.ts'
import { graphql } from '#app/gateway/graphql.ts'

const kept = graphql(`
  query keptRow($alias: String, $marketId: String, $channelId: String, $languageId: String) {
    products(
      categoryAlias: $alias
      marketId: $marketId
      channelId: $channelId
      languageId: $languageId
    ) {
      count
    }
  }
`)
keepAnswers(kept, { freshSeconds: 3_600, staleSeconds: 0 })
const anew = graphql(`
  query row($alias: String, $marketId: String, $channelId: String, $languageId: String) {
    products(
      categoryAlias: $alias
      marketId: $marketId
      channelId: $channelId
      languageId: $languageId
    ) {
      count
    }
  }
`)
askAs('cart', anew)

/** As long as a list page of twenty cards. */
const card = { name: 'Soffa', price: { sellingPriceIncVat: 7_995 }, texts: 'x'.repeat(900) }
const answer = JSON.stringify({ data: { products: { count: 20, products: Array(20).fill(card) } } })

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
  })
}).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`

const silent = () => undefined
const asker: GatewayContext = {
  gateway: openGateway({ sharedAnswers: null }),
  merchant: {
    graphqlEndpoint: endpoint,
    authEndpoint: '',
    signEndpoint: '',
    apiKey: 'demo',
    persistedQueries: true,
  },
  channelId: '1|se',
  marketId: 'se',
  languageId: 'sv-SE',
  token: null,
  requestId: 'bench',
  log: { debug: silent, info: silent, warn: silent, error: silent },
}
const dispatcher = new Agent({ connections: 64 })
const body = JSON.stringify({
  operationName: 'row',
  variables: { alias: 'soffor', channelId: '1|se', marketId: 'se', languageId: 'sv-SE' },
})

const bench = new Bench({ time: 2_000, warmupTime: 500 })
bench
  .add('bare undici fetch', async () => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
      body,
      dispatcher,
    })
    JSON.parse(await response.text())
  })
  .add('gateway, asked upstream', () => ask(asker, anew, { alias: 'soffor' }))
  .add('gateway, kept', () => ask(asker, kept, { alias: 'soffor' }))
await bench.run()

const medianOf = (name: string) => bench.getTask(name)?.result?.latency.p50 ?? NaN
const bare = medianOf('bare undici fetch')
for (const { name } of bench.tasks) {
  const median = medianOf(name)
  console.log(
    `${name}: ${(median * 1000).toFixed(1)} µs (median), ${(median / bare).toFixed(4)} of a bare fetch`,
  )
}
server.close()
server.closeAllConnections()
await dispatcher.close()
process.exit(0)

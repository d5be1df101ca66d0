/**
 * The overhead of the gateway for a request: graphql-request alone, the whole gateway, and a cached
 * response, each compared with a bare undici fetch of the same response in the same run.
 */
import { createServer } from 'node:http'

import { Bench } from 'tinybench'
import { Agent, fetch } from 'undici'

import { setCallClass, cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { createGateway } from '#app/gateway/gateway.server.ts'
import { requestMerchant, type GatewayContext } from '#app/gateway/graphql.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { postOperation } from '#app/gateway/post-operation.server.ts'
import { printDocument } from '#app/gateway/printed-document.server.ts'
import { listen } from '#tests/support/listen.ts'

const cachedDocument = graphql(`
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
cacheResponses(cachedDocument, { freshSeconds: 3_600, staleSeconds: 0 })
const uncachedDocument = graphql(`
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
setCallClass('cart', uncachedDocument)

/** As long as the response for a list page of twenty cards. */
const card = { name: 'Soffa', price: { sellingPriceIncVat: 7_995 }, texts: 'x'.repeat(900) }
const responseText = JSON.stringify({
  data: { products: { count: 20, products: Array(20).fill(card) } },
})

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(responseText)
  })
})
const endpoint = `${(await listen(server)).origin}/graphql`

const silent = () => undefined
const context: GatewayContext = {
  gateway: createGateway({ sharedCache: null }),
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
const variables = { alias: 'soffor', channelId: '1|se', marketId: 'se', languageId: 'sv-SE' }
const operation = { ...printDocument(uncachedDocument), variables, mayTruncateLists: true }
const body = JSON.stringify({ operationName: 'row', variables })

const bench = new Bench({ time: 400, warmupTime: 100 })
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
  .add('graphql-request on the same connections', () => postOperation(context, operation, 5_000))
  .add('gateway, asked upstream', () =>
    requestMerchant(context, uncachedDocument, { alias: 'soffor' }),
  )
  .add('gateway, kept', () => requestMerchant(context, cachedDocument, { alias: 'soffor' }))

/** Alternating, and the best round of each counts, because other processes disturb the rest. */
const rounds = 8
const best = new Map<string, number>()
for (let round = 0; round < rounds; round++) {
  await bench.run()
  for (const { name, result } of bench.tasks) {
    const median = (result?.latency?.p50 ?? Infinity) * 1000
    best.set(name, Math.min(median, best.get(name) ?? Infinity))
  }
}
const bare = best.get('bare undici fetch') ?? NaN
for (const [name, median] of best) {
  const ratio = (median / bare).toFixed(4)
  console.log(
    `${name}: ${median.toFixed(1)} µs (median), ${ratio} of a bare fetch, ${(median - bare).toFixed(1)} µs more`,
  )
}
process.exit(0)

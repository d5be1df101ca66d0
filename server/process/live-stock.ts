import { createClient, type Client } from 'graphql-ws'
import type { Logger } from 'pino'
import WebSocket from 'ws'

const question = `subscription stockChanged(
  $productId: Int!, $channelId: String, $languageId: String, $marketId: String
) {
  stockChanged(
    productId: $productId, channelId: $channelId, languageId: $languageId, marketId: $marketId
  ) {
    totalStock { totalStock inStock oversellable static }
    skus { skuId stock { totalStock inStock oversellable static } }
  }
}`
/** Spec section 7. */
const mostRetries = 5
const firstRetryMs = 500
const idleMs = 30_000

export interface LiveStock {
  /** Hears the stock of a product, as JSON, whenever it changes; gives back how to stop. */
  follow(productId: number, hear: (stock: string) => void): () => void
  close(): Promise<void>
}

export interface LiveStockOptions {
  endpoint: string
  apiKey: string
  channelId: string
  marketId: string
  log: Logger
}

/**
 * Live stock over one websocket for all visitors, open while somebody looks. Each product is asked
 * for once, however many look at it. Stock is public: the token in the connection is the shop's own
 * key, and no customer's bearer goes along.
 */
export function openLiveStock({ endpoint, apiKey, channelId, marketId, log }: LiveStockOptions) {
  const client: Client = createClient({
    url: endpoint,
    webSocketImpl: WebSocket,
    connectionParams: { 'X-ApiKey': apiKey },
    lazyCloseTimeout: idleMs,
    retryAttempts: mostRetries,
    shouldRetry: () => true,
    retryWait: (retries) =>
      new Promise((resolve) => setTimeout(resolve, firstRetryMs * 2 ** retries).unref()),
    onNonLazyError: (error) => log.warn({ err: error }, 'live stock failed'),
  })
  const followed = new Map<number, { ears: Set<(stock: string) => void>; stop: () => void }>()

  const live: LiveStock = {
    follow(productId, hear) {
      const product = followed.get(productId) ?? start(productId)
      product.ears.add(hear)
      return () => {
        product.ears.delete(hear)
        if (product.ears.size > 0 || followed.get(productId) !== product) return
        followed.delete(productId)
        product.stop()
      }
    },
    async close() {
      await client.dispose()
    },
  }
  return live

  function start(productId: number) {
    const ears = new Set<(stock: string) => void>()
    const ended = () => {
      if (followed.get(productId) === product) followed.delete(productId)
    }
    const stop = client.subscribe(
      { query: question, variables: { productId, channelId, marketId } },
      {
        next({ data }) {
          const stock = data?.stockChanged
          if (stock) for (const hear of ears) hear(JSON.stringify(stock))
        },
        error(error) {
          log.warn({ err: error }, 'live stock is away')
          ended()
        },
        complete: ended,
      },
    )
    const product = { ears, stop }
    followed.set(productId, product)
    return product
  }
}

import { createClient } from 'graphql-ws'
import type { Logger } from 'pino'
import WebSocket from 'ws'

import type { LiveStockEvents } from '#server/http/live-stock-events.ts'

const stockSubscription = `subscription stockChanged(
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
const maxRetries = 5
const firstRetryMs = 500
const idleMs = 30_000

export interface LiveStock extends Pick<LiveStockEvents, 'subscribe'> {
  close(): Promise<void>
}

interface LiveStockOptions {
  endpoint: string
  apiKey: string
  channelId: string
  marketId: string
  log: Logger
}

/** One websocket for all, with a subscription per product. Stock is public: its token is the shop's own key. */
export function openLiveStock(options: LiveStockOptions): LiveStock {
  const { endpoint, apiKey, channelId, marketId, log } = options
  const client = createClient({
    url: endpoint,
    webSocketImpl: WebSocket,
    connectionParams: { 'X-ApiKey': apiKey },
    lazyCloseTimeout: idleMs,
    retryAttempts: maxRetries,
    shouldRetry: () => true,
    retryWait: (retries) =>
      new Promise((resolve) => setTimeout(resolve, firstRetryMs * 2 ** retries).unref()),
    onNonLazyError: (error) => log.warn({ err: error }, 'live stock unavailable'),
  })
  const subscriptions = new Map<
    number,
    { listeners: Set<(stock: string) => void>; stop: () => void }
  >()

  return {
    subscribe(productId, onStock) {
      const product = subscriptions.get(productId) ?? start(productId)
      product.listeners.add(onStock)
      return () => {
        product.listeners.delete(onStock)
        if (product.listeners.size > 0 || subscriptions.get(productId) !== product) return
        subscriptions.delete(productId)
        product.stop()
      }
    },
    async close() {
      await client.dispose()
    },
  }

  function start(productId: number) {
    const listeners = new Set<(stock: string) => void>()
    const remove = () => {
      if (subscriptions.get(productId) === product) subscriptions.delete(productId)
    }
    const stop = client.subscribe(
      { query: stockSubscription, variables: { productId, channelId, marketId } },
      {
        next({ data }) {
          const stock = data?.stockChanged
          if (stock) for (const onStock of listeners) onStock(JSON.stringify(stock))
        },
        error(error) {
          log.warn({ err: error }, 'live stock unavailable')
          remove()
        },
        complete: remove,
      },
    )
    const product = { listeners, stop }
    subscriptions.set(productId, product)
    return product
  }
}

import type { ShopEvent } from '../shop-events.ts'
import type { ConsentedSink } from './event-sink.ts'

const maxBatch = 20
const maxDelayMs = 2_000

/** Sends events as JSON to the operator's address: in batches within two seconds, and on leaving; no cookie, no buyer. */
export function createEventEndpoint(url: string): ConsentedSink {
  let batch: ShopEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (batch.length > 0) post(url, JSON.stringify({ events: batch }))
    batch = []
  }
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
  return {
    setConsent(allowed) {
      if (!allowed.includes('statistics')) batch = []
    },
    deliver(event) {
      batch.push(withoutBuyer(event))
      if (batch.length >= maxBatch) return flush()
      timer ??= setTimeout(flush, maxDelayMs)
    },
  }
}

function withoutBuyer(event: ShopEvent): ShopEvent {
  if (event.type !== 'checkout:purchase') return event
  return { ...event, data: { order: { ...event.data.order, buyer: undefined } } }
}

/** A text needs no preflight request at another origin. */
function post(url: string, body: string): void {
  fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(
    // An endpoint that fails must not disturb the shop.
    () => undefined,
  )
}

import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'

import type { AnalyticsSettings } from '#app/context.ts'
import { browserConsent, onConsentChange } from '#app/session/browser-consent.ts'

import { createConsentQueue } from './consent-queue.ts'
import { isCountedPurchase } from './counted-purchases.ts'
import { observeClicks } from './observe-clicks.ts'
import { observeProducts, productInPage } from './observe-products.ts'
import { publicPath } from './public-path.ts'
import { eventName, recordEvent } from './record-event.ts'
import { recordFailedRequests } from './record-failed-requests.ts'
import type { ShopEvent } from './shop-events.ts'
import { lazySinks } from './sinks/lazy-sinks.ts'

let isStarted = false

/** Starts measuring, once. Nothing is sent or stored before consent; until then the events wait in memory. */
export function startAnalytics(settings: AnalyticsSettings): void {
  if (isStarted) return
  isStarted = true
  const queue = createConsentQueue({
    sinks: lazySinks(settings),
    allowed: () => browserConsent()?.allowed ?? null,
    isRepeated: isCountedPurchase,
  })
  for (const event of window.hemvist?.events ?? []) queue.add(withProduct(event))
  window.addEventListener(eventName, (event) => {
    queue.add(withProduct((event as CustomEvent<ShopEvent>).detail))
  })
  onConsentChange(() => void queue.drain())
  observeProducts()
  observeClicks()
  window.fetch = recordFailedRequests(window.fetch, location.origin, (error) =>
    recordEvent('error:api', error),
  )
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(recordMetric)
}

/** A favourite's event has only its id. */
function withProduct(event: ShopEvent): ShopEvent {
  if (event.type !== 'favorite:add' && event.type !== 'favorite:remove') return event
  return { ...event, data: { ...event.data, product: productInPage(event.data.productId) } }
}

function recordMetric({ name, value, rating }: Metric): void {
  const rounded = Math.round(value * 1_000) / 1_000
  const path = publicPath(location.pathname, '')
  recordEvent('web-vital', { name, value: rounded, rating, path })
}

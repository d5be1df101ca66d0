import type { Log, MerchantAddresses } from '../context.ts'
import type { Deadline } from './resilience/deadline.ts'
import type { FreshnessRecord } from './cache/freshness.ts'
import type { Gateway } from './gateway.server.ts'

/** The customer, market and language of calls to the merchant. A `Visit` is one. */
export interface GatewayContext {
  gateway: Gateway
  merchant: MerchantAddresses
  channelId: string
  marketId: string
  /** Market for operations about delivery, if it differs from the browsed one. */
  checkoutMarket?: { alias: string }
  /** BCP 47 tag such as `sv-SE`. */
  languageId: string
  token: string | null
  requestId: string
  /** W3C trace context of the visit or of the current span, sent with every request. */
  traceparent?: string | null
  log: Log
  /** Aborts when the visitor leaves; ends requests that only read and that no other visitor shares. */
  signal?: AbortSignal
  /** Deadline of the response; omitted for background work. */
  deadline?: Deadline
  /** Records how long the responses of this request are current; omitted where no page is made of them. */
  freshness?: FreshnessRecord
  /** Called when a customer gets the public response, because their own is unavailable. */
  onPublicFallback?: () => void
}

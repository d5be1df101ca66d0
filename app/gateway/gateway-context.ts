import type { Log, MerchantAddresses } from '../context.ts'
import type { Deadline } from './deadline.ts'
import type { Gateway } from './gateway.server.ts'

/** Whom a call to the merchant is made for, and in which market and language. A visit is one. */
export interface GatewayContext {
  /** Of the shop that is visited. */
  gateway: Gateway
  merchant: MerchantAddresses
  channelId: string
  marketId: string
  /** Market for the questions that are about where goods go, when it is not the browsed one. */
  checkoutMarket?: { alias: string }
  /** BCP 47 tag such as `sv-SE`. */
  languageId: string
  /** Bearer token of a signed-in customer. */
  token: string | null
  requestId: string
  /** W3C trace context of the visit, handed on with every question. */
  traceparent?: string | null
  log: Log
  /** Aborts when the visitor leaves; what only reads for this visitor alone ends with it. */
  signal?: AbortSignal
  /** Deadline of the response; omitted for background work. */
  deadline?: Deadline
  /** Called when a customer gets the public response, because their own is unavailable. */
  onPublicFallback?: () => void
}

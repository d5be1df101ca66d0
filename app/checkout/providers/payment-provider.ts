import type { ComponentType } from 'react'

import type { graphql, VariablesOf } from '#app/gateway/graphql.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { placeOrderDocument } from './standard-documents.server.ts'

/** A payment type of the Merchant API (`schema.graphql`). */
export type PaymentType = ReturnType<typeof graphql.scalar<'PaymentType'>>

interface Provider {
  /** Query parameter of the confirmation with the order's id (merchant API 6.4). */
  confirmParameter: string
}

/** The shop's own form places the order; the payer may be redirected to a payment page afterwards. */
export interface OwnFormProvider extends Provider {
  kind: 'ownForm'
  /** Places the order. Throws a GatewayError with the merchant's refusal. */
  submit(visit: Visit, order: OrderInput): Promise<PlacedOrder>
}

export type OrderInput = Pick<VariablesOf<typeof placeOrderDocument>, 'cartId' | 'checkout'>

export interface PlacedOrder {
  /** Empty when the merchant sent none. */
  orderId: string
  /** URL of the payment page; null when nothing is left to pay, or when it is no HTTP URL. */
  paymentPage: string | null
  /** Whether the merchant has created an order, paid or not. */
  isPlaced: boolean
}

/**
 * The provider's own form places the order, in a frame on the checkout (merchant API 6.4: Klarna, Svea,
 * Walley, Avarda). The shop has none yet; the first one must implement this type, see README.md.
 */
export interface EmbeddedProvider extends Provider {
  kind: 'embedded'
  /** Renders the frame. `paymentData` is the provider's HTML; its scripts need the page's nonce. */
  render: ComponentType<{ paymentData: string; nonce: string }>
  /** Locks the frame while the checkout is being changed, and unlocks it. */
  suspend(): void
  resume(): void
  /** Hosts that the checkout page must allow, by directive of the Content Security Policy. */
  cspSources: Readonly<Record<'script-src' | 'frame-src' | 'connect-src', readonly string[]>>
}

/** The kinds of provider that the checkout supports. */
export type PaymentProvider = OwnFormProvider

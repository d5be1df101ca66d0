import type { ComponentType } from 'react'

import type { graphql, VariablesOf } from '#app/gateway/graphql.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { placeOrderDocument } from './standard-documents.server.ts'

/** A payment type of the Merchant API (`schema.graphql`). */
export type PaymentType = ReturnType<typeof graphql.scalar<'PaymentType'>>

interface Provider {
  /** Parameter of the confirmation's address that carries the order's id (merchant API 6.4). */
  confirmParameter: string
}

/** The shop's own form takes the order; the payer may be sent to a payment page afterwards. */
export interface OwnFormProvider extends Provider {
  kind: 'ownForm'
  /** Makes the order. Throws a GatewayError that holds the merchant's refusal. */
  submit(visit: Visit, order: OrderInput): Promise<PlacedOrder>
}

export type OrderInput = Pick<VariablesOf<typeof placeOrderDocument>, 'cartId' | 'checkout'>

export interface PlacedOrder {
  /** Empty when the merchant gave none. */
  orderId: string
  /** Where the order is paid; null when there is nothing (more) to pay, or no page of the web was named. */
  paymentPage: string | null
  /** Whether the merchant has made an order, paid or not. */
  isPlaced: boolean
}

/**
 * The provider's own form takes the order, in a frame on the checkout (merchant API 6.4: Klarna, Svea,
 * Walley, Avarda). The shop has none yet; this is what the first one must have, see README.md.
 */
export interface EmbeddedProvider extends Provider {
  kind: 'embedded'
  /** Shows the frame. `paymentData` is the provider's HTML; its scripts need the page's nonce. */
  render: ComponentType<{ paymentData: string; nonce: string }>
  /** Locks the frame while the checkout is being changed, and lets the payer go on. */
  suspend(): void
  resume(): void
  /** Hosts that the page of the checkout must allow, by directive of the security policy. */
  cspSources: Readonly<Record<'script-src' | 'frame-src' | 'connect-src', readonly string[]>>
}

/** What the checkout knows how to use. */
export type PaymentProvider = OwnFormProvider

import type { PageSources } from '#app/context.ts'
import type { graphql, VariablesOf } from '#app/gateway/graphql.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { placeOrderDocument } from './standard-documents.server.ts'

/** A payment type of the Merchant API (`server/merchant-api/schema.graphql`). */
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

/** The provider's own form on the checkout places the order (merchant API 6.4). */
export interface EmbeddedProvider extends Provider {
  kind: 'embedded'
  /** Whether the form calls `checkOrder` when its button is pressed. */
  hasSubmitHook: boolean
  /** Sources that the checkout page must allow while it shows the form. */
  pageSources: PageSources
  /** Renders the form in an empty element. Returns a function that removes it. */
  render(container: HTMLElement, form: EmbeddedForm): () => void
  /** Locks the form while the checkout is being changed. */
  suspend(): void
  /** Unlocks it, and lets it load the changed checkout. */
  resume(): void
}

/** A form for an embedded provider, and what the provider may call. */
export interface EmbeddedForm {
  /** The merchant's HTML (`paymentData`). */
  html: string
  /** Nonce of the document, for the scripts in the HTML. */
  nonce: string
  /** Checks the order; false stops the submission, and the page shows the reason. */
  checkOrder(): Promise<boolean>
  /** Saves a postal code that was changed in the form. False when it is the saved one already. */
  changeZip(zip: string): boolean
  /** Loads the checkout again, which opens a new session of the provider. */
  renewSession(): void
}

/** The kinds of provider that the checkout supports. */
export type PaymentProvider = OwnFormProvider | EmbeddedProvider

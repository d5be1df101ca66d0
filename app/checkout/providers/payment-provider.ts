import type { PageSources } from '#app/context.ts'
import type { graphql } from '#app/gateway/graphql.ts'

/** A payment type of the Merchant API (`server/merchant-api/schema.graphql`). */
export type PaymentType = ReturnType<typeof graphql.scalar<'PaymentType'>>

/** The provider's own form on the checkout places the order (merchant API 6.4). */
export interface EmbeddedProvider {
  /** Query parameter of the confirmation with the order's id (merchant API 6.4). */
  confirmParameter: string
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

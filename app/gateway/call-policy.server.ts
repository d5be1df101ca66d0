import type { TadaDocumentNode } from 'gql.tada'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a policy holds for any document
type AnyDocument = TadaDocumentNode<any, any>

/** Which part of the commerce side a call needs: each has its own patience and its own breaker. */
export type CallClass =
  'catalogue' | 'cart' | 'checkout' | 'orderCheck' | 'order' | 'customer' | 'background'

/** How long an answer that is the same for all may be kept, in seconds. */
export interface Keeping<Variables = never, Answer = never> {
  /** Given out without a question. */
  freshSeconds: number
  /** After that, given out while a newer one is fetched; 0 when a newer one is to be waited for. */
  staleSeconds: number
  /** The answer is no other for a signed-in customer, so it is asked for without the bearer. */
  isSameForCustomers?: boolean
  /** Questions of this document that are asked anew each time. */
  except?: (variables: Variables) => boolean
  /** Throws for an answer that no page can be made of: the one before it goes on being given out. */
  check?: (answer: Answer) => unknown
}

export interface CallPolicy {
  callClass: CallClass
  keeping: Keeping<Record<string, unknown>, object> | null
}

/**
 * Milliseconds that one attempt may take, and less when less is left of the request. An order may be with a payment provider meanwhile; the check
 * before it makes nothing, so it need not be waited for as long. Nobody waits for what is asked in the
 * background.
 */
export const limitMs: Readonly<Record<CallClass, number>> = {
  catalogue: 1_500,
  cart: 3_000,
  checkout: 5_000,
  orderCheck: 3_500,
  order: 15_000,
  customer: 5_000,
  background: 10_000,
}

const policies = new WeakMap<AnyDocument, CallPolicy>()

/** What nothing is said of is a customer's own and never kept. */
const unsaid: CallPolicy = { callClass: 'customer', keeping: null }

/**
 * Declares, beside a document of the catalogue, that its answers are public and may be kept. They are
 * kept for visitors without a bearer; a customer is given them when they are the same for customers,
 * or while the merchant cannot be asked.
 */
export function keepAnswers<Answer, Variables>(
  document: TadaDocumentNode<Answer, Variables>,
  keeping: Keeping<NoInfer<Variables>, NoInfer<Answer>>,
): void {
  policies.set(document, { callClass: 'catalogue', keeping: keeping as CallPolicy['keeping'] })
}

/** Declares, beside documents whose answers are never kept, which part of the merchant they need. */
export function askAs(callClass: Exclude<CallClass, 'catalogue'>, ...documents: AnyDocument[]) {
  for (const document of documents) policies.set(document, { callClass, keeping: null })
}

export function policyOf(document: AnyDocument): CallPolicy {
  return policies.get(document) ?? unsaid
}

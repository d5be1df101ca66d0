import type { TadaDocumentNode } from 'gql.tada'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a policy holds for any document
type AnyDocument = TadaDocumentNode<any, any>

/** Which part of the merchant a call needs: each has its own time limit and circuit breaker. */
export type CallClass =
  'catalogue' | 'cart' | 'checkout' | 'orderCheck' | 'order' | 'customer' | 'background'

/** How long a public response may be cached, in seconds. */
export interface Caching<Variables = never, Result = never> {
  /** Served without a request. */
  freshSeconds: number
  /** After that, served while a newer one is fetched; 0 to wait for the newer one. */
  staleSeconds: number
  /** The response is the same for a signed-in customer, so it is requested without the bearer token. */
  isSameForCustomers?: boolean
  /** Variables with which this document is never cached. */
  except?: (variables: Variables) => boolean
  /** Throws for a response that no page can be made of: the one before it is served instead. */
  check?: (result: Result) => unknown
}

export interface CallPolicy {
  callClass: CallClass
  caching: Caching<Record<string, unknown>, object> | null
}

/**
 * Milliseconds that one attempt may take; less when less is left of the request. An order may be with
 * a payment provider meanwhile; the check before it changes nothing, so its limit is shorter. No visitor
 * waits for background calls.
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

/** Of documents without a declaration: a customer's own, never cached. */
const defaultPolicy: CallPolicy = { callClass: 'customer', caching: null }

/**
 * Declares, beside a document of the catalogue, that its responses are public and may be cached. The
 * cache serves visitors without a bearer token, and customers when the response is the same for them or
 * while the merchant is unreachable.
 */
export function cacheResponses<Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  caching: Caching<NoInfer<Variables>, NoInfer<Result>>,
): void {
  policies.set(document, { callClass: 'catalogue', caching: caching as CallPolicy['caching'] })
}

/** Declares, beside documents that are never cached, which part of the merchant they need. */
export function setCallClass(
  callClass: Exclude<CallClass, 'catalogue'>,
  ...documents: AnyDocument[]
) {
  for (const document of documents) policies.set(document, { callClass, caching: null })
}

export function policyOf(document: AnyDocument): CallPolicy {
  return policies.get(document) ?? defaultPolicy
}

import type { TadaDocumentNode } from 'gql.tada'

import { hour, minute } from '#app/kit/time.ts'

// oxlint-disable-next-line @typescript-eslint/no-explicit-any -- a policy holds for any document
type AnyDocument = TadaDocumentNode<any, any>

/** How long a public response may be cached, in seconds. */
export interface Caching<Variables = never, Result = never> {
  /** Served without a request. */
  freshSeconds: number
  /** Time after that in which it is served while a newer one is fetched; 0 to wait for the newer one. */
  staleSeconds: number
  /** The response is the same for a signed-in customer, so it is requested without the bearer token. */
  isSameForCustomers?: boolean
  /** Cached as others where null is usual, as for areas; else requested again in seconds, as it may be published soon. */
  isNullUsual?: boolean
  /** An area's failures open its own circuit breaker, not that of lists, and are not repeated. Default is `catalogue`. */
  callClass?: 'catalogue' | 'area'
  /** Variables with which this document is never cached. */
  except?: (variables: Variables) => boolean
  /** Throws for a response that cannot make a page; then the previous response is served. */
  check?: (result: Result) => unknown
}

export interface CallPolicy {
  callClass: CallClass
  caching: Caching<Record<string, unknown>, object> | null
}

/** Milliseconds of one attempt, or the request's deadline. An order may call a payment provider; no visitor waits for `background`. */
export const limitMs = {
  catalogue: 1_500,
  area: 1_500,
  cart: 3_000,
  checkout: 5_000,
  orderCheck: 3_500,
  order: 15_000,
  customer: 5_000,
  background: 10_000,
}

/** Which part of the merchant a call needs: each has its own time limit and circuit breaker. */
export type CallClass = keyof typeof limitMs

const policies = new WeakMap<AnyDocument, CallPolicy>()

/** Documents without a declaration contain a customer's own data, and are never cached. */
const defaultPolicy: CallPolicy = { callClass: 'customer', caching: null }

/** Responses to visitors without a token are cached, and to customers when they are the same or the merchant is away. */
export function cacheResponses<Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  caching: Caching<NoInfer<Variables>, NoInfer<Result>>,
): void {
  const { callClass = 'catalogue' } = caching
  policies.set(document, { callClass, caching: caching as CallPolicy['caching'] })
}

/** Caching of data that changes with the catalogue alone. */
export const sameForCustomers = {
  freshSeconds: 5 * minute,
  staleSeconds: hour,
  isSameForCustomers: true,
} as const

/** Declares which part of the merchant documents need; their responses are never cached. */
export function setCallClass(
  callClass: Exclude<CallClass, 'catalogue' | 'area'>,
  ...documents: AnyDocument[]
) {
  for (const document of documents) policies.set(document, { callClass, caching: null })
}

export function policyOf(document: AnyDocument): CallPolicy {
  return policies.get(document) ?? defaultPolicy
}

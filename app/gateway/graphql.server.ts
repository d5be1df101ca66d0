import { ExponentialBackoff, fullJitterGenerator, handleWhen, retry } from 'cockatiel'
import type { TadaDocumentNode } from 'gql.tada'

import type { Freshness } from './cache/freshness.ts'
import type { GatewayContext } from './gateway-context.ts'
import {
  limitMs,
  policyOf,
  type CallClass,
  type CallPolicy,
} from './resilience/call-policy.server.ts'
import { msLeft } from './resilience/deadline.ts'
import { GatewayError } from './errors/gateway-error.ts'
import { marketFor } from './operation-market.ts'
import { postOperation, type Operation } from './post-operation.server.ts'
import { timedCall } from './timed-call.ts'
import { inSpan } from './trace.ts'
import { stableJson } from './cache/stable-json.ts'
import { waitFor } from './resilience/wait-for.ts'
import { printDocument } from './printed-document.server.ts'

export type { GatewayContext } from './gateway-context.ts'

const maxRetries = 2
const backoff = new ExponentialBackoff({
  initialDelay: 50,
  maxDelay: 400,
  generator: fullJitterGenerator,
})
/** Time limit of all attempts together, so that a page with two consecutive queries is sent in time. */
const catalogueLimitMs = 2_000

/** Adds channel, market and language. Fresh public responses are cached. Throws a GatewayError without a complete response. */
export async function requestMerchant<Result, Variables extends object>(
  context: GatewayContext,
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const policy = policyOf(document)
  const operation = operationOf(context, document, variables)
  try {
    return (await requestOnce(context, policy, operation)) as Result
  } catch (error) {
    // A page that shows less because of it is not the page to keep.
    context.freshness?.include(null)
    throw error
  }
}

async function requestOnce(context: GatewayContext, policy: CallPolicy, operation: Operation) {
  if (!isPublic(policy, operation)) {
    const { data } = await send(context, policy.callClass, operation)
    context.freshness?.include(uncachedFreshness(policy, operation))
    return data
  }
  if (context.token === null || policy.caching?.isSameForCustomers)
    return readCached(context, policy, operation)
  context.freshness?.include(null)
  return requestAsCustomer(context, policy, operation)
}

/** A public response that the cache has no space for, such as a search, is as current as a cached one. */
function uncachedFreshness({ caching }: CallPolicy, { isMutation }: Operation): Freshness | null {
  if (!caching || isMutation) return null
  return { freshMs: caching.freshSeconds * 1000, staleMs: caching.staleSeconds * 1000 }
}

/** `requestMerchant` without the response cache, for health checks. */
export async function requestMerchantUncached<Result, Variables extends object>(
  context: GatewayContext,
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const operation = operationOf(context, document, variables)
  return (await send(context, policyOf(document).callClass, operation)).data as Result
}

function operationOf<Variables extends object>(
  context: GatewayContext,
  document: TadaDocumentNode<unknown, Variables>,
  variables: object,
): Operation {
  const printed = printDocument(document)
  const { channelId, languageId } = context
  const marketId = marketFor(printed.operationName, context)
  const mayTruncateLists = publicClasses.includes(policyOf(document).callClass)
  return {
    ...printed,
    variables: { ...variables, channelId, marketId, languageId },
    mayTruncateLists,
  }
}

const publicClasses: readonly CallClass[] = ['catalogue', 'area', 'background']

/** The error if it is a refusal by the merchant; null for any other. */
export function refusalOf(error: unknown): GatewayError | null {
  return error instanceof GatewayError && error.kind === 'graphql' ? error : null
}

/** Whether the response is the same for all visitors, and cached. */
function isPublic({ caching }: CallPolicy, { isMutation, variables }: Operation): boolean {
  return caching !== null && !isMutation && !caching.except?.(variables)
}

function readCached(
  context: GatewayContext,
  { caching, callClass }: CallPolicy,
  operation: Operation,
) {
  // The request is shared by all visitors: it has no bearer token, and no single visitor aborts it.
  const publicContext: GatewayContext = {
    ...context,
    token: null,
    signal: undefined,
    deadline: undefined,
  }
  const result = context.gateway.responses.read(keyOf(context, operation), {
    freshSeconds: caching?.freshSeconds ?? 0,
    staleSeconds: caching?.staleSeconds ?? 0,
    isNullUsual: caching?.isNullUsual,
    log: context.log,
    timeoutMs: msLeft(context.deadline) / 2,
    onRead: (freshness) => context.freshness?.include(freshness),
    fetch: async () => {
      const response = await send(publicContext, callClass, operation)
      caching?.check?.(response.data)
      return response
    },
  })
  if (!(result instanceof Promise)) return result
  const limitMs = context.deadline && msLeft(context.deadline)
  return waitFor(result, { limitMs, signal: context.signal })
}

/** A customer's own prices, not cached; without the merchant the last public ones, with a notice. */
async function requestAsCustomer(
  context: GatewayContext,
  { callClass }: CallPolicy,
  operation: Operation,
) {
  try {
    return (await send(context, callClass, operation)).data
  } catch (error) {
    if (!(error instanceof GatewayError) || !error.isRetryable) throw error
    const publicResponse = await context.gateway.responses.last(
      keyOf(context, operation),
      context.log,
    )
    if (!publicResponse) throw error
    context.onPublicFallback?.()
    return publicResponse
  }
}

/** Channel, market and language are variables; the hash tells documents of two versions of the shop apart. */
function keyOf(
  { merchant }: GatewayContext,
  { operationName, hash, variables }: Operation,
): string {
  const { graphqlEndpoint, apiKey } = merchant
  return `${graphqlEndpoint} ${apiKey} ${operationName} ${hash} ${stableJson(variables)}`
}

/** Again without a token that is refused: to most merchants its visitor is a guest, until `getCustomer` renews or ends it. */
async function send(
  context: GatewayContext,
  callClass: CallClass,
  operation: Operation,
): ReturnType<typeof sendOnce> {
  try {
    return await sendOnce(context, callClass, operation)
  } catch (error) {
    const isRejected = error instanceof GatewayError && error.isTokenRejected
    if (!isRejected || context.token === null) throw error
    return sendOnce({ ...context, token: null }, callClass, operation)
  }
}

function sendOnce(context: GatewayContext, callClass: CallClass, operation: Operation) {
  const type = operation.isMutation ? 'mutation' : 'query'
  const attributes = {
    'graphql.operation.name': operation.operationName,
    'graphql.operation.type': type,
    'peer.service': 'merchant',
  } as const
  return inSpan(context, `${type} ${operation.operationName}`, attributes, (traced) =>
    sendThroughBreaker(traced, callClass, operation),
  )
}

/** Through the circuit breaker. Only catalogue queries are retried: no mutation runs twice; the cart has its own rule (spec section 4). */
async function sendThroughBreaker(
  context: GatewayContext,
  callClass: CallClass,
  operation: Operation,
) {
  const { breakers, retryBudget, metrics } = context.gateway
  const isCatalogue = callClass === 'catalogue' && !operation.isMutation
  const deadlineMs = performance.now() + (isCatalogue ? catalogueLimitMs : limitMs[callClass])
  let tries = 0
  const attempt = async () => {
    tries += 1
    const left = Math.min(deadlineMs - performance.now(), msLeft(context.deadline))
    // Not counted by the circuit breaker: it is no outage of the merchant.
    if (left <= 0) throw new GatewayError('timeout', 'No time is left to ask')
    return timedCall(metrics, operation.operationName, () =>
      breakers.run(
        callClass,
        () => postOperation(context, operation, Math.min(limitMs[callClass], left)),
        operation.operationName,
      ),
    )
  }
  // Also called after the last attempt, which must not spend the budget.
  const isWorthRetrying = (error: unknown) =>
    tries <= maxRetries &&
    error instanceof GatewayError &&
    error.isOutage &&
    error.kind !== 'timeout' &&
    performance.now() < deadlineMs &&
    retryBudget.spend()
  try {
    if (!isCatalogue) return await attempt()
    retryBudget.earn()
    const policy = retry(handleWhen(isWorthRetrying), { maxAttempts: maxRetries, backoff })
    return await policy.execute(attempt)
  } catch (error) {
    logFailure(context, operation, error)
    throw error
  }
}

function logFailure({ log }: GatewayContext, { operationName }: Operation, error: unknown): void {
  if (!(error instanceof GatewayError)) return
  const { kind, status, message, faults } = error
  const isFailure = error.isOutage || error.isMerchantsFault || kind === 'unusable'
  const level = isFailure ? 'warn' : 'debug'
  // The merchant's own messages quote what was typed.
  const reason = kind === 'graphql' ? 'The merchant responded with errors' : message
  const codes = kind === 'graphql' ? { codes: faults.map(({ code }) => code) } : {}
  log[level](
    { operation: operationName, kind, status, reason, ...codes },
    'merchant request failed',
  )
}

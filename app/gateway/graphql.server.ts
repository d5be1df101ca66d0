import { ExponentialBackoff, fullJitterGenerator, handleWhen, retry } from 'cockatiel'
import type { TadaDocumentNode } from 'gql.tada'

import type { GatewayContext } from './gateway-context.ts'
import { limitMs, policyOf, type CallClass, type CallPolicy } from './call-policy.server.ts'
import { msLeft } from './deadline.ts'
import { GatewayError } from './gateway-error.ts'
import { marketFor } from './operation-market.ts'
import { postOperation, type Operation } from './post-operation.server.ts'
import { stableText } from './stable-text.ts'
import { waitFor } from './wait-for.ts'
import { writeDocument } from './written-document.server.ts'

export type { GatewayContext } from './gateway-context.ts'

const mostRetries = 2
const backoff = new ExponentialBackoff({
  initialDelay: 50,
  maxDelay: 400,
  generator: fullJitterGenerator,
})
/** All attempts together, so that a page with two questions in a row is out in time. */
const shelfLimitMs = 2_000

/**
 * Asks the merchant one question. Every document is given the visitor's channel, market and language
 * beside its own variables. What its domain has declared public is answered from what was answered
 * before, as long as that is fresh enough. Throws a GatewayError for every way in which no whole
 * answer came back; a domain that expects a refusal catches it and looks at its codes.
 */
export async function ask<Answer, Variables extends object>(
  asker: GatewayContext,
  document: TadaDocumentNode<Answer, Variables>,
  variables: Omit<Variables, 'channelId' | 'marketId' | 'languageId'>,
): Promise<Answer> {
  const policy = policyOf(document)
  const operation = operationOf(asker, document, variables)
  const answer = !isPublic(policy, operation)
    ? (await send(asker, policy.callClass, operation)).data
    : asker.token === null || policy.keeping?.isSameForCustomers
      ? await readKept(asker, policy, operation)
      : await askAsCustomer(asker, policy, operation)
  return answer as Answer
}

/** The same, but never from what was answered before: for who wants to know how the merchant is now. */
export async function askAnew<Answer, Variables extends object>(
  asker: GatewayContext,
  document: TadaDocumentNode<Answer, Variables>,
  variables: Omit<Variables, 'channelId' | 'marketId' | 'languageId'>,
): Promise<Answer> {
  const operation = operationOf(asker, document, variables)
  return (await send(asker, policyOf(document).callClass, operation)).data as Answer
}

function operationOf<Variables extends object>(
  asker: GatewayContext,
  document: TadaDocumentNode<unknown, Variables>,
  variables: object,
): Operation {
  const written = writeDocument(document)
  const { channelId, languageId } = asker
  const marketId = marketFor(written.operationName, asker)
  return { ...written, variables: { ...variables, channelId, marketId, languageId } }
}

/** The error as a refusal by the merchant, or null when it is anything else. */
export function refusalOf(error: unknown): GatewayError | null {
  return error instanceof GatewayError && error.kind === 'graphql' ? error : null
}

/** Whether what everybody is told of this is kept. */
function isPublic({ keeping }: CallPolicy, { isMutation, variables }: Operation): boolean {
  return keeping !== null && !isMutation && !keeping.except?.(variables)
}

function readKept(asker: GatewayContext, { keeping, callClass }: CallPolicy, operation: Operation) {
  // The question is everybody's: no bearer goes along, and no single visitor can end it.
  const everybody: GatewayContext = {
    ...asker,
    token: null,
    signal: undefined,
    deadline: undefined,
  }
  const answer = asker.gateway.answers.read(keyOf(asker, operation), {
    freshSeconds: keeping?.freshSeconds ?? 0,
    staleSeconds: keeping?.staleSeconds ?? 0,
    log: asker.log,
    patienceMs: msLeft(asker.deadline) / 2,
    fetch: async () => {
      const sent = await send(everybody, callClass, operation)
      keeping?.check?.(sent.data)
      return sent
    },
  })
  if (!(answer instanceof Promise)) return answer
  const limitMs = asker.deadline && msLeft(asker.deadline)
  return waitFor(answer, { limitMs, signal: asker.signal })
}

/**
 * With a bearer prices may be the customer's own, so that nothing of the answer is kept. While the
 * merchant cannot be asked, a customer is told what everybody was told last, and told so.
 */
async function askAsCustomer(
  asker: GatewayContext,
  { callClass }: CallPolicy,
  operation: Operation,
) {
  try {
    return (await send(asker, callClass, operation)).data
  } catch (error) {
    if (!(error instanceof GatewayError) || !error.isRetryable) throw error
    const told = await asker.gateway.answers.last(keyOf(asker, operation), asker.log)
    if (!told) throw error
    asker.onPublicAnswer?.()
    return told
  }
}

/**
 * Channel, market and language are among the variables; the hash tells documents of two versions of
 * the shop apart.
 */
function keyOf(
  { merchant }: GatewayContext,
  { operationName, hash, variables }: Operation,
): string {
  const { graphqlEndpoint, apiKey } = merchant
  return `${graphqlEndpoint} ${apiKey} ${operationName} ${hash} ${stableText(variables)}`
}

/**
 * Through the breaker, and again for a failure that may pass when nothing but a shelf was read: who
 * changes a cart must not change it twice, and the cart has a rule of its own (spec section 4).
 */
async function send(asker: GatewayContext, callClass: CallClass, operation: Operation) {
  const { breakers, retryBudget } = asker.gateway
  const isShelf = callClass === 'catalogue' && !operation.isMutation
  const answerBy = performance.now() + (isShelf ? shelfLimitMs : limitMs[callClass])
  let tries = 0
  const attempt = async () => {
    tries += 1
    const left = Math.min(answerBy - performance.now(), msLeft(asker.deadline))
    // No fault of the merchant, so its breaker is told nothing.
    if (left <= 0) throw new GatewayError('timeout', 'No time is left to ask')
    return breakers.pass(callClass, () =>
      postOperation(asker, operation, Math.min(limitMs[callClass], left)),
    )
  }
  // Looked at after the last try too, which spends nothing of the budget.
  const isWorthAnother = (error: unknown) =>
    tries <= mostRetries &&
    error instanceof GatewayError &&
    error.isOutage &&
    error.kind !== 'timeout' &&
    performance.now() < answerBy &&
    retryBudget.spend()
  try {
    if (!isShelf) return await attempt()
    retryBudget.earn()
    const policy = retry(handleWhen(isWorthAnother), { maxAttempts: mostRetries, backoff })
    return await policy.execute(attempt)
  } catch (error) {
    noteFailure(asker, operation, error)
    throw error
  }
}

function noteFailure({ log }: GatewayContext, { operationName }: Operation, error: unknown): void {
  if (!(error instanceof GatewayError)) return
  const { kind, status } = error
  const level = error.isOutage ? 'warn' : 'debug'
  log[level]({ operation: operationName, kind, status }, 'the merchant did not answer')
}

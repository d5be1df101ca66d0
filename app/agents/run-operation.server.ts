import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { postpone } from '#app/gateway/resilience/deadline.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { networkOf } from '#app/kit/limits/network.ts'
import { done, refused } from '#app/kit/result.ts'
import type { Log } from '#app/context.ts'
import type { AgentRequest, AppLoadContext } from '#app/load-context.ts'

import { countryIn } from './checkout/wanted-delivery.ts'
import { relevantCapabilities } from './negotiation/negotiate.ts'
import { findPlatform, platformName, type Platform } from './negotiation/find-platform.server.ts'
import type { Operation } from './operation.ts'
import { failure, type OperationAnswer, type Outcome } from './outcome.ts'
import type { ProtocolFault } from './protocol-fault.ts'
import { protocolVersion } from './protocol.ts'
import type { FulfillmentRequest } from './requests.ts'
import type { BuyerContext } from './scope/agent-scope.ts'
import { agentVisitOf, findAgentScope, type FoundScope } from './scope/agent-visit.server.ts'
import { findSession } from './session/agent-session.server.ts'
import { withChangeLock } from './session/change-lock.server.ts'
import { verifyRequest } from './signature/message-signature.server.ts'
import { headerOf } from '#app/gateway/connection/connection.server.ts'
import { tooDeep, withoutNulls } from './sent-json.ts'
import { idempotencyConflict, runOnceForAll, type Answered } from './run-once.server.ts'
import { agentState, freshMs } from './state.server.ts'

export interface OperationRequest {
  operation: Operation
  /** Address of the platform's profile; null when the request names none. */
  address: string | null
  payload: unknown
  /** '' for an operation without one. */
  id: string
  /** Names a request that may be sent again; null for one that has no name. */
  idempotencyKey: string | null
}

interface OperationCall extends OperationRequest {
  platform: Platform
  isSigned: boolean
}

const t = translate('en', 'agents')
const retryAfterSeconds = 5

/** Runs an operation for a platform with which the shop has the capability in common, and records it for operators. */
export async function answerOperation(
  context: AppLoadContext,
  request: AgentRequest,
  asked: OperationRequest,
): Promise<Answered> {
  const platform = await findPlatform(context, asked.address)
  const answered = platform.ok
    ? await runVerified(context, request, asked, platform.value)
    : platform
  const outcome = answered.ok ? (answered.value.isRefused ? 'refused' : 'ok') : answered.reason.code
  const name = platform.ok ? platformName(context.config, platform.value.address) : null
  const operation = asked.operation.name
  const { metrics } = context.services
  const record = (log: Log) => {
    log.info({ operation, reason: outcome, platform: name?.host }, 'agent operation')
    metrics?.agentOperation({ operation, outcome, platform: name?.label ?? 'unknown' })
  }
  record(context.log)
  const freshUntil = answered.ok && answered.value.freshUntil
  return freshUntil ? done({ ...answered.value, kept: { freshUntil, record } }) : answered
}

/** Refuses a request with a signature that is not its platform's. */
async function runVerified(
  context: AppLoadContext,
  request: AgentRequest,
  asked: OperationRequest,
  platform: Platform,
): Promise<Answered> {
  const verified = await verifyRequest(platform.keys, request)
  if (!verified.ok) return refused({ code: verified.reason, content: t('faults.signature') })
  const isSigned = verified.value
  // Without a key a signed change could be sent again by another.
  if (isSigned && !asked.operation.isReadOnly && asked.idempotencyKey === null) {
    return refused({ code: 'signature_missing', content: t('faults.signedKey') })
  }
  try {
    return await runOperation(context, request, { ...asked, platform, isSigned })
  } catch (error) {
    return refused(merchantFault(context, error))
  }
}

/** What an assistant is told while the merchant does not respond; throws any other error. */
export function merchantFault({ log }: Pick<AppLoadContext, 'log'>, error: unknown): ProtocolFault {
  if (!(error instanceof GatewayError)) throw error
  log.warn({ err: error }, 'agent request failed')
  return { code: 'unavailable', content: t('faults.unavailable'), retryAfterSeconds }
}

/** The same request with the same key runs once; another one with that key is refused. */
async function runOperation(
  context: AppLoadContext,
  sentRequest: AgentRequest,
  sent: OperationCall,
): Promise<Answered> {
  const payload = withoutNulls(sent.payload)
  if (payload === tooDeep) return refused({ code: 'invalid_request', content: t('faults.depth') })
  const call = { ...sent, payload }
  const { operation, platform, isSigned, id, idempotencyKey: key } = call
  if (!platform.capabilities.includes(operation.capability)) {
    const values = { name: operation.capability, version: protocolVersion }
    const content = t('faults.capabilities', values)
    return done(
      respond(call, failure('capabilities_incompatible', content, { continueUrl: context.origin })),
    )
  }
  const run = () => runValidated(context, sentRequest, call)
  const sender = senderOf(platform, context)
  if (key === null || operation.isReadOnly || sender === '') return run()
  const { attempts } = agentState(context.services)
  const name = digestOf([sender, operation.name, isSigned, key])
  const request = digestOf([operation.name, id, payload])
  const attempt = attempts.get(name)
  if (attempt) {
    return attempt.request === request ? attempt.answer : idempotencyConflict()
  }
  const answer = runOnceForAll(context, { name, request }, run)
  attempts.set(name, { request, answer, size: 1 })
  // What failed may be sent again.
  const forget = () => attempts.delete(name)
  answer.then((answered) => {
    if (!answered.ok) forget()
    else attempts.set(name, { request, answer, size: answered.value.text.length })
  }, forget)
  return answer
}

/** Who shares keys. Not clients without a profile: their models may choose the same key, and an answer holds a cart. */
function senderOf({ address, isAnonymous }: Platform, { clientAddress }: AppLoadContext): string {
  return isAnonymous ? networkOf(clientAddress) : address
}

const digestOf = (content: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')

async function runValidated(
  context: AppLoadContext,
  request: AgentRequest,
  call: OperationCall,
): Promise<Answered> {
  const { operation, platform, isSigned, payload, id } = call
  const parsed = operation.payload.safeParse(payload ?? {})
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const path = issue?.path.map(String).join('.') ?? ''
    const isBatch = path === 'ids' && issue?.code === 'too_big'
    return refused({
      code: isBatch ? 'request_too_large' : 'invalid_request',
      content: [path, issue?.message].filter(Boolean).join(': '),
    })
  }
  const sent = parsed.data as SentScope
  const buyer = {
    ...sent.context,
    language: sent.context?.language ?? headerOf(request, 'accept-language'),
    delivery_country: countryIn(sent.fulfillment),
  }
  const named = operation.id ? { kind: operation.id, id } : cartOf(sent)
  const { signingKey } = context.config
  const session = named && (await findSession(signingKey, platform.address, named.kind, named.id))
  const scope = await findAgentScope(context, { buyer, session })
  const isChange = session && !operation.isReadOnly
  const run = () => {
    const opened = agentVisitOf(context, scope, session)
    return operation.run({ ...opened, platform, isSigned, session }, parsed.data)
  }
  // No lock is held while it waits for its turn: the buyer may take the cart over meanwhile.
  const runInTurn = () =>
    inTurn(context, platform, scope.found.gatewayContext, () =>
      isChange ? withChangeLock(context, session.cartId, run) : run(),
    )
  if (!operation.isPublic) return done(respond(call, await runInTurn()))
  const { market, language, origin } = scope.choice
  const of = [operation.name, origin, market.alias, language, scope.customerType.type]
  const key = JSON.stringify([...of, parsed.data])
  const { publicAnswers } = agentState(context.services)
  const freshUntil = performance.now() + freshMs
  const make = async () => ({ ...respond(call, await runInTurn()), freshUntil })
  return done(key.length > maxKeyLength ? await make() : await publicAnswers.read(key, make))
}

/** Runs an operation between the pages of persons, who come first. Networks take turns; platforms do where networks are unknown. */
function inTurn<Value>(
  { services, pageQueue, clientAddress }: AppLoadContext,
  { address }: Platform,
  { deadline }: FoundScope['found']['gatewayContext'],
  run: () => Promise<Value>,
): Promise<Value> {
  const askedAt = performance.now()
  const network = networkOf(clientAddress)
  return agentState(services).operationQueue.run(network || address, async () => {
    await pageQueue.run(network, () => setImmediate())
    // Waiting takes none of its time at the merchant: what has too little of it ends as a fault of the merchant's.
    postpone(deadline, performance.now() - askedAt)
    return run()
  })
}

/** The parts of payloads that decide for whom an operation runs. */
interface SentScope {
  context?: BuyerContext & { language?: string }
  fulfillment?: FulfillmentRequest
  cart_id?: string
}

/** A checkout that is made of a cart has its market and language. */
const cartOf = ({ cart_id: id }: SentScope) =>
  id === undefined ? null : { kind: 'cart' as const, id }

/** Longer ones are no common searches. */
const maxKeyLength = 1_000

function respond({ operation, platform }: OperationCall, outcome: Outcome): OperationAnswer {
  const { capability } = operation
  const ucp = {
    version: protocolVersion,
    status: outcome.ok ? 'success' : 'error',
    capabilities: relevantCapabilities(platform.capabilities, capability),
    // Paying happens in the shop.
    ...(capability === 'dev.ucp.shopping.checkout' && { payment_handlers: {} }),
  }
  if (outcome.ok) {
    const { body, isCreated = false } = outcome.value
    return answered({ ucp, ...body }, { isCreated })
  }
  const { messages, continueUrl } = outcome.reason
  const more = continueUrl ? { continue_url: continueUrl } : {}
  return answered({ ucp, messages, ...more }, { isRefused: true })
}

function answered(body: object, { isCreated = false, isRefused = false }): OperationAnswer {
  return { isCreated, isRefused, body, text: JSON.stringify(body) }
}

import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import type { AppLoadContext } from '#app/load-context.ts'

import { relevantCapabilities } from './negotiation/negotiate.ts'
import type { Platform } from './negotiation/find-platform.server.ts'
import type { Operation } from './operation.ts'
import { failure, type Outcome } from './outcome.ts'
import { protocolVersion } from './protocol.ts'
import type { ProtocolFault } from './protocol-fault.ts'
import type { BuyerContext } from './scope/agent-scope.ts'
import { openAgentVisit } from './scope/agent-visit.server.ts'
import { agentState } from './state.server.ts'

export interface OperationCall {
  operation: Operation
  platform: Platform
  /** The payload as sent. */
  payload: unknown
  /** '' for an operation without one. */
  id: string
}

/** A response of the protocol, the same for REST and MCP. */
export interface OperationAnswer {
  isCreated: boolean
  body: object
  /** Whether any platform may be given it for a while. */
  isPublic: boolean
}

const t = translate('en', 'agents')

/** Validates a payload and runs its operation for the platform's buyer. */
export async function runOperation(
  context: AppLoadContext,
  request: Request,
  { operation, platform, payload, id }: OperationCall,
): Promise<Result<OperationAnswer, ProtocolFault>> {
  const { capability, isPublic } = operation
  if (!platform.capabilities.includes(capability)) {
    const content = t('faults.capabilities', { name: capability, version: protocolVersion })
    return done(respond(operation, platform, failure('capabilities_incompatible', content, context.origin)))
  }
  const parsed = operation.payload.safeParse(payload)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const path = issue?.path.map(String).join('.') ?? ''
    const isBatch = path === 'ids' && issue?.code === 'too_big'
    return refused({
      code: isBatch ? 'request_too_large' : 'invalid_request',
      content: [path, issue?.message].filter(Boolean).join(': '),
    })
  }
  try {
    const buyer = (parsed.data as { context?: BuyerContext }).context ?? {}
    const agent = await openAgentVisit(context, request, buyer)
    const run = () => operation.run(agent, parsed.data, id)
    const { marketId, languageId, customerType } = agent.visit
    const key = JSON.stringify([operation.name, marketId, languageId, customerType, parsed.data])
    const outcome = await (isPublic && key.length <= maxKeyLength
      ? agentState(context.services).publicAnswers.read(key, run)
      : run())
    return done(respond(operation, platform, outcome))
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    context.log.warn({ err: error }, 'agent request failed')
    return refused({ code: 'unavailable', content: t('faults.unavailable'), retryAfterSeconds })
  }
}

/** Longer ones are no common searches. */
const maxKeyLength = 1_000
const retryAfterSeconds = 5

function respond(
  { capability, isPublic }: Operation,
  { capabilities }: Platform,
  outcome: Outcome,
): OperationAnswer {
  const ucp = {
    version: protocolVersion,
    status: outcome.ok ? 'success' : 'error',
    capabilities: relevantCapabilities(capabilities, capability),
  }
  if (outcome.ok) {
    const { body, isCreated = false } = outcome.value
    return { isCreated, body: { ucp, ...body }, isPublic }
  }
  const { messages, continueUrl } = outcome.reason
  const body = { ucp, messages, ...(continueUrl && { continue_url: continueUrl }) }
  return { isCreated: false, body, isPublic: false }
}

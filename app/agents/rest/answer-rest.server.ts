import { translate } from '#app/i18n/messages.server.ts'
import type { AgentRequest, AgentResponse, AppLoadContext } from '#app/load-context.ts'

import { faultResponse, jsonResponse, wrongMethod } from '../json-response.ts'
import { profileAddressOf } from '../negotiation/platform-profile.ts'
import { offeredOperations } from '../operations.server.ts'
import { answerOperation } from '../run-operation.server.ts'
import { headerOf } from '#app/gateway/connection/connection.server.ts'

const t = translate('en', 'agents')

/** A request of the REST binding. @param path below its endpoint */
export async function answerRest(
  context: AppLoadContext,
  request: AgentRequest,
  path: string,
): Promise<AgentResponse> {
  const atPath = offeredOperations(context.config.agents).flatMap((operation) => {
    const match = operation.rest.path.exec(path.replace(/\/$/, ''))
    return match ? [{ operation, id: match[1] ?? '' }] : []
  })
  if (atPath.length === 0) {
    return faultResponse({ code: 'not_found', content: t('faults.unknownOperation') })
  }
  const found = atPath.find(({ operation }) => operation.rest.method === request.method)
  if (!found) return wrongMethod(atPath.map(({ operation }) => operation.rest.method))
  const payload = found.operation.rest.method === 'GET' ? {} : parsed(request.body)
  if (payload === invalid)
    return faultResponse({ code: 'invalid_request', content: t('faults.json') })
  const answered = await answerOperation(context, request, {
    operation: found.operation,
    address: profileAddressOf(headerOf(request, 'ucp-agent')),
    payload,
    id: found.id,
    idempotencyKey: headerOf(request, 'idempotency-key') || null,
  })
  if (!answered.ok) return faultResponse(answered.reason, { continueUrl: context.origin })
  const { text, kept, isCreated } = answered.value
  return { ...jsonResponse(text, { status: isCreated ? 201 : 200 }), kept }
}

const invalid = Symbol('invalid body')

function parsed(text: string): unknown {
  try {
    return text === '' ? {} : (JSON.parse(text) as unknown)
  } catch {
    return invalid
  }
}

import Negotiator from 'negotiator'

import { translate } from '#app/i18n/messages.server.ts'
import type { AppLoadContext } from '#app/load-context.ts'

import { profileAddressOf } from '../negotiation/platform-profile.ts'
import { statusOf, type ProtocolFault } from '../protocol-fault.ts'
import { answerOperation } from '../run-operation.server.ts'
import { offeredOperations } from '../operations.server.ts'

const t = translate('en', 'agents')

/** A request of the REST binding. @param path below its endpoint */
export async function answerRest(
  context: AppLoadContext,
  request: Request,
  path: string,
): Promise<Response> {
  const atPath = offeredOperations(context.config.agents).flatMap((operation) => {
    const match = operation.rest.path.exec(path.replace(/\/$/, ''))
    return match ? [{ operation, id: match[1] ?? '' }] : []
  })
  if (atPath.length === 0) {
    return faultResponse({ code: 'not_found', content: t('faults.unknownOperation') })
  }
  const found = atPath.find(({ operation }) => operation.rest.method === request.method)
  if (!found) {
    const response = faultResponse({ code: 'method_not_allowed', content: t('faults.method') })
    const methods = atPath.map(({ operation }) => operation.rest.method)
    response.headers.set('Allow', methods.join(', '))
    return response
  }
  const body = await request.text()
  const payload = found.operation.rest.method === 'GET' ? {} : parsed(body)
  if (payload === invalid)
    return faultResponse({ code: 'invalid_request', content: t('faults.json') })
  const answered = await answerOperation(context, request, {
    operation: found.operation,
    address: profileAddressOf(request.headers.get('UCP-Agent')),
    body,
    payload,
    id: found.id,
    idempotencyKey: request.headers.get('Idempotency-Key'),
  })
  if (!answered.ok) return faultResponse(answered.reason, context.origin)
  const { text, gzip, isCreated } = answered.value
  const accepted = { 'accept-encoding': request.headers.get('Accept-Encoding') ?? 'identity' }
  const isPacked =
    gzip && new Negotiator({ headers: accepted }).encoding(['gzip', 'identity']) === 'gzip'
  const headers = { ...jsonHeaders, ...(isPacked && { 'Content-Encoding': 'gzip' }) }
  return new Response(isPacked ? gzip : text, { status: isCreated ? 201 : 200, headers })
}

const noStore = { 'Cache-Control': 'no-store' }
const jsonHeaders = { ...noStore, 'Content-Type': 'application/json' }
const invalid = Symbol('invalid body')

function parsed(text: string): unknown {
  try {
    return text === '' ? {} : (JSON.parse(text) as unknown)
  } catch {
    return invalid
  }
}

/** @param continueUrl where the buyer can go on without the platform */
export function faultResponse(fault: ProtocolFault, continueUrl?: string): Response {
  const { code, content, retryAfterSeconds } = fault
  const body = { code, content, ...(continueUrl && { continue_url: `${continueUrl}/` }) }
  const response = Response.json(body, { status: statusOf(fault), headers: noStore })
  if (retryAfterSeconds) response.headers.set('Retry-After', String(retryAfterSeconds))
  return response
}

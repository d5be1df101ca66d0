import { translate } from '#app/i18n/messages.server.ts'
import type { AgentResponse } from '#app/load-context.ts'

import { statusOf, type ProtocolFault } from './protocol-fault.ts'

const noStore = { 'Cache-Control': 'no-store' }

interface JsonOptions {
  status?: number
  headers?: Readonly<Record<string, string>>
}

/** @param body a value, or its JSON */
export function jsonResponse(
  body: object | string,
  { status = 200, headers = noStore }: JsonOptions = {},
): AgentResponse {
  return {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
}

/** @param continueUrl where the buyer can go on without the platform */
export function faultResponse(
  fault: ProtocolFault,
  { continueUrl, headers }: { continueUrl?: string; headers?: Record<string, string> } = {},
): AgentResponse {
  const { code, content, retryAfterSeconds } = fault
  const body = { code, content, ...(continueUrl && { continue_url: `${continueUrl}/` }) }
  const retry: Record<string, string> = retryAfterSeconds
    ? { 'Retry-After': String(retryAfterSeconds) }
    : {}
  return jsonResponse(body, {
    status: statusOf(fault),
    headers: { ...noStore, ...retry, ...headers },
  })
}

/** @param allowed the methods of the address */
export function wrongMethod(allowed: readonly string[]): AgentResponse {
  const content = translate('en', 'agents')('faults.method')
  const headers = { Allow: allowed.join(', ') }
  return faultResponse({ code: 'method_not_allowed', content }, { headers })
}

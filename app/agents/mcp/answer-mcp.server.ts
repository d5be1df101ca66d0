import {
  createMcpHandler,
  ProtocolError,
  ResourceNotFoundError,
  Server,
} from '@modelcontextprotocol/server'

import { translate } from '#app/i18n/messages.server.ts'
import type { AgentRequest, AgentResponse, AppLoadContext } from '#app/load-context.ts'
import { refused } from '#app/kit/result.ts'
import { z } from '#app/kit/zod.ts'

import { jsonResponse } from '../json-response.ts'
import { offeredOperations } from '../operations.server.ts'
import { profileAddressOf } from '../negotiation/platform-profile.ts'
import { rpcCodeOf, statusOf, type ProtocolFault } from '../protocol-fault.ts'
import { protocolVersion } from '../protocol.ts'
import { answerOperation } from '../run-operation.server.ts'
import { headerOf } from '#app/gateway/connection/connection.server.ts'
import { openAgentVisit } from '../scope/agent-visit.server.ts'
import { listPageResources, readPageResource } from './resources.server.ts'
import { listTools, toolArguments } from './tools.ts'

const t = translate('en', 'agents')

/** A request of the MCP binding: streamable HTTP without a session, a server for each request. */
export async function answerMcp(
  context: AppLoadContext,
  request: AgentRequest,
): Promise<AgentResponse> {
  let fault: ProtocolFault | null = null
  let kept: AgentResponse['kept']
  const call: McpCall = {
    request,
    onFault: (found) => (fault = found),
    onKept: (answered) => (kept = answered),
  }
  const handler = createMcpHandler(() => openServer(context, call))
  // One request would run many operations; the protocol has had no batches since 2025-06.
  const { url, method, body } = request
  if (body.trimStart().startsWith('[')) return noBatch()
  const init = {
    method,
    headers: webHeaders(request),
    signal: context.signal,
    ...(method === 'POST' && body && { body }),
  }
  const response = await handler.fetch(new Request(url, init))
  // The status tells the kind of a fault, which is known when the answer is complete.
  const text = await response.text()
  const headers = { ...Object.fromEntries(response.headers), 'cache-control': 'no-store' }
  const status = fault ? statusOf(fault) : response.status
  // For clients of earlier releases, the SDK writes the one answer as an event.
  const event = /^data: (.*)$/m.exec(text)?.[1]
  if (!event) return { status, headers, body: text, kept }
  return { status, headers: { ...headers, 'content-type': 'application/json' }, body: event, kept }
}

/** A client that takes JSON alone gets what it takes. */
function webHeaders({ headers }: AgentRequest): [string, string][] {
  const sent = Object.entries(headers).filter(([name]) => name !== 'accept')
  return [
    ...sent.flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    ),
    ['accept', 'application/json, text/event-stream'],
  ]
}

function noBatch(): AgentResponse {
  const error = { code: -32600, message: t('faults.batch') }
  return jsonResponse({ jsonrpc: '2.0', error, id: null }, { status: 400 })
}

interface McpCall {
  request: AgentRequest
  onFault(fault: ProtocolFault): void
  onKept(kept: AgentResponse['kept']): void
}

function openServer(context: AppLoadContext, call: McpCall): Server {
  const { request, onFault, onKept } = call
  const { config } = context
  const server = new Server(
    { name: config.seller?.name ?? new URL(config.publicOrigin).host, version: protocolVersion },
    { capabilities: { tools: {}, resources: {} }, instructions: t('server.instructions') },
  )
  server.setRequestHandler('tools/list', () => ({ tools: listTools(config) }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    const called = await callTool(context, call, params.name, params.arguments ?? {})
    if (!called.ok) {
      onFault(called.reason)
      throw errorOf(called.reason, context.origin)
    }
    const { body, text, kept } = called.value
    onKept(kept)
    return {
      structuredContent: body as Record<string, unknown>,
      content: [{ type: 'text', text }],
    }
  })
  const openVisit = () =>
    openAgentVisit(context, {
      buyer: { language: headerOf(request, 'accept-language') },
      session: null,
    })
  server.setRequestHandler('resources/list', async () => {
    const { visit } = await openVisit()
    return { resources: await listPageResources(visit) }
  })
  // With a schema of its own: faults of the SDK's are told as faults of the shop.
  const params = z.object({ uri: z.string() })
  server.setRequestHandler('resources/read', { params }, async ({ uri }) => {
    const { visit } = await openVisit()
    const text = await readPageResource(visit, uri)
    if (text === null) throw new ResourceNotFoundError(uri)
    return { contents: [{ uri, mimeType: 'text/plain', text }] }
  })
  return server
}

async function callTool(
  context: AppLoadContext,
  { request }: McpCall,
  name: string,
  given: Record<string, unknown>,
) {
  const operation = offeredOperations(context.config.agents).find((each) => each.name === name)
  if (!operation) {
    return refused({ code: 'invalid_request' as const, content: t('faults.unknownOperation') })
  }
  const parsed = toolArguments.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const content = `${issue?.path.map(String).join('.')}: ${issue?.message}`
    return refused({ code: 'invalid_request' as const, content })
  }
  const { meta, id = '' } = parsed.data
  return answerOperation(context, request, {
    operation,
    address: meta?.['ucp-agent'].profile ?? profileAddressOf(headerOf(request, 'ucp-agent')),
    payload: operation.argument ? given[operation.argument] : {},
    id,
    idempotencyKey: meta?.['idempotency-key'] ?? (headerOf(request, 'idempotency-key') || null),
  })
}

/** @param origin where the buyer can go on without the platform */
function errorOf(fault: ProtocolFault, origin: string): ProtocolError {
  const { code, content, retryAfterSeconds } = fault
  const data = {
    code,
    content,
    continue_url: `${origin}/`,
    ...(retryAfterSeconds && { retry_after: retryAfterSeconds }),
  }
  return new ProtocolError(rpcCodeOf(fault), content, data)
}

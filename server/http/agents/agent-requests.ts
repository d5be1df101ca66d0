import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

import compression from 'compression'
import express, { type RequestHandler, type Request, type Response as HostResponse } from 'express'

import { networkOf } from '#app/kit/limits/network.ts'
import type { AgentResponse } from '#app/load-context.ts'
import { acceptsEncoding } from '#server/http/documents/send-document.ts'
import { withinLimit } from '#server/http/limits/within-limit.ts'

import { keptAnswers, type KeptAnswersOptions } from './kept-answers.ts'

export interface AgentOptions {
  answer(request: Request, response: HostResponse, body: string): Promise<AgentResponse>
  limits?: AgentLimits
}

export interface AgentLimits {
  perNetwork: { points: number; duration: number }
  /** Half of them at most for one network, so that no network takes the places of all others. */
  concurrent: number
  maxBytes: number
}

/** Assistants have their own limits, and take no people's places. Few run, others wait: a refused platform repeats at once. */
const agentLimits: AgentLimits = {
  perNetwork: { points: 1_200, duration: 60 },
  concurrent: 128,
  maxBytes: 128 * 1024,
}
/** Above this size a body is not read to its end: the connection is closed. */
const abortBytes = 4 * 1024 * 1024
const retrySeconds = { limited: 10, busy: 2 }

const pack = promisify(gzip)

/** Requests at `/.well-known/ucp` and below `/ucp`: a middleware of the host, and what answers in front of it. */
export function agentRequests({
  answer,
  limits = agentLimits,
  ...options
}: AgentOptions & Omit<KeptAnswersOptions, 'allows'>) {
  const allows = withinLimit(limits.perNetwork)
  const kept = keptAnswers({ ...options, allows })
  const readBody = express.text({
    type: () => true,
    limit: limits.maxBytes,
    defaultCharset: 'utf-8',
  })
  const compress = compression()
  let inProgress = 0
  const inProgressOf = new Map<string, number>()

  function count(network: string, change: 1 | -1): void {
    inProgress += change
    const left = (inProgressOf.get(network) ?? 0) + change
    if (left > 0) inProgressOf.set(network, left)
    else inProgressOf.delete(network)
  }

  async function handle(request: Request, response: HostResponse): Promise<void> {
    const { clientAddress } = response.locals
    const network = networkOf(clientAddress)
    if (!(await allows(clientAddress))) {
      return refuse(response, 429, 'too_many_requests', retrySeconds.limited)
    }
    const read = response.locals.agentRequest
    const problem =
      !read &&
      (await new Promise<unknown>((resolve) => {
        readBody(request, response, resolve)
        // The parser reads a longer body to its end, and one without an end for ever.
        let bytes = 0
        request.on('data', ({ length }: Buffer) => {
          bytes += length
          if (bytes > abortBytes) resolve({ status: 413 })
        })
      }))
    if (problem) return refuse(response, statusOf(problem), 'invalid_request')
    const body = read?.body ?? (typeof request.body === 'string' ? request.body : '')
    const others = inProgressOf.get(network) ?? 0
    if (inProgress >= limits.concurrent || (network && others >= limits.concurrent / 2)) {
      return refuse(response, 503, 'unavailable', retrySeconds.busy)
    }
    // A client that sends or reads slowly takes no place.
    count(network, 1)
    const answered = await answer(request, response, body).finally(() => count(network, -1))
    await send(answered, request, response)
  }

  /** In one piece: an answer is complete before its first byte is sent. */
  async function send(answered: AgentResponse, request: Request, response: HostResponse) {
    const { status, headers, body } = answered
    response.status(status)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (!answered.kept || status !== 200 || !acceptsEncoding(request, 'gzip')) {
      return compress(request, response, () => void response.end(body))
    }
    const bytes = await pack(body)
    response.setHeader('Content-Encoding', 'gzip')
    response.setHeader('Vary', 'Accept-Encoding')
    response.setHeader('Content-Length', bytes.length)
    const key = response.locals.agentRequest?.key
    if (key) kept.keep(key, answered.kept, bytes, response.getHeaders())
    response.end(bytes)
  }

  const middleware: RequestHandler = (request, response, next) => {
    if (!isAgentPath(request.path)) return next()
    // The app cannot read a request with this method.
    if (request.method === 'TRACE') {
      response.setHeader('Allow', 'GET, HEAD, POST, PUT')
      return refuse(response, 405, 'method_not_allowed')
    }
    handle(request, response).catch((error: unknown) => {
      response.locals.log.error({ err: error }, 'agent request failed')
      if (response.headersSent) response.destroy()
      else refuse(response, 500, 'internal_error')
    })
  }
  return { middleware, answer: kept.answer }
}

export const isAgentPath = (path: string): boolean =>
  path === '/.well-known/ucp' || path.startsWith('/ucp/')

/** A body that is too large, was aborted or has another charset. */
function statusOf(problem: unknown): number {
  const status = Number((problem as { status?: unknown }).status)
  return status >= 400 && status < 500 ? status : 400
}

function refuse(
  response: HostResponse,
  status: number,
  code: string,
  retryAfterSeconds?: number,
): void {
  if (response.headersSent || response.destroyed) return
  response.locals.refusalReason = `agents: ${code}`
  response.setHeader('Cache-Control', 'no-store')
  if (retryAfterSeconds) response.setHeader('Retry-After', retryAfterSeconds)
  // No other request can follow on the connection after an unread body.
  if (!response.req.complete) response.setHeader('Connection', 'close')
  const fault = { code, content: code }
  const isRpc = response.req.path === '/ucp/mcp'
  const error = { code: -32000, message: code, data: fault }
  response.status(status).json(isRpc ? { jsonrpc: '2.0', error, id: null } : fault)
}

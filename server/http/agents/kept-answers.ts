import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

import { LRUCache } from 'lru-cache'

import type { KeptAnswer } from '#app/load-context.ts'
import { acceptsEncoding } from '#server/http/documents/send-document.ts'
import { logWhenSent, type SentLog } from '#server/http/log/log-when-sent.ts'

export interface KeptAnswersOptions extends SentLog {
  /** Counts a request of a network. */
  allows(clientAddress: string): Promise<boolean>
  /** Empty while nobody knows who sent the request. */
  clientAddressOf(request: IncomingMessage): string
}

/** A request whose answer may be kept, read to its end. */
export interface ReadRequest {
  /** All that its answer depends on. */
  key: string
  body: string
}

interface SentAnswer extends KeptAnswer {
  headers: OutgoingHttpHeaders
  body: Buffer
}

const maxBytes = 8 * 1024 * 1024
/** Longer ones are no common searches. */
const maxBodyBytes = 4 * 1024
/** A platform that does not read for so long is disconnected; Node notices it after up to twice the time. */
const stalledMs = 15_000

/** The catalogue's answers by all that they depend on, in a tenth of the time. The app decides what may be kept (`run-operation.server.ts`). */
export function keptAnswers({ allows, clientAddressOf, ...sentLog }: KeptAnswersOptions) {
  const answers = new LRUCache<string, SentAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length,
  })

  /** Sends the kept answer to a request; false when there is none. */
  async function sendKept(key: string, request: IncomingMessage, response: ServerResponse) {
    const startedAt = performance.now()
    const kept = answers.get(key)
    if (!kept || startedAt > kept.freshUntil) return false
    // The host refuses it.
    if (!(await allows(clientAddressOf(request)))) return false
    const ids = logWhenSent(sentLog, request, response, { startedAt, cache: 'hit' })
    kept.record(sentLog.log.child(ids))
    response.setTimeout(stalledMs, () => response.destroy())
    response.writeHead(200, { ...kept.headers, 'x-request-id': ids.requestId }).end(kept.body)
    return true
  }

  return {
    /** Answers a request, or reads it for the host. */
    answer(
      request: IncomingMessage,
      response: ServerResponse,
      host: (request: IncomingMessage, response: ServerResponse) => void,
    ): void {
      if (!mayBeKept(request)) return host(request, response)
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const body = Buffer.concat(parts).toString()
        const read: ReadRequest = { body, key: keyOf(request, body) }
        sendKept(read.key, request, response)
          .then((isSent) => {
            if (isSent) return
            Object.assign(response, { locals: { agentRequest: read } })
            host(request, response)
          })
          .catch((error: Error) => response.destroy(error))
      })
    },
    keep(key: string, kept: KeptAnswer, body: Buffer, sent: OutgoingHttpHeaders): void {
      if (performance.now() > kept.freshUntil) return
      // Those of one response alone, and those of documents.
      const { 'x-request-id': _id, 'content-security-policy': _policy, ...headers } = sent
      answers.set(key, { ...kept, body, headers })
    },
  }
}

/** A request of the catalogue or of MCP that is sent whole, as it is and without a signature. */
function mayBeKept(request: IncomingMessage): boolean {
  const { method, url = '', headers } = request
  return (
    method === 'POST' &&
    /^\/ucp\/(v1\/catalog\/[a-z]+|mcp)$/.test(url) &&
    Number(headers['content-length']) <= maxBodyBytes &&
    /^application\/json *(; *charset=utf-8)?$/i.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined &&
    headers['signature-input'] === undefined &&
    headers.signature === undefined &&
    acceptsEncoding(request, 'gzip')
  )
}

function keyOf({ url, headers }: IncomingMessage, body: string): string {
  const { host, 'ucp-agent': agent, 'accept-language': language } = headers
  const own = Object.entries(headers).filter(([name]) => name.startsWith('mcp-'))
  return JSON.stringify([url, host, agent, language, own, body])
}

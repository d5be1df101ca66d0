import type { IncomingMessage, ServerResponse } from 'node:http'

import { hasTag } from '#app/kit/cache/etag.ts'

import { gzipOf, textOf, type KeptDocument } from './kept-document.ts'

export interface SentDocument {
  requestId: string
  cacheControl: string
  /** RFC 9211. */
  cacheStatus: string
}

/** A visitor who does not read for so long is disconnected; Node notices it after up to twice the time. */
const stalledMs = 15_000

/** Sends a kept document in an encoding that the browser accepts, or 304 when it has it already. */
export function sendDocument(
  document: KeptDocument,
  sent: SentDocument,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const encoding = encodingOf(request)
  const etag = `"${document.etag}${encoding ? `-${encoding}` : ''}"`
  const headers = [...documentHeaders(document, sent).flat(), 'etag', etag]
  if (hasTag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end()
    return
  }
  response.setTimeout(stalledMs, () => response.destroy())
  const send = (body: Buffer) => {
    if (encoding) headers.push('content-encoding', encoding)
    response.writeHead(200, [...headers, 'content-length', body.length])
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  if (encoding === 'br') return send(document.bodies.br)
  const body = encoding === 'gzip' ? gzipOf(document.bodies) : textOf(document.bodies)
  body.then(send).catch((error: Error) => response.destroy(error))
}

export function documentHeaders(
  { headers }: KeptDocument,
  { requestId, cacheControl, cacheStatus }: SentDocument,
): [name: string, value: string | string[]][] {
  return [
    ...Object.entries(headers),
    ['cache-control', cacheControl],
    ['cache-status', cacheStatus],
    ['server-timing', `cache;desc=hit, request;desc="${requestId}"`],
    ['x-request-id', requestId],
  ]
}

function encodingOf(request: IncomingMessage): 'br' | 'gzip' | null {
  return (['br', 'gzip'] as const).find((name) => acceptsEncoding(request, name)) ?? null
}

/** One with quality 0 is refused; browsers send none. Without patterns, which a header of spaces makes slow. */
export function acceptsEncoding({ headers }: IncomingMessage, name: 'br' | 'gzip'): boolean {
  const accepted = (headers['accept-encoding'] ?? '').toLowerCase().split(',')
  return accepted.some((part) => {
    const [coding, quality] = part.split(';', 2).map((text) => text.trim())
    return coding === name && !/^q=0(\.0*)?$/.test(quality ?? '')
  })
}

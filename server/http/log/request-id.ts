import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'

const wellFormed = /^[\w.:-]{8,128}$/

const traceparent = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/** Sets the id and the trace of every request; those from a trusted proxy are kept when they are well-formed. */
export const requestId: RequestHandler = (request, response, next) => {
  const trusts = request.app.get('trust proxy fn') as (address: string, hop: number) => boolean
  const isFromProxy = trusts(request.socket.remoteAddress ?? '', 0)
  const id = requestIdOf(request, isFromProxy)
  response.locals.traceparent = traceparentOf(request, isFromProxy)
  response.locals.requestId = id
  response.setHeader('X-Request-Id', id)
  next()
}

export function requestIdOf({ headers }: IncomingMessage, isFromProxy: boolean): string {
  const given = isFromProxy ? headers['x-request-id'] : undefined
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID()
}

/** W3C trace context: of the proxy, or a new one, so that a visitor cannot choose the trace of another. */
function traceparentOf({ headers }: IncomingMessage, isFromProxy: boolean): string {
  const given = isFromProxy ? headers.traceparent : undefined
  return typeof given === 'string' && traceparent.test(given)
    ? given
    : `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`
}

import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'

const wellFormed = /^[\w.:-]{8,128}$/

/** Sets the id of every request; one from a trusted proxy is kept when it is well-formed. */
export const requestId: RequestHandler = (request, response, next) => {
  const trusts = request.app.get('trust proxy fn') as (address: string, hop: number) => boolean
  const id = requestIdOf(request, trusts(request.socket.remoteAddress ?? '', 0))
  response.locals.requestId = id
  response.setHeader('X-Request-Id', id)
  next()
}

export function requestIdOf({ headers }: IncomingMessage, isFromProxy: boolean): string {
  const given = isFromProxy ? headers['x-request-id'] : undefined
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID()
}

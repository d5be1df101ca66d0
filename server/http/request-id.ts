import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'

const wellFormed = /^[\w.:-]{8,128}$/

/** Sets the id of every request; one from a trusted proxy is kept when it is well-formed. */
export const requestId: RequestHandler = (request, response, next) => {
  const trusts = request.app.get('trust proxy fn') as (address: string, hop: number) => boolean
  const isFromProxy = trusts(request.socket.remoteAddress ?? '', 0)
  const given = isFromProxy ? request.get('x-request-id') : undefined
  const id = given && wellFormed.test(given) ? given : randomUUID()
  response.locals.requestId = id
  response.setHeader('X-Request-Id', id)
  next()
}

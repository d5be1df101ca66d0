import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'

const sane = /^[\w.:-]{8,128}$/

/** Gives every request an id; one from a trusted proxy is kept when it is harmless. */
export const requestId: RequestHandler = (request, response, next) => {
  const trusts = request.app.get('trust proxy fn') as (address: string, hop: number) => boolean
  const isFromProxy = trusts(request.socket.remoteAddress ?? '', 0)
  const given = isFromProxy ? request.get('x-request-id') : undefined
  const id = given && sane.test(given) ? given : randomUUID()
  response.locals.requestId = id
  response.setHeader('X-Request-Id', id)
  next()
}

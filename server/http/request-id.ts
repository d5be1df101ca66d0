import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'

const sane = /^[\w.:-]{8,128}$/

/** Names every request; a name given by a load balancer is kept when it is harmless. */
export const requestId: RequestHandler = (request, response, next) => {
  const given = request.get('x-request-id')
  const id = given && sane.test(given) ? given : randomUUID()
  response.locals.requestId = id
  response.setHeader('X-Request-Id', id)
  next()
}

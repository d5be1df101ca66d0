import type { RequestHandler } from 'express'

/** The response while the shop starts: 503, try again in two seconds. */
export const serviceUnavailable: RequestHandler = (_request, response) => {
  response.locals.refuse(503, 'starting', { 'Retry-After': '2' })
}

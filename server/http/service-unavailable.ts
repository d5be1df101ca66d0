import type { RequestHandler } from 'express'

/** Stands for the shop while it starts: 503, try again in two seconds. */
export const serviceUnavailable: RequestHandler = (_request, response) => {
  response.locals.refuse(503, { 'Retry-After': '2' })
}

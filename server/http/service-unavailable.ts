import type { RequestHandler } from 'express'

/** Answers while the shop is still opening: nothing is wrong, it is only early. */
export const comeBackSoon: RequestHandler = (_request, response) => {
  response.locals.refuse(503, { 'Retry-After': '2' })
}

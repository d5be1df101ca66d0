import type { RequestHandler } from 'express'

const allowed = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** Rejects every other method with 405; TRACE would throw when the web Request is created. */
export const allowedMethods: RequestHandler = (request, response, next) => {
  if (request.method === 'OPTIONS') {
    response.status(204).setHeader('Allow', allowed.join(', ')).end()
  } else if (allowed.includes(request.method)) {
    next()
  } else {
    response.locals.refusalReason = 'method not allowed'
    response.status(405).setHeader('Allow', allowed.join(', ')).end()
  }
}

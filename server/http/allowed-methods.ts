import type { RequestHandler } from 'express'

const allowed = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** Nothing here answers to another method; TRACE would even be a fault further in. */
export const allowedMethods: RequestHandler = (request, response, next) => {
  if (request.method === 'OPTIONS') {
    response.status(204).setHeader('Allow', allowed.join(', ')).end()
  } else if (allowed.includes(request.method)) {
    next()
  } else {
    response.status(405).setHeader('Allow', allowed.join(', ')).end()
  }
}

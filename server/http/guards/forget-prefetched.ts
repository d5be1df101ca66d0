import type { RequestHandler } from 'express'

/** Speculation rules keep documents for five minutes, with the cart as it was before a form. With scripts none are active. */
export const forgetPrefetched: RequestHandler = (request, response, next) => {
  const isForm = request.method === 'POST' && !request.path.endsWith('.data')
  if (isForm) response.setHeader('Clear-Site-Data', '"prefetchCache"')
  next()
}

import type { RequestHandler } from 'express'

/**
 * After a form the browser forgets documents that it has requested by speculation rules: they were for the visitor as
 * before, and it would show them for five minutes, with the cart as it was. Forms that scripts send need it not: then no
 * rules are active.
 */
export const forgetPrefetched: RequestHandler = (request, response, next) => {
  const isForm = request.method === 'POST' && !request.path.endsWith('.data')
  if (isForm) response.setHeader('Clear-Site-Data', '"prefetchCache"')
  next()
}

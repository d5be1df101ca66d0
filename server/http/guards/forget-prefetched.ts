import type { RequestHandler } from 'express'

/**
 * After a form the browser forgets documents of speculation rules: for five minutes it would show the cart as it was.
 * When scripts send forms, no rules are active.
 */
export const forgetPrefetched: RequestHandler = (request, response, next) => {
  const isForm = request.method === 'POST' && !request.path.endsWith('.data')
  if (isForm) response.setHeader('Clear-Site-Data', '"prefetchCache"')
  next()
}

import type { HeadersFunction } from '@remix-run/node'

/** Copies `Retry-After` of an action to the response of its page. */
export const retryHeaders: HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get('Retry-After')
  return new Headers(retryAfter === null ? {} : { 'Retry-After': retryAfter })
}

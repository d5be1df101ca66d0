import type { HeadersFunction } from '@remix-run/node'

/** When a form that must wait may be sent again goes with the page that shows its answer. */
export const retryHeaders: HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get('Retry-After')
  return new Headers(retryAfter === null ? {} : { 'Retry-After': retryAfter })
}

import type { HeadersFunction } from '@remix-run/node'

/** What an action says about coming again goes with the page that shows its answer. */
export const answerHeaders: HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get('Retry-After')
  const headers: Record<string, string> = { 'Referrer-Policy': 'no-referrer' }
  return retryAfter ? { ...headers, 'Retry-After': retryAfter } : headers
}

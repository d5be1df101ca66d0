import type { HeadersFunction } from '@remix-run/node'

/** Copies `Retry-After` and `Content-Disposition` of an action to the response of its page. */
export const actionResponseHeaders: HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers({ 'Referrer-Policy': 'no-referrer' })
  for (const name of ['Retry-After', 'Content-Disposition']) {
    const value = actionHeaders.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}

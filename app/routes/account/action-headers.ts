import type { HeadersFunction } from '@remix-run/node'

/** What an action says of coming again, or of a file, goes with the page that would show its answer. */
export const actionResponseHeaders: HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers({ 'Referrer-Policy': 'no-referrer' })
  for (const name of ['Retry-After', 'Content-Disposition']) {
    const value = actionHeaders.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}

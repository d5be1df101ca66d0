import type { Response } from 'express'

const added = new Set(['set-cookie', 'vary'])

/**
 * Prepares a response for Remix's adapter, which
 *
 * - appends every header: a page with a stricter Referrer-Policy than the shop's would be sent with
 * both. Here a header of the page replaces the host's, except for those that are combined;
 * - flushes the compression after every chunk: a page is one chunk, and its last bytes would be
 * delayed.
 */
export function prepareForAdapter(response: Response): void {
  const append = response.append.bind(response)
  response.append = (name, value) =>
    added.has(name.toLowerCase()) ? append(name, value) : response.set(name, value)
  Object.assign(response, { flush: undefined })
}

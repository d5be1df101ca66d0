import type { Response } from 'express'

const added = new Set(['set-cookie', 'vary'])

/**
 * For Remix's adapter, which appends every header, where a page's must replace the host's, unless combined, and flushes the
 * compression after every chunk, where a page's last bytes would be delayed.
 */
export function prepareForAdapter(response: Response): void {
  const append = response.append.bind(response)
  response.append = (name, value) =>
    added.has(name.toLowerCase()) ? append(name, value) : response.set(name, value)
  Object.assign(response, { flush: undefined })
}

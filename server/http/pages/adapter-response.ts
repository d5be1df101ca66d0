import type { Response } from 'express'

const added = new Set(['set-cookie', 'vary'])

/** Remix's adapter appends every header, where a page's must replace the host's, and flushes the compression with each chunk. */
export function prepareForAdapter(response: Response): void {
  const append = response.append.bind(response)
  response.append = (name, value) =>
    added.has(name.toLowerCase()) ? append(name, value) : response.set(name, value)
  Object.assign(response, { flush: undefined })
}

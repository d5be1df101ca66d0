import onHeaders from 'on-headers'
import type { RequestHandler } from 'express'

export interface SendDeadlines {
  /** How long nothing may be read of an answer, in milliseconds. */
  stalledMs: number
  /** How long an answer may take from its first byte to its last, in milliseconds. */
  wholeMs: number
}

/**
 * Ends a connection whose visitor does not read: a response that is not read would be held in memory without
 * end. A stream of events has no last byte and is only held to the first rule.
 */
export function sendDeadline({ stalledMs, wholeMs }: SendDeadlines): RequestHandler {
  return (_request, response, next) => {
    onHeaders(response, () => {
      response.setTimeout(stalledMs, () => response.destroy())
      if (String(response.getHeader('Content-Type')).startsWith('text/event-stream')) return
      const deadline = setTimeout(() => response.destroy(), wholeMs)
      response.on('close', () => clearTimeout(deadline))
    })
    next()
  }
}

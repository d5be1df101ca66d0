import onHeaders from 'on-headers'
import type { RequestHandler } from 'express'

export interface SendDeadlines {
  /** Maximum time without progress while a response is sent, in milliseconds. */
  stalledMs: number
  /** Maximum time from the first byte of a response to its last, in milliseconds. */
  wholeMs: number
  /** The same for a product feed, which is as long as the catalogue, and read as fast as the merchant responds. */
  feedMs: number
}

/** Closes the connection of a visitor who does not read: unread responses fill the memory. Events have only the first limit. */
export function sendDeadline({ stalledMs, wholeMs, feedMs }: SendDeadlines): RequestHandler {
  return (_request, response, next) => {
    onHeaders(response, () => {
      response.setTimeout(stalledMs, () => response.destroy())
      if (String(response.getHeader('Content-Type')).startsWith('text/event-stream')) return
      const isFeed = response.locals.resolvedAddress?.screen === 'feed'
      const deadline = setTimeout(() => response.destroy(), isFeed ? feedMs : wholeMs)
      response.on('close', () => clearTimeout(deadline))
    })
    next()
  }
}

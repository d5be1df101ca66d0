import type { RequestHandler, Response } from 'express'

import { networkBounds } from '#app/kit/limits/network.ts'

export interface LiveStockEvents {
  /** Calls `onStock` with a product's stock, as JSON, whenever it changes; returns the unsubscribe function. */
  subscribe(productId: number, onStock: (stock: string) => void): () => void
  /** Open streams would prevent a server from closing. */
  isDraining: () => boolean
}

const maxStreams = 2_000
const maxPerNetwork = 8
const heartbeatMs = 10_000
const drainCheckMs = 1_000

/** Events of `/events/stock?product=…`. Above the limit a 204 ends the stream: the page keeps its stock. */
export function liveStockEvents(live: LiveStockEvents | null): RequestHandler {
  /** Open streams by network, and by the site around it. */
  const openStreams = new Map<string, number>()
  let streams = 0
  return (request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    const productId = Number(new URL(request.url, 'http://shop').searchParams.get('product'))
    if (!Number.isInteger(productId) || productId < 1 || productId > 2 ** 31 - 1) {
      response.locals.refuse(400, 'no product id')
      return
    }
    const bounds = networkBounds(response.locals.clientAddress, maxPerNetwork)
    if (
      !live ||
      live.isDraining() ||
      streams >= maxStreams ||
      bounds.some(({ key, limit }) => (openStreams.get(key) ?? 0) >= limit)
    ) {
      response.status(204).end()
      return
    }
    streams++
    for (const { key } of bounds) openStreams.set(key, (openStreams.get(key) ?? 0) + 1)
    const stop = stream(response, live, productId)
    response.on('close', () => {
      stop()
      streams--
      for (const { key } of bounds) {
        const left = (openStreams.get(key) ?? 1) - 1
        if (left > 0) openStreams.set(key, left)
        else openStreams.delete(key)
      }
    })
  }
}

function stream(response: Response, live: LiveStockEvents, productId: number): () => void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    // Proxies that buffer a response would buffer this one for ever.
    'X-Accel-Buffering': 'no',
  })
  response.write('retry: 5000\n\n')
  const unsubscribe = live.subscribe(productId, (stock) => response.write(`data: ${stock}\n\n`))
  const heartbeat = setInterval(() => response.write(':\n\n'), heartbeatMs)
  const drainCheck = setInterval(() => live.isDraining() && response.end(), drainCheckMs)
  return () => {
    clearInterval(heartbeat)
    clearInterval(drainCheck)
    unsubscribe()
  }
}

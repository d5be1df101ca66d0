import type { RequestHandler, Response } from 'express'

export interface LiveStockEvents {
  /** Hears the stock of a product, as JSON, whenever it changes; gives back how to stop. */
  follow(productId: number, hear: (stock: string) => void): () => void
  /** Streams that are open would keep a server from closing. */
  isDraining: () => boolean
}

const mostStreams = 2_000
const mostPerAddress = 8
const beatMs = 15_000
const drainCheckMs = 1_000

/**
 * `/events/stock?product=…`: server-sent events with the stock of the product being looked at. Too
 * many streams get 204, which ends them for a browser: its page then shows the stock as it was loaded.
 */
export function liveStockEvents(live: LiveStockEvents | null): RequestHandler {
  const perAddress = new Map<string, number>()
  let streams = 0
  return (request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    const productId = Number(new URL(request.url, 'http://shop').searchParams.get('product'))
    if (!Number.isInteger(productId) || productId < 1 || productId > 2 ** 31 - 1) {
      response.locals.refuse(400)
      return
    }
    const address = request.ip ?? ''
    const own = perAddress.get(address) ?? 0
    if (!live || live.isDraining() || streams >= mostStreams || own >= mostPerAddress) {
      response.status(204).end()
      return
    }
    streams++
    perAddress.set(address, own + 1)
    const stop = stream(response, live, productId)
    response.on('close', () => {
      stop()
      streams--
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    })
  }
}

function stream(response: Response, live: LiveStockEvents, productId: number): () => void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    // Proxies that gather an answer before they pass it on would gather this one for ever.
    'X-Accel-Buffering': 'no',
  })
  response.write('retry: 5000\n\n')
  const stop = live.follow(productId, (stock) => response.write(`data: ${stock}\n\n`))
  const beat = setInterval(() => response.write(':\n\n'), beatMs)
  const drainCheck = setInterval(() => live.isDraining() && response.end(), drainCheckMs)
  return () => {
    clearInterval(beat)
    clearInterval(drainCheck)
    stop()
  }
}

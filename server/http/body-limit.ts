import type { RequestHandler } from 'express'

/**
 * Caps what a form may send. The announced length is judged at once; without one the bytes are
 * counted as they come, because the app behind reads a body to its end however long it is.
 */
export function bodyLimit(mostBytes: number): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next()
    const refuse = () => {
      response.locals.refuse(413, { Connection: 'close' })
    }
    const announced = Number(request.headers['content-length'] ?? 0)
    if (announced > mostBytes) {
      refuse()
      request.resume()
      return
    }
    let bytes = 0
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > mostBytes && !response.headersSent) {
        refuse()
        response.on('finish', () => request.destroy())
      }
    })
    // Everything from here to the app's own reader must run in this turn, or bytes would be missed.
    next()
  }
}

import http from 'node:http'
import { pipeline } from 'node:stream'
import type { Request, RequestHandler } from 'express'

import { pictureProxy } from './picture-proxy.ts'

const publicPaths = /^\/(images|payment|delivery|outbox)(\/|$)/
/** Time limits: reading a page has that of a page of the shop; a submitted payment has longer. */
const deadlineMs = { reading: 2_500, sending: 15_000 }
/** An idle connection is closed from this side, well before the merchant would. */
const idleTimeoutMs = 30_000
/** Request headers that are passed on; the others belong to the connection or to the visitor's session. */
const forwardedHeaders = ['accept', 'accept-language', 'content-type', 'if-none-match']
const droppedHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'set-cookie'])

/** A busy merchant is not broken: 503 with the time to retry. */
function isError(status = 502): boolean {
  return status >= 500 && status !== 503
}

/**
 * Proxies the public part of the embedded merchant (contract: `/merchant/…`): pictures, sandbox
 * payment pages, delivery widget, outbox. Its GraphQL and auth stay unreachable from outside, and no cookie of the
 * shop is sent to the sandbox of the payment provider.
 *
 * @param mayUseDemo whether a request may open payment pages and outbox
 */
export function merchantProxy(
  origin: string,
  mayUseDemo: (request: Request) => boolean,
): RequestHandler {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64, timeout: idleTimeoutMs })
  const proxyPicture = pictureProxy(origin)
  let isDemoClosedLogged = false
  return (request, response, next) => {
    // Checked as the merchant will parse it: `/images/../graphql` is not a picture.
    const address = new URL(`${origin}${request.url}`)
    if (!publicPaths.test(address.pathname)) return next()
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const isPicture = isReading && address.pathname.startsWith('/images/')
    if (isPicture) return proxyPicture(address, request, response)
    if (!address.pathname.startsWith('/images/') && !mayUseDemo(request)) {
      if (!isDemoClosedLogged)
        response.locals.log.warn({ reason: 'MERCHANT_DEMO=true opens them' }, 'demo pages closed')
      isDemoClosedLogged = true
      return response.locals.refuse(403, 'demo is closed')
    }
    const headers: http.OutgoingHttpHeaders = { 'x-request-id': response.locals.requestId }
    for (const name of forwardedHeaders) {
      const value = request.headers[name]
      if (value !== undefined) headers[name] = value
    }
    const onward = http.request(
      address,
      {
        method: request.method,
        headers,
        agent,
        timeout: isReading ? deadlineMs.reading : deadlineMs.sending,
      },
      (answer) => {
        // The merchant's message of an internal error is not for shoppers.
        if (isError(answer.statusCode)) {
          answer.resume()
          response.locals.log.warn({ status: answer.statusCode }, 'merchant proxy failed')
          return response.locals.refuse(502, 'the merchant failed')
        }
        for (const [name, value] of Object.entries(answer.headers)) {
          if (value !== undefined && !droppedHeaders.has(name)) response.setHeader(name, value)
        }
        response.status(answer.statusCode ?? 502)
        // A failed response is requested again with the next page.
        if (response.statusCode >= 500) response.setHeader('Cache-Control', 'no-store')
        // An aborted response must be aborted here too, or the browser waits for its end.
        pipeline(answer, response, (error) => {
          const hasLeft = error?.code === 'ERR_STREAM_PREMATURE_CLOSE'
          if (error && !hasLeft)
            response.locals.log.warn({ err: error }, 'merchant response aborted')
        })
      },
    )
    let isLate = false
    onward.on('timeout', () => {
      isLate = true
      onward.destroy(new Error('the merchant did not answer in time'))
    })
    onward.on('error', (error) => {
      if (response.destroyed) return
      response.locals.log.warn({ err: error }, 'merchant proxy failed')
      if (response.headersSent) response.destroy()
      else
        response.locals.refuse(
          isLate ? 503 : 502,
          isLate ? 'the merchant is late' : 'the merchant is unreachable',
        )
    })
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  }
}

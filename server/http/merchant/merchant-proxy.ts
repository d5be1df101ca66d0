import { buffer } from 'node:stream/consumers'

import type { Request, RequestHandler, Response } from 'express'
import { Agent, request as send } from 'undici'

import { removeDocumentHeaders } from '../files/static-files.ts'
import { createHangDetector } from './hang-detector.ts'
import { isPictureOfPage, sendStandIn } from './picture-placeholder.ts'

const publicPaths = /^\/(images|payment|delivery|outbox)(\/|$)/
const maxBytes = 16 * 1024 * 1024
/** From the request to the last byte: a page has the limit of a page of the shop, a submitted payment a longer one. */
const limitsMs = { picture: 5_000, reading: 2_500, sending: 15_000 }
/** Request headers that are passed on; the others belong to the connection or to the visitor's session. */
const sentHeaders = ['accept', 'accept-language', 'content-type', 'if-none-match']
const pictureHeaders = new Set(['content-type', 'cache-control', 'etag', 'vary'])
const droppedHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'set-cookie'])

/**
 * The embedded merchant's public part (contract: `/merchant/…`); not its GraphQL and auth, and without the shop's
 * cookies.
 *
 * Without HTTP/2 a browser has six connections, which pending pictures occupy: while the merchant hangs, they are
 * rejected at once, uncached; the page shows a shape and requests them again.
 *
 * @param mayUseDemo whether a request may open payment pages and outbox
 */
export function merchantProxy(
  origin: string,
  mayUseDemo: (request: Request) => boolean,
): RequestHandler {
  const [pages, pictures] = [openAgent(), openAgent()]
  const merchant = createHangDetector(async (signal) => {
    const { body } = await send(`${origin}/health`, { signal, dispatcher: pictures })
    await buffer(body)
  })
  let isDemoClosedLogged = false

  async function proxyPage(address: URL, request: Request, response: Response): Promise<void> {
    const { log, refuse } = response.locals
    const limitMs = isReading(request) ? limitsMs.reading : limitsMs.sending
    const ending = new AbortController()
    try {
      const answer = await ask(pages, address, { request, response, limitMs, ending })
      const { statusCode: status } = answer
      // The merchant's message of an internal error is not for shoppers; a busy merchant is not broken.
      if (status >= 500 && status !== 503) {
        log.warn({ status }, 'merchant proxy failed')
        return refuse(502, 'the merchant failed')
      }
      sendOn(answer, response, (name) => !droppedHeaders.has(name))
    } catch (error) {
      if (response.destroyed) return
      log.warn({ err: error }, 'merchant proxy failed')
      if (isAborted(error)) refuse(503, 'the merchant is late')
      else refuse(502, 'the merchant is unreachable')
    }
  }

  async function proxyPicture(address: URL, request: Request, response: Response): Promise<void> {
    const reject = (status: number) => {
      if (response.headersSent || response.destroyed) return
      if (isPictureOfPage(request)) {
        response.locals.refusalReason = `picture not drawn: ${status}`
        return sendStandIn(response)
      }
      response.status(status).set({ 'Cache-Control': 'no-store', 'Retry-After': '5' }).end()
    }
    if (merchant.isHung()) return reject(503)
    const ending = new AbortController()
    const stopWaiting = merchant.wait(() => ending.abort())
    try {
      const limitMs = limitsMs.picture
      const answer = await ask(pictures, address, { request, response, limitMs, ending })
      if (answer.statusCode >= 500) return reject(answer.statusCode === 503 ? 503 : 502)
      removeDocumentHeaders(response)
      response.set({
        'Content-Security-Policy': "default-src 'none'",
        // Pages of mail programs show the pictures of mails.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      sendOn(answer, response, (name) => pictureHeaders.has(name))
    } catch (error) {
      if (response.destroyed) return
      // The request log has its own line for every 503.
      if (isAborted(error)) return reject(503)
      response.locals.log.warn({ err: error }, 'picture proxy failed')
      reject(502)
    } finally {
      stopWaiting()
    }
  }

  return (request, response, next) => {
    // Checked as the merchant will parse it: `/images/../graphql` is not a picture.
    const address = new URL(`${origin}${request.url}`)
    if (!publicPaths.test(address.pathname)) return next()
    const isOfPictures = address.pathname.startsWith('/images/')
    if (isOfPictures && isReading(request)) return void proxyPicture(address, request, response)
    if (!isOfPictures && !mayUseDemo(request)) {
      if (!isDemoClosedLogged)
        response.locals.log.warn({ reason: 'MERCHANT_DEMO=true opens them' }, 'demo pages closed')
      isDemoClosedLogged = true
      return response.locals.refuse(403, 'demo is closed')
    }
    void proxyPage(address, request, response)
  }
}

const openAgent = () => new Agent({ connections: 64, maxResponseSize: maxBytes })

const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD'

interface Passage {
  request: Request
  response: Response
  limitMs: number
  ending: AbortController
}

/** The whole response of the merchant: a part of it that was sent could not be retracted. */
async function ask(
  dispatcher: Agent,
  address: URL,
  { request, response, limitMs, ending }: Passage,
) {
  const end = () => ending.abort()
  response.on('close', end)
  const limit = setTimeout(end, limitMs)
  const names = sentHeaders.filter((name) => request.headers[name] !== undefined)
  try {
    const { body, ...answer } = await send(address, {
      method: request.method as 'GET' | 'HEAD' | 'POST',
      headers: {
        'x-request-id': response.locals.requestId,
        ...Object.fromEntries(names.map((name) => [name, request.headers[name]])),
      },
      // At most a form, which has been received.
      body: isReading(request) ? null : await buffer(request),
      signal: ending.signal,
      dispatcher,
    })
    return { ...answer, content: await buffer(body) }
  } finally {
    clearTimeout(limit)
  }
}

function sendOn(
  { statusCode, headers, content }: Awaited<ReturnType<typeof ask>>,
  response: Response,
  isReturned: (header: string) => boolean,
): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && isReturned(name)) response.setHeader(name, value)
  response.status(statusCode)
  // A failed response is requested again with the next page.
  if (statusCode >= 500) response.setHeader('Cache-Control', 'no-store')
  if (response.req.method === 'HEAD') return void response.end()
  response.setHeader('Content-Length', content.length)
  response.end(content)
}

/** Aborted here: by the time limit, or because the merchant hangs. */
const isAborted = (error: unknown): boolean =>
  error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name)

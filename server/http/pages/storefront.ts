import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

import type { AppLoadContext } from '@remix-run/node'
import type {
  NextFunction,
  Request as HostRequest,
  RequestHandler,
  Response as HostResponse,
} from 'express'
import { LRUCache } from 'lru-cache'
import onHeaders from 'on-headers'

import { createFairQueue, type Priority } from '#app/kit/limits/fair-queue.ts'
import { networkOf } from '#app/kit/limits/network.ts'
import type { CookieJar, Counters, StorefrontConfig } from '#app/context.ts'
import type { AgentOptions } from '#server/http/agents/agent-requests.ts'
import { allowSources } from '#server/http/content-security/allow-sources.ts'
import {
  concurrencyLimit,
  priorityOf,
  type SlotHolder,
} from '#server/http/limits/concurrency-limit.ts'
import type { HostMetrics } from '#server/http/host-metrics.ts'
import { acceptsEncoding } from '#server/http/documents/send-document.ts'
import { filledDocumentSender } from '#server/http/documents/fill-document.ts'
import type { SharedFiles } from '#server/http/files/shared-files.ts'
import { removeDocumentHeaders } from '#server/http/files/static-files.ts'
import { networkQueue, type NetworkQueueLimits } from '#server/http/limits/network-queue.ts'
import { analyticsSources } from '#server/http/content-security/analytics-sources.ts'

import { cookieJar } from './cookie-jar.ts'
import { languageHandlers, type AppBuild } from './language-handlers.ts'
import { prepareForAdapter } from './adapter-response.ts'
import type { RefusalPage } from './refusal.ts'
import { sendResponse } from './send-response.ts'

/** More than a browser requests at a time. */
const networkLimits = { concurrent: 8, alone: 64, waiting: 190 }
/** A sitemap holds some responses of the merchant until its crawler has read it; a feed reads its whole catalogue. */
const maxFiles = { files: 32, feeds: 8 }
const retrySeconds = 5
const maxPauseMs = 2_000
const overloadPageMs = 60_000
const htmlType = 'text/html; charset=utf-8'

export interface StorefrontOptions {
  build: AppBuild | (() => Promise<AppBuild>)
  mode: 'production' | 'development'
  config: StorefrontConfig
  services: AppLoadContext['services']
  counters: Counters
  /** Files of other builds, where instances share a store. */
  sharedFiles?: SharedFiles | null
  /** Maximum of concurrent pages for another request (`MAX_CONCURRENCY`). */
  maxPages: Record<Priority, number>
  /** Maximum of pages of one network. */
  networkLimits?: NetworkQueueLimits
  /** Null or absent when no metrics are served. */
  metrics?: HostMetrics | null
}

export interface Storefront {
  handle: RequestHandler
  refusalPage: RefusalPage
  answerAgent: AgentOptions['answer']
  limits(): LimitState[]
}

export interface LimitState {
  name: string
  maximum: number
  current: number
  refused: number
}

/** The Remix app: limits concurrent pages, and passes requests to their language (`language-handlers.ts`). */
export function storefront({
  build,
  mode,
  config,
  services,
  counters,
  sharedFiles = null,
  maxPages,
  networkLimits: queueLimits = networkLimits,
  metrics,
}: StorefrontOptions): Storefront {
  const [pages, files, feeds] = [concurrencyLimit(), concurrencyLimit(), concurrencyLimit()]
  const queue = networkQueue(queueLimits)
  metrics?.watch('pagesInProgress', () => ({
    page: pages.size(),
    file: files.size() + feeds.size(),
  }))
  metrics?.watch('requestsWaiting', () => ({ ...pageQueue.waiting(), network: queue.waiting() }))
  const sendFilledDocument = filledDocumentSender()
  const overloadPages = new LRUCache<string, string>({ max: 100, ttl: overloadPageMs })
  const { 'script-src': scriptOrigins } = analyticsSources(config.analytics ?? null)
  const handlers = languageHandlers(build, mode, config.addresses, scriptOrigins, sharedFiles)
  const isSecure = config.publicOrigin.startsWith('https:')
  const contextOf = (request: HostRequest, response: HostResponse): AppLoadContext => ({
    requestId: response.locals.requestId,
    traceId: response.locals.knownTraceId,
    nonce: response.locals.nonce,
    log: response.locals.log,
    allowSources: (sources) => allowSources(request, response, sources),
    config,
    origin: response.locals.origin,
    cookies: cookieJar(request, response, isSecure),
    clientAddress: response.locals.clientAddress,
    signal: disconnectSignal(response),
    // The page of a refusal has the rest of the time limit of the requested page.
    startedAt: (response.locals.startedAt ??= performance.now()),
    services,
    counters,
    pageQueue,
    isForManyVisitors: response.locals.isForManyVisitors,
    inlineStyles: response.locals.inlineStyles,
  })

  const refusals = new Map<string, number>()
  const refusedBy = (limit: string) => refusals.get(limit) ?? 0
  function tooBusy(response: HostResponse, limit: string): void {
    refusals.set(limit, refusedBy(limit) + 1)
    response.locals.refuse(503, `limit of ${limit}`, { 'Retry-After': String(retrySeconds) })
  }
  /** @param limits names that refusals by it have */
  const limitState = (name: string, maximum: number, current: number, ...limits: string[]) => {
    const refused = limits.reduce((sum, limit) => sum + refusedBy(limit), 0)
    return { name, maximum, current, refused }
  }

  async function serve(
    request: HostRequest,
    response: HostResponse,
    next: NextFunction,
  ): Promise<void> {
    const script = await handlers.scriptAt(request.path)
    if (script) {
      removeDocumentHeaders(response)
      response.setHeader('Cache-Control', script.cacheControl)
      response.type('text/javascript')
      if (!script.brotli || !acceptsEncoding(request, 'br')) response.send(script.text)
      else response.setHeader('Content-Encoding', 'br').send(script.brotli)
      return
    }
    const { clientAddress } = response.locals
    response.locals.isAdmitted = await queue.take(clientAddress, request.method, response)
    if (!response.locals.isAdmitted) return tooBusy(response, 'one network')
    const context = contextOf(request, response)
    const webRequest = toWebRequest(request, context)
    const resolved = await handlers.resolve(webRequest, context)
    const { screen, market, language, redirectTarget } = resolved
    response.locals.resolvedAddress = { screen, market, language }
    if (resolved.refusal) {
      const { status, reason } = resolved.refusal
      return response.locals.refuse(status, reason)
    }
    // A closed response emits no further event that would end the work started here.
    if (response.closed) return
    const priority = priorityOf(request.method, screen)
    const fileLimit = screen === 'feed' ? 'feeds' : 'files'
    const leave = resolved.isFile
      ? { files, feeds }[fileLimit].enter(maxFiles[fileLimit])
      : pages.enter(maxPages[priority], slotHolder(response))
    if (!leave) return tooBusy(response, resolved.isFile ? fileLimit : priority)
    response.on('close', leave)
    if (priority === 'buying' || response.locals.documentToFill) pauseBrowsing(response)
    if (await sendFilled(webRequest, context, response)) return
    // One page starts in each turn of the event loop: with all data cached, the pages of many visitors would otherwise be
    // rendered before a health request is read.
    await pageQueue.run(networkOf(clientAddress), () => setImmediate(), priority)
    if (response.closed) return
    // Another context: its time begins now, and so does that of the requests to the merchant.
    const startedAt = (response.locals.startedAt = performance.now())
    const pageContext = { ...context, startedAt, priority, screen }
    if (!redirectTarget && !resolved.isFile) {
      response.locals.context = pageContext
      prepareForAdapter(response)
      return resolved.handle(request, response, next)
    }
    const made = await resolved.render(webRequest, pageContext)
    const whole = redirectTarget
      ? await mergeRedirects(made, redirectTarget, { ...pageContext })
      : made
    await sendResponse(whole, request, response)
  }

  /** Sends the kept document of a page with the visitor's own parts; false when the page is to be rendered. */
  async function sendFilled(webRequest: Request, context: AppLoadContext, response: HostResponse) {
    const { documentToFill, log } = response.locals
    if (!documentToFill) return false
    try {
      const app = await handlers.app()
      const visitor = { request: webRequest, context }
      const isSent = await sendFilledDocument(documentToFill, response, {
        split: (text) => app.splitDocument(text, visitor),
        fill: (parts) => app.fillDocument(parts, visitor),
      })
      if (isSent) return true
    } catch (error) {
      if (response.closed) return true
      log.warn({ err: error }, 'document fill failed')
    }
    response.locals.cache = undefined
    return false
  }

  /** Two redirects as one, where the first target has another alias. Permanent when both are. */
  async function mergeRedirects(first: Response, address: string, context: AppLoadContext) {
    const webRequest = new Request(context.origin + address, { signal: context.signal })
    const { render } = await handlers.resolve(webRequest, context)
    const next = await render(webRequest, context)
    await next.body?.cancel()
    const location = next.headers.get('Location')
    if (!location) return first
    const headers = new Headers(first.headers)
    headers.set('Location', location)
    return new Response(null, {
      status: first.status === 301 ? next.status : first.status,
      headers,
    })
  }

  /** Cached for a minute: an overloaded shop does not render a page to report it. */
  async function overloadPage(
    address: string,
    { requestId, traceId }: AppLoadContext,
    open: () => Promise<Response>,
  ): Promise<Response> {
    const key = traceId ? `${address} traced` : address
    let text = overloadPages.get(key)
    if (text === undefined) {
      const page = await open()
      if (page.status !== 503) return page
      text = await page.text()
      overloadPages.set(key, text)
    }
    const headers = { 'Content-Type': htmlType }
    const whole = text
      .replaceAll(placeholders.requestId, requestId)
      .replaceAll(placeholders.traceId, traceId ?? '')
    return new Response(whole, { status: 503, headers })
  }

  return {
    handle(request, response, next) {
      inRequestSpan(response, () => serve(request, response, next)).catch(next)
    },
    answerAgent(request, response, body) {
      const context = contextOf(request, response)
      // A target in absolute form has a host, too; signatures may be about a query, which nothing reads.
      const query = /\?.*/.exec(request.originalUrl)?.[0] ?? ''
      const { method, path, headers } = request
      const url = context.origin + path + query
      const sent = { method, url, path, headers, body }
      return inRequestSpan(response, async () => (await handlers.app()).answerAgent(context, sent))
    },
    limits: () => [
      limitState('pages at the same time', maxPages.browsing, pages.size(), 'browsing', 'buying'),
      limitState('files for crawlers at the same time', maxFiles.files, files.size(), 'files'),
      limitState('product feeds at the same time', maxFiles.feeds, feeds.size(), 'feeds'),
      limitState(
        'waiting requests of one network',
        queueLimits.waiting,
        queue.waiting(),
        'one network',
      ),
    ],
    async refusalPage(request, response, status) {
      const { clientAddress } = response.locals
      response.locals.isAdmitted ??= await queue.take(clientAddress, request.method, response)
      if (response.closed) return
      if (!response.locals.isAdmitted) {
        status = 503
        response.locals.refusalReason = 'limit of one network'
        response.setHeader('Retry-After', retrySeconds)
      }
      const refusal = { status, path: request.path }
      const ofVisitor = contextOf(request, response)
      // The page of an overload is the same for all.
      const forAll = {
        cookies: noCookies,
        requestId: placeholders.requestId,
        ...(ofVisitor.traceId && { traceId: placeholders.traceId }),
      }
      const context = { ...ofVisitor, ...(status === 503 && forAll), refusal }
      // The requested address may be malformed; its market and language may still be readable.
      const prefix = /^(\/[a-z]{2,10}(?=\/)){0,2}/i.exec(request.originalUrl)?.[0] ?? ''
      const webRequest = new Request(`${context.origin}${prefix}/`)
      const { refusalPath, render } = await handlers.resolve(webRequest, context)
      const address = context.origin + refusalPath
      const open = () => inRequestSpan(response, () => render(new Request(address), context))
      const page = status === 503 ? await overloadPage(address, ofVisitor, open) : await open()
      page.headers.set('Cache-Control', 'no-store')
      await sendResponse(page, request, response)
    },
  }
}

/** One queue per process, since it has one event loop. Cart and checkout come first; networks take turns. */
const pageQueue = createFairQueue()

/** Pauses pages of browsing for this response, shortly: an order may take seconds at the merchant. */
function pauseBrowsing(response: HostResponse): void {
  const resume = pageQueue.pauseBrowsing()
  const timer = setTimeout(resume, maxPauseMs)
  response.on('close', () => {
    clearTimeout(timer)
    resume()
  })
}

function slotHolder(response: HostResponse): SlotHolder {
  let sentAt: number | null = null
  onHeaders(response, () => (sentAt = performance.now()))
  return {
    sentForMs: () => sentAt && performance.now() - sentAt,
    abort: () => response.destroy(),
  }
}

/** In place of the ids in the cached page. */
const placeholders = { requestId: randomUUID(), traceId: randomUUID() }

/** The loaders and requests to the merchant that `work` begins are below the span of the request. */
function inRequestSpan<Result>({ locals: { span } }: HostResponse, work: () => Result): Result {
  return span ? span.run(work) : work()
}

const noCookies: CookieJar = {
  read: () => undefined,
  namesFrom: () => [],
  write: () => {},
  forget: () => {},
  hasChanged: () => false,
}

/** The request without a body, for resolving its address and for reads that need no body. */
function toWebRequest(request: HostRequest, { signal, origin }: AppLoadContext): Request {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  )
  return new Request(origin + request.originalUrl, { method: request.method, headers, signal })
}

function disconnectSignal(response: HostResponse): AbortSignal {
  const clientDisconnected = new AbortController()
  response.on('close', () => {
    if (!response.writableFinished) clientDisconnected.abort()
  })
  return clientDisconnected.signal
}

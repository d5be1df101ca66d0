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
import pLimit from 'p-limit'

import type { CookieJar, Log, StorefrontConfig, Counters } from '#app/context.ts'

import { concurrencyLimit, priorityOf, type Priority } from './concurrency-limit.ts'
import { cookieJar } from './cookie-jar.ts'
import type { FileHashes } from './file-hashes.ts'
import { languageHandlers, type AppBuild } from './language-handlers.ts'
import { prepareForAdapter } from './adapter-response.ts'
import type { RefusalPage } from './refusal.ts'
import { sendResponse } from './send-response.ts'

/** A page takes some thirty milliseconds to make: these are finished within seconds. */
const mostPages = { browsing: 256, buying: 384 }
const retrySeconds = 5
const overloadPageMs = 60_000
const htmlType = 'text/html; charset=utf-8'

export interface StorefrontOptions {
  build: AppBuild | (() => Promise<AppBuild>)
  mode: 'production' | 'development'
  config: StorefrontConfig
  services: AppLoadContext['services']
  counters: Counters
  /** Hashes of scripts and style sheets; left out while Vite serves them. */
  hashes?: FileHashes
  /** How many pages may be under way when one more is asked for. */
  mostPages?: Record<Priority, number>
}

export interface Storefront {
  handle: RequestHandler
  refusalPage: RefusalPage
  /** Asks the merchant what every page begins with, as pages do. */
  isMerchantReachable(asked: { requestId: string; log: Log }): Promise<boolean>
}

/**
 * The Remix app behind the host: limits how many pages are made at once and hands requests to the adapter
 * of their language (`language-handlers.ts`). Refusals, files for machines and redirects in one hop are
 * sent by `send-response.ts` (README, decisions).
 */
export function storefront({
  build,
  mode,
  config,
  services,
  counters,
  hashes = new Map(),
  mostPages: most = mostPages,
}: StorefrontOptions): Storefront {
  const pages = concurrencyLimit(most)
  const overloadPages = new LRUCache<string, string>({ max: 100, ttl: overloadPageMs })
  const handlers = languageHandlers(build, mode, config.addresses, hashes)
  const isSecure = config.publicOrigin.startsWith('https:')
  const contextOf = (request: HostRequest, response: HostResponse): AppLoadContext => ({
    requestId: response.locals.requestId,
    nonce: response.locals.nonce,
    log: response.locals.log,
    config,
    origin: response.locals.origin,
    cookies: cookieJar(request, response, isSecure),
    clientAddress: request.ip ?? '',
    signal: untilVisitorLeaves(response),
    // The page of a refusal has what is left of the time of the page that was asked for.
    startedAt: (response.locals.startedAt ??= performance.now()),
    services,
    counters,
  })

  async function serve(
    request: HostRequest,
    response: HostResponse,
    next: NextFunction,
  ): Promise<void> {
    const script = await handlers.scriptAt(request.path)
    if (script) {
      response.setHeader('Cache-Control', script.cacheControl)
      response.type('text/javascript').send(script.text)
      return
    }
    await nextTurn()
    if (response.closed) return
    const context = contextOf(request, response)
    const asked = webRequest(request, context)
    const resolved = await handlers.resolve(asked, context)
    const { screen, market, language, redirectTarget } = resolved
    response.locals.arrived = { screen, market, language }
    if (resolved.refusal) return response.locals.refuse(resolved.refusal)
    // A response that has closed emits no further event that would end what begins here.
    if (response.closed) return
    const leave = pages.enter(priorityOf(request.method, screen))
    if (!leave) return response.locals.refuse(503, { 'Retry-After': String(retrySeconds) })
    response.on('close', leave)
    if (!redirectTarget && !resolved.isFile) {
      response.locals.context = context
      prepareForAdapter(response)
      return resolved.handle(request, response, next)
    }
    const made = await resolved.render(asked, context)
    const whole = redirectTarget ? await inOneHop(made, redirectTarget, { ...context }) : made
    await sendResponse(whole, request, response)
  }

  /**
   * Two redirects in one, where the first leads to an address that redirects itself because the thing has
   * another name there. Permanent when both are.
   */
  async function inOneHop(first: Response, address: string, context: AppLoadContext) {
    const asked = new Request(context.origin + address, { signal: context.signal })
    const { render } = await handlers.resolve(asked, context)
    const next = await render(asked, context)
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

  /** Kept for a minute: a shop with too much to do does not render a page to say so. */
  async function overloadPage(
    address: string,
    requestId: string,
    open: () => Promise<Response>,
  ): Promise<Response> {
    let text = overloadPages.get(address)
    if (text === undefined) {
      const page = await open()
      if (page.status !== 503) return page
      text = await page.text()
      overloadPages.set(address, text)
    }
    const headers = { 'Content-Type': htmlType }
    return new Response(text.replaceAll(anyRequest, requestId), { status: 503, headers })
  }

  return {
    handle(request, response, next) {
      serve(request, response, next).catch(next)
    },
    isMerchantReachable: (asked) => handlers.isMerchantReachable({ config, services, ...asked }),
    async refusalPage(request, response, status) {
      const refusal = { status, path: request.path }
      const ofVisitor = contextOf(request, response)
      // The page of an overload is the same for all; one that a cache may take for a file shows no cart.
      const cookies = /\.\w{1,5}$/.test(request.path) ? noCookies : ofVisitor.cookies
      const forAll = { cookies: noCookies, requestId: anyRequest }
      const context = { ...ofVisitor, cookies, ...(status === 503 && forAll), refusal }
      // The requested address may be malformed; its market and language may still be readable.
      const prefix = /^(\/[a-z]{2,10}(?=\/)){0,2}/i.exec(request.originalUrl)?.[0] ?? ''
      const asked = new Request(`${context.origin}${prefix}/`)
      const { refusalPath, render } = await handlers.resolve(asked, context)
      const address = context.origin + refusalPath
      const open = () => render(new Request(address), context)
      const page =
        status === 503 ? await overloadPage(address, ofVisitor.requestId, open) : await open()
      page.headers.set('Cache-Control', 'no-store')
      await sendResponse(page, request, response)
    },
  }
}

const turns = pLimit(1)

/**
 * Begins one page in each turn of the event loop: with all data in the cache, the pages of many visitors
 * would otherwise be made before a health request is read.
 */
function nextTurn(): Promise<void> {
  return turns(() => setImmediate())
}

/** Placeholder for the request's id in a page that is kept for all. */
const anyRequest = randomUUID()

const noCookies: CookieJar = {
  read: () => undefined,
  write: () => {},
  forget: () => {},
  hasChanged: () => false,
}

/** The request without a body, to find out what its address means and to read what needs no body. */
function webRequest(request: HostRequest, { signal, origin }: AppLoadContext): Request {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  )
  return new Request(origin + request.originalUrl, { method: request.method, headers, signal })
}

function untilVisitorLeaves(response: HostResponse): AbortSignal {
  const visitorLeft = new AbortController()
  response.on('close', () => {
    if (!response.writableFinished) visitorLeft.abort()
  })
  return visitorLeft.signal
}

import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

import type { GetLoadContextFunction } from '@remix-run/express'
import type { AppLoadContext } from '@remix-run/node'
import type { Request as HostRequest, RequestHandler, Response as HostResponse } from 'express'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'

import type { CookieJar, Log, StorefrontConfig, Tally } from '#app/context.ts'

import { concurrencyLimit, priorityOf, type Priority } from './concurrency-limit.ts'
import { cookieJar } from './cookie-jar.ts'
import type { FileHashes } from './file-hashes.ts'
import { languageRooms, type AppBuild } from './language-handlers.ts'
import type { RefusalPage } from './refusal.ts'
import { sendAnswer } from './send-response.ts'

/** A page takes some thirty milliseconds to make: what is let in is out within seconds. */
const mostPages = { browsing: 256, buying: 384 }
const retrySeconds = 5
const overloadPageMs = 60_000
const htmlType = 'text/html; charset=utf-8'

export interface StorefrontOptions {
  build: AppBuild | (() => Promise<AppBuild>)
  mode: 'production' | 'development'
  config: StorefrontConfig
  services: AppLoadContext['services']
  tally: Tally
  /** What scripts and style sheets hash to; left out while Vite serves them. */
  hashes?: FileHashes
  /** How many pages may be under way when one more is asked for. */
  mostPages?: Record<Priority, number>
}

export interface Storefront {
  handle: RequestHandler
  refusalPage: RefusalPage
  /** Asks the merchant what every page begins with, as pages do. */
  isMerchantThere(asked: { requestId: string; log: Log }): Promise<boolean>
}

/**
 * The Remix app behind the host. Not Remix's own adapter, which builds `request.url` from the Host
 * header and takes its port from X-Forwarded-Host even when no proxy is trusted: here the origin is
 * one of the configured ones, whatever the request says.
 */
export function storefront({
  build,
  mode,
  config,
  services,
  tally,
  hashes = new Map(),
  mostPages: most = mostPages,
}: StorefrontOptions): Storefront {
  const pages = concurrencyLimit(most)
  const overloadPages = new LRUCache<string, string>({ max: 100, ttl: overloadPageMs })
  const rooms = languageRooms(build, mode, config.addresses, hashes)
  const isSecure = config.publicOrigin.startsWith('https:')
  const contextOf = ((request: HostRequest, response: HostResponse): AppLoadContext => ({
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
    tally,
  })) satisfies GetLoadContextFunction

  async function answerPage(request: HostRequest, response: HostResponse): Promise<void> {
    const script = await rooms.fileAt(request.path)
    if (script) {
      response.setHeader('Cache-Control', script.cacheControl)
      response.type('text/javascript').send(script.text)
      return
    }
    await nextTurn()
    if (response.closed) return
    const context = contextOf(request, response)
    const asked = appRequest(request, context)
    const { answer, refusal, leadsTo, ...arrived } = await rooms.openFor(asked, context)
    response.locals.arrived = arrived
    if (refusal) return response.locals.refuse(refusal)
    // Who has left already never says so again.
    if (response.closed) return
    const leave = pages.enter(priorityOf(request.method, arrived.screen))
    if (!leave) return response.locals.refuse(503, { 'Retry-After': String(retrySeconds) })
    response.on('close', leave)
    const page = await answer(asked, context)
    if (isLastResort(page)) return response.locals.refuse(500)
    const whole = leadsTo ? await inOneHop(page, leadsTo, { ...context }) : page
    await sendAnswer(whole, request, response)
  }

  /**
   * A redirect to an address that leads on itself, since the thing is called otherwise there: both in
   * one. For good when both are.
   */
  async function inOneHop(first: Response, address: string, context: AppLoadContext) {
    const asked = new Request(context.origin + address, { signal: context.signal })
    const { answer } = await rooms.openFor(asked, context)
    const next = await answer(asked, context)
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

  /** Made once in a while: a shop with too much to do does not render a page to say so. */
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
      answerPage(request, response).catch(next)
    },
    isMerchantThere: (asked) => rooms.isMerchantThere({ config, services, ...asked }),
    async refusalPage(request, response, status) {
      const refusal = { status, path: request.path }
      const ofVisitor = contextOf(request, response)
      // The page of an overload is one for all; what a cache may take for a file shows nobody's cart.
      const cookies = /\.\w{1,5}$/.test(request.path) ? noCookies : ofVisitor.cookies
      const forAll = { cookies: noCookies, requestId: anyRequest }
      const context = { ...ofVisitor, cookies, ...(status === 503 && forAll), refusal }
      // What the visitor asked for may be what cannot be read; market and language may still be.
      const meant = /^(\/[a-z]{2,10}(?=\/)){0,2}/i.exec(request.originalUrl)?.[0] ?? ''
      const room = await rooms.openFor(new Request(`${context.origin}${meant}/`), context)
      const address = context.origin + room.refusalPath
      const open = () => room.answer(new Request(address), context)
      const page =
        status === 503 ? await overloadPage(address, ofVisitor.requestId, open) : await open()
      page.headers.set('Cache-Control', 'no-store')
      await sendAnswer(page, request, response)
    },
  }
}

const turns = pLimit(1)

/**
 * Begins one page in a turn of the event loop: answers that are at hand would otherwise be made into
 * pages for all visitors of a moment before health is looked at again.
 */
function nextTurn(): Promise<void> {
  return turns(() => setImmediate())
}

/** Stands for the id of a request in a page that is kept for all. */
const anyRequest = randomUUID()

const noCookies: CookieJar = {
  read: () => undefined,
  write: () => {},
  forget: () => {},
  hasChanged: () => false,
}

/**
 * The request as the app sees it. Where it came from was judged in front (cross-site guard), and
 * nothing that a proxy or visitor says about the origin goes further.
 */
function appRequest(request: HostRequest, { signal, origin }: AppLoadContext): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || isAboutOrigin(name)) continue
    for (const each of [value].flat()) headers.append(name, each)
  }
  headers.set('Host', new URL(origin).host)
  const address = new URL(`${origin}${request.originalUrl}`)
  // Remix's data requests of old would run an action past its own checks; the app makes none.
  if (address.searchParams.has('_data')) address.searchParams.delete('_data')
  return new Request(address, {
    method: request.method,
    headers,
    signal,
    body: request.method === 'POST' ? request.body : undefined,
  })
}

/** What Remix says, in plain text, when the page for a failure fails too; the log has been told why. */
function isLastResort({ status, headers }: Response): boolean {
  return status === 500 && headers.get('Content-Type') === 'text/plain'
}

function untilVisitorLeaves(response: HostResponse): AbortSignal {
  const visitorLeft = new AbortController()
  response.on('close', () => {
    if (!response.writableFinished) visitorLeft.abort()
  })
  return visitorLeft.signal
}

function isAboutOrigin(name: string): boolean {
  return (
    name === 'origin' ||
    name === 'forwarded' ||
    name.startsWith('x-forwarded-') ||
    name.startsWith('x-original-') ||
    name.startsWith('x-rewrite-') ||
    name === 'x-http-method-override' ||
    // Belong to the connection between visitor and host.
    name === 'connection' ||
    name === 'transfer-encoding' ||
    name === 'content-length'
  )
}

import type { GetLoadContextFunction } from '@remix-run/express'
import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node'
import type { Request as HostRequest, RequestHandler, Response as HostResponse } from 'express'

import type { SharedAnswers, StorefrontConfig, Tally } from '#app/context.ts'

import { cookieJar } from './cookie-jar.ts'
import type { RefusalPage } from './refusal.ts'
import { sendAnswer } from './send-answer.ts'

export interface StorefrontOptions {
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  config: StorefrontConfig
  sharedAnswers?: SharedAnswers | null
  tally: Tally
}

export interface Storefront {
  handle: RequestHandler
  refusalPage: RefusalPage
}

/**
 * The Remix app behind the host. Not Remix's own adapter, which builds `request.url` from the Host
 * header and takes its port from X-Forwarded-Host even when no proxy is trusted: here the origin is
 * the configured one, whatever the request says.
 */
export function storefront({
  build,
  mode,
  config,
  sharedAnswers = null,
  tally,
}: StorefrontOptions): Storefront {
  const answer = createRequestHandler(build, mode)
  const isSecure = config.publicOrigin.startsWith('https:')
  const contextOf = ((request: HostRequest, response: HostResponse): AppLoadContext => ({
    requestId: response.locals.requestId,
    nonce: response.locals.nonce,
    log: response.locals.log,
    config,
    cookies: cookieJar(request, response, isSecure),
    clientAddress: request.ip ?? '',
    signal: untilVisitorLeaves(response),
    sharedAnswers,
    tally,
  })) satisfies GetLoadContextFunction
  return {
    handle(request, response, next) {
      const context = contextOf(request, response)
      answer(appRequest(request, context.signal, config.publicOrigin), context)
        .then((result) => sendAnswer(result, request, response))
        .catch(next)
    },
    async refusalPage(request, response, refusal) {
      const context = { ...contextOf(request, response), refusal }
      // No screen has this address; what the visitor asked for may be what cannot be read.
      const language = /^\/[a-z]{2}(?=\/)/.exec(request.originalUrl)?.[0] ?? ''
      const address = `${config.publicOrigin}${language}/${refusal}`
      const page = await answer(new Request(address), context)
      page.headers.set('Cache-Control', 'no-store')
      await sendAnswer(page, request, response)
    },
  }
}

/**
 * The request as the app sees it. Where it came from was judged in front (cross-site guard), and
 * nothing that a proxy or visitor says about the origin goes further.
 */
function appRequest(request: HostRequest, signal: AbortSignal, publicOrigin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || isAboutOrigin(name)) continue
    for (const each of [value].flat()) headers.append(name, each)
  }
  headers.set('Host', new URL(publicOrigin).host)
  const address = new URL(`${publicOrigin}${request.originalUrl}`)
  // Remix's data requests of old would run an action past its own checks; the app makes none.
  if (address.searchParams.has('_data')) address.searchParams.delete('_data')
  return new Request(address, {
    method: request.method,
    headers,
    signal,
    body: request.method === 'POST' ? request.body : undefined,
  })
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

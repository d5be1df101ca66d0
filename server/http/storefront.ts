import { createRequestHandler } from '@remix-run/express'
import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'

import type { StorefrontConfig } from '#app/context.ts'

import { cookieJar } from './cookie-jar.ts'

/** What a proxy says about a request; the app takes its origin from the configuration alone. */
const forwarded = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded']

export interface StorefrontOptions {
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  config: StorefrontConfig
}

/**
 * The Remix app behind the host. The adapter builds `request.url` from the Host header and takes the
 * port from X-Forwarded-Host even when no proxy is trusted (trust finding 1), so both are replaced by
 * the configured origin first.
 */
export function storefront({ build, mode, config }: StorefrontOptions): RequestHandler {
  const { host } = new URL(config.publicOrigin)
  const isSecure = config.publicOrigin.startsWith('https:')
  const handle = createRequestHandler({
    build,
    mode,
    getLoadContext: (request, response): AppLoadContext => ({
      requestId: response.locals.requestId,
      nonce: response.locals.nonce,
      log: response.locals.log,
      config,
      cookies: cookieJar(request, response, isSecure),
      clientAddress: request.ip ?? '',
    }),
  })
  return (request, response, next) => {
    for (const name of forwarded) Reflect.deleteProperty(request.headers, name)
    request.headers.host = host
    void handle(request, response, next)
  }
}

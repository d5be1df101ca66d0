import { STATUS_CODES } from 'node:http'
import type { AppLoadContext } from '@remix-run/node'
import type { Request as HostRequest, RequestHandler, Response as HostResponse } from 'express'
import type { Logger } from 'pino'

import { asksForFile } from './file-request.ts'

/** Shows the shop's own page for a status. */
export type RefusalPage = (
  request: HostRequest,
  response: HostResponse,
  status: number,
) => Promise<void>

/**
 * Sets `response.locals.refuse` for the middleware in front of the app. A request for a page gets the shop's
 * page for the status; a request for a file, one of a program, and any while the shop itself fails, gets a
 * plain one.
 */
export function refusal(page: RefusalPage | undefined): RequestHandler {
  return (request, response, next) => {
    response.locals.refuse = (status, headers = {}) => {
      if (response.headersSent) return
      response.set({ 'Cache-Control': 'no-store', ...headers })
      const hasPage = status < 500 || status === 503
      if (!page || !hasPage || !wantsPage(request)) return bare(request, response, status)
      // The router would take the address for the page it shows, so this page is one without scripts.
      const policy = String(response.getHeader('Content-Security-Policy'))
      const withoutScripts = policy.replace(/script-src [^;]*/, "script-src 'none'")
      response.setHeader('Content-Security-Policy', withoutScripts)
      page(request, response, status).catch((error: unknown) => {
        response.locals.log.error({ err: error }, 'the page of a refusal failed')
        if (response.headersSent) response.destroy()
        else bare(request, response, status)
      })
    }
    next()
  }
}

function wantsPage({ method, headers, path }: HostRequest): boolean {
  if (method !== 'GET' && method !== 'POST') return false
  return Boolean(headers.accept?.includes('text/html')) && !asksForFile(path)
}

function bare(request: HostRequest, response: HostResponse, status: number): void {
  response.status(status).set('Content-Type', 'text/html; charset=utf-8')
  const html = plainPage(status, response.locals.requestId)
  response.end(request.method === 'HEAD' ? undefined : html)
}

/**
 * A document without words of the shop, script or style sheet, so that it works whatever is wrong. The
 * spec (section 8) gives the sentence for an error page that fails.
 */
export function plainPage(status: number, requestId: string): string {
  const title =
    status >= 500
      ? 'An error occurred while showing the error page'
      : `${status} ${STATUS_CODES[status] ?? ''}`.trim()
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p><a href="/">Hemvist</a></p><p>${requestId}</p></html>`
}

declare module 'express-serve-static-core' {
  interface Locals {
    requestId: string
    nonce: string
    /** Public origin of the host that was asked. */
    origin: string
    log: Logger
    /** When it was begun to be answered, as `performance.now()` counts. */
    startedAt?: number
    /** What the app is handed of this request; set when it is about to be asked. */
    context?: AppLoadContext
    /** What of the shop is asked for, once the app knows. */
    arrived?: { screen: string | null; market: string | null; language: string }
    refuse: (status: number, headers?: Record<string, string>) => void
  }
}

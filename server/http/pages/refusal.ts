import { STATUS_CODES } from 'node:http'
import type { AppLoadContext } from '@remix-run/node'
import type { Request as HostRequest, RequestHandler, Response as HostResponse } from 'express'
import type { Logger } from 'pino'

import { isFileName } from '#app/kit/text/file-name.ts'

import type { ReadRequest } from '#server/http/agents/kept-answers.ts'
import type { DocumentToFill } from '#server/http/documents/fill-document.ts'
import type { RequestSpan } from '#server/http/log/request-span.ts'

export type RefusalPage = (
  request: HostRequest,
  response: HostResponse,
  status: number,
) => Promise<void>

/** Sets `response.locals.refuse`: the shop's page for the status; for a file, a program or a failing shop a plain one. */
export function refusal(page: RefusalPage | undefined): RequestHandler {
  return (request, response, next) => {
    response.locals.refuse = (status, reason, headers = {}) => {
      if (response.headersSent) return
      response.locals.refusalReason = reason
      response.set({ 'Cache-Control': 'no-store', ...headers })
      const hasPage = status < 500 || status === 503
      if (!page || !hasPage || !isPageRequest(request))
        return sendPlainPage(request, response, status)
      // The router would resolve the requested address instead of this page, so the page has no
      // scripts.
      const policy = String(response.getHeader('Content-Security-Policy'))
      const withoutScripts = policy.replace(/script-src [^;]*/, "script-src 'none'")
      response.setHeader('Content-Security-Policy', withoutScripts)
      page(request, response, status).catch((error: unknown) => {
        response.locals.log.error({ err: error }, 'error page failed')
        if (response.headersSent) response.destroy()
        else sendPlainPage(request, response, status)
      })
    }
    next()
  }
}

function isPageRequest({ method, headers, path }: HostRequest): boolean {
  if (method !== 'GET' && method !== 'POST') return false
  return Boolean(headers.accept?.includes('text/html')) && !isFileName(path)
}

function sendPlainPage(request: HostRequest, response: HostResponse, status: number): void {
  response.status(status).set('Content-Type', 'text/html; charset=utf-8')
  const { requestId, knownTraceId } = response.locals
  const html = plainPage(status, requestId, knownTraceId)
  response.end(request.method === 'HEAD' ? undefined : html)
}

/** Without messages, scripts or styles of the shop, so that it never fails, and with the sentence of spec section 8. */
export function plainPage(status: number, requestId: string, traceId?: string): string {
  const title =
    status >= 500
      ? 'An error occurred while showing the error page'
      : `${status} ${STATUS_CODES[status] ?? ''}`.trim()
  const trace = traceId ? `<p>Trace ${traceId}</p>` : ''
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p><a href="/">Hemvist</a></p><p>${requestId}</p>${trace}</html>`
}

declare module 'express-serve-static-core' {
  interface Locals {
    requestId: string
    nonce: string
    /** W3C trace context of the request. */
    traceparent: string
    /** Id of the trace for error pages, where a collector or a proxy knows it. */
    knownTraceId?: string
    /** Absent while traces are off. */
    span?: RequestSpan
    /** Public origin of the requested host. */
    origin: string
    log: Logger
    /** After trusted proxies; empty where nobody knows whose request it is (`guards/client-address.ts`). */
    clientAddress: string
    /** Start of the request, on the clock of `performance.now()`. */
    startedAt?: number
    /** Whether its network may have this page rendered; false when too many of it wait (`network-queue.ts`). */
    isAdmitted?: boolean
    /** The load context of this request; set just before the app is called. */
    context?: AppLoadContext
    /** The requested screen, market and language, once the app has resolved the address. */
    resolvedAddress?: { screen: string | null; market: string | null; language: string }
    /** Whether the page is rendered for the document cache, and no visitor waits for it. */
    isForManyVisitors?: boolean
    /** Set for visitors who may see their first page. */
    inlineStyles?: AppLoadContext['inlineStyles']
    /** What the document cache has of this page, which lacks the visitor's own parts. */
    documentToFill?: DocumentToFill
    /** A request of an assistant that was read in front of the host. */
    agentRequest?: ReadRequest
    /** What the document cache did, for the log. */
    cache?: 'hit' | 'stale' | 'renewal'
    /** @param reason for the log, in a few words without anything that the visitor sent */
    refuse: (status: number, reason: string, headers?: Record<string, string>) => void
    refusalReason?: string
  }
}

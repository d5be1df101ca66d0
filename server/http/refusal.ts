import { STATUS_CODES } from 'node:http'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'

/**
 * The page for requests that never reach the app: no words of the shop, no script, no style sheet, so
 * that it works whatever is wrong. Spec section 8 gives the sentence for a failing error page.
 */
export const refusal: RequestHandler = (request, response, next) => {
  response.locals.refuse = (status: number, headers: Record<string, string> = {}) => {
    if (response.headersSent) return
    const isFailure = status >= 500
    const title = isFailure
      ? 'An error occurred while showing the error page'
      : `${status} ${STATUS_CODES[status] ?? ''}`.trim()
    response
      .status(status)
      .set({ 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8', ...headers })
      .end(
        request.method === 'HEAD'
          ? undefined
          : `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p><a href="/">Hemvist</a></p><p>${String(response.locals.requestId)}</p></html>`,
      )
  }
  next()
}

declare module 'express-serve-static-core' {
  interface Locals {
    requestId: string
    nonce: string
    log: Logger
    refuse: (status: number, headers?: Record<string, string>) => void
  }
}

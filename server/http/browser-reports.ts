import { text } from 'node:stream/consumers'

import type { Request, RequestHandler, Response } from 'express'
import type { IRateLimiterOptions } from 'rate-limiter-flexible'

import { withinLimit } from './limits/within-limit.ts'

interface ReportLimits {
  perNetwork: IRateLimiterOptions
  maxBytes: number
}

/** `receive` gets the body of a report, if it is JSON. Browsers ignore the response: 204 for any body, or 429. */
export function browserReports(
  { perNetwork, maxBytes }: ReportLimits,
  receive: (report: unknown, request: Request, response: Response) => unknown,
): RequestHandler {
  const allows = withinLimit(perNetwork)
  return (request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    const handleReport = async () => {
      const isAllowed = await allows(response.locals.clientAddress)
      const report = isAllowed ? await readJson(request, maxBytes) : null
      // No other request can follow on the connection after an unread body.
      if (!request.complete) response.setHeader('Connection', 'close')
      response.status(isAllowed ? 204 : 429).end()
      await receive(report, request, response)
    }
    // The body may be aborted while it is read.
    handleReport().catch(() => response.destroy())
  }
}

async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  if (!(Number(request.headers['content-length'] ?? NaN) <= maxBytes)) return null
  try {
    return JSON.parse(await text(request)) as unknown
  } catch {
    return null
  }
}

import { text } from 'node:stream/consumers'
import type { Request as HostRequest, RequestHandler } from 'express'

import { networkOf } from '#app/kit/limits/network.ts'
import { z } from '#app/kit/zod.ts'

import type { HostMetrics } from './host-metrics.ts'
import { withinLimit } from './limits/within-limit.ts'

const maxBytes = 500
/** A browser sends one for each document. */
const perNetwork = { points: 120, duration: 60 }

const milliseconds = z.number().min(0).max(120_000).optional()
const report = z.strictObject({
  screen: z.string().max(40),
  CLS: z.number().min(0).max(100).optional(),
  FCP: milliseconds,
  INP: milliseconds,
  LCP: milliseconds,
  TTFB: milliseconds,
})

/**
 * Adds the times that a browser has measured to the histograms of their screen. Nothing else of the report, its
 * cookies or its sender is read or kept. The response is 204 for any body, or 429.
 */
export function webVitals(metrics: HostMetrics): RequestHandler {
  const allows = withinLimit(perNetwork)
  return (request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    const handleReport = async () => {
      const network = networkOf(response.locals.clientAddress)
      const isAllowed = !network || (await allows(network))
      const parsed = isAllowed ? report.safeParse(await readJson(request)) : null
      if (parsed?.success) {
        const { screen, ...vitals } = parsed.data
        metrics.vitalsReported(screen, vitals)
      }
      // No other request can follow on the connection after an unread body.
      if (!request.complete) response.setHeader('Connection', 'close')
      response.status(isAllowed ? 204 : 429).end()
    }
    // The body may be aborted while it is read.
    handleReport().catch(() => response.destroy())
  }
}

async function readJson(request: HostRequest): Promise<unknown> {
  const announced = Number(request.headers['content-length'] ?? NaN)
  if (!(announced <= maxBytes)) return null
  try {
    return JSON.parse(await text(request)) as unknown
  } catch {
    return null
  }
}

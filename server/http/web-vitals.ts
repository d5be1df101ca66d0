import type { RequestHandler } from 'express'

import { z } from '#app/kit/zod.ts'

import { browserReports } from './browser-reports.ts'
import type { HostMetrics } from './host-metrics.ts'

/** A browser sends one for each document. */
const limits = { perNetwork: { points: 120, duration: 60 }, maxBytes: 500 }

const milliseconds = z.number().min(0).max(120_000).optional()
const report = z.strictObject({
  screen: z.string().max(40),
  CLS: z.number().min(0).max(100).optional(),
  FCP: milliseconds,
  INP: milliseconds,
  LCP: milliseconds,
  TTFB: milliseconds,
})

/** Adds a browser's times to the histograms of their screen. Nothing else of the report or its sender is kept. */
export function webVitals(metrics: HostMetrics): RequestHandler {
  return browserReports(limits, (sent) => {
    const parsed = report.safeParse(sent)
    if (!parsed.success) return
    const { screen, ...vitals } = parsed.data
    metrics.vitalsReported(screen, vitals)
  })
}

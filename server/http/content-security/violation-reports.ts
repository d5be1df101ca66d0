import type { RequestHandler } from 'express'
import { RateLimiterMemory } from 'rate-limiter-flexible'

import { browserReports } from '#server/http/browser-reports.ts'

export const violationReportsPath = '/events/violations'

const kinds = ['application/csp-report', 'application/reports+json']
/** A broken page sends a handful; a browser extension may cause some on every page. */
const limits = { perNetwork: { points: 30, duration: 60 }, maxBytes: 16 * 1024 }
/** Log lines of all visitors together. */
const logLines = { points: 60, duration: 60 }

const directives = /^[a-z]+(-[a-z]+){1,4}$/
const keywords = ['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink']

/** Content Security Policy 3, section 5. Anybody can send one, and it may contain typed text: only known words are logged. */
export function violationReports(): RequestHandler {
  const lines = new RateLimiterMemory(logLines)
  return browserReports(limits, async (content, { headers }, response) => {
    const [kind = ''] = (headers['content-type'] ?? '').split(';')
    if (!kinds.includes(kind.trim().toLowerCase())) return
    for (const report of bodiesOf(content).flatMap((body) => sanitizedReport(body) ?? [])) {
      await lines.consume('all').then(
        () => response.locals.log.warn(report, 'csp violation'),
        () => undefined,
      )
    }
  })
}

/** Both formats: one object under `csp-report`, or a list of objects with a body. */
function bodiesOf(content: unknown): Record<string, unknown>[] {
  const bodies = Array.isArray(content)
    ? content.map((each: { body?: unknown } | null) => each?.body)
    : [(content as Record<string, unknown> | null)?.['csp-report']]
  return bodies.filter((body) => typeof body === 'object' && body !== null).slice(0, 5) as never
}

function sanitizedReport(report: Record<string, unknown>): object | null {
  const firstString = (...names: string[]) =>
    names.map((name) => report[name]).find((value) => typeof value === 'string') ?? ''
  const directive = firstString('effectiveDirective', 'effective-directive', 'violated-directive')
  if (!directives.test(directive) || directive.length > 40) return null
  const script = /\/assets\/([\w.-]{1,80}\.js)$/.exec(firstString('sourceFile', 'source-file'))
  const line = report.lineNumber ?? report['line-number']
  return {
    directive,
    blocked: sanitizedBlocked(firstString('blockedURL', 'blocked-uri')),
    script: script?.[1],
    line: Number.isSafeInteger(line) ? line : undefined,
  }
}

/** A keyword of the specification, or the origin of the blocked resource. */
function sanitizedBlocked(blocked: string): string {
  if (keywords.includes(blocked)) return blocked
  if (blocked.length > 2_000 || !URL.canParse(blocked)) return 'other'
  const { origin } = new URL(blocked)
  return origin === 'null' || origin.length > 100 ? 'other' : origin
}

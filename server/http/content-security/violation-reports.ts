import { text } from 'node:stream/consumers'
import type { Request as HostRequest, RequestHandler } from 'express'

import { networkOf } from '#app/kit/limits/network.ts'
import { withinLimit } from '#server/http/limits/within-limit.ts'

/** Address for the browsers' reports of blocked content. */
export const violationReportsPath = '/events/violations'

const kinds = ['application/csp-report', 'application/reports+json']
const maxBytes = 16 * 1024
/** A broken page sends a handful; a browser extension may cause some on every page. */
const perNetwork = { points: 30, duration: 60 }
/** Log lines of all visitors together. */
const logLines = { points: 60, duration: 60 }

const directives = /^[a-z]+(-[a-z]+){1,4}$/
const keywords = ['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink']

/**
 * Receives reports of browsers (Content Security Policy 3, section 5). A browser ignores the
 * response: it is 204 for any body, or 429. The log line consists of known words only: anybody can
 * send a report, and it contains the address of the page, which may contain typed text.
 */
export function violationReports(): RequestHandler {
  const allowsReport = withinLimit(perNetwork)
  const allowsLogLine = withinLimit(logLines)
  return (request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    const handleReport = async () => {
      const network = networkOf(response.locals.clientAddress)
      if (network && !(await allowsReport(network))) {
        return void response.status(429).set('Connection', 'close').end()
      }
      const reports = await readReports(request)
      // No other request can follow on the connection after an unread body.
      if (!request.complete) response.setHeader('Connection', 'close')
      response.status(204).end()
      for (const report of reports) {
        if (await allowsLogLine('all')) response.locals.log.warn(report, 'csp violation')
      }
    }
    // The body may be aborted while it is read.
    handleReport().catch(() => response.destroy())
  }
}

async function readReports(request: HostRequest): Promise<object[]> {
  const [kind = ''] = (request.headers['content-type'] ?? '').split(';')
  const announced = Number(request.headers['content-length'] ?? NaN)
  if (!kinds.includes(kind.trim().toLowerCase()) || !(announced <= maxBytes)) return []
  return parsed(await text(request)).flatMap((report) => sanitizedReport(report) ?? [])
}

/** Both formats: one object under `csp-report`, or a list of objects with a body. */
function parsed(json: string): Record<string, unknown>[] {
  try {
    const content: unknown = JSON.parse(json)
    const bodies = Array.isArray(content)
      ? content.map((each: { body?: unknown } | null) => each?.body)
      : [(content as Record<string, unknown> | null)?.['csp-report']]
    return bodies.filter((body) => typeof body === 'object' && body !== null).slice(0, 5) as never
  } catch {
    return []
  }
}

function sanitizedReport(report: Record<string, unknown>): object | null {
  const firstString = (...names: string[]) =>
    names.map((name) => report[name]).find((value) => typeof value === 'string') ?? ''
  const directive = String(
    firstString('effectiveDirective', 'effective-directive', 'violated-directive'),
  )
  if (!directives.test(directive) || directive.length > 40) return null
  const script = /\/assets\/([\w.-]{1,80}\.js)$/.exec(
    String(firstString('sourceFile', 'source-file')),
  )
  const line = report.lineNumber ?? report['line-number']
  return {
    directive,
    blocked: sanitizedBlocked(String(firstString('blockedURL', 'blocked-uri'))),
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

import { text } from 'node:stream/consumers'
import type { Request as HostRequest, RequestHandler } from 'express'
import { RateLimiterMemory } from 'rate-limiter-flexible'

/** Where browsers say what the policy kept from happening. */
export const violationReportsPath = '/events/violations'

const kinds = ['application/csp-report', 'application/reports+json']
const mostBytes = 16 * 1024
/** A page that breaks sends a handful; a browser extension may cause some on every page. */
const perAddress = { points: 30, duration: 60 }
/** Log lines of all visitors together. */
const logLines = { points: 60, duration: 60 }

const directives = /^[a-z]+(-[a-z]+){1,4}$/
const keywords = ['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink']

/**
 * Takes the reports of browsers (Content Security Policy 3, section 5). A browser does nothing with the
 * response: it is 204 whatever was sent, or 429. The log line is put together from known words: anybody can
 * write a report, and it holds the address of the page, in which something typed may stand.
 */
export function violationReports(): RequestHandler {
  const reportsLeft = withinLimit(new RateLimiterMemory(perAddress))
  const linesLeft = withinLimit(new RateLimiterMemory(logLines))
  return (request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    const take = async () => {
      if (!(await reportsLeft(request.ip ?? ''))) {
        return void response.status(429).set('Connection', 'close').end()
      }
      const reports = await readReports(request)
      // A body that is not read to its end cannot be followed by another request.
      if (!request.complete) response.setHeader('Connection', 'close')
      response.status(204).end()
      for (const report of reports) {
        if (await linesLeft('all')) response.locals.log.warn(report, 'policy violation')
      }
    }
    // The body may break off while it is read.
    take().catch(() => response.destroy())
  }
}

/** Counts one more for a key, and says whether it is within the limit. */
function withinLimit(limiter: RateLimiterMemory): (key: string) => Promise<boolean> {
  return (key) =>
    limiter.consume(key).then(
      () => true,
      () => false,
    )
}

async function readReports(request: HostRequest): Promise<object[]> {
  const [kind = ''] = (request.headers['content-type'] ?? '').split(';')
  const announced = Number(request.headers['content-length'] ?? NaN)
  if (!kinds.includes(kind.trim().toLowerCase()) || !(announced <= mostBytes)) return []
  return parsed(await text(request)).flatMap((report) => harmless(report) ?? [])
}

/** Both forms: one object under `csp-report`, or a list of objects with a body. */
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

function harmless(report: Record<string, unknown>): object | null {
  const said = (...names: string[]) =>
    names.map((name) => report[name]).find((value) => typeof value === 'string') ?? ''
  const directive = String(said('effectiveDirective', 'effective-directive', 'violated-directive'))
  if (!directives.test(directive) || directive.length > 40) return null
  const script = /\/assets\/([\w.-]{1,80}\.js)$/.exec(String(said('sourceFile', 'source-file')))
  const line = report.lineNumber ?? report['line-number']
  return {
    directive,
    blocked: whatWas(String(said('blockedURL', 'blocked-uri'))),
    script: script?.[1],
    line: Number.isSafeInteger(line) ? line : undefined,
  }
}

/** A word of the specification, or the origin of what was not loaded. */
function whatWas(blocked: string): string {
  if (keywords.includes(blocked)) return blocked
  if (blocked.length > 2_000 || !URL.canParse(blocked)) return 'other'
  const { origin } = new URL(blocked)
  return origin === 'null' || origin.length > 100 ? 'other' : origin
}

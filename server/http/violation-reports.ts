import { text } from 'node:stream/consumers'
import type { Request as HostRequest, RequestHandler } from 'express'
import { LRUCache } from 'lru-cache'

/** Where browsers say what the policy kept from happening. */
export const violationReportsPath = '/events/violations'

const kinds = ['application/csp-report', 'application/reports+json']
const mostBytes = 16 * 1024
const minuteMs = 60_000
/** A page that breaks sends a handful; an extension of a browser may send some with every page. */
const mostOfOneAddress = 30
/** Lines that all visitors together may put into the log. */
const mostLines = 60

const directives = /^[a-z]+(-[a-z]+){1,4}$/
const keywords = ['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink']

/**
 * Takes the reports of browsers (Content Security Policy 3, section 5). Nobody waits for the answer, so it
 * is 204 whatever was sent, or 429. What goes to the log is put together from known words: a report can
 * be written by anybody, and holds the address of the page, in which something typed may stand.
 */
export function violationReports(): RequestHandler {
  const asked = countPerMinute(5_000)
  const logged = countPerMinute(1)
  return (request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    if (asked(request.ip ?? '') > mostOfOneAddress) {
      return void response.status(429).set('Connection', 'close').end()
    }
    const take = async () => {
      const reports = await readReports(request)
      // A body that is not read to its end cannot be followed by another request.
      if (!request.complete) response.setHeader('Connection', 'close')
      response.status(204).end()
      for (const report of reports) {
        if (logged('all') <= mostLines) response.locals.log.warn(report, 'policy violation')
      }
    }
    take().catch(() => response.destroy())
  }
}

/** How often, within a minute from the first time; those who came longest ago are forgotten first. */
function countPerMinute(mostKeys: number): (key: string) => number {
  const counts = new LRUCache<string, { count: number }>({ max: mostKeys, ttl: minuteMs })
  return (key) => {
    const known = counts.get(key)
    if (known) return (known.count += 1)
    counts.set(key, { count: 1 })
    return 1
  }
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
    const told: unknown = JSON.parse(json)
    const bodies = Array.isArray(told)
      ? told.map((each: { body?: unknown } | null) => each?.body)
      : [(told as Record<string, unknown> | null)?.['csp-report']]
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

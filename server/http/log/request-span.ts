import type { IncomingMessage } from 'node:http'

/** Makes the span of each request (`server/process/traces.ts`); there is none while traces are off. */
export interface RequestTracer {
  /** @param parent `traceparent` of a trusted proxy; null begins a trace */
  startRequest(method: string, parent: string | null): RequestSpan
}

export interface RequestSpan {
  traceparent: string
  /** Runs `work`, whose spans are below this one. */
  run<Result>(work: () => Result): Result
  /** Ends it with fields of the request's log line. */
  end(outcome: RequestOutcome): void
}

/** What the span of a request has of its log line: no address. */
export interface RequestOutcome {
  requestId: string
  status: number
  isAborted: boolean
  screen?: string | null
  market?: string | null
  language?: string
  reason?: string
  /** What the document cache did. */
  cache?: string
}

const wellFormed = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/** W3C trace context of a proxy that is trusted: a visitor cannot choose the trace of another. */
export function givenTrace({ headers }: IncomingMessage, isFromProxy: boolean): string | null {
  const given = isFromProxy ? headers.traceparent : undefined
  return typeof given === 'string' && wellFormed.test(given) ? given : null
}

export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35)

import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'

import { givenTrace, traceIdOf, type RequestTracer } from './request-span.ts'

const wellFormed = /^[\w.:-]{8,128}$/

/** Sets the id and the trace of every request; those from a trusted proxy are kept when they are well-formed. */
export function requestId(tracer: RequestTracer | null, isFromProxy: boolean): RequestHandler {
  return (request, response, next) => {
    const id = requestIdOf(request, isFromProxy)
    const given = givenTrace(request, isFromProxy)
    const span = tracer?.startRequest(request.method, given)
    const known = span?.traceparent ?? given
    response.locals.span = span
    response.locals.traceparent = known ?? newTrace()
    response.locals.knownTraceId = known ? traceIdOf(known) : undefined
    response.locals.requestId = id
    response.setHeader('X-Request-Id', id)
    next()
  }
}

export function requestIdOf({ headers }: IncomingMessage, isFromProxy: boolean): string {
  const given = isFromProxy ? headers['x-request-id'] : undefined
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID()
}

const newTrace = () => `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`

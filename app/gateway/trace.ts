import type { SpanAttributes } from '#app/context.ts'

import type { Gateway } from './gateway.server.ts'

const shape = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/** The client's own W3C `traceparent`, or a new one, so that all requests of a page have the same trace id. */
export function traceOf(given: string | null): string {
  return given && shape.test(given) ? given : `00-${randomHex(16)}-${randomHex(8)}-01`
}

/** Runs a call in a span of its own, when traces are on; its receiver gets the span as the parent of what it does. */
export function inSpan<Context extends { gateway: Pick<Gateway, 'tracer'> }, Result>(
  context: Context,
  name: string,
  attributes: SpanAttributes,
  call: (context: Context) => Promise<Result>,
): Promise<Result> {
  const { tracer } = context.gateway
  if (!tracer) return call(context)
  return tracer.inSpan(name, attributes, ({ traceparent }) => call({ ...context, traceparent }))
}

function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('')
}

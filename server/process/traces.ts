import { AsyncLocalStorage } from 'node:async_hooks'
import { hostname } from 'node:os'

import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base'
import type { Logger } from 'pino'

import type { Tracer } from '#app/context.ts'
import type { RequestSpan, RequestTracer } from '#server/http/log/request-span.ts'

export interface Traces extends Tracer, RequestTracer {
  /** Sends what is left, within a time limit. */
  close(): Promise<void>
}

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS']

/**
 * By OpenTelemetry's SDK, which reads its own variables (`OTEL_TRACES_SAMPLER`, `OTEL_TRACES_SAMPLER_ARG`, …). Imported
 * only when on, and nothing global: two shops in a process have two tracers. Spans wait in a bounded queue, and are
 * dropped when the collector is slow.
 */
export function openTraces({
  version,
  log,
  closeWithinMs = 2_000,
}: {
  version: string
  log: Logger
  closeWithinMs?: number
}): Traces {
  const current = new AsyncLocalStorage<Context>()
  const own = { 'service.name': 'shop', 'service.version': version }
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ ...own, 'service.instance.id': hostname() }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(withLog(new OTLPTraceExporter(), log))],
  })
  const tracer = provider.getTracer('hemvist', version)

  return {
    async inSpan(name, attributes, work) {
      const parent = current.getStore() ?? ROOT_CONTEXT
      const kind = attributes['peer.service'] ? SpanKind.CLIENT : SpanKind.INTERNAL
      const span = tracer.startSpan(name, { kind, attributes: { ...attributes } }, parent)
      try {
        return await current.run(trace.setSpan(parent, span), work, {
          traceparent: traceparentOf(span),
        })
      } catch (error) {
        recordFailure(span, error)
        throw error
      } finally {
        span.end()
      }
    },
    startRequest(method, parent) {
      const verb = methods.includes(method) ? method : '_OTHER'
      const context = parent === null ? ROOT_CONTEXT : remoteContext(parent)
      const attributes = { 'http.request.method': verb }
      const span = tracer.startSpan(verb, { kind: SpanKind.SERVER, attributes }, context)
      return {
        traceparent: traceparentOf(span),
        run: (work) => current.run(trace.setSpan(context, span), work),
        end: (outcome) => endRequest(span, verb, outcome),
      }
    },
    async close() {
      await Promise.race([provider.shutdown(), timeout(closeWithinMs)]).catch(() => undefined)
    },
  }
}

/** Named by screen, since addresses contain what visitors typed and what opens private data. */
function endRequest(span: Span, verb: string, outcome: Parameters<RequestSpan['end']>[0]): void {
  const { requestId, status, isAborted, screen, market, language, reason, cache } = outcome
  if (screen) span.updateName(`${verb} ${screen}`)
  span.setAttributes({
    'http.response.status_code': status,
    'hemvist.request_id': requestId,
    ...(screen && { 'http.route': screen }),
    ...(market && { 'hemvist.market': market }),
    ...(language && { 'hemvist.language': language }),
    ...(reason && { 'hemvist.reason': reason }),
    ...(cache && { 'hemvist.cache': cache }),
    ...(isAborted && { 'hemvist.aborted': true }),
  })
  if (status >= 500) fail(span, String(status))
  span.end()
}

/** Without messages, which quote what was typed. A redirect or 404 that a loader throws is no failure. */
function recordFailure(span: Span, error: unknown): void {
  const { kind, status } = (error ?? {}) as { kind?: unknown; status?: unknown }
  if (typeof status === 'number') span.setAttribute('http.response.status_code', status)
  if (!(error instanceof Response)) {
    const name = error instanceof Error ? error.name : typeof error
    fail(span, typeof kind === 'string' ? kind : name)
  } else if (error.status >= 500) fail(span, String(error.status))
}

function fail(span: Span, type: string): void {
  span.setAttribute('error.type', type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-0${(traceFlags & TraceFlags.SAMPLED).toString(16)}`
}

/** @param traceparent well-formed */
function remoteContext(traceparent: string): Context {
  const [, traceId = '', spanId = '', flags = ''] = traceparent.split('-')
  const traceFlags = Number.parseInt(flags, 16)
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

/** Logs the beginning and the end of an outage of the collector. */
function withLog(exporter: SpanExporter, log: Logger): SpanExporter {
  let isFailing = false
  return {
    export(spans: ReadableSpan[], done) {
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== 0
        if (hasFailed && !isFailing) log.warn({ err: result.error }, 'trace export failed')
        if (!hasFailed && isFailing) log.info('trace export resumed')
        isFailing = hasFailed
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}

function timeout(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}

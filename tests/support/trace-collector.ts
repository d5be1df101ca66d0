import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

import { listen } from './listen.ts'

export interface ReceivedSpan {
  name: string
  /** 1 internal, 2 server, 3 client. */
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Record<string, unknown>
  hasFailed: boolean
}

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number; boolValue?: boolean }
}

interface TraceRequest {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes'> & {
        attributes: Attribute[]
        status: { code: number }
      })[]
    }[]
  }[]
}

/**
 * A collector of traces on a real port: OTLP over HTTP, as JSON. It has its endpoint for
 * `OTEL_EXPORTER_OTLP_ENDPOINT`, and the spans and the bodies of all requests.
 *
 * @param statusOf status of each response; null for none at all
 */
export async function openTraceCollector(statusOf: (call: number) => number | null = () => 200) {
  const spans: ReceivedSpan[] = []
  const bodies: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body)
      const status = statusOf(bodies.length)
      if (request.url === '/v1/traces' && status === 200) spans.push(...spansOf(body))
      if (status) response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  const { origin: endpoint, ...opened } = await listen(server)
  return { ...opened, endpoint, spans, bodies }
}

function spansOf(body: string): ReceivedSpan[] {
  const { resourceSpans } = JSON.parse(body) as TraceRequest
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans)
    .map((span) => ({
      ...span,
      attributes: Object.fromEntries(
        span.attributes.map(({ key, value }) => [key, Object.values(value)[0]]),
      ),
      hasFailed: span.status.code === 2,
    }))
}

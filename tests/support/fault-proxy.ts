import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { listen } from './listen.ts'
import { sendRequest } from './send-request.ts'
import { upstreamOf, type Upstream } from './upstream-of.ts'

/** Faults of an upstream instead of a response. */
export const faults = {
  down: ({ socket }) => void socket?.destroy(),
  reset: ({ socket }) => void socket?.resetAndDestroy(),
  // oxlint-disable-next-line no-restricted-globals -- this fault is a late response
  slow: (response, whole) => void setTimeout(() => response.end(whole), 6_000).unref(),
  hung: () => undefined,
  dripping(response) {
    // oxlint-disable-next-line no-restricted-globals -- this fault is a body that never ends
    const drip = setInterval(() => response.write(' '), 200)
    response.on('close', () => clearInterval(drip))
  },
  'error 500': (response) => void response.writeHead(500).end('{"error":"Internal server error"}'),
  HTML(response) {
    response.removeHeader('x-auth-refresh-token')
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')
  },
  truncated(response, whole) {
    response.writeHead(200, { 'content-length': whole.length })
    response.write(whole.subarray(0, whole.length / 2), () => response.socket?.destroy())
  },
  'errors beside data': (response, whole) =>
    void response.end(
      `{"errors":[{"message":"half of it failed"}],${whole.subarray(1).toString()}`,
    ),
} as const satisfies Record<string, (response: ServerResponse, whole: Buffer) => void>

/** Faults that take too long, or are too rare, for every run of the tests. */
export const rareFaults = {
  hung: () => {},
  empty(response) {
    response.removeHeader('x-auth-refresh-token')
    response.writeHead(200).end()
  },
  redirect: (response) =>
    void response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end(),
} as const satisfies Record<string, (response: ServerResponse, whole: Buffer) => void>

const allFaults = {
  ...faults,
  ...rareFaults,
  /** Every response is complete and takes as long as two thirds of the time of a form. */
  late: (response: ServerResponse, whole: Buffer) =>
    // oxlint-disable-next-line no-restricted-globals -- this fault is a late response
    void setTimeout(() => response.end(whole), 1_200).unref(),
}

export type Fault = keyof typeof faults
export type AnyFault = keyof typeof allFaults

type Override = object | undefined
type ResponseOverride = (variables: Record<string, unknown>) => Override | Promise<Override>

export interface FaultProxy extends AsyncDisposable {
  /** The origin to use instead of the merchant's. */
  origin: string
  /** Applies a fault to every response of these upstreams, or of all, until `clearFault`. */
  setFault(fault: AnyFault, ...upstreams: Upstream[]): void
  clearFault(): void
  /**
   * Replaces the responses of this operation from now on, for variables for which `override` returns an object. Until
   * it does, the request waits.
   */
  setResponse(operation: string, override: ResponseOverride): void
  /** Number of requests to the merchant, by operation or by path. */
  requestCounts: Map<string, number>
  /** Names of requests that may have changed something, in a shop without persisted queries. */
  changes: string[]
}

/** Headers of one connection, or of the encoding of a body. */
const connectionHeaders = [
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]

/** A proxy between a shop and its merchant that breaks responses on demand. */
export async function openFaultProxy(target: string): Promise<FaultProxy> {
  const server = createServer((request, response) => {
    void forward(request, response).catch(() => response.destroy())
  })
  let fault: AnyFault | null = null
  let faultyUpstreams: readonly Upstream[] = []
  const overrides = new Map<string, ResponseOverride>()
  const proxy: FaultProxy = {
    ...(await listen(server)),
    setFault(newFault, ...upstreams) {
      fault = newFault
      faultyUpstreams = upstreams
    },
    clearFault: () => void (fault = null),
    setResponse: (operation, override) => void overrides.set(operation, override),
    requestCounts: new Map(),
    changes: [],
  }
  return proxy

  async function forward(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/'
    const body = await readAll(request)
    const { name, upstream, isChange } = upstreamOf(path, body)
    proxy.requestCounts.set(name, (proxy.requestCounts.get(name) ?? 0) + 1)
    if (isChange) proxy.changes.push(name)
    const isFaulty = faultyUpstreams.length === 0 || faultyUpstreams.includes(upstream)
    const override = await overrides.get(name)?.(variablesIn(body))
    if (override && !(fault && isFaulty)) {
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(override))
    }
    const upstreamResponse = await sendRequest(target + path, {
      method: request.method,
      headers: Object.fromEntries(
        forwardedHeaders(Object.entries(request.headers as Record<string, string>)),
      ),
      body: request.method === 'POST' ? body : undefined,
    })
    const whole = Buffer.from(upstreamResponse.text)
    for (const [header, value] of forwardedHeaders([...upstreamResponse.headers]))
      response.setHeader(header, value)
    if (fault && isFaulty) allFaults[fault](response, whole)
    else response.writeHead(upstreamResponse.status).end(whole)
  }
}

function forwardedHeaders(headers: [string, string][]): [string, string][] {
  const excluded = [...connectionHeaders, 'content-encoding', 'accept-encoding']
  return headers.filter(([name]) => !excluded.includes(name))
}

function variablesIn(body: string): Record<string, unknown> {
  return (JSON.parse(body) as { variables?: Record<string, unknown> }).variables ?? {}
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text
}

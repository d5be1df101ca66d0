import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What an upstream can do instead of answering. */
export const faults = {
  down: ({ socket }) => void socket?.destroy(),
  reset: ({ socket }) => void socket?.resetAndDestroy(),
  slow: (response, whole) => void setTimeout(() => response.end(whole), 6_000).unref(),
  'error 500': (response) => void response.writeHead(500).end('{"error":"Internal server error"}'),
  HTML: (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
  truncated(response, whole) {
    response.writeHead(200, { 'content-length': whole.length })
    response.write(whole.subarray(0, whole.length / 2), () => response.socket?.destroy())
  },
  'errors beside data': (response, whole) =>
    void response.end(
      `{"errors":[{"message":"half of it failed"}],${whole.subarray(1).toString()}`,
    ),
} as const satisfies Record<string, (response: ServerResponse, whole: Buffer) => void>

export type Fault = keyof typeof faults

export interface FaultProxy extends AsyncDisposable {
  /** Address to ask instead of the upstream’s. */
  endpoint: string
  /** The fault that every answer has from now on; null for none. */
  fault: Fault | null
  /** How often the upstream has been asked, by operation. */
  asked: Map<string, number>
}

/** Stands between a shop and its merchant and spoils answers as told. */
export async function openFaultProxy(target: string): Promise<FaultProxy> {
  const server = createServer((request, response) => {
    void pass(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const proxy: FaultProxy = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    fault: null,
    asked: new Map(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return proxy

  async function pass(request: IncomingMessage, response: ServerResponse) {
    const body = await readAll(request)
    const { operationName = '' } = JSON.parse(body || '{}') as { operationName?: string }
    proxy.asked.set(operationName, (proxy.asked.get(operationName) ?? 0) + 1)
    const { fault } = proxy
    const answer = await fetch(target, {
      method: 'POST',
      headers: {
        'content-type': request.headers['content-type'] ?? '',
        'x-apikey': String(request.headers['x-apikey']),
      },
      body,
    })
    const whole = Buffer.from(await answer.arrayBuffer())
    response.setHeader('content-type', 'application/json')
    if (fault) faults[fault](response, whole)
    else response.writeHead(answer.status).end(whole)
  }
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text
}

import { request, type IncomingHttpHeaders } from 'node:http'

import pLimit from 'p-limit'

import { openShop } from './open-shop.ts'
import type { OpenHost } from './open-host.ts'
import { until } from './until.ts'

/** A response as a browser receives it, and the screen, market and language in the log. */
export interface AddressResponse {
  status: number
  headers: IncomingHttpHeaders
  html: string
  /** In short: `301 /en/checkout`, or `200 checkout se en` for status, screen, market, language. */
  outcome: string
}

export interface AddressShop extends AsyncDisposable {
  shop: OpenHost
  /** @param address a path, or an absolute address whose host is requested */
  send(address: string, headers?: Record<string, string>): Promise<AddressResponse>
  requestAll(addresses: readonly string[]): Promise<AddressResponse[]>
}

interface LogLine {
  requestId: string
  screen: string | null
  market: string | null
  language: string | null
}

const maxParallel = 6

/** A built shop with an external merchant, so that shops with several layouts of addresses share one merchant. */
export async function openAddressShop(
  merchantOrigin: string,
  env: Record<string, string> = {},
): Promise<AddressShop> {
  // The test acts as a proxy, whose request ids are accepted.
  const shop = await openShop(merchantOrigin, { TRUST_PROXY: '1', ...env })
  const { port } = shop
  const limit = pLimit(maxParallel)
  let requestCount = 0
  // Each line is read once: searching the whole log for every response took more time than the
  // responses.
  const lineByRequestId = new Map<string, LogLine>()
  let readLines = 0
  function lineOf(id: string): LogLine | undefined {
    for (const line of shop.logged.slice(readLines)) {
      readLines += 1
      if (line.msg === 'request completed')
        lineByRequestId.set(String(line.requestId), line as unknown as LogLine)
    }
    return lineByRequestId.get(id)
  }

  async function send(
    address: string,
    headers: Record<string, string> = {},
  ): Promise<AddressResponse> {
    const id = `address-${(requestCount += 1)}`
    const [, host, path = ''] = /^(?:https?:\/\/([^/]*))?(.*)$/s.exec(address) ?? []
    const requestHeaders = {
      Accept: 'text/html',
      'X-Request-Id': id,
      ...headers,
      ...(host && { Host: host }),
    }
    let response = await get(port, path, requestHeaders)
    // On a busy machine a first page may time out with a message.
    for (let retry = 0; retry < 3 && response.status === 503; retry += 1) {
      response = await get(port, path, requestHeaders)
    }
    const { status, headers: responseHeaders, html } = response
    const { location } = responseHeaders
    return {
      status,
      headers: responseHeaders,
      html,
      outcome: location ? `${status} ${location}` : `${status} ${await loggedOutcome(id)}`,
    }
  }

  /** The log line is written when a response has been sent, and may follow a moment later. */
  async function loggedOutcome(id: string): Promise<string> {
    const line = await until(() => lineOf(id), { what: `the log line of ${id}` })
    return [line.screen, line.market, line.language].map((value) => value ?? '–').join(' ')
  }

  return {
    shop,
    send,
    requestAll: (addresses) => Promise.all(addresses.map((address) => limit(() => send(address)))),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

/** Node's own client, which lets a test set the host and leaves the path unchanged. */
function get(port: number, path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; html: string }>(
    (resolve, reject) => {
      const clientRequest = request({ port, path, headers, host: '127.0.0.1' }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            html: Buffer.concat(chunks).toString(),
          }),
        )
      })
      clientRequest.on('error', reject).end()
    },
  )
}

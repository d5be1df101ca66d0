import { request, type IncomingHttpHeaders } from 'node:http'
import { createInterface } from 'node:readline'

import pLimit from 'p-limit'

import { merchantSettings, startShop, type Shop } from './start-shop.ts'
import { until } from './until.ts'

/** A response as a browser receives it, and the screen, market and language in the log. */
export interface Answered {
  status: number
  headers: IncomingHttpHeaders
  html: string
  /** In short: `301 /en/checkout`, or `200 checkout se en` for status, screen, market, language. */
  outcome: string
}

export interface AddressShop extends AsyncDisposable {
  shop: Shop
  /** @param address a path, or an absolute address whose host is requested */
  ask(address: string, headers?: Record<string, string>): Promise<Answered>
  askAll(addresses: readonly string[]): Promise<Answered[]>
}

interface LoggedAnswer {
  requestId: string
  screen: string | null
  market: string | null
  language: string | null
}

const atOnce = 6

/** A built shop with an external merchant, so that several layouts of addresses share one. */
export async function openAddressShop(
  merchantOrigin: string,
  env: Record<string, string> = {},
): Promise<AddressShop> {
  const shop = await startShop({
    // The test acts as a proxy, whose request ids are accepted.
    env: { ...merchantSettings(merchantOrigin), LOG_LEVEL: 'info', TRUST_PROXY: '1', ...env },
  })
  const port = Number(new URL(shop.origin).port)
  const limit = pLimit(atOnce)
  let asked = 0
  // Each line is read once: searching the whole log for every response took more time than the
  // responses.
  const answered = new Map<string, LoggedAnswer>()
  createInterface(shop.process.stdout!).on('line', (text) => {
    const line = text.includes('"answered"') ? (JSON.parse(text) as LoggedAnswer) : null
    if (line) answered.set(line.requestId, line)
  })

  async function ask(address: string, headers: Record<string, string> = {}): Promise<Answered> {
    const id = `address-${(asked += 1)}`
    const [, host, path = ''] = /^(?:https?:\/\/([^/]*))?(.*)$/s.exec(address) ?? []
    const sent = {
      Accept: 'text/html',
      'X-Request-Id': id,
      ...headers,
      ...(host && { Host: host }),
    }
    let answer = await get(port, path, sent)
    // On a busy machine a first page may time out with a message.
    for (let more = 0; more < 3 && answer.status === 503; more += 1) {
      answer = await get(port, path, sent)
    }
    const { status, headers: answered, html } = answer
    const { location } = answered
    return {
      status,
      headers: answered,
      html,
      outcome: location ? `${status} ${location}` : `${status} ${await logged(id)}`,
    }
  }

  /** The log line is written when a response has been sent, and may follow a moment later. */
  async function logged(id: string): Promise<string> {
    const line = await until(() => answered.get(id), { what: `the log to tell of ${id}` })
    return [line.screen, line.market, line.language].map((word) => word ?? '–').join(' ')
  }

  return {
    shop,
    ask,
    askAll: (addresses) => Promise.all(addresses.map((address) => limit(() => ask(address)))),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

/** Node's own client, which lets a test set the host and leaves the path unchanged. */
function get(port: number, path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; html: string }>(
    (resolve, reject) => {
      const asking = request({ port, path, headers, host: '127.0.0.1' }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            html: Buffer.concat(chunks).toString(),
          }),
        )
      })
      asking.on('error', reject).end()
    },
  )
}

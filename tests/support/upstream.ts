import { createServer, type IncomingHttpHeaders } from 'node:http'

import { listen } from './listen.ts'

export interface ReceivedRequest {
  /** Path of the request, e.g. `/graphql`. */
  path: string
  headers: IncomingHttpHeaders
  /** The unparsed body. */
  text: string
  /** The body as JSON, empty for anything else. */
  body: {
    operationName?: string
    query?: string
    variables: Record<string, unknown>
    extensions?: { persistedQuery: { version: number; sha256Hash: string } }
  }
}

export interface Upstream extends AsyncDisposable {
  endpoint: string
  requests: ReceivedRequest[]
  /** Number of requests whose client disconnected before the response. */
  disconnectedCount(): number
}

type FixedResponse = [status: number, body: string, headers?: Record<string, string>]
type UpstreamResponse = FixedResponse | Promise<FixedResponse>

/** A merchant on a real port that records its requests and responds as the test defines. */
export async function openUpstream(
  respond: (received: ReceivedRequest, call: number) => UpstreamResponse,
): Promise<Upstream> {
  const requests: ReceivedRequest[] = []
  let disconnectedCount = 0
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    response.on('close', () => (disconnectedCount += response.writableFinished ? 0 : 1))
    request.on('end', async () => {
      const received: ReceivedRequest = {
        path: request.url ?? '',
        headers: request.headers,
        text,
        body: parsed(text),
      }
      requests.push(received)
      const [status, body, headers] = await respond(received, requests.length)
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    })
  })
  const opened = await listen(server, 4_096)
  return {
    ...opened,
    requests,
    endpoint: `${opened.origin}/graphql`,
    disconnectedCount: () => disconnectedCount,
  }
}

function parsed(text: string): ReceivedRequest['body'] {
  try {
    return JSON.parse(text) as ReceivedRequest['body']
  } catch {
    return { variables: {} }
  }
}

/** The channel of an upstream that has nothing else. */
export const upstreamChannel = {
  id: '1|se',
  defaultMarketId: 'se',
  markets: [
    {
      id: 'se',
      alias: 'se',
      defaultLanguageId: 'sv-SE',
      groupKey: '',
      country: { code: 'SE', name: 'Sweden' },
      currency: { code: 'SEK' },
    },
  ],
}

import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Heard {
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
  heard: Heard[]
  /** Number of requests whose client disconnected before the response. */
  hungUp(): number
}

type Whole = [status: number, body: string, headers?: Record<string, string>]
type Answer = Whole | Promise<Whole>

/** A merchant on a real port that records its requests and responds as the test defines. */
export async function openUpstream(
  answer: (heard: Heard, call: number) => Answer,
): Promise<Upstream> {
  const heard: Heard[] = []
  let hungUp = 0
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    response.on('close', () => (hungUp += response.writableFinished ? 0 : 1))
    request.on('end', async () => {
      const asked: Heard = {
        path: request.url ?? '',
        headers: request.headers,
        text,
        body: parsed(text),
      }
      heard.push(asked)
      const [status, body, headers] = await answer(asked, heard.length)
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', 4096, resolve))
  return {
    heard,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    hungUp: () => hungUp,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function parsed(text: string): Heard['body'] {
  try {
    return JSON.parse(text) as Heard['body']
  } catch {
    return { variables: {} }
  }
}

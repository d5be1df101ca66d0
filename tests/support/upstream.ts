import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Heard {
  /** What was asked for, e.g. `/graphql`. */
  path: string
  headers: IncomingHttpHeaders
  /** The body as it came. */
  text: string
  /** The body as JSON, empty for what is none. */
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
  /** Questions whose asker hung up before the answer. */
  hungUp(): number
}

type Whole = [status: number, body: string, headers?: Record<string, string>]
type Answer = Whole | Promise<Whole>

/** A merchant on a real port that notes what it hears and answers as told. */
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

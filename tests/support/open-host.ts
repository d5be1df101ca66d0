import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { RequestHandler } from 'express'

import { createHost, type HostOptions } from '#server/http/host.ts'
import { limitedServer } from '#server/http/connections/limited-server.ts'
import { createLog } from '#server/process/log.ts'

import { listen } from './listen.ts'

/**
 * Returns the request that it received, so that a test sees which requests the host forwards and in
 * which form.
 */
const echo: RequestHandler = (request, response, next) => {
  const respond = async () => {
    const { method, originalUrl: address } = request
    response.json({ method, address, body: method === 'POST' ? await text(request) : null })
  }
  respond().catch(next)
}

export interface OpenHost extends AsyncDisposable {
  origin: string
  port: number
  /** Lines of the log, parsed. */
  logged: Record<string, unknown>[]
  /** Responses that are being rendered or sent. */
  openResponses: ReadonlySet<ServerResponse>
  /** Sends raw bytes and returns the first response. */
  raw(bytes: string): Promise<string>
}

/**
 * A host on a real port, which returns requests as an echo unless the test provides a handler.
 *
 * @param given options, or a function of the host's origin
 */
export async function openHost(
  given: Partial<HostOptions> | ((origin: string) => Partial<HostOptions>) = {},
): Promise<OpenHost> {
  const logged: Record<string, unknown>[] = []
  const { server, openResponses } = limitedServer((request, response) => host(request, response))
  const opened = await listen(server)
  const { origin, port } = opened
  const options = typeof given === 'function' ? given(origin) : given
  const host = createHost({
    log: createLog('info', {}, { write: (line: string) => void logged.push(JSON.parse(line)) }),
    publicOrigin: origin,
    trustProxy: 0,
    security: {
      publicOrigin: origin,
      imageOrigin: null,
      hasExternalFormTargets: false,
      isDevelopment: false,
    },
    health: { version: '1.2.3', readiness: () => 'ready', upstreams: async () => ({}) },
    clientDir: null,
    merchantOrigin: null,
    storefront: echo,
    ...options,
  })
  return {
    ...opened,
    logged,
    openResponses,
    raw: (bytes) => sendRaw(port, bytes),
  }
}

/**
 * Sends bytes over a new socket, for requests that no HTTP client would send. Returns the
 * first response when it is complete, or what was received until the connection closed.
 */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    let received = ''
    const finish = () => {
      socket.destroy()
      resolve(received)
    }
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      if (isComplete(received, bytes.startsWith('HEAD '))) finish()
    })
    socket.on('close', finish)
    socket.on('error', finish)
  })
}

/** By RFC 9112 section 6.3; a body that ends with its connection is complete when that closes. */
function isComplete(received: string, isHead: boolean): boolean {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return false
  const head = received.slice(0, end)
  const body = received.slice(end + 4)
  if (isHead || /^HTTP\/1\.1 (204|304)/.test(head)) return true
  if (/^transfer-encoding: chunked$/im.test(head)) return body.endsWith('0\r\n\r\n')
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  return length !== undefined && body.length >= Number(length)
}

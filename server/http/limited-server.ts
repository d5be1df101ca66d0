import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'

import { serialRequests } from './serial-requests.ts'

export interface LimitedServer {
  server: Server
  /** Responses that are being made or sent. */
  openResponses: ReadonlySet<ServerResponse>
}

/**
 * An HTTP server that one visitor cannot hold up: headers and bodies arrive in time or not at all, a
 * socket has one request under way, and the number of sockets has an end.
 */
export function limitedServer(handle: RequestListener): LimitedServer {
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 2_000,
    // Longer than a balancer keeps an idle connection: it, not we, closes first.
    keepAliveTimeout: 75_000,
  })
  // Each costs some kilobytes even when it is silent; a balancer needs far fewer.
  server.maxConnections = 8_000
  const { listener, open } = serialRequests(handle)
  server.on('request', listener)
  return { server, openResponses: open }
}

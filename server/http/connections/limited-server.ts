import { createServer, type RequestListener } from 'node:http'

import { limitConnections } from './connection-limit.ts'
import { serialRequests } from './serial-requests.ts'
import { closeUnreadConnections, type UnreadLimits } from './unread-connections.ts'

/** Each takes some kilobytes even when idle; a balancer needs far fewer. */
export const maxConnections = 8_000
const unreadLimits = { stalledMs: 20_000, intervalMs: 5_000 }

/**
 * An HTTP server that one visitor cannot block: headers and bodies have a time limit, a socket has
 * one request in progress, the number of sockets is limited, and one whose visitor receives nothing is closed.
 */
export function limitedServer(
  handle: RequestListener,
  {
    maximum = maxConnections,
    unread = unreadLimits,
    onClose,
  }: {
    maximum?: number
    unread?: UnreadLimits
    /** Is told of each connection that gave way to a new one. */
    onClose?: () => void
  } = {},
) {
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 2_000,
    // Longer than a balancer keeps an idle connection: the balancer closes first.
    keepAliveTimeout: 75_000,
  })
  // Leaves room for connections that arrive at the same time.
  server.maxConnections = maximum + 200
  limitConnections(server, maximum, onClose)
  closeUnreadConnections(server, unread)
  const { listener, open } = serialRequests(handle)
  server.on('request', listener)
  return { server, openResponses: open }
}

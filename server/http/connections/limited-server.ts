import { createServer, type IncomingMessage, type RequestListener } from 'node:http'

import { limitConnections } from './connection-limit.ts'
import { serialRequests } from './serial-requests.ts'
import { closeUnreadConnections, type UnreadLimits } from './unread-connections.ts'

/** Each takes some kilobytes even when idle; a balancer needs far fewer. */
export const maxConnections = 8_000
const unreadLimits = { stalledMs: 20_000, intervalMs: 5_000 }
/** The pictures of a review, 24 MB at most, take as long as this at one megabit a second. */
const uploadMs = 240_000
const usualBodyMs = 30_000

/** A server that no visitor can block: time limits, one request in progress for a socket, and a limited number of sockets. */
export function limitedServer(
  handle: RequestListener,
  {
    maximum = maxConnections,
    unread = unreadLimits,
    bodyMs = usualBodyMs,
    onClose,
  }: {
    maximum?: number
    unread?: UnreadLimits
    /** Time for a body that is no upload. */
    bodyMs?: number
    /** Is told of each connection that gave way to a new one. */
    onClose?: () => void
  } = {},
) {
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: uploadMs,
    connectionsCheckingInterval: 2_000,
    // Longer than a balancer keeps an idle connection: the balancer closes first.
    keepAliveTimeout: 75_000,
  })
  // Leaves room for connections that arrive at the same time.
  server.maxConnections = maximum + 200
  limitConnections(server, maximum, onClose)
  closeUnreadConnections(server, unread)
  server.on('request', (request: IncomingMessage) => limitBody(request, bodyMs))
  const { listener, open } = serialRequests(handle)
  server.on('request', listener)
  return { server, openResponses: open }
}

/** Node has one time limit for all requests, which is that of uploads. */
function limitBody(request: IncomingMessage, bodyMs: number): void {
  const { headers, socket } = request
  const hasBody = headers['content-length'] ?? headers['transfer-encoding']
  if (!hasBody || headers['content-type']?.startsWith('multipart/form-data')) return
  const timer = setTimeout(() => request.complete || socket.destroy(), bodyMs)
  request.on('close', () => clearTimeout(timer))
}

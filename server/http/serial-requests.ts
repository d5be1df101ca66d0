import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies do not pipeline; what is beyond this only wants to cost. */
const mostWaiting = 16
const mostListeners = 20

export interface SerialRequests {
  /** To be the server's only listener for requests. */
  listener: RequestListener
  /** Responses that are being made or sent. */
  open: ReadonlySet<ServerResponse>
}

/**
 * Handles one request of a socket at a time. Node hands over every pipelined request at once, and a
 * response that waits behind another never says that its socket has closed: whatever waits for that
 * (files, upstream calls, the log) would be held for good. Requests that wait here have started nothing,
 * so they may be forgotten with their socket.
 */
export function serialRequests(handle: RequestListener): SerialRequests {
  const open = new Set<ServerResponse>()
  const queues = new Map<Socket, [IncomingMessage, ServerResponse][]>()

  function start(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    open.add(response)
    // Log, deadlines, limits and what sends the answer all wait for its end; ten is Node's guess.
    response.setMaxListeners(mostListeners)
    response.on('close', () => {
      open.delete(response)
      const next = socket.writable ? queues.get(socket)?.shift() : undefined
      if (next) start(...next)
      else queues.delete(socket)
    })
    handle(request, response)
  }

  return {
    open,
    listener(request, response) {
      const queue = queues.get(request.socket)
      if (!queue) {
        queues.set(request.socket, [])
        start(request, response)
      } else if (queue.length < mostWaiting) queue.push([request, response])
      else request.socket.destroy()
    },
  }
}

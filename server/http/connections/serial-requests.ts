import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies do not pipeline; more than this is an attack. */
const maxWaiting = 16
const maxListeners = 20

/** Node starts every pipelined request at once; a response that waits is not told of a closed socket, and releases nothing. */
export function serialRequests(handle: RequestListener) {
  const open = new Set<ServerResponse>()
  const queues = new Map<Socket, [IncomingMessage, ServerResponse][]>()

  function start(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    open.add(response)
    // Log, time limits and the sender of the response all listen for its end; Node warns above ten
    // listeners.
    response.setMaxListeners(maxListeners)
    response.on('close', () => {
      open.delete(response)
      const next = socket.writable ? queues.get(socket)?.shift() : undefined
      if (next) start(...next)
      else queues.delete(socket)
    })
    handle(request, response)
  }

  return {
    /** Responses that are being rendered or sent. */
    open: open as ReadonlySet<ServerResponse>,
    /** The server's only request listener. */
    listener(request: IncomingMessage, response: ServerResponse): void {
      const queue = queues.get(request.socket)
      if (!queue) {
        queues.set(request.socket, [])
        start(request, response)
      } else if (queue.length < maxWaiting) queue.push([request, response])
      else request.socket.destroy()
    },
  }
}

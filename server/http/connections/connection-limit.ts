import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import { networkOf, siteOf } from '#app/kit/limits/network.ts'

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/** The connections of a network, the least recently used first, with the request in progress. */
type Connections = Map<Socket, Exchange | null>

/** Above the maximum the network with most connections loses one (`onClose`): else one visitor who opens all closes the shop. */
export function limitConnections(server: Server, maximum: number, onClose?: () => void): void {
  const networks = new Map<string, Connections>()
  let open = 0

  function remove(network: string, connections: Connections, socket: Socket): void {
    if (!connections.delete(socket)) return
    open -= 1
    if (connections.size === 0) networks.delete(network)
  }

  function closeOne(): void {
    let [largest] = networks
    for (const network of networks) if (network[1].size > largest![1].size) largest = network
    const socket = largest && leastUsed(largest[1])
    if (!socket) return
    remove(...largest!, socket)
    socket.destroy()
    onClose?.()
  }

  server.on('connection', (socket: Socket) => {
    const network = networkOfSocket(socket)
    const connections: Connections = networks.get(network) ?? new Map<Socket, null>()
    networks.set(network, connections)
    connections.set(socket, null)
    open += 1
    socket.on('close', () => remove(network, connections, socket))
    if (open > maximum) closeOne()
  })

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const connections = networks.get(networkOfSocket(socket))
    if (!connections?.has(socket)) return
    const exchange = { request, response }
    connections.set(socket, exchange)
    response.on('close', () => {
      if (connections.get(socket) !== exchange) return
      // Moves it to the end of the map, as the most recently used one.
      connections.delete(socket)
      connections.set(socket, null)
    })
  })
}

/** An IPv4 address, or an IPv6 /48, whose networks may all be those of one visitor. */
function networkOfSocket({ remoteAddress = '' }: Socket): string {
  const site = siteOf(remoteAddress)
  return site.includes(':') ? site : networkOf(remoteAddress)
}

/** An idle connection, else one whose request may end without a response; the least recently used of them. */
function leastUsed(connections: Connections): Socket | null {
  for (const [socket, exchange] of connections) if (!exchange) return socket
  for (const [socket, exchange] of connections) if (exchange && isClosable(exchange)) return socket
  return null
}

/** Any but a change that has been received, such as an order: its visitor must learn the result. */
function isClosable({ request }: Exchange): boolean {
  return request.method !== 'POST' || !request.complete
}

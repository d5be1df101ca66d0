import { once } from 'node:events'
import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http'
import { Socket } from 'node:net'

import { describe, expect, it } from 'vitest'

import { limitConnections } from '#server/http/connections/connection-limit.ts'

/** A connection from an address. */
function connectTo(server: Server, address: string): Socket {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: address })
  server.emit('connection', socket)
  return socket
}

/** A request over a connection; returns its response. */
function send(server: Server, socket: Socket, sent: { method?: string; complete?: boolean } = {}) {
  const request = Object.assign(new IncomingMessage(socket), {
    method: 'GET',
    complete: true,
    ...sent,
  })
  const response = new ServerResponse(request)
  server.emit('request', request, response)
  return response
}

describe('above the limit of connections', () => {
  const openServer = () => {
    const server = createServer(() => undefined)
    limitConnections(server, 4)
    return server
  }
  const areOpen = (sockets: readonly Socket[]) => sockets.map(({ destroyed }) => !destroyed)

  it('the network with most of them loses its oldest for the new one', () => {
    const server = openServer()
    const visitor = connectTo(server, '192.0.2.1')
    const attacker = [1, 2, 3].map((host) => connectTo(server, `2001:db8::${host}`))
    const next = connectTo(server, '192.0.2.3')
    expect(areOpen([visitor, ...attacker, next])).toEqual([true, false, true, true, true])
    connectTo(server, '2001:db8::4')
    expect(areOpen([visitor, ...attacker, next])).toEqual([true, false, false, true, true])
  })

  it('the networks of one IPv6 site are one', () => {
    const server = openServer()
    const visitor = connectTo(server, '192.0.2.1')
    const attacker = [1, 2, 3].map((network) => connectTo(server, `2001:db8:0:${network}::1`))
    const next = connectTo(server, '::ffff:192.0.2.2')
    expect(areOpen([visitor, ...attacker, next])).toEqual([true, false, true, true, true])
  })

  it('an idle connection is closed before one with a request, and the least recently used first', () => {
    const server = openServer()
    const sockets = [1, 2, 3, 4].map(() => connectTo(server, '192.0.2.1'))
    const [first, second] = sockets.slice(0, 2).map((socket) => send(server, socket))
    first?.emit('close')
    connectTo(server, '192.0.2.1')
    expect(areOpen(sockets)).toEqual([true, true, false, true])
    connectTo(server, '192.0.2.1')
    expect(areOpen(sockets)).toEqual([true, true, false, false])
    connectTo(server, '192.0.2.1')
    expect(areOpen(sockets)).toEqual([false, true, false, false])
    second?.emit('close')
  })

  it('a half-sent form is closed, and an order that was received never', () => {
    const server = openServer()
    const sockets = [1, 2, 3, 4].map(() => connectTo(server, '192.0.2.1'))
    for (const [at, socket] of sockets.entries())
      send(server, socket, { method: 'POST', complete: at !== 2 })
    const next = connectTo(server, '192.0.2.2')
    expect(areOpen([...sockets, next])).toEqual([true, true, false, true, true])
    connectTo(server, '192.0.2.2')
    expect(areOpen(sockets)).toEqual([true, true, false, true])
  })

  it('a connection that its visitor has closed does not count', async () => {
    const server = openServer()
    const sockets = [1, 2, 3, 4].map(() => connectTo(server, '192.0.2.1'))
    const closed = once(sockets[3]!, 'close')
    sockets[3]?.destroy()
    await closed
    connectTo(server, '192.0.2.2')
    expect(areOpen(sockets)).toEqual([true, true, true, false])
  })
})

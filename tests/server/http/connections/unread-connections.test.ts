import { existsSync } from 'node:fs'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'

import { limitedServer } from '#server/http/connections/limited-server.ts'

/** Fits into the buffers of a connection on every system. */
const page = Buffer.alloc(1024 * 1024)
const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
})

/** A server that sends the page, and counts the pages that Node has sent completely. */
async function openServer(address: string) {
  let sent = 0
  const { server } = limitedServer(
    (_request, response) => {
      response.on('finish', () => sent++)
      response.end(page)
    },
    { maximum: 100, unread: { stalledMs: 300, intervalMs: 50 } },
  )
  await new Promise<void>((resolve) => server.listen(0, address, resolve))
  opened.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
  return { port: (server.address() as AddressInfo).port, sentPages: () => sent, connections }
}

function requestPage(address: string, port: number): Socket {
  const socket = connect(port, address)
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n')
  opened.push(() => socket.destroy())
  return socket
}

const hasTables = existsSync('/proc/self/net/tcp')
describe.skipIf(!hasTables)('the connection of a page that was sent whole', () => {
  it.each(['127.0.0.1', '::1'])(
    'is closed when the visitor at %s reads nothing of it',
    async (address) => {
      const server = await openServer(address)
      for (const _ of [1, 2, 3]) requestPage(address, server.port).pause()
      await expect.poll(server.sentPages).toBe(3)
      expect(await server.connections()).toBe(3)
      await expect.poll(server.connections, { timeout: 5_000 }).toBe(0)
    },
  )

  it('stays open for a visitor who has read it, while that of another is closed', async () => {
    const server = await openServer('127.0.0.1')
    const reader = requestPage('127.0.0.1', server.port)
    reader.resume()
    requestPage('127.0.0.1', server.port).pause()
    await expect.poll(server.sentPages).toBe(2)
    await expect.poll(server.connections, { timeout: 5_000 }).toBe(1)
    expect(reader.closed).toBe(false)
    reader.write('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n')
    await expect.poll(server.sentPages).toBe(3)
  })
})

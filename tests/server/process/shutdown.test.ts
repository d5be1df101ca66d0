import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

import { acceptPending } from '#server/process/shutdown.ts'

it('connections that visitors have opened are accepted before the server stops to listen', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'))
  await new Promise((resolve) => process.nextTick(resolve))

  await acceptPending(server)

  expect(await promisify(server.getConnections.bind(server))()).toBe(sockets.length)
  for (const socket of sockets) socket.destroy()
  server.close()
})

import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Opens a server at a free port of this machine; disposed, it closes with all of its connections. */
export async function listen(server: Server, backlog = 511) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', backlog, resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

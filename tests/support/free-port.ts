import { randomInt } from 'node:crypto'
import { createServer, type AddressInfo } from 'node:net'

/**
 * A port of this machine that is currently free. It is below the ports that the system gives to outgoing
 * connections: one of those could be taken before a shop that is still being filled listens on it.
 */
export async function freePort(): Promise<number> {
  return (await probe(randomInt(10_000, 32_000))) ?? freePort()
}

/** The port if it is free, else null. */
function probe(candidate: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(null))
    server.listen(candidate, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

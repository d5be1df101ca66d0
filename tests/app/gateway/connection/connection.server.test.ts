import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

import { expect, it } from 'vitest'

import { createConnections, requestWithin } from '#app/gateway/connection/connection.server.ts'

/** A merchant that sends a text in compressed form. */
async function openCompressed(text: string | Buffer) {
  const body = gzipSync(text)
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const connections = createConnections()
  const { port } = server.address() as AddressInfo
  return {
    bytes: body.length,
    request: () => requestWithin(connections, 10_000, `http://127.0.0.1:${port}/`, {}),
    async [Symbol.asyncDispose]() {
      await connections.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

it('reads a compressed response', async () => {
  const text = `\ufeff${'åäö🛋️'.repeat(10_000)}`
  await using merchant = await openCompressed(text)
  expect((await merchant.request()).body).toBe(text.slice(1))
})

it('does not read a short response that is too long without its compression', async () => {
  await using merchant = await openCompressed(Buffer.alloc(17 * 1024 * 1024))
  expect(merchant.bytes).toBeLessThan(20_000)
  await expect(merchant.request()).rejects.toMatchObject({ kind: 'unusable', isRetryable: true })
})

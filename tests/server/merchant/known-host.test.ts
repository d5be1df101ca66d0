import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { serve } from '@hono/node-server'
import { expect, it, onTestFinished } from 'vitest'

import { knownHost } from '#server/merchant/known-host.ts'

/** A server with the merchant's rule, whose websockets always open. */
async function openServer(): Promise<number> {
  const { limitFetch, limitWebsockets } = knownHost(['https://shop.example.se'])
  const fetch = limitFetch(() => new Response('answered'))
  const server = serve({ fetch, hostname: '127.0.0.1', port: 0 }) as Server
  onTestFinished(() => void server.close())
  limitWebsockets(server)
  server.on('upgrade', (_, socket) => {
    if (!socket.destroyed) socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n')
  })
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve))
  return (server.address() as AddressInfo).port
}

const statusOf = (port: number, headers: Record<string, string>) =>
  new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, headers, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    sent.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve(response.statusCode)
    })
    sent.on('error', () => resolve('closed'))
    sent.end()
  })

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['hemvist.localhost', true],
  ['[::1]', true],
  ['shop.example.se', true],
  ['evil.example.com', false],
  ['shop.example.se.evil.example', false],
  ['127.0.0.1.evil.example', false],
])('a merchant on this machine answers requests to %s: %s', async (name, isAnswered) => {
  const port = await openServer()
  const host = `${name}:${port}`
  expect(await statusOf(port, { host })).toBe(isAnswered ? 200 : 421)
  const upgrade = { host, connection: 'Upgrade', upgrade: 'websocket' }
  expect(await statusOf(port, upgrade)).toBe(isAnswered ? 101 : 'closed')
})

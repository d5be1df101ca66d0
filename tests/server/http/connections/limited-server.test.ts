import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Response } from 'express'
import { describe, expect, it } from 'vitest'

import { maxPictureBytes, maxPictures } from '#app/kit/limits/uploads.ts'
import { limitedServer } from '#server/http/connections/limited-server.ts'
import { listen } from '#tests/support/listen.ts'
import { openHost } from '#tests/support/open-host.ts'

const request = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: shop.example', ...headers, '', ''].join('\r\n')

/** A visitor who pipelines requests and reads no response. */
function pipeline(port: number, path: string, times: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(request(path).repeat(times))
  return socket
}

describe('pipelined requests', () => {
  it('are served one after the other, in order', async () => {
    let inFlight = 0
    let maximum = 0
    await using host = await openHost({
      storefront: (incoming, response) => {
        maximum = Math.max(maximum, ++inFlight)
        setImmediate(() => {
          inFlight--
          response.send(incoming.url)
        })
      },
    })
    const paths = Array.from({ length: 10 }, (_, number) => `/page-${number}`)
    const last = request('/last', 'Connection: close')
    const socket = connect(host.port, '127.0.0.1')
    socket.write(paths.map((path) => request(path)).join('') + last)
    const received = await text(socket)
    expect(received.match(/^\/(page-\d|last)/gm)).toEqual([...paths, '/last'])
    expect(maximum).toBe(1)
  })

  it('start nothing after a disconnect, and leave nothing behind', async () => {
    const open: Response[] = []
    await using host = await openHost({
      storefront: (_asked, response) => void open.push(response),
    })
    const sockets = Array.from({ length: 20 }, () => pipeline(host.port, '/', 15))
    await expect.poll(() => open.length).toBe(20)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => host.openResponses.size).toBe(0)
    expect(open).toHaveLength(20)
    expect(open.every(({ closed }) => closed)).toBe(true)
  })

  it('above a limit close the connection', async () => {
    await using host = await openHost({ storefront: () => {} })
    const socket = pipeline(host.port, '/', 600)
    await expect.poll(() => socket.closed).toBe(true)
    await expect.poll(() => host.openResponses.size).toBe(0)
  })

  const openFiles = '/proc/self/fd'
  it.skipIf(!existsSync(openFiles))('for files close every file', async () => {
    const clientDir = mkdtempSync(join(tmpdir(), 'hemvist-files-'))
    writeFileSync(join(clientDir, 'large.bin'), Buffer.alloc(8 * 1024 * 1024))
    await using host = await openHost({ clientDir })
    const before = readdirSync(openFiles).length
    const sockets = Array.from({ length: 20 }, () => pipeline(host.port, '/large.bin', 15))
    await expect.poll(() => host.openResponses.size).toBe(20)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => readdirSync(openFiles).length).toBeLessThanOrEqual(before)
  })
})

describe('a response that is not read', () => {
  const sendDeadlines = { stalledMs: 100, wholeMs: 60_000, feedMs: 60_000 }
  const unread = (port: number, path: string) => {
    const socket = pipeline(port, path, 1)
    socket.pause()
    return socket
  }

  it('is aborted, and its connection closed', async () => {
    await using host = await openHost({
      sendDeadlines,
      storefront: (_asked, response) => void response.send(Buffer.alloc(64 * 1024 * 1024)),
    })
    unread(host.port, '/')
    await expect.poll(() => host.openResponses.size).toBe(1)
    await expect.poll(() => host.openResponses.size).toBe(0)
  })

  it.each([
    ['that is read slowly has a time limit', { wholeMs: 300, feedMs: 60_000 }, '/'],
    ['has another one for product feeds', { wholeMs: 1, feedMs: 300 }, '/feeds/se-sv.xml'],
  ])('%s', async (_, limits, path) => {
    await using host = await openHost({
      sendDeadlines: { stalledMs: 60_000, ...limits },
      storefront(asked, response) {
        const screen = asked.path === '/' ? 'home' : 'feed'
        response.locals.resolvedAddress = { screen, market: 'se', language: 'sv' }
        response.send(Buffer.alloc(64 * 1024 * 1024))
      },
    })
    const socket = unread(host.port, path)
    await expect.poll(() => host.openResponses.size).toBe(1)
    const resumeReading = () => {
      socket.read(1)
      return host.openResponses.size
    }
    await expect.poll(resumeReading).toBe(0)
  })

  it('is complete for a visitor who reads slowly but steadily', async () => {
    const size = 8 * 1024 * 1024
    await using host = await openHost({
      // Visitor and host share a process: when a busy machine stops it, the visitor has not stopped
      // reading.
      sendDeadlines: { ...sendDeadlines, stalledMs: 60_000 },
      storefront: (_asked, response) => void response.send(Buffer.alloc(size)),
    })
    const healthResponse = await fetch(host.origin)
    expect((await healthResponse.arrayBuffer()).byteLength).toBe(size)
  })
})

describe('a body that arrives slowly', () => {
  const half = (port: number, type: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    const headers = ['POST / HTTP/1.1', 'Host: shop.example', `Content-Type: ${type}`]
    socket.write([...headers, 'Content-Length: 2', '', 'a'].join('\r\n'))
    return socket
  }

  it('ends its connection, except pictures on a slow network', async () => {
    const { server } = limitedServer(
      (asked, response) => void asked.resume().on('end', () => response.end('received')),
      { bodyMs: 50 },
    )
    await using opened = await listen(server)
    const pictures = half(opened.port, 'multipart/form-data; boundary=x')
    const form = half(opened.port, 'application/x-www-form-urlencoded')
    await expect.poll(() => form.closed).toBe(true)
    pictures.end('b')
    expect(await text(pictures)).toContain('received')
    const megabits = (maxPictures * maxPictureBytes * 8) / 1_000_000
    expect(server.requestTimeout / 1000).toBeGreaterThan(megabits)
  })
})

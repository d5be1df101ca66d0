import { randomBytes } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { expect, it } from 'vitest'

import { sendResponse } from '#server/http/pages/send-response.ts'
import { openHost } from '#tests/support/open-host.ts'

const hostSending = (createResponse: () => Response) =>
  openHost({
    storefront: (request, response, next) => {
      response.vary('Origin')
      response.setHeader('Set-Cookie', ['a=1'])
      sendResponse(createResponse(), request, response).catch(next)
    },
  })

it('adds its headers to those of the host', async () => {
  const headers = [
    ['Set-Cookie', 'b=2'],
    ['Set-Cookie', 'c=3'],
    ['Vary', 'Cookie'],
    ['Content-Type', 'text/plain'],
  ] as [string, string][]
  await using host = await hostSending(() => new Response('hej', { status: 201, headers }))
  const response = await fetch(host.origin)
  expect(response.status).toBe(201)
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2', 'c=3'])
  expect(response.headers.get('vary')).toMatch(/Origin.*Cookie/)
  expect(await response.text()).toBe('hej')
})

it('sends a megabyte completely', async () => {
  await using host = await hostSending(() => new Response('å'.repeat(1024 * 512)))
  expect(await (await fetch(host.origin)).text()).toBe('å'.repeat(1024 * 512))
})

it('waits for the socket without accumulating listeners', async () => {
  const warnings: Error[] = []
  const recordWarning = (warning: Error) => warnings.push(warning)
  process.on('warning', recordWarning)
  let left = 64
  const long = () =>
    new Response(
      new ReadableStream({
        pull: (controller) =>
          left-- > 0 ? controller.enqueue(randomBytes(65_536)) : controller.close(),
      }),
      { headers: { 'Content-Type': 'text/plain' } },
    )
  await using host = await hostSending(long)
  const response = await fetch(host.origin, { headers: { 'Accept-Encoding': 'br' } })
  expect((await response.arrayBuffer()).byteLength).toBe(64 * 65_536)
  process.off('warning', recordWarning)
  expect(warnings).toEqual([])
})

it('sends HEAD the headers without the body', async () => {
  await using host = await hostSending(() => new Response('hej', { headers: { 'X-Page': '1' } }))
  const response = await fetch(host.origin, { method: 'HEAD' })
  expect(response.headers.get('x-page')).toBe('1')
  expect(await response.text()).toBe('')
})

it('stops rendering when the visitor has left', async () => {
  let isCancelled = false
  const endless = () =>
    new Response(
      new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
        cancel: () => void (isCancelled = true),
      }),
    )
  await using host = await hostSending(endless)
  const leaving = httpRequest(host.origin, (response) =>
    response.once('data', () => leaving.destroy()),
  )
  leaving.on('error', () => undefined)
  leaving.end()
  await expect.poll(() => isCancelled, { timeout: 5_000 }).toBe(true)
})

import { randomBytes } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { expect, it } from 'vitest'

import { sendResponse } from '#server/http/send-response.ts'
import { openHost } from '../../support/open-host.ts'

const answering = (answer: () => Response) =>
  openHost({
    storefront: (request, response, next) => {
      response.vary('Origin')
      response.setHeader('Set-Cookie', ['a=1'])
      sendResponse(answer(), request, response).catch(next)
    },
  })

it('adds its headers to those of the host', async () => {
  const headers = [
    ['Set-Cookie', 'b=2'],
    ['Set-Cookie', 'c=3'],
    ['Vary', 'Cookie'],
    ['Content-Type', 'text/plain'],
  ] as [string, string][]
  await using host = await answering(() => new Response('hej', { status: 201, headers }))
  const answer = await fetch(host.origin)
  expect(answer.status).toBe(201)
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2', 'c=3'])
  expect(answer.headers.get('vary')).toMatch(/Origin.*Cookie/)
  expect(await answer.text()).toBe('hej')
})

it('sends a megabyte completely', async () => {
  await using host = await answering(() => new Response('å'.repeat(1024 * 512)))
  expect(await (await fetch(host.origin)).text()).toBe('å'.repeat(1024 * 512))
})

it('waits for the socket without accumulating listeners', async () => {
  const warnings: Error[] = []
  const note = (warning: Error) => warnings.push(warning)
  process.on('warning', note)
  let left = 64
  const long = () =>
    new Response(
      new ReadableStream({
        pull: (controller) =>
          left-- > 0 ? controller.enqueue(randomBytes(65_536)) : controller.close(),
      }),
      { headers: { 'Content-Type': 'text/plain' } },
    )
  await using host = await answering(long)
  const answer = await fetch(host.origin, { headers: { 'Accept-Encoding': 'br' } })
  expect((await answer.arrayBuffer()).byteLength).toBe(64 * 65_536)
  process.off('warning', note)
  expect(warnings).toEqual([])
})

it('sends HEAD the headers without the body', async () => {
  await using host = await answering(() => new Response('hej', { headers: { 'X-Page': '1' } }))
  const answer = await fetch(host.origin, { method: 'HEAD' })
  expect(answer.headers.get('x-page')).toBe('1')
  expect(await answer.text()).toBe('')
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
  await using host = await answering(endless)
  const leaving = httpRequest(host.origin, (answer) => answer.once('data', () => leaving.destroy()))
  leaving.on('error', () => undefined)
  leaving.end()
  await expect.poll(() => isCancelled, { timeout: 5_000 }).toBe(true)
})

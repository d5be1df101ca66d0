import { describe, expect, it } from 'vitest'

import { openForTests } from '#tests/support/open-for-tests.ts'
import { openHost } from '#tests/support/open-host.ts'

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const post = (origin: string, body: BodyInit, headers: Record<string, string> = form) =>
  fetch(origin, { method: 'POST', body, headers })

describe('a form', async () => {
  const host = await openForTests(openHost())

  it('reaches the shop unchanged', async () => {
    const response = await post(host.origin, 'name=Åsa&zip=111+22')
    expect(await response.json()).toMatchObject({ method: 'POST', body: 'name=Åsa&zip=111+22' })
  })

  it('of a megabyte is rejected with a message, not by a reset connection', async () => {
    const response = await post(host.origin, `text=${'a'.repeat(1024 * 1024)}`)
    expect(response.status).toBe(413)
    expect(response.headers.get('Content-Type')).toContain('text/html')
  })

  it('without a content length is counted while it is received', async () => {
    const endless = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('a'.repeat(16_384)))
        if (++sent === 8) controller.close()
      },
    })
    let sent = 0
    const options = { method: 'POST', body: endless, headers: form, duplex: 'half' }
    expect((await fetch(host.origin, options as RequestInit)).status).toBe(413)
  })

  it('with very many fields is rejected', async () => {
    expect((await post(host.origin, 'a=1&'.repeat(199))).status).toBe(200)
    expect((await post(host.origin, 'a=1&'.repeat(300))).status).toBe(413)
  })

  it.each([
    ['JSON', 'application/json', '{"price":1}'],
    ['text', 'text/plain', 'price=1'],
    ['a broken multipart', 'multipart/form-data; boundary=x', '--y\r\n'],
    ['nothing named', '', 'price=1'],
  ])('as %s is rejected', async (_what, type, body) => {
    expect((await post(host.origin, body, { 'Content-Type': type })).status).toBe(415)
  })

  it('that is compressed is rejected unread', async () => {
    const headers = { ...form, 'Content-Encoding': 'gzip' }
    expect((await post(host.origin, 'a=1', headers)).status).toBe(415)
  })

  it('without a single field is still a form', async () => {
    const response = await fetch(host.origin, { method: 'POST' })
    expect(await response.json()).toMatchObject({ method: 'POST', body: '' })
  })

  it('without a body and content length is still a form', async () => {
    const received = await host.raw(
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${form['Content-Type']}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    )
    expect(received).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('is not accepted in a GET request', async () => {
    const received = await host.raw(
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nConnection: close\r\n\r\na=1',
    )
    expect(received).toMatch(/^HTTP\/1\.1 413 /)
  })
})

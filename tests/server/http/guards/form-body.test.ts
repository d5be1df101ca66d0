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

describe('a form with files', async () => {
  const host = await openForTests(openHost())
  const send = async (path: string, files: readonly Blob[], comment = 'Skön') => {
    const form = new FormData()
    form.set('comment', comment)
    for (const file of files) form.append('pictures', file, 'a.jpg')
    const response = await fetch(host.origin + path, { method: 'POST', body: form })
    const isShop = response.status === 200
    return isShop ? ((await response.json()) as { body: string }).body : response.status
  }
  const file = new Blob(['picture'])

  it.each([
    ['/p/sofa', true],
    ['/product/sofa', true],
    ['/en/p/sofa', true],
    ['/se/sv/p/sofas/sofa.data', true],
    ['/', false],
    ['/p', false],
    ['/p/', false],
    ['/kassan', false],
    ['/c/p/sofa', false],
    ['/a/b/c/p/sofa', false],
    ['/merchant/payment/p/sofa', false],
  ])('is accepted at %s: %s', async (path, isAccepted) => {
    const received = await send(path, [file])
    if (isAccepted) expect(received).toMatch(/name="pictures"; filename="a.jpg"[^]*picture/)
    else expect(received).toBe(415)
  })

  it('loses files that are too large together, and nothing that was typed', async () => {
    const comment = 'Skön\r\nContent-Disposition: form-data; name="pictures"; filename="a"\r\n'
    const received = String(await send('/p/sofa', [new Blob([Buffer.alloc(30_000_000)])], comment))
    expect(received).toContain(`name="comment"\r\n\r\n${comment}\r\n--`)
    expect(received).toMatch(/name="pictures"\r\n\r\ntoo large\r\n--[^\r]+--\r\n$/)
    expect(received.length).toBeLessThan(1000)
  })

  it('with very many parts, or without a boundary, is rejected', async () => {
    expect(await send('/p/sofa', Array<Blob>(10).fill(file))).toContain('picture')
    expect(await send('/p/sofa', Array<Blob>(41).fill(file))).toBe(413)
    const headers = { 'Content-Type': 'multipart/form-data' }
    expect((await post(`${host.origin}/p/sofa`, '--x\r\n', headers)).status).toBe(415)
  })

  it.each([
    ['parts without an end', '-'.repeat(24_000_000)],
    ['a head of many lines', `---\r\n${'X: y\r\n'.repeat(1_000)}\r\n1\r\n-----`],
  ])('with %s is rejected at once', async (_what, body) => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=-' }
    const startedAt = performance.now()
    expect((await post(`${host.origin}/p/sofa`, body, headers)).status).toBe(413)
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })

  it('is rejected before it is read, when a network sends very many', async () => {
    const large = new Blob([Buffer.alloc(70_000)])
    let sent = 0
    while (sent < 70 && (await send('/p/sofa', [large])) !== 429) sent += 1
    expect(sent).toBeGreaterThan(50)
    expect(sent).toBeLessThan(61)
    expect(await send('/p/sofa', [file])).toContain('picture')
  })
})

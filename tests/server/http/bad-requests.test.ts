import { describe, expect, it } from 'vitest'

import { openForTests } from '#tests/support/open-for-tests.ts'
import { openHost } from '#tests/support/open-host.ts'

const request = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n')
const get = (target: string, ...headers: string[]) =>
  request(`GET ${target}`, 'Host: shop.example', ...headers)
const statusOf = (received: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1])

describe('an unreadable address', async () => {
  const host = await openForTests(openHost())

  it.each([
    ['half an escape', '/p/%E0%A4%A', 400],
    ['a lonely percent', '/100%', 400],
    ['invalid UTF-8', '/p/%ff%fe', 400],
    ['a NUL', '/p/a%00b', 400],
    ['a line break', '/p/a%0d%0aSet-Cookie:x', 400],
    ['a backslash', '/%5cevil.example', 400],
    ['a NUL in the query', '/s?q=a%00', 400],
    ['eight kilobytes', `/${'a'.repeat(8200)}`, 414],
    ['a hundred and one parameters', `/?${'a=1&'.repeat(100)}`, 414],
    ['a hundred segments', '/a'.repeat(100), 400],
  ])('with %s is rejected', async (_what, target, status) => {
    expect(statusOf(await host.raw(get(target)))).toBe(status)
  })

  it.each(['a b', '[', 'x@y', 'shop.example:99999', 'shop.example/x', '..%2f', ''])(
    'with a Host header %j is rejected',
    async (name) => {
      expect(statusOf(await host.raw(request('GET /', `Host: ${name}`)))).toBe(400)
    },
  )
})

describe('an address in another form', () => {
  it.each([
    ['http://evil.example/p/sofa?x=1', '/p/sofa?x=1'],
    ['http://evil.example', '/'],
  ])('%s is read as %s', async (target, address) => {
    await using host = await openHost()
    expect(await host.raw(get(target))).toContain(`"address":"${address}"`)
  })

  it('absolute, reaches health checks and pictures too', async () => {
    await using host = await openHost({ merchantOrigin: 'http://127.0.0.1:9' })
    expect(statusOf(await host.raw(get('http://shop.example/health/live')))).toBe(200)
    expect(statusOf(await host.raw(get('http://shop.example/merchant/images/a.jpg')))).toBe(502)
  })

  it.each([
    ['//evil.example/p?x=1', '/evil.example/p?x=1'],
    ['///p', '/p'],
  ])('%s redirects to %s on this shop', async (target, address) => {
    await using host = await openHost()
    const received = await host.raw(get(target))
    expect(statusOf(received)).toBe(301)
    expect(received).toContain(`\r\nLocation: ${address}\r\n`)
  })

  it('with Swedish letters and any query reaches the shop', async () => {
    await using host = await openHost()
    const address = '/s/f%C3%A5t%C3%B6lj?__proto__=1&p-color=red~1+2'
    const response = await fetch(host.origin + address)
    expect(await response.json()).toMatchObject({ address })
  })
})

describe('an unsupported method', async () => {
  const host = await openForTests(openHost())

  it.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])('%s has status 405', async (method) => {
    const received = await host.raw(request(`${method} /`, 'Host: shop.example'))
    expect(statusOf(received)).toBe(405)
    expect(received).toMatch(/^Allow: GET, HEAD, POST, OPTIONS\r$/m)
  })

  it('OPTIONS lists the supported methods', async () => {
    const received = await host.raw(request('OPTIONS *', 'Host: shop.example'))
    expect(statusOf(received)).toBe(204)
  })
})

describe('malformed HTTP', async () => {
  const host = await openForTests(openHost())
  const chunked = 'Transfer-Encoding: chunked'

  it.each([
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    ],
    [
      'a length and chunks',
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n${chunked}\r\n\r\n0\r\n\r\n`,
    ],
    [
      'an obscured encoding',
      `POST / HTTP/1.1\r\nHost: a\r\n${chunked}\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n`,
    ],
    ['a negative length', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n'],
    ['a space in a header name', 'GET / HTTP/1.1\r\nHost: a\r\nX Y: 1\r\n\r\n'],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['the same Host twice', 'GET / HTTP/1.0\r\nHost: a\r\nhost: a\r\n\r\n'],
    ['twenty kilobytes of header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['an old protocol', 'GET /\r\n\r\n'],
    ['no sense', '\u0000\u0001\u0002\r\n\r\n'],
  ])('%s: rejected, and the next visitor is served', async (_what, bytes) => {
    expect([400, 413, 431]).toContain(statusOf(await host.raw(bytes)))
    expect((await fetch(host.origin)).status).toBe(200)
  })
})

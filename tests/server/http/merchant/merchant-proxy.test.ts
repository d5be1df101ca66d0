import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'

import type { HostOptions } from '#server/http/host.ts'
import { freePort } from '#tests/support/free-port.ts'
import { createGate } from '#tests/support/gate.ts'
import { listen } from '#tests/support/listen.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openHost } from '#tests/support/open-host.ts'

/** Simulates the merchant: returns the request that it received, and tries to set a cookie. */
const merchant = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const received = { method: request.method, url: request.url, headers: request.headers, body }
  const policy = { 'Content-Security-Policy': "default-src 'self'", ETag: '"1"' }
  response.writeHead(203, { 'Set-Cookie': 'ralph-auth=stolen', ...policy })
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(received))
})
const { origin: merchantOrigin } = await openForTests(listen(merchant))
const host = await openForTests(openHost({ merchantOrigin }))

interface ReceivedRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

describe('the public part of the merchant', () => {
  it.each([
    ['/merchant/images/product/400f500/sofa-1.jpg', '/images/product/400f500/sofa-1.jpg'],
    ['/merchant/outbox', '/outbox'],
    ['/merchant/payment/abc?step=2', '/payment/abc?step=2'],
  ])('%s is proxied', async (address, url) => {
    const response = await fetch(host.origin + address)
    expect(response.status).toBe(203)
    expect(await response.json()).toMatchObject({ method: 'GET', url })
  })

  it.each([
    '/merchant',
    '/merchant/graphql',
    '/merchant/auth/login',
    '/merchant/sign/demo',
    '/merchant/imagesx',
    '/merchant/images/../graphql',
    '/merchant/images/%2e%2e/graphql',
    '/merchant/payment/..%2f../graphql',
    '/merchant//graphql',
  ])('%s is not proxied', async (address) => {
    const received = await host.raw(
      `GET ${address} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`,
    )
    // Either the shop responds itself, or it requests an address below the public part.
    expect(received).not.toMatch(/"url":"\/(graphql|auth|sign)/)
    expect(received).not.toMatch(/"url":"\/(?!payment\/)/)
  })
})

it.each<[string, Partial<HostOptions>, Record<string, string>, number]>([
  ['a browser on the machine itself', {}, {}, 203],
  ['somebody behind a proxy that is not trusted', {}, { 'X-Forwarded-For': '127.0.0.1' }, 403],
  ['somebody behind a proxy', { trustProxy: 1 }, { 'X-Forwarded-For': '192.0.2.1' }, 403],
  ['a shop with a public name', { publicOrigin: 'https://shop.example' }, {}, 403],
  [
    'everybody, when the demo is open',
    { trustProxy: 1, publicOrigin: 'https://shop.example', isDemoOpen: true },
    { 'X-Forwarded-For': '192.0.2.1' },
    203,
  ],
])('outbox and payment sandbox answer %s', async (_who, options, headers, status) => {
  await using demo = await openHost({ merchantOrigin, ...options })
  for (const path of ['outbox', 'payment/abc', 'images/../outbox']) {
    expect((await fetch(`${demo.origin}/merchant/${path}`, { headers })).status).toBe(status)
  }
  expect((await fetch(`${demo.origin}/merchant/images/a.jpg`, { headers })).status).toBe(203)
  const notices = JSON.stringify(demo.logged).match(/MERCHANT_DEMO=true opens them/g) ?? []
  expect(notices).toHaveLength(status === 403 ? 1 : 0)
})

it('outbox and payment sandbox refuse a website whose name leads to the machine of its visitor', async () => {
  await using demo = await openHost({ merchantOrigin })
  const statusFor = async (name: string) => {
    const target = `GET /merchant/outbox HTTP/1.1\r\nHost: ${name}:${demo.port}\r\n\r\n`
    return Number(/^HTTP\/1\.1 (\d+)/.exec(await demo.raw(target))?.[1])
  }
  for (const own of ['localhost', '127.0.0.1', '[::1]']) expect(await statusFor(own)).toBe(203)
  for (const other of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example']) {
    expect(await statusFor(other)).toBe(403)
  }
})

it('receives a form, without the session of the shop', async () => {
  const response = await fetch(`${host.origin}/merchant/payment/abc`, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'approve' }),
    headers: {
      'Accept-Language': 'sv',
      'Sec-Fetch-Site': 'same-origin',
      Authorization: 'Bearer secret',
      Cookie: 'ralph-auth=secret',
      'X-Forwarded-Host': 'evil.example',
    },
  })
  const received = (await response.json()) as ReceivedRequest
  expect(received).toMatchObject({ method: 'POST', body: 'outcome=approve' })
  expect(received.headers['accept-language']).toBe('sv')
  expect(received.headers['x-request-id']).toBe(response.headers.get('x-request-id'))
  expect(JSON.stringify(received.headers)).not.toMatch(/secret|evil/)
})

it('keeps its own policy and etag, and may not set cookies', async () => {
  const { headers } = await fetch(`${host.origin}/merchant/outbox`)
  expect(headers.get('content-security-policy')).toBe("default-src 'self'")
  expect(headers.get('etag')).toBe('"1"')
  expect(headers.get('set-cookie')).toBeNull()
})

it('a picture has no header that only documents need, and runs nothing when it is opened', async () => {
  const { headers } = await fetch(`${host.origin}/merchant/images/a.jpg`)
  expect(headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(headers.get('content-length')).toMatch(/^\d+$/)
  expect([...headers].map(([name, value]) => name + value).join('').length).toBeLessThan(450)
})

it('receives HEAD as HEAD', async () => {
  const response = await fetch(`${host.origin}/merchant/outbox`, { method: 'HEAD' })
  expect(response.status).toBe(203)
})

it('is replaced by 502 during an outage, and the shop continues', async () => {
  const unreachableOrigin = `http://127.0.0.1:${await freePort()}`
  await using lonely = await openHost({ merchantOrigin: unreachableOrigin })
  expect((await fetch(`${lonely.origin}/merchant/outbox`)).status).toBe(502)
  expect((await fetch(lonely.origin)).status).toBe(200)
})

describe('a picture that is not drawn in time', () => {
  const openLate = async () => {
    const late = await openMerchant((response) => response.writeHead(503).end())
    const shop = await openHost({ merchantOrigin: late.origin })
    return {
      get: (headers: Record<string, string>) =>
        shop.raw(
          [
            'GET /merchant/images/product/400f500/sofa-1.jpg HTTP/1.1',
            'Host: shop.example',
            ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
            '',
            '',
          ].join('\r\n'),
        ),
      async [Symbol.asyncDispose]() {
        await shop[Symbol.asyncDispose]()
        await late[Symbol.asyncDispose]()
      },
    }
  }

  it('is a shape for a page, which the browser does not keep', async () => {
    await using late = await openLate()
    const response = await late.get({ 'Sec-Fetch-Dest': 'image' })
    expect(response).toMatch(/^HTTP\/1\.1 200 /)
    expect(response).toMatch(/^cache-control: no-store\r$/im)
    expect(response).toMatch(/^content-type: image\/svg\+xml/im)
    const [, shape = ''] = response.split('\r\n\r\n')
    expect(shape).toMatch(/^<svg .+<\/svg>$/)
    // By its length the script of a page knows it.
    expect(shape.length).toBeLessThan(200)
  })

  it('is 503 for a machine', async () => {
    await using late = await openLate()
    const response = await late.get({})
    expect(response).toMatch(/^HTTP\/1\.1 503 /)
    expect(response).toMatch(/^retry-after: \d+\r$/im)
  })
})

describe('a failing response', () => {
  it.each([
    ['an error that says it may be kept', 500, [502, 'no-store']],
    ['a busy merchant', 503, [503, 'no-store']],
    ['a picture that there is not', 404, [404, 'public, max-age=60']],
  ])('%s is cached as long as it should be', async (_, status, expected) => {
    await using failing = await openMerchant((response) =>
      response
        .writeHead(status, { 'Cache-Control': `public, max-age=${status === 404 ? 60 : 31536000}` })
        .end('Error: at open (/srv/store.ts:12)'),
    )
    await using shop = await openHost({ merchantOrigin: failing.origin })
    const paths = ['/merchant/images/product/400f500/sofa-1.jpg', '/merchant/payment/abc']
    for (const path of paths) {
      const response = await fetch(shop.origin + path)
      expect([response.status, response.headers.get('cache-control')]).toEqual(expected)
      if (status === 500) expect(await response.text()).not.toContain('/srv/store.ts')
    }
  })

  it('that breaks off is no whole one, and no wait', async () => {
    await using failing = await openMerchant((response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': '1000' })
      response.write('half', () => response.socket?.destroy())
    })
    await using shop = await openHost({ merchantOrigin: failing.origin })
    const started = performance.now()
    for (const path of ['/merchant/outbox', sofa]) {
      const { status, headers } = await fetch(shop.origin + path)
      expect([status, headers.get('cache-control')]).toEqual([502, 'no-store'])
    }
    expect(performance.now() - started).toBeLessThan(2_000)
    expect((await fetch(shop.origin)).status).toBe(200)
  })
})

const sofa = '/merchant/images/product/400f500/sofa-1.jpg'

describe.concurrent('while the merchant hangs', () => {
  it('pictures occupy no connection: the response is small and not cached', async ({ expect }) => {
    let isHung = true
    const waiting: ServerResponse[] = []
    await using merchant = await openMerchant((response) => {
      if (isHung) waiting.push(response)
      else response.writeHead(200, { 'Content-Type': 'image/avif' }).end('whole')
    })
    await using shop = await openHost({ merchantOrigin: merchant.origin })
    const sixteen = Array.from({ length: 16 }, () => timed(shop.origin + sofa))
    for (const picture of await Promise.all(sixteen)) {
      expect(picture).toMatchObject({ status: 503, policy: 'no-store', text: '' })
      expect(picture.ms).toBeLessThan(2_000)
    }
    // Later requests do not reach the merchant.
    const requestCount = waiting.length
    expect((await timed(shop.origin + sofa)).status).toBe(503)
    expect(waiting).toHaveLength(requestCount)
    isHung = false
    for (const response of waiting) response.end('late')
    await expect.poll(() => timed(shop.origin + sofa)).toMatchObject({ status: 200, text: 'whole' })
  })

  it('a slow picture is waited for as long as the merchant responds to others', async () => {
    let doneCount = 0
    const rendering = createGate()
    await using merchant = await openMerchant((response, url) => {
      if (url !== '/health') return void rendering.passed.then(() => response.end('drawn'))
      if (++doneCount === 3) rendering.open()
      response.end('{}')
    })
    await using shop = await openHost({ merchantOrigin: merchant.origin })
    expect(await timed(shop.origin + sofa)).toMatchObject({ status: 200, text: 'drawn' })
  })

  it.concurrent.for(['/merchant/images/product/400f500/dripping.jpg', '/merchant/outbox'])(
    '%s ends in time with a retryable page or picture',
    async (path, { expect }) => {
      await using merchant = await openMerchant((response, url) => {
        if (url === '/health') response.end('{}')
        else if (url === '/images/product/400f500/dripping.jpg') response.write('a')
      })
      await using shop = await openHost({ merchantOrigin: merchant.origin })
      const page = await timed(shop.origin + path)
      expect(page).toMatchObject({ status: 503, policy: 'no-store' })
      expect(page.ms).toBeLessThan(7_000)
    },
  )
})

async function timed(address: string) {
  const started = performance.now()
  const response = await fetch(address)
  const text = await response.text()
  const ms = performance.now() - started
  return { status: response.status, policy: response.headers.get('cache-control'), text, ms }
}

function openMerchant(received: (response: ServerResponse, url: string) => void) {
  return listen(createServer((request, response) => received(response, request.url ?? '')))
}

it('does not exist with an external merchant', async () => {
  await using real = await openHost({ merchantOrigin: null })
  const response = await fetch(`${real.origin}/merchant/outbox`)
  expect(await response.json()).toMatchObject({ address: '/merchant/outbox' })
})

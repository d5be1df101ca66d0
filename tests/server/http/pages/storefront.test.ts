import { once } from 'node:events'
import { connect } from 'node:net'

import type { HandleDocumentRequestFunction } from '@remix-run/node'
import { describe, expect, it } from 'vitest'

import type { AppBuild } from '#server/http/pages/language-handlers.ts'
import type { NetworkQueueLimits } from '#server/http/limits/network-queue.ts'
import { pageLimits } from '#server/http/limits/concurrency-limit.ts'
import { storefront } from '#server/http/pages/storefront.ts'
import { createGate } from '#tests/support/gate.ts'
import { openHost } from '#tests/support/open-host.ts'
import { testContext } from '#tests/support/test-context.ts'

type HandleRequest = Parameters<HandleDocumentRequestFunction>
type RenderPage = (...args: HandleRequest) => Response | Promise<Response>

const { config, services, counters } = testContext('')

/** An app with one page and a given render function. */
const buildOf = (renderPage: RenderPage) =>
  ({
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    assetsBuildDirectory: '',
    basename: '/',
    future: { v3_singleFetch: true },
    isSpaMode: false,
    publicPath: '/',
    routes: { root: { id: 'root', path: '', module: { default: () => null } } },
    entry: {
      module: {
        default: renderPage,
        handleError: () => undefined,
        resolveAddress: async (request: Request) => {
          // Markets are requested first: long enough for a visitor to leave meanwhile.
          if (request.url.endsWith('/leaving')) await once(request.signal, 'abort')
          const isFile = request.url.endsWith('.xml')
          const [, name = ''] = /\/(cart|feed)[^/]*(?:\/[^/]*)?$/.exec(request.url) ?? []
          const screen = name || 'home'
          return { language: 'sv', market: 'se', screen, refusalPath: '/404', isFile }
        },
        routesOf: (routes: object) => routes,
        routesOfScreen: (routes: object) => routes,
        languageScript: () => '',
        guardRoutes: (routes: object) => routes,
      },
    },
  }) as unknown as AppBuild

const openShop = (
  renderPage: RenderPage,
  maxPages = pageLimits(256),
  networkLimits?: NetworkQueueLimits,
  trustProxy = 0,
) => {
  const build = buildOf(renderPage)
  const { handle, refusalPage } = storefront({
    build,
    mode: 'production',
    config,
    services,
    counters,
    maxPages,
    networkLimits,
  })
  return openHost({ storefront: handle, refusalPage, trustProxy })
}

it('shows the fallback page when no page can be rendered, not even the error page', async () => {
  await using host = await openShop(() => {
    throw new Error('canary of the fault')
  })
  const response = await fetch(host.origin, { headers: { Accept: 'text/html' } })
  const html = await response.text()
  expect(response.status).toBe(500)
  expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  expect(html).toContain('An error occurred while showing the error page')
  expect(html).toContain('<a href="/">')
  expect(html).not.toContain('canary')
})

it('sends the error page as rendered', async () => {
  await using host = await openShop(() => new Response('<h1>500</h1>', { status: 500 }))
  const response = await fetch(host.origin, { headers: { Accept: 'text/html' } })
  expect(response.status).toBe(500)
  expect(await response.text()).toBe('<h1>500</h1>')
})

describe('with the maximum of concurrent pages', () => {
  const maximum = { browsing: 1, buying: 2 }
  /** A shop whose pages are rendered on demand. */
  const openBusyShop = async () => {
    const waiting: (() => void)[] = []
    const renderPage = async (...[, , , , context]: HandleRequest) => {
      if (context.refusal) return new Response(`<h1>503</h1>${context.requestId}`, context.refusal)
      await new Promise<void>((resolve) => waiting.push(resolve))
      return new Response('<h1>page</h1>')
    }
    const host = await openShop(renderPage, maximum)
    return { host, waiting }
  }
  const send = (origin: string, init: RequestInit = {}) =>
    fetch(origin, { headers: { Accept: 'text/html' }, ...init })

  it('a browsing visitor has to try again, a buying one is served, and the next is served again', async () => {
    const { host, waiting } = await openBusyShop()
    await using _closed = host
    const first = send(host.origin)
    await expect.poll(() => waiting.length).toBe(1)

    const second = await send(host.origin)
    expect(second.status).toBe(503)
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
    // One page for all contains each request's own id.
    for (const full of [second, await send(host.origin)]) {
      expect(await full.text()).toBe(`<h1>503</h1>${full.headers.get('x-request-id')}`)
    }

    expect(host.logged.at(-1)).toMatchObject({ status: 503, reason: 'limit of browsing' })

    const buying = send(host.origin, { method: 'POST', body: new URLSearchParams('intent=add') })
    await expect.poll(() => waiting.length).toBe(2)
    for (const render of waiting) render()
    expect([(await first).status, (await buying).status]).toEqual([200, 200])
    // A page counts until its last byte is sent, which is after its status.
    await expect.poll(() => host.openResponses.size).toBe(0)

    const third = send(host.origin)
    await expect.poll(() => waiting.length).toBe(3)
    waiting[2]?.()
    expect((await third).status).toBe(200)
  })

  it('visitors who do not read their page have to leave for the next', async () => {
    const megabytes = 'x'.repeat(16 * 1024 * 1024)
    await using host = await openShop(() => new Response(megabytes), maximum)
    const unread = connect(host.port, '127.0.0.1').pause()
    unread.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await expect.poll(() => host.openResponses.size).toBe(1)
    // Refused until the page has been sent for longer than a reader takes.
    const next = async () => {
      const response = await send(host.origin)
      await response.body?.cancel()
      return response.status
    }
    await expect.poll(next, { timeout: 10_000 }).toBe(200)
    unread.destroy()
  })

  it.each([
    ['sitemaps', '/sitemaps/a.xml', 32],
    ['product feeds', '/feeds/a.xml', 8],
  ])('%s have a maximum of their own, which leaves pages alone', async (_, path, most) => {
    const { host, waiting } = await openBusyShop()
    await using _closed = host
    const files = Array.from({ length: most + 1 }, () => send(host.origin + path))
    const [refused] = await Promise.all([
      Promise.race(files),
      expect.poll(() => waiting.length).toBe(most),
    ])
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const page = send(host.origin)
    await expect.poll(() => waiting.length).toBe(most + 1)
    for (const render of waiting) render()
    expect((await page).status).toBe(200)
    expect((await Promise.all(files)).filter(({ status }) => status === 200)).toHaveLength(most)
  })

  it('visitors who leave at once do not count', async () => {
    const { host, waiting } = await openBusyShop()
    await using _closed = host
    for (let times = 0; times < 3; times++) {
      const leaving = new AbortController()
      const pending = send(`${host.origin}/leaving`, { signal: leaving.signal }).catch(() => null)
      await expect.poll(() => host.openResponses.size).toBe(1)
      leaving.abort()
      await pending
      await expect.poll(() => host.openResponses.size).toBe(0)
    }
    const responses = send(host.origin)
    await expect.poll(() => waiting.length).toBe(1)
    waiting.at(-1)?.()
    expect((await responses).status).toBe(200)
  })
})

describe('a network with many requests', () => {
  const limits = { concurrent: 2, alone: 2, waiting: 1 }
  const send = (origin: string, address: string, path = '/') =>
    fetch(origin + path, { headers: { Accept: 'text/html', 'X-Forwarded-For': address } })

  it('waits for its own pages, is told to come back when too many wait, and delays no other', async () => {
    const rendered: { address: string; finish: () => void }[] = []
    const renderPage = async (...[, , , , context]: HandleRequest) => {
      if (context.refusal)
        return new Response(`<h1>${context.refusal.status}</h1>`, context.refusal)
      const { clientAddress: address } = context
      await new Promise<void>((finish) => rendered.push({ address, finish }))
      return new Response('<h1>page</h1>')
    }
    await using host = await openShop(renderPage, undefined, limits, 1)
    const many = Array.from({ length: 3 }, () => send(host.origin, '192.0.2.1'))
    await expect.poll(() => host.openResponses.size).toBe(3)
    await expect.poll(() => rendered.length).toBe(2)

    // Both a page and the page of a malformed address.
    for (const path of ['/', '/%ff']) {
      const refused = await send(host.origin, '192.0.2.1', path)
      expect([path, refused.status]).toEqual([path, 503])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }

    const other = send(host.origin, '192.0.2.2')
    await expect.poll(() => rendered.at(-1)?.address).toBe('192.0.2.2')
    expect((await send(host.origin, '192.0.2.2', '/%ff')).status).toBe(400)
    for (const { finish } of rendered) finish()
    expect((await other).status).toBe(200)
    await expect.poll(() => rendered.length).toBe(4)
    rendered.at(-1)?.finish()
    expect((await Promise.all(many)).map(({ status }) => status)).toEqual([200, 200, 200])
  })
})

it('the cart of a visitor is rendered before the pages of a crowd that wait', async () => {
  const rendered: string[] = []
  const gate = createGate()
  const renderPage = (...[request, , , , context]: HandleRequest) => {
    const { clientAddress, pageQueue, priority } = context
    const render = async () => {
      rendered.push(new URL(request.url).pathname)
      await gate.passed
      return new Response('<h1>page</h1>')
    }
    return pageQueue.run(clientAddress, render, priority)
  }
  await using host = await openShop(renderPage, undefined, undefined, 1)
  const send = (path: string, address: string) =>
    fetch(host.origin + path, { headers: { Accept: 'text/html', 'X-Forwarded-For': address } })
  const first = send('/', '192.0.2.0')
  await expect.poll(() => rendered).toEqual(['/'])
  const crowd = Array.from({ length: 5 }, (_, at) => send('/', `192.0.2.${at + 1}`))
  await expect.poll(() => host.openResponses.size).toBe(6)
  const cart = send('/cart', '198.51.100.1')
  await expect.poll(() => host.openResponses.size).toBe(7)
  gate.open()
  await Promise.all([first, ...crowd, cart])
  expect(rendered).toEqual(['/', '/cart', '/', '/', '/', '/', '/'])
})

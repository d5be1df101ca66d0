import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'

import { documentCache } from '#server/http/documents/document-cache.ts'
import type { SharedDocuments } from '#server/http/documents/shared-documents.ts'
import { createLog } from '#server/process/log.ts'
import { sharedDocuments } from '#server/process/redis/shared-documents.ts'
import { listen } from '#tests/support/listen.ts'
import { connectTo, hasRedis, startRedis } from '#tests/support/redis.ts'
import { sendRequest } from '#tests/support/send-request.ts'

interface Page {
  status?: number
  /** Value of `Surrogate-Control` when it is rendered to be kept. */
  lifetime?: string
  body?: string
}

/** A document cache in front of a host that renders what the test says. */
async function openCache(first: Page, shared?: SharedDocuments) {
  let page: Page = first
  let rendered = 0
  const renewals: WeakRef<object>[] = []
  let ended = 0
  let aborted = 0
  let held: { until: Promise<void>; renewed: string[] } | null = null
  const cache = documentCache({
    log: createLog('silent', {}, { write: () => undefined }),
    trustsProxy: true,
    shared,
    keyOf: ({ url = '', method }) =>
      url.startsWith('/private') || method === 'POST'
        ? null
        : { key: url, url, requestHeaders: () => ({}), isFilled: false, cacheControl: 'public' },
    async host({ url = '' }, response) {
      rendered += 1
      const { status = 200, lifetime = 'max-age=60', body = `page ${rendered}` } = page
      const { isForManyVisitors } =
        (response as { locals?: { isForManyVisitors?: boolean } }).locals ?? {}
      if (isForManyVisitors) {
        renewals.push(new WeakRef(response))
        response.on('close', function (this: typeof response) {
          if (this.writableFinished) ended += 1
          else aborted += 1
        })
        response.setHeader('Surrogate-Control', lifetime)
        held?.renewed.push(url)
        await held?.until
      }
      response.writeHead(status, { 'Content-Type': 'text/html' }).end(body)
    },
  })
  const opened = await listen(createServer(cache))
  const get = async (path = '/', headers = {}) => {
    const response = await sendRequest(opened.origin + path, { headers })
    const isHit = (response.headers.get('cache-status') ?? '').includes('hit')
    return { ...response, isHit }
  }
  return {
    ...opened,
    get,
    show: (next: Page) => void (page = next),
    rendered: () => rendered,
    renewals: () => ({ ended, aborted }),
    /** Responses to the cache that are in memory. */
    responsesInMemory: () => renewals.filter((response) => response.deref()).length,
    /** Holds back every page that is rendered to be kept. */
    holdRenewals() {
      const renewed: string[] = []
      let release = () => {}
      held = { until: new Promise<void>((resolve) => (release = resolve)), renewed }
      return { release: () => release(), renewed }
    },
    async untilHit(path = '/') {
      await expect.poll(async () => (await get(path)).isHit).toBe(true)
    },
  }
}

describe('the document cache', () => {
  it('keeps a page that was requested twice, and renders it no more', async () => {
    await using cache = await openCache({ body: 'a' })
    expect([(await cache.get()).isHit, cache.rendered()]).toEqual([false, 1])
    await cache.untilHit()
    // What the log calls aborted.
    expect(cache.renewals()).toEqual({ ended: 1, aborted: 0 })
    const count = cache.rendered()
    for (let visit = 0; visit < 20; visit++) expect((await cache.get()).text).toBe('a')
    expect(cache.rendered()).toBe(count)
  })

  it('holds no response of a renewal that has ended, also while its page waits for smaller compression', async () => {
    const lifetime = 'max-age=0, stale-while-revalidate=60'
    await using cache = await openCache({ body: randomBytes(60_000).toString('hex'), lifetime })
    const paths = Array.from({ length: 10 }, (_, at) => `/${at}`)
    for (const path of paths) await cache.untilHit(path)
    // Renewals without a change.
    for (const path of [...paths, ...paths]) await cache.get(path)
    await expect.poll(() => cache.rendered()).toBeGreaterThan(4 * paths.length)
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc') as () => void
    await expect
      .poll(() => (collectGarbage(), cache.responsesInMemory()), { timeout: 1_000 })
      .toBeLessThan(3)
  })

  it('keeps no page that was requested once', async () => {
    await using cache = await openCache({})
    for (let at = 0; at < 30; at++) expect((await cache.get(`/${at}`)).isHit).toBe(false)
    expect(cache.rendered()).toBe(30)
  })

  it.each([
    { status: 404 },
    { status: 500 },
    { status: 302 },
    { lifetime: '' },
    { lifetime: 'no-store' },
  ])('does not keep a page with %o', async (page) => {
    await using cache = await openCache(page)
    for (let visit = 0; visit < 5; visit++) expect((await cache.get()).isHit).toBe(false)
  })

  it('shows a stale page while a new one is rendered', async () => {
    await using cache = await openCache({
      lifetime: 'max-age=0, stale-while-revalidate=60',
      body: 'old',
    })
    await cache.untilHit()
    cache.show({ body: 'new' })
    expect(await cache.get()).toMatchObject({ isHit: true, text: 'old' })
    await expect.poll(async () => (await cache.get()).text).toBe('new')
  })

  it('keeps the old page while its renewals fail', async () => {
    await using cache = await openCache({
      lifetime: 'max-age=0, stale-while-revalidate=60, stale-if-error=600',
      body: 'old',
    })
    await cache.untilHit()
    const before = cache.rendered()
    cache.show({ status: 503, body: 'failed' })
    await expect.poll(async () => (await cache.get(), cache.rendered())).toBeGreaterThan(before)
    expect(await cache.get()).toMatchObject({ isHit: true, status: 200, text: 'old' })
  })

  it.each([404, 301])('drops the page when its address answers %s', async (status) => {
    await using cache = await openCache({
      lifetime: 'max-age=0, stale-while-revalidate=60, stale-if-error=600',
    })
    await cache.untilHit()
    cache.show({ status, body: '' })
    await expect.poll(async () => (await cache.get()).status).toBe(status)
  })

  it('renders nothing for a request of what is kept only, but keeps the page that is requested so twice', async () => {
    await using cache = await openCache({ body: 'a' })
    const guess = { 'cache-control': 'only-if-cached' }
    expect(await cache.get('/private.data', guess)).toMatchObject({ status: 204, text: '' })
    expect(await cache.get('/c.data', guess)).toMatchObject({ status: 204, text: '' })
    expect(cache.rendered()).toBe(0)
    await expect.poll(async () => (await cache.get('/c.data', guess)).text).toBe('a')
    expect(cache.rendered()).toBe(1)
    // Only data of pages is requested so: a document or a file is sent.
    expect(await cache.get('/', guess)).toMatchObject({ status: 200 })
  })

  it('renews a page while many others are to be kept', async () => {
    await using cache = await openCache({
      lifetime: 'max-age=0, stale-while-revalidate=60',
      body: 'old',
    })
    await cache.untilHit()
    const addresses = Array.from({ length: 120 }, (_, at) => `/${at}`)
    for (const path of addresses) await cache.get(path)
    const { release, renewed } = cache.holdRenewals()
    for (const path of addresses) await cache.get(path)
    cache.show({ body: 'new' })
    expect((await cache.get()).text).toBe('old')
    release()
    await expect.poll(() => renewed).toContain('/')
  })

  it('leaves requests without a key to the host', async () => {
    await using cache = await openCache({})
    for (let visit = 0; visit < 4; visit++) expect((await cache.get('/private')).isHit).toBe(false)
  })

  it('answers with the request id of a trusted proxy', async () => {
    await using cache = await openCache({})
    await cache.untilHit()
    const { headers, isHit } = await cache.get('/', { 'x-request-id': 'of-a-proxy-1' })
    expect([isHit, headers.get('x-request-id')]).toEqual([true, 'of-a-proxy-1'])
  })
})

describe.runIf(hasRedis)('instances with one Redis', () => {
  const log = createLog('silent', {}, { write: () => undefined })
  const scope = 'build'
  const stale = 'max-age=0, stale-while-revalidate=60'

  it('serve a page that one of them has kept, as it was kept', async () => {
    await using server = await startRedis()
    const { redis } = await connectTo(server.url)
    const shared = sharedDocuments(redis, { scope, log })
    await using one = await openCache({ body: 'å'.repeat(5_000) }, shared)
    await one.untilHit()
    await using other = await openCache({ body: 'b' }, shared)
    await other.untilHit()
    const [kept, adopted] = [await one.get(), await other.get()]
    expect(adopted.text).toBe(kept.text)
    expect(adopted.headers.get('etag')).toBe(kept.headers.get('etag'))
    const anotherBuild = sharedDocuments(redis, { scope: 'next build', log })
    await using next = await openCache({ body: 'c' }, anotherBuild)
    await next.untilHit()
    expect((await next.get()).text).toBe('c')
    // An operator deletes those of both builds, and nothing else.
    await redis.set('hemvist:other', '1')
    expect(await shared.clear()).toBe(2)
    expect(await redis.keys('*')).toEqual(['hemvist:other'])
    redis.destroy()
    expect(await shared.clear()).toBe(null)
  })

  it('render a page once for all when it is stale', async () => {
    await using server = await startRedis()
    const { redis } = await connectTo(server.url)
    const shared = sharedDocuments(redis, { scope, log })
    const caches = await Promise.all([1, 2, 3].map(() => openCache({ lifetime: stale }, shared)))
    for (const cache of caches) await cache.untilHit()
    for (const cache of caches) cache.show({ body: 'new', lifetime: 'max-age=60' })
    const renderedAll = () => caches.reduce((sum, cache) => sum + cache.rendered(), 0)
    const before = renderedAll()
    await Promise.all(
      caches.map((cache) => expect.poll(async () => (await cache.get()).text).toBe('new')),
    )
    expect(renderedAll()).toBe(before + 1)
    for (const cache of caches) await cache[Symbol.asyncDispose]()
    redis.destroy()
  })

  it.each(['br', 'meta', 'signature'])('send no page whose %s is damaged', async (field) => {
    await using server = await startRedis()
    const { redis } = await connectTo(server.url)
    const shared = sharedDocuments(redis, { scope, log })
    await using one = await openCache({ body: 'kept' }, shared)
    await one.untilHit()
    const names = () => redis.keys('hemvist:document:*')
    await expect.poll(async () => (await names()).length).toBe(1)
    const [name = ''] = await names()
    const meta = '{"etag":"x","headers":{"x":"\\n"},"lifetime":{},"logFields":{}}'
    await redis.hSet(name, { [field]: field === 'meta' ? meta : 'damaged' })
    await using other = await openCache({ body: 'rendered' }, shared)
    await other.untilHit()
    expect((await other.get()).text).toBe('rendered')
    redis.destroy()
  })

  it('send no page that was stored at the place of another', async () => {
    await using server = await startRedis()
    const { redis } = await connectTo(server.url)
    const shared = sharedDocuments(redis, { scope, log })
    await using one = await openCache({ body: 'kept' }, shared)
    for (const path of ['/a', '/b']) await one.untilHit(path)
    const names = () => redis.keys('hemvist:document:*')
    await expect.poll(async () => (await names()).length).toBe(2)
    for (const name of await names()) await redis.rename(name, `${name} moved`)
    const [first = '', second = ''] = await names()
    await redis.rename(first, second.replace(' moved', ''))
    await redis.rename(second, first.replace(' moved', ''))
    await using other = await openCache({ body: 'rendered' }, shared)
    for (const path of ['/a', '/b']) {
      await other.untilHit(path)
      expect((await other.get(path)).text).toBe('rendered')
    }
    redis.destroy()
  })

  it('use no page of one whose clock is ahead, and keep that of one whose clock is behind', async () => {
    await using server = await startRedis()
    const { redis } = await connectTo(server.url)
    const shared = sharedDocuments(redis, { scope, log })
    await using cache = await openCache({ body: 'kept' }, shared)
    await cache.untilHit()
    const [name = ''] = await redis.keys('hemvist:document:*')
    const key = '/'
    const document = await shared.read(key)
    for (const [hours, isUsed] of [
      [2, false],
      [-2, true],
    ] as const) {
      vi.setSystemTime(Date.now() + hours * 3_600_000)
      await shared.write(key, document!)
      expect(await redis.pTTL(name)).toBeGreaterThan(50_000)
      vi.useRealTimers()
      const read = await shared.read(key)
      expect(read !== null).toBe(isUsed)
      // It is stale here, and renewed.
      if (read) expect(read.lifetime.freshUntil).toBeLessThan(performance.now())
    }
    redis.destroy()
  })

  it('keep pages alone while the Redis is away or hangs', async () => {
    await using server = await startRedis()
    const { redis } = await connectTo(server.url)
    const shared = sharedDocuments(redis, { scope, log })
    server.suspend()
    await using one = await openCache({ body: 'a' }, shared)
    await one.untilHit()
    expect((await one.get()).text).toBe('a')
    server.resume()
    await server.kill()
    await using other = await openCache({ body: 'b' }, shared)
    await other.untilHit()
    expect((await other.get()).text).toBe('b')
    redis.destroy()
  })
})

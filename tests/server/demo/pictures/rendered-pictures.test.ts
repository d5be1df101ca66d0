import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { PictureDemand, RenderQueue } from '#server/demo/pictures/render-queue.ts'
import { makePicture, type PictureJob } from '#server/demo/pictures/make-picture.ts'
import { createRenderedPictures } from '#server/demo/pictures/rendered-pictures.ts'
import { createImageRouter } from '#server/merchant/images/image-router.ts'
import type { PictureSubject } from '#server/merchant/vocabulary/appearance.ts'
import { createGate } from '#tests/support/gate.ts'

test('a product picture has its size, type, length, tag and a cache time of one year', async () => {
  const { get } = await createTestRouter(undefined, {
    workerCount: 1,
    make: makePicture,
    close: () => Promise.resolve(),
  })
  const response = await get('/images/product/100f125/stool-1.jpg', 'image/avif,image/webp,*/*')
  const file = Buffer.from(await response.arrayBuffer())
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/avif')
  expect(response.headers.get('content-length')).toBe(String(file.length))
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=86400, stale-while-revalidate=31536000',
  )
  expect(response.headers.get('vary')).toBe('accept')
  expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/)
  expect(await sharp(file).metadata()).toMatchObject({ format: 'heif', width: 100, height: 125 })
})

test.each([
  ['*/*', 'image/jpeg', 'jpeg'],
  ['image/webp,*/*', 'image/webp', 'webp'],
])('a browser that accepts %s receives %s', async (accept, type, format) => {
  const { get } = await createTestRouter()
  const response = await get('/images/product/100f125/stool-1.jpg', accept)
  expect(response.headers.get('content-type')).toBe(type)
  const { format: found } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect(found).toBe(format)
})

test('a picture is rendered once for parallel and later requests', async () => {
  const { get, made } = await createTestRouter()
  const path = '/images/product/100f125/stool-1.webp'
  const responses = await Promise.all([get(path), get(path), get(path)])
  responses.push(await get(path))
  const files = await Promise.all(
    responses.map(async (one) => Buffer.from(await one.arrayBuffer())),
  )
  expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(1)
  expect(made).toEqual(['master', 'size'])
})

test('all sizes and formats of a picture are made from one rendering, the largest one that exists', async () => {
  const { get, made } = await createTestRouter()
  const paths = ['200f250/stool-1.webp', '400f500/stool-1.jpg', '300f375/stool-1.jpg']
  for (const path of paths) {
    const response = await get(`/images/product/${path}`)
    const { width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(width).toBe(Number.parseInt(path, 10))
  }
  expect(made).toEqual(['master', 'size', 'size', 'size'])
  await get('/images/product/600f750/stool-1.jpg')
  expect(made.slice(4)).toEqual(['master', 'size'])
  await get('/images/product/500f625/stool-1.jpg')
  expect(made.slice(6)).toEqual(['size'])
})

test('a size waits for a rendering of twice its width instead of starting another one', async () => {
  const rendering = createGate()
  const masterWidths: number[] = []
  const { get } = await createTestRouter(undefined, {
    workerCount: 1,
    make: async (job) => {
      if (job.make === 'master') {
        masterWidths.push(job.width)
        await rendering.passed
      }
      return makePlain(job)
    },
    close: () => Promise.resolve(),
  })
  const large = get('/images/product/800f1000/stool-1.jpg')
  await expect.poll(() => masterWidths).toEqual([800])
  const small = get('/images/product/300f375/stool-1.jpg')
  const much = get('/images/product/1600f2000/stool-1.jpg')
  await expect.poll(() => masterWidths).toEqual([800, 1600])
  rendering.open()
  expect((await Promise.all([large, small, much])).map(({ status }) => status)).toEqual([
    200, 200, 200,
  ])
  expect(masterWidths).toEqual([800, 1600])
})

test('a new process serves complete pictures of the previous one from disk', async () => {
  const first = await createTestRouter()
  const path = '/images/product/100f125/stool-1.jpg'
  const rendered = await (await first.get(path)).arrayBuffer()
  const second = await createTestRouter(first.dataDir)
  const storedFile = await (await second.get(path)).arrayBuffer()
  expect(Buffer.from(storedFile).equals(Buffer.from(rendered))).toBe(true)
  expect(second.made).toHaveLength(0)
  const files = await readdir(join(first.dataDir, 'pictures'), { recursive: true })
  expect(files.filter((name) => name.endsWith('.draft'))).toEqual([])
})

test('a browser with the picture in its cache receives 304 without a rendering', async () => {
  const { get, router, made } = await createTestRouter()
  const path = '/images/product/100f125/stool-1.jpg'
  const etag = (await get(path)).headers.get('etag') ?? ''
  const renderedBefore = made.length
  const again = await router.fetch(
    new Request(`http://merchant${path}`, { headers: { 'if-none-match': `W/"x", ${etag}` } }),
  )
  expect(again.status).toBe(304)
  expect(again.headers.get('etag')).toBe(etag)
  expect(await again.text()).toBe('')
  expect(made).toHaveLength(renderedBefore)
  const other = await get('/images/product/200f250/stool-1.jpg')
  expect(other.headers.get('etag')).not.toBe(etag)
})

test('HEAD returns the length without the picture', async () => {
  const { router } = await createTestRouter()
  const response = await router.fetch(
    new Request('http://merchant/images/product/100f125/stool-1.jpg', { method: 'HEAD' }),
  )
  expect(response.status).toBe(200)
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(200)
  expect(await response.text()).toBe('')
})

test.each([
  '/images/product/100f125/unknown-1.jpg',
  '/images/product/150f150/stool-1.jpg',
  '/images/product/100f125/scene-hall-1.jpg',
  '/images/category/100w/scene-dungeon-1.jpg',
  '/images/',
])('%s is not found', async (path) => {
  const { get } = await createTestRouter()
  expect((await get(path)).status).toBe(404)
})

test('a picture that fails to render is retried once, and again on the next request', async () => {
  let attempts = 0
  const { get } = await createTestRouter(undefined, {
    workerCount: 1,
    make: (job) => {
      attempts++
      return attempts <= 2 || attempts === 4
        ? Promise.reject(new Error('cannot render'))
        : makePlain(job)
    },
    close: () => Promise.resolve(),
  })
  const path = '/images/product/100f125/stool-1.jpg'
  await expect(get(path)).rejects.toThrow('cannot render')
  // The master is rendered, encoding it fails, and the retry of the same request encodes it again.
  expect((await get(path)).status).toBe(200)
  expect(attempts).toBe(5)
})

test('a visitor who leaves cancels the picture, unless another one waits for it', async () => {
  const demands: PictureDemand[] = []
  let finish: (file: Uint8Array) => void = () => undefined
  const { router } = await createTestRouter(undefined, {
    workerCount: 1,
    make: (job, demand) => {
      if (job.make === 'size') return Promise.resolve(job.master)
      if (demand) demands.push(demand)
      return new Promise((done, failed) => {
        finish = done
        demand?.signal.addEventListener('abort', () => failed(new Error('left')))
      })
    },
    close: () => Promise.resolve(),
  })
  const request = (signal: AbortSignal) =>
    router.fetch(new Request('http://merchant/images/product/100f125/stool-1.jpg', { signal }))
  const [first, second, onlyVisitor] = [1, 2, 3].map(() => new AbortController())
  const prerendered = router.make('/images/product/100f125/stool-1.jpg', 'jpg')
  await expect.poll(() => demands.map(({ isAwaited }) => isAwaited())).toEqual([false])
  const responses = [request(first!.signal)]
  await expect.poll(() => demands[0]?.isAwaited()).toBe(true)
  first!.abort()
  expect(demands[0]?.isAwaited()).toBe(false)
  responses.push(request(second!.signal))
  await expect.poll(() => demands[0]?.isAwaited()).toBe(true)
  expect(demands[0]?.signal.aborted).toBe(false)
  finish(new Uint8Array([1]))
  expect((await responses[1])?.status).toBe(200)
  await prerendered
  const left = router.fetch(
    new Request('http://merchant/images/product/600f750/stool-1.jpg', {
      signal: onlyVisitor!.signal,
    }),
  )
  await expect.poll(() => demands.length).toBe(2)
  onlyVisitor!.abort()
  expect(demands[1]?.signal.aborted).toBe(true)
  expect((await left).status).toBe(499)
})

test('a picture that is not rendered in time is not cached, and available on the next request', async () => {
  let calls = 0
  const drawing = createGate()
  const renderQueue: RenderQueue = {
    workerCount: 1,
    make: async (job) => {
      if (job.make === 'size') return job.master
      calls++
      await drawing.passed
      return new Uint8Array([1])
    },
    close: () => Promise.resolve(),
  }
  const { get } = await createTestRouter(undefined, renderQueue, 50)
  const path = '/images/product/100f125/stool-1.jpg'
  const lateResponse = await get(path)
  expect([lateResponse.status, lateResponse.headers.get('cache-control')]).toEqual([
    503,
    'no-store',
  ])
  drawing.open()
  await expect.poll(async () => (await get(path)).status).toBe(200)
  expect(calls).toBe(1)
})

test('a prerendered picture is available to the first visitor', async () => {
  const { router, get, made } = await createTestRouter()
  const path = '/images/product/100f125/stool-1.jpg'
  await router.make(path, 'avif')
  expect(made).toEqual(['master', 'size'])
  expect((await get(path, 'image/avif')).status).toBe(200)
  expect(made).toHaveLength(2)
})

test('a scene has the width of its folder and the aspect ratio of its name', async () => {
  const { get } = await createTestRouter()
  const measurePicture = async (path: string) =>
    sharp(Buffer.from(await (await get(path)).arrayBuffer())).metadata()
  expect(await measurePicture('/images/campaign/100w/scene-campaign-1.jpg')).toMatchObject({
    width: 100,
    height: 56,
  })
  expect(await measurePicture('/images/category/100w/scene-campaign-1-square.jpg')).toMatchObject({
    width: 100,
    height: 100,
  })
})

/** A master without furniture, which takes no time; its sizes are real. */
function makePlain(job: PictureJob): Promise<Uint8Array> {
  if (job.make === 'size') return makePicture(job)
  const aspect = job.what.of === 'scene' ? job.what.aspect : 1.25
  const size = { width: job.width, height: Math.round(job.width * aspect) }
  return sharp({ create: { ...size, channels: 3, background: '#c9a77a' } })
    .png()
    .toBuffer()
}

const stool: PictureSubject = {
  kind: 'stool',
  color: 'C9A77A',
  accent: 'C9A77A',
  material: 'oak',
  legs: 'tapered',
  width: 380,
  depth: 380,
  height: 450,
  parts: 1,
  design: 7,
}

async function createTestRouter(dataDir?: string, renderQueue?: RenderQueue, limitMs = 60_000) {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'pictures-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const made: PictureJob['make'][] = []
  const source = createRenderedPictures({
    dataDir: folder,
    renderQueue: renderQueue ?? {
      workerCount: 1,
      make: (job) => {
        made.push(job.make)
        return makePlain(job)
      },
      close: () => Promise.resolve(),
    },
  })
  const router = createImageRouter({
    source,
    timeoutMs: limitMs,
    findSubject: (fileName) =>
      fileName === 'stool-1.jpg' ? { subject: stool, view: 'front' } : null,
  })
  const get = (path: string, accept = '*/*') =>
    router.fetch(new Request(`http://merchant${path}`, { headers: { accept } }))
  return { router, get, made, dataDir: folder }
}

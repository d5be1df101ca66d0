import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

import { openForTests } from '#tests/support/open-for-tests.ts'
import { openHost } from '#tests/support/open-host.ts'

const clientDir = mkdtempSync(join(tmpdir(), 'client-'))
const script = 'console.log("hej")\n'.repeat(200)
mkdirSync(join(clientDir, 'assets'))
writeFileSync(join(clientDir, 'assets', 'root-1a2b.js'), script)
writeFileSync(join(clientDir, 'assets', 'root-1a2b.js.br'), brotliCompressSync(script))
writeFileSync(join(clientDir, 'assets', 'root-1a2b.js.gz'), gzipSync(script))
writeFileSync(join(clientDir, 'assets', 'font-3c4d.woff2'), 'font')
writeFileSync(join(clientDir, 'favicon.svg'), '<svg/>')
writeFileSync(join(clientDir, 'sw.js'), script)
writeFileSync(join(clientDir, 'sw.js.br'), brotliCompressSync(script))
writeFileSync(join(clientDir, '.env'), 'SECRET=1')

const host = await openForTests(openHost({ clientDir }))
const get = (path: string, encoding: string) =>
  fetch(host.origin + path, { headers: { 'Accept-Encoding': encoding } })

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
])('sends a browser that accepts %s the script as %s', async (accepted, encoding) => {
  const response = await get('/assets/root-1a2b.js', accepted)
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript|^application\/javascript/)
  expect(response.headers.get('vary')).toContain('Accept-Encoding')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await response.text()).toBe(script)
})

it('sends the plain file when no compressed one was accepted or exists', async () => {
  const plain = await get('/assets/root-1a2b.js', 'identity')
  expect(plain.headers.has('content-encoding')).toBe(false)
  expect(await plain.text()).toBe(script)
  const font = await get('/assets/font-3c4d.woff2', 'br')
  expect(font.headers.get('content-type')).toBe('font/woff2')
  expect(await font.text()).toBe('font')
})

it('responds with 304 to a browser with the file in its cache', async () => {
  const etag = (await get('/assets/root-1a2b.js', 'br')).headers.get('etag') ?? ''
  const again = await fetch(`${host.origin}/assets/root-1a2b.js`, {
    // Without a cache header, fetch itself would request a fresh copy.
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag, 'Cache-Control': 'max-age=0' },
  })
  expect(again.status).toBe(304)
})

it('caches files without a hash in their name for an hour only', async () => {
  const response = await get('/favicon.svg', 'br')
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
})

it.each(['br', 'identity'])('lets no cache keep the service worker (%s)', async (encoding) => {
  const response = await get('/sw.js', encoding)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.text()).toBe(script)
})

it('replaces the service worker by one that removes it, where the shop has none', async () => {
  await using shop = await openHost({ clientDir, hasServiceWorker: false })
  const response = await fetch(`${shop.origin}/sw.js`)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-type')).toMatch(/javascript/)
  expect(await response.text()).toContain('registration.unregister()')
})

it.each(['/assets/gone.js', '/assets/', '/assets/..%2f.env', '/assets/root-1a2b.js/x'])(
  'responds to %s with a plain 404',
  async (path) => {
    const response = await get(path, 'br')
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
  },
)

it('does not serve hidden files', async () => {
  expect(await (await get('/.env', 'br')).text()).not.toContain('SECRET')
})

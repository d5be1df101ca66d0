import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { assetFiles } from '#server/http/files/static-files.ts'
import { createLog } from '#server/process/log.ts'
import type { Redis } from '#server/process/redis/redis.ts'
import { sharedFiles } from '#server/process/redis/shared-files.ts'
import { openHost, type OpenHost } from '#tests/support/open-host.ts'
import { connectTo, hasRedis, startRedis, type RedisServer } from '#tests/support/redis.ts'

/** A folder of a built client with one script. */
function clientDirWith(name: string, content: string): string {
  const clientDir = mkdtempSync(join(tmpdir(), 'client-'))
  mkdirSync(join(clientDir, 'assets'))
  writeFileSync(join(clientDir, 'assets', name), content)
  writeFileSync(join(clientDir, 'assets', `${name}.br`), brotliCompressSync(content))
  return clientDir
}

const earlier = clientDirWith('root-1a2b.js', 'earlier()')
const later = clientDirWith('root-3c4d.js', 'later()')
const secret = 'a secret of more than thirty-two characters'
const log = createLog('silent')

describe.runIf(hasRedis)('a shop with the Redis of an instance of another build', () => {
  let server: RedisServer
  let redis: Redis
  let host: OpenHost
  beforeAll(async () => {
    server = await startRedis()
    redis = (await connectTo(server.url)).redis
    await sharedFiles(redis, { secret, log }).publish(() => assetFiles(earlier))
    host = await openHost({ clientDir: later, sharedFiles: sharedFiles(redis, { secret, log }) })
  })
  afterAll(async () => {
    redis.destroy()
    for (const each of [host, server]) await each[Symbol.asyncDispose]()
  })
  const get = (path: string) => fetch(host.origin + path)

  it('serves the files of both, and a plain 404 for any other', async () => {
    const own = await get('/assets/root-3c4d.js')
    const other = await get('/assets/root-1a2b.js')
    expect([await own.text(), await other.text()]).toEqual(['later()', 'earlier()'])
    const cacheControl = 'public, max-age=31536000, immutable'
    for (const { headers } of [own, other]) {
      expect(headers.get('cache-control')).toBe(cacheControl)
      expect(headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.has('content-security-policy')).toBe(false)
    }
    for (const path of ['/assets/gone.js', '/assets/root-1a2b.js.br', '/assets/..%2fdocument']) {
      expect((await get(path)).status).toBe(404)
    }
  })

  it('serves no script that others have written', async () => {
    const name = 'hemvist:file:/assets/root-1a2b.js'
    const stored = await redis.hGetAll(name)
    await redis.hSet(name, 'content', 'stolen()')
    expect((await get('/assets/root-1a2b.js')).status).toBe(404)
    const of = (path: string) => `hemvist:file:${path}`
    await redis.hSet(of('/assets/other-5e6f.js'), stored)
    expect((await get('/assets/other-5e6f.js')).status).toBe(404)
  })

  it('serves them again when the Redis has lost everything', async () => {
    await server.kill()
    expect((await get('/assets/root-1a2b.js')).status).toBe(404)
    await server.start()
    const text = async () => (await get('/assets/root-1a2b.js')).text()
    await expect.poll(text, { timeout: 10_000 }).toBe('earlier()')
  })
})

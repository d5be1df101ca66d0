import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openSeededMerchant, type SeededMerchant } from '#tests/support/seeded-merchant.ts'
import { hasRedis, startRedis, type RedisServer } from '#tests/support/redis.ts'
import { merchantSettings, startShop, type Shop } from '#tests/support/start-shop.ts'

let merchant: SeededMerchant
let redis: RedisServer
let shops: Shop[]

beforeAll(async () => {
  if (!hasRedis) return
  ;[merchant, redis] = await Promise.all([
    openSeededMerchant(60, { hasDemoCustomers: true, delay: async () => undefined }),
    startRedis(),
  ])
  const env = { ...merchantSettings(merchant.origin), REDIS_URL: redis.url, TRUST_PROXY: '1' }
  shops = await Promise.all([startShop({ env }), startShop({ env })])
})
afterAll(async () => {
  if (!hasRedis) return
  await Promise.all(
    [...shops, redis, merchant].map((disposables) => disposables[Symbol.asyncDispose]()),
  )
})

/** A login at one of the two shops, from a network. */
async function logIn(shop: Shop, from: string, { email = 'anna@example.com', password = 'guess' }) {
  const response = await fetch(`${shop.origin}/logga-in`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email, password }),
    headers: { Origin: shop.origin, 'X-Forwarded-For': from, Accept: 'text/html' },
  })
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    html: await response.text(),
  }
}

/** Several in parallel: on a slow machine, at least some of them have not waited long enough. */
const burst = (shop: Shop, from: string, fields: { email?: string }) =>
  Promise.all([1, 2, 3, 4, 5].map(() => logIn(shop, from, fields)))

describe.runIf(hasRedis)('two instances of the shop with one Redis', () => {
  it('count guesses together, and the owner can log in from elsewhere', async () => {
    const [one, other] = shops as [Shop, Shop]
    for (const shop of [one, other, one, other, one]) {
      expect((await logIn(shop, '192.0.2.1', {})).status).toBe(401)
    }
    const refused = (await burst(other, '192.0.2.1', {})).filter(({ status }) => status === 429)
    expect(refused).not.toEqual([])
    for (const { retryAfter, html } of refused) {
      expect(Number(retryAfter)).toBeGreaterThan(0)
      expect(html).toContain('Det har blivit många försök')
      expect(html).toContain('value="anna@example.com"')
      expect(html).not.toContain('guess')
    }
    const owner = await logIn(other, '198.51.100.7', { password: 'soffa123' })
    expect(owner.status).toBe(303)
  })

  it('continue to count, each alone, when Redis is killed', async () => {
    await redis.kill()
    for (const shop of shops) {
      const fields = { email: 'nobody@example.com' }
      for (let i = 0; i < 5; i++) {
        expect((await logIn(shop, '192.0.2.2', fields)).status).toBe(401)
      }
      const statuses = (await burst(shop, '192.0.2.2', fields)).map(({ status }) => status)
      expect(statuses).toContain(429)
      expect((await fetch(`${shop.origin}/health/ready`)).status).toBe(200)
      expect(shop.output()).toContain('redis unavailable')
      expect(shop.output()).not.toMatch(/"level":(50|60)/)
    }
  })
})

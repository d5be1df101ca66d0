import { expect, it } from 'vitest'

import { createCounters } from '#server/process/redis/counters.ts'
import { sharedResponses } from '#server/process/redis/shared-responses.ts'
import { openPlatform, type UcpJson } from '#tests/support/agent-platform.ts'
import { openFaultProxy } from '#tests/support/fault-proxy.ts'
import { openShop } from '#tests/support/open-shop.ts'
import { connectTo, hasRedis, startRedis } from '#tests/support/redis.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'

/** Two instances with a Redis; an assistant's request goes to any of them. */
const email = 'eva.once@example.com'

it.runIf(hasRedis)('the same idempotency key runs once in all instances', async () => {
  await using merchant = await openSeededMerchant(60)
  await using proxy = await openFaultProxy(merchant.origin)
  await using server = await startRedis()
  const connections = await Promise.all([connectTo(server.url), connectTo(server.url)])
  const profile = 'https://shop.example/ucp/client-profile.json'
  const open = ({ redis }: (typeof connections)[0]) =>
    openShop(
      proxy.origin,
      { BASE_URL: 'https://shop.example' },
      { counters: createCounters(redis), sharedCache: sharedResponses(redis) },
    )
  await using oneShop = await open(connections[0])
  await using otherShop = await open(connections[1])
  const one = openPlatform(oneShop.origin, profile)
  const other = openPlatform(otherShop.origin, profile)
  const { body } = await one.post('/catalog/search', { query: 'soffa' })
  const variant = body.products
    .map(({ variants }: UcpJson) => variants[0])
    .find(({ availability }: UcpJson) => availability.status === 'in_stock')
  const sent = { line_items: [{ item: { id: variant.id }, quantity: 1 }], buyer: { email } }
  const named = (name: string) => ({ 'Idempotency-Key': name })
  const carts = () => proxy.requestCounts.get('createCart') ?? 0

  const both = await Promise.all(
    [one, other, one, other].map((each) => each.post('/carts', sent, named('at once'))),
  )
  expect(both.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(both.map(({ body: cart }) => cart.id)).size).toBe(1)
  expect(carts()).toBe(1)
  const changed = { ...sent, line_items: [] }
  expect(await other.post('/carts', changed, named('at once'))).toMatchObject({ status: 409 })

  const first = await one.post('/carts', sent, named('later'))
  expect((await other.post('/carts', sent, named('later'))).body).toEqual(first.body)
  expect(carts()).toBe(2)

  // What buyers typed is in no Redis as it is.
  const [{ redis }] = connections
  for (const key of await redis.keys('hemvist:answer:*')) {
    expect(JSON.stringify(await redis.hGetAll(key))).not.toContain(email)
  }

  // What others have written there is no answer.
  const third = await one.post('/carts', sent, named('third'))
  for (const key of await redis.keys('hemvist:answer:*')) await redis.hSet(key, 'text', 'e30')
  const fourth = await other.post('/carts', sent, named('third'))
  expect(fourth.status).toBe(201)
  expect(fourth.body.id).not.toBe(third.body.id)

  server.suspend()
  const alone = await one.post('/carts', sent, named('alone'))
  expect(alone.status).toBe(201)
  expect((await one.post('/carts', sent, named('alone'))).body.id).toBe(alone.body.id)
  server.resume()
  for (const { redis: each } of connections) each.destroy()
})

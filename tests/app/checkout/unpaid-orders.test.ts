import { expect, it } from 'vitest'

import { newCartWait } from '#app/cart/new-cart-limit.server.ts'
import { stockUsage, type OrderedLine } from '#app/checkout/stock-usage.ts'
import { admitUnpaid, releaseUnpaid } from '#app/checkout/unpaid-orders.server.ts'
import { createCounters } from '#server/process/counters.ts'

type Network = Parameters<typeof admitUnpaid>[0] & { email: string }

const network = (): Network => ({
  counters: createCounters(null),
  clientAddress: '2001:db8:1:2::1',
  email: 'eva@example.com',
})

const newCart = { cartId: 'new cart', replaced: null }
const release = (visitor: Network, orderId: string) =>
  releaseUnpaid(visitor, { orderId, cartId: `cart of ${orderId}` })

const line = (quantity: number, available: number, skuId = 1) => ({ skuId, quantity, available })
const few = [line(1, 100)]
const last = (products: number): OrderedLine[] =>
  Array.from({ length: products }, (_, skuId) => line(1, 1, skuId))

/** Orders like a shopper: first counted, then created under an id. */
async function order(
  visitor: Network,
  id: string,
  {
    lines = few,
    paid = 'payment' as 'payment' | 'bill',
    replaced = null as string | null,
    cartId = `cart of ${id}`,
  } = {},
) {
  const admitted = await admitUnpaid(visitor, visitor.email, lines, paid, { cartId, replaced })
  if (!admitted.ok) return admitted.reason.kind
  await admitted.value.assignTo(id)
  return 'made'
}

async function orderMany(visitor: Network, many: number, how: object = {}) {
  for (let id = 1; id <= many; id++) expect(await order(visitor, `order-${id}`, how)).toBe('made')
}

it('a buyer may have eight unpaid orders', async () => {
  const visitor = network()
  await orderMany(visitor, 8)
  const neighbour = { ...visitor, clientAddress: '2001:db8:1:2:ffff::9' }
  expect(await admitUnpaid(neighbour, ' Eva@example.com', few, 'payment', newCart)).toMatchObject({
    ok: false,
    reason: { kind: 'orders', retryAfterSeconds: 900 },
  })
  // Other buyers of the network, other networks and invoices are counted separately.
  const elsewhere = { ...visitor, clientAddress: '192.0.2.1' }
  expect(await order(elsewhere, 'order-9')).toBe('made')
  expect(await order({ ...visitor, email: 'ola@example.com' }, 'order-9')).toBe('made')
  expect(await order(visitor, 'order-9', { paid: 'bill' })).toBe('made')
})

it('many unpaid orders of a network delay the next one, and refuse none', async () => {
  const visitor = network()
  for (let id = 1; id <= 60; id++)
    await order({ ...visitor, email: `${id}@example.com` }, `order-${id}`)
  const started = performance.now()
  expect(await order({ ...visitor, email: 'next@example.com' }, 'next')).toBe('made')
  expect(performance.now() - started).toBeGreaterThan(3_000)
})

it('a paid, declined or cancelled order is removed from the count, once', async () => {
  const visitor = network()
  await orderMany(visitor, 8)
  for (const id of ['order-1', 'order-1', 'unknown']) await release(visitor, id)
  expect(await order(visitor, 'order-9')).toBe('made')
  expect(await order(visitor, 'order-10')).toBe('orders')
  // Its payer may return by another network.
  await release({ ...visitor, clientAddress: '192.0.2.1' }, 'order-2')
  expect(await order(visitor, 'order-10')).toBe('made')
})

it('a cart that is ordered again counts once, with the same or a new order', async () => {
  const visitor = network()
  await orderMany(visitor, 8)
  const again = { replaced: 'order-8' }
  expect(await order(visitor, 'order-8', again)).toBe('made')
  expect(await order(visitor, 'order-9', again)).toBe('made')
  await release(visitor, 'order-8')
  expect(await order(visitor, 'order-10')).toBe('orders')
  // An order that was already removed, or an invented id, does not reduce the count again.
  expect(await order(visitor, 'order-10', again)).toBe('orders')
  expect(await order(visitor, 'order-10', { replaced: 'made up' })).toBe('orders')
})

it('a cart that is ordered again with another address counts for that one, until its order is removed', async () => {
  const visitor = network()
  await orderMany(visitor, 8)
  const other = { ...visitor, email: 'ola@example.com' }
  for (let id = 1; id <= 7; id++) await order(other, `other-${id}`)
  const again = { replaced: 'order-8', cartId: 'cart of order-8' }
  expect(await order(other, 'other-8', again)).toBe('made')
  expect(await order(other, 'other-9')).toBe('orders')
  // The slot of the replaced order is its own buyer's.
  await release(visitor, 'order-8')
  expect(await order(other, 'other-9')).toBe('orders')
  expect(await order(visitor, 'order-9')).toBe('made')
})

it('a cart that many tabs order at once counts once, though none of them knows the order', async () => {
  const visitor = network()
  await orderMany(visitor, 7)
  const tab = { cartId: 'cart' }
  expect(await order(visitor, 'order-8', tab)).toBe('made')
  for (let times = 0; times < 3; times++) {
    expect(await order(visitor, 'order-8', tab)).toBe('made')
  }
  expect(await order(visitor, 'order-9')).toBe('orders')
  await releaseUnpaid(visitor, { orderId: 'order-8', cartId: 'cart' })
  expect(await order(visitor, 'order-9')).toBe('made')
  expect(await order(visitor, 'order-10', tab)).toBe('orders')
})

it('a buyer may reserve the last pieces of four skus, in one order or several', async () => {
  const visitor = network()
  expect(await order(visitor, 'too-much', { lines: last(5) })).toBe('goods')
  expect(await order(visitor, 'order-1', { lines: last(3) })).toBe('made')
  expect(await order(visitor, 'order-2', { lines: last(2) })).toBe('goods')
  expect(await order(visitor, 'order-2', { lines: last(3), replaced: 'order-1' })).toBe('made')
  await release(visitor, 'order-1')
  expect(await order(visitor, 'order-3', { lines: [line(60, 1_000)] })).toBe('made')
  expect(await order(visitor, 'order-4', { lines: last(1) })).toBe('goods')
  await release(visitor, 'order-2')
  expect(await order(visitor, 'order-4', { lines: last(1) })).toBe('made')
})

it('an order that failed is removed from the count', async () => {
  const visitor = network()
  for (let times = 0; times < 20; times++) {
    const admitted = await admitUnpaid(visitor, visitor.email, last(4), 'payment', newCart)
    expect(admitted.ok).toBe(true)
    if (admitted.ok) await admitted.value.release()
  }
})

it.each([
  [[], 0],
  [[line(1, 1)], 1],
  [[line(3, 30)], 0.1],
  [[line(1, 2), line(1, 2)], 1],
  [[line(5, 3)], 1],
  [[line(1, 0, 1), line(1, 4, 2)], 1.25],
])('an order of %j reserves the last pieces of %d skus', (lines, skuCount) => {
  expect(stockUsage(lines)).toBeCloseTo(skuCount)
})

it('a network may create six hundred carts in an hour', async () => {
  const visitor = network()
  for (let cart = 0; cart < 600; cart++) expect(await newCartWait(visitor)).toBeNull()
  expect(await newCartWait(visitor)).toBeGreaterThan(3_500)
})

import { expect, it } from 'vitest'

import { secondsUntilNewCart } from '#app/cart/lines/lines.server.ts'
import { stockUsage, type OrderedLine } from '#app/checkout/unpaid-orders/stock-usage.ts'
import { rememberBrowser } from '#app/checkout/unpaid-orders/remember-browser.server.ts'
import { admitUnpaid, releaseUnpaid } from '#app/checkout/unpaid-orders/unpaid-orders.server.ts'
import { browserId } from '#app/session/browser.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { createCounters } from '#server/process/redis/counters.ts'

type Visitor = Parameters<typeof admitUnpaid>[0] & Parameters<typeof admitUnpaid>[1]

const network = (): Visitor => ({
  counters: createCounters(null),
  clientAddress: '2001:db8:1:2::1',
  email: 'eva@example.com',
  browserId: 'browser',
})

const newCart = { paid: 'payment', cartId: 'new cart', replaced: null } as const
const release = (visitor: Visitor, orderId: string) =>
  releaseUnpaid(visitor, { orderId, cartId: `cart of ${orderId}` })

const line = (quantity: number, available: number, skuId = 1) => ({ skuId, quantity, available })
const few = [line(1, 100)]
const last = (products: number): OrderedLine[] =>
  Array.from({ length: products }, (_, skuId) => line(1, 1, skuId))

/** Orders like a shopper: first counted, then created under an id. */
async function order(
  visitor: Visitor,
  id: string,
  {
    lines = few,
    paid = 'payment' as 'payment' | 'invoice',
    replaced = null as string | null,
    cartId = `cart of ${id}`,
  } = {},
) {
  const admitted = await admitUnpaid(visitor, visitor, lines, { paid, cartId, replaced })
  if (!admitted.ok) return admitted.reason.kind
  await admitted.value.assignTo(id)
  return 'made'
}

async function orderMany(visitor: Visitor, many: number, how: object = {}) {
  for (let id = 1; id <= many; id++) expect(await order(visitor, `order-${id}`, how)).toBe('made')
}

it('a buyer may have eight unpaid orders', async () => {
  const visitor = network()
  await orderMany(visitor, 8)
  // With another browser of the network, too, and with another address or network in the same browser.
  for (const other of [
    { clientAddress: '2001:db8:1:2:ffff::9', email: ' Eva@example.com', browserId: 'other' },
    { email: 'ola@example.com' },
    { clientAddress: '192.0.2.1', email: 'ola@example.com' },
  ]) {
    expect(await admitUnpaid(visitor, { ...visitor, ...other }, few, newCart)).toMatchObject({
      ok: false,
      reason: { kind: 'orders', retryAfterSeconds: 900 },
    })
  }
  // Other buyers of the network, the address in other networks, and invoices are counted separately.
  const elsewhere = { ...visitor, clientAddress: '192.0.2.1', browserId: 'other' }
  expect(await order(elsewhere, 'order-9')).toBe('made')
  const colleague = { ...visitor, email: 'ola@example.com', browserId: 'other' }
  expect(await order(colleague, 'order-10')).toBe('made')
  expect(await order(visitor, 'order-9', { paid: 'invoice' })).toBe('made')
})

it('clients without an id of a browser share the count of their network, and close it for nobody else', async () => {
  const script = { ...network(), browserId: null }
  for (let id = 1; id <= 24; id++)
    expect(await order({ ...script, email: `${id}@example.com` }, `order-${id}`)).toBe('made')
  expect(await order({ ...script, email: 'next@example.com' }, 'next')).toBe('orders')
  const elsewhere = { ...script, clientAddress: '192.0.2.1' }
  expect(await order(elsewhere, 'elsewhere')).toBe('made')
  for (const name of ['anna', 'olle']) {
    const colleague = { ...script, email: `${name}@example.com`, browserId: name }
    expect(await order(colleague, `order of ${name}`)).toBe('made')
  }
  await release(script, 'order-1')
  expect(await order({ ...script, email: 'next@example.com' }, 'next')).toBe('made')
})

it('clients without an id in many networks share the count of their site', async () => {
  const script = { ...network(), browserId: null }
  const from = (at: number) =>
    order(
      { ...script, clientAddress: `2001:db8:1:${at % 9}::1`, email: `${at}@example.com` },
      `${at}`,
    )
  for (let at = 1; at <= 48; at++) expect(await from(at)).toBe('made')
  expect(await from(49)).toBe('orders')
  await release(script, '1')
  expect(await from(49)).toBe('made')
})

it('a network gets ids for sixty new browsers, and a browser that has one keeps it', async () => {
  const { counters, clientAddress } = network()
  const open = async (first?: string) => {
    let cookie = first
    const cookies = { read: () => cookie, write: (_: string, value: string) => (cookie = value) }
    const visit = {
      counters,
      clientAddress,
      cookies,
      config: { signingKey: 'a key' },
      cartId: null,
    }
    await rememberBrowser(visit as unknown as Visit)
    return { cookie, id: browserId(visit as unknown as Visit) }
  }
  const known = await open()
  const ids = new Set([known.id])
  for (let browser = 2; browser <= 60; browser++) ids.add((await open()).id)
  expect(ids.size).toBe(60)
  expect(ids).not.toContain(null)
  expect((await open()).id).toBeNull()
  expect((await open(known.cookie)).id).toBe(known.id)
})

it('behind an unknown network nobody closes the checkout of an address, except without an id', async () => {
  const visitor = { ...network(), clientAddress: '' }
  await orderMany(visitor, 8)
  expect(await order({ ...visitor, email: 'ola@example.com' }, 'order-9')).toBe('orders')
  expect(await order({ ...visitor, browserId: 'owner of the address' }, 'order-9')).toBe('made')
  const script = { ...visitor, browserId: null }
  for (let id = 1; id <= 8; id++) expect(await order(script, `script-${id}`)).toBe('made')
  expect(await order(script, 'script-9')).toBe('orders')
})

it('many unpaid orders of a network delay the next one, and refuse none', async () => {
  const visitor = network()
  for (let id = 1; id <= 60; id++)
    await order({ ...visitor, email: `${id}@example.com`, browserId: `${id}` }, `order-${id}`)
  const started = performance.now()
  expect(await order({ ...visitor, email: 'next@example.com', browserId: 'next' }, 'next')).toBe(
    'made',
  )
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
  const other = { ...visitor, email: 'ola@example.com', browserId: 'other' }
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
    const admitted = await admitUnpaid(visitor, visitor, last(4), newCart)
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
  for (let cart = 0; cart < 600; cart++) expect(await secondsUntilNewCart(visitor)).toBeNull()
  expect(await secondsUntilNewCart(visitor)).toBeGreaterThan(3_500)
})

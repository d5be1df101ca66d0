import { expect, it } from 'vitest'

import { newCartWait } from '#app/cart/new-cart-limit.server.ts'
import { admitUnpaid, releaseUnpaid } from '#app/checkout/unpaid-orders.server.ts'
import { openTally } from '#server/process/attempt-counter.ts'

const network = () => ({ tally: openTally(null), clientAddress: '2001:db8:1:2::1' })

it('a network has eight orders waiting for a payment, and no more', async () => {
  const visitor = network()
  for (let cart = 0; cart < 8; cart++) {
    expect((await admitUnpaid(visitor, `cart-${cart}`, 'payment')).ok).toBe(true)
  }
  const neighbour = { ...visitor, clientAddress: '2001:db8:1:2:ffff::9' }
  const refusal = await admitUnpaid(neighbour, 'cart-8', 'payment')
  expect(refusal).toMatchObject({ ok: false, reason: { retryAfterSeconds: 900 } })
  // The same cart ordered anew, another network, a bill: none of them is one more.
  expect((await admitUnpaid(visitor, 'cart-1', 'payment')).ok).toBe(true)
  const other = { ...visitor, clientAddress: '2001:db8:1:3::1' }
  expect((await admitUnpaid(other, 'cart-8', 'payment')).ok).toBe(true)
  expect((await admitUnpaid(visitor, 'cart-8', 'bill')).ok).toBe(true)
})

it('whoever has paid makes room, once', async () => {
  const visitor = network()
  for (let cart = 0; cart < 8; cart++) await admitUnpaid(visitor, `cart-${cart}`, 'payment')
  for (const cart of ['cart-1', 'cart-1', 'unknown']) await releaseUnpaid(visitor, cart, 'payment')
  expect((await admitUnpaid(visitor, 'cart-8', 'payment')).ok).toBe(true)
  expect((await admitUnpaid(visitor, 'cart-9', 'payment')).ok).toBe(false)
})

it('a network begins six hundred carts in an hour', async () => {
  const visitor = network()
  for (let cart = 0; cart < 600; cart++) expect(await newCartWait(visitor)).toBeNull()
  expect(await newCartWait(visitor)).toBeGreaterThan(3_500)
})

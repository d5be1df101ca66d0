import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import { placeOrder } from '#app/checkout/order.server.ts'
import type { OrderForm } from '#app/checkout/checkout-form.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openUpstream } from '#tests/support/upstream.ts'

const channel = {
  id: '1|se',
  defaultMarketId: 'se',
  markets: [
    {
      id: 'se',
      alias: 'se',
      defaultLanguageId: 'sv-SE',
      groupKey: '',
      country: { code: 'SE', name: 'Sweden' },
      currency: { code: 'SEK' },
    },
  ],
}
const isValid = { isValid: true, message: null, memberType: null }

/** Places an order with this response of the merchant, and returns the next step of the shop. */
async function order(placed: object) {
  await using merchant = await openUpstream(({ body }) => {
    const data = {
      channel,
      validateOrderCreation: isValid,
      validateOrderConditions: isValid,
      placeOrder: placed,
    }
    const { operationName = '' } = body
    return [200, JSON.stringify({ data: { [operationName]: data[operationName as 'channel'] } })]
  })
  const context = testContext(merchant.endpoint, { 'ralph-cart': 'cart-1' })
  const visit = await openVisit({ request: new Request('http://shop.test/kassan'), context })
  const form = { email: 'eva@example.com', customerType: 'PERSON' } as OrderForm
  const attempt = randomUUID()
  const next = await placeOrder(visit, {
    form,
    lines: [],
    promise: { lines: {}, isLate: false, pickup: null },
    paymentType: '',
    idempotencyKey: attempt,
    termsPath: null,
  })
  return { next, context }
}

it.each([
  ['https://pay.example/x?a=1#b', 'https://pay.example/x?a=1#b'],
  ['http://localhost:4000/pay', 'http://localhost:4000/pay'],
  ['https://pay.example/å ä', 'https://pay.example/%C3%A5%20%C3%A4'],
  ['https://pay.example/a\r\nSet-Cookie: b', 'https://pay.example/aSet-Cookie:%20b'],
])('a payer is redirected to %s', async (redirectUrl, address) => {
  const { next, context } = await order({ orderId: '7', publicId: 'a', status: 'x', redirectUrl })
  expect(next).toEqual({ ok: true, value: { address } })
  expect(context.cookieValues.get('ralph-sent-to-pay')).toBe('cart-1:7')
})

it.each(['javascript:alert(1)', 'data:text/html,x', '//pay.example', '/pay', 'file:///etc/passwd'])(
  'a payer is not redirected to %s, but to the confirmation',
  async (redirectUrl) => {
    const { next } = await order({ orderId: '7', status: 'pending', redirectUrl })
    const address = 'http://shop.test/checkout/confirm?oid=7&cartid=cart-1'
    expect(next).toEqual({ ok: true, value: { address } })
  },
)

it.each([
  ['a line break', 'a\r\nb'],
  ['half a character', '\ud800'],
  ['a colon', 'a:b'],
  ['more letters than a cookie holds', 'å'.repeat(3_000)],
])('an order whose number has %s is still paid', async (_, orderId) => {
  const { next } = await order({ orderId, status: 'x', redirectUrl: 'https://pay.example/' })
  expect(next).toEqual({ ok: true, value: { address: 'https://pay.example/' } })
})

it.each(['a\r\nb', '\ud800', 'å', 'x'.repeat(6_000)])(
  'a paid order continues to the confirmation, with any order number',
  async (orderId) => {
    const { next } = await order({ orderId, status: 'completed', redirectUrl: null })
    const address = next.ok ? next.value.address : ''
    expect(address).toMatch(/^http:\/\/shop\.test\/[\x21-\x7e]*$/)
    expect(address.length).toBeLessThan(8_000)
  },
)

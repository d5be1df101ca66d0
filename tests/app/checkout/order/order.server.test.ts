import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import { placeOrder } from '#app/checkout/order/order.server.ts'
import type { OrderForm } from '#app/checkout/draft/checkout-form.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openUpstream, upstreamChannel as channel } from '#tests/support/upstream.ts'

const address = {
  firstName: 'Eva',
  lastName: 'Ek',
  addressLine1: 'Storgatan 1',
  zip: '90325',
  city: 'Umeå',
}
const buyer = { email: 'eva@example.com', ...address }
const isValid = { isValid: true, message: null, memberType: null }

interface Answers {
  validateOrderCreation?: object | null
  validateOrderConditions?: object | null
  /** Sent as the response to `validateOrderConditions`. */
  unknownField?: [status: number, message: string]
  paymentType?: string
}

const variablesOf = new Map<string, unknown>()

/** A message of a GraphQL server whose schema is older. */
function unknown(text: string): string {
  return `${text} "validateOrderConditions" on type "Query".`
}

/** Places an order with these responses of the merchant, and returns the next step of the shop. */
async function order(placed: object, answers: Answers = {}) {
  const { unknownField, paymentType = '', ...checks } = answers
  await using merchant = await openUpstream(({ body }) => {
    const data = {
      channel,
      validateOrderCreation: isValid,
      validateOrderConditions: isValid,
      placeOrder: placed,
      comparesSeenAmounts: true,
      ...checks,
    }
    const { operationName = '' } = body
    variablesOf.set(operationName, body.variables)
    if (unknownField && operationName === 'validateOrderConditions') {
      const [status, message] = unknownField
      return [status, JSON.stringify({ errors: [{ message }] })]
    }
    return [200, JSON.stringify({ data: { [operationName]: data[operationName as 'channel'] } })]
  })
  const context = testContext(merchant.endpoint, { 'ralph-cart': 'cart-1' })
  const visit = await openVisit({ request: new Request('http://shop.test/kassan'), context })
  const form = { ...buyer, phone: '070', customerType: 'PERSON' } as OrderForm
  const attempt = randomUUID()
  const next = await placeOrder(visit, {
    form,
    lines: [],
    promise: { lines: {}, isLate: false, pickup: null },
    seen: { total: 129.9, due: 100 },
    paymentType,
    idempotencyKey: attempt,
    termsPath: null,
  })
  return { next, context }
}

const completed = { orderId: '7', status: 'completed', redirectUrl: null }

it('checks the customer by email and billing address alone', async () => {
  await order(completed)
  expect(variablesOf.get('validateOrderCreation')).toEqual({
    cartId: 'cart-1',
    checkout: { email: buyer.email, billingAddress: address },
    channelId: '1|se',
    languageId: 'sv-SE',
    marketId: 'se',
  })
})

it.each<[string, Answers]>([
  ['has no answer to it', { validateOrderConditions: null }],
  ['does not know it', { unknownField: [200, unknown('Cannot query field')] }],
  [
    'refuses the request',
    { unknownField: [400, unknown('The field does not exist on the type:')] },
  ],
])('an order needs no check of conditions where the merchant %s', async (_, answers) => {
  expect((await order(completed, answers)).next.ok).toBe(true)
})

it.each([
  ['Card', true],
  ['DirectInvoice', false],
  ['Loan', false],
])('without an answer about the customer an order by %s is placed: %s', async (paymentType, ok) => {
  const { next } = await order(completed, { validateOrderCreation: null, paymentType })
  expect(next.ok).toBe(ok)
})

it.each([
  ['https://pay.example/x?a=1#b', 'https://pay.example/x?a=1#b'],
  ['http://localhost:4000/pay', 'http://localhost:4000/pay'],
  ['https://pay.example/å ä', 'https://pay.example/%C3%A5%20%C3%A4'],
  ['https://pay.example/a\r\nSet-Cookie: b', 'https://pay.example/aSet-Cookie:%20b'],
])('a payer is redirected to %s', async (redirectUrl, address) => {
  const { next, context } = await order({ orderId: '7', publicId: 'a', status: 'x', redirectUrl })
  expect(next).toEqual({ ok: true, value: { address } })
  expect(context.cookieValues.get('ralph-sent-to-pay')).toBe('cart-1:7:STANDARD:129.9-100')
})

it.each(['javascript:alert(1)', 'data:text/html,x', '//pay.example', '/pay', 'file:///etc/passwd'])(
  'a payer is not redirected to %s, but to the confirmation',
  async (redirectUrl) => {
    const { next } = await order({ orderId: '7', status: 'pending', redirectUrl })
    const address = 'http://shop.test/checkout/confirm?oid=7&cartid=cart-1&seen=129.9-100'
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

import { describe, expect, it } from 'vitest'

import { getCart } from '#app/cart/cart.server.ts'
import { addLine } from '#app/cart/lines/lines.server.ts'
import { getCheckout, saveDraft } from '#app/checkout/checkout.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import type { OrderFormState } from '#app/routes/checkout/form/order-form-state.ts'
import { submitCheckout } from '#app/routes/checkout/submit-checkout.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openUpstream } from '#tests/support/upstream.ts'

const merchant = await openForTests(openSeededMerchant())
/** An operation that ends in an internal error, as with a full disk. */
let failing = ''
const internalError = {
  message: 'Internal server error',
  extensions: { code: 'InternalServerError' },
}
/** Records the requests between the shop and its merchant. */
const upstream = await openForTests(
  openUpstream(async ({ text, body }) => {
    if (failing && body.operationName === failing) {
      return [200, JSON.stringify({ data: null, errors: [internalError] })]
    }
    const headers = { 'Content-Type': 'application/json', 'X-ApiKey': 'demo' }
    const response = await fetch(merchant.endpoint, { method: 'POST', headers, body: text })
    return [response.status, await response.text()]
  }),
)

async function visitWith(cookieValues: Map<string, string>, path: string) {
  const context = testContext(upstream.endpoint, Object.fromEntries(cookieValues))
  const request = new Request(`http://shop.test${path}`)
  return { context, visit: await openVisit({ request, context }) }
}

const skusDocument = graphql(`
  query skus($alias: String!, $channelId: String, $languageId: String, $marketId: String) {
    product(alias: $alias, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
      skus {
        skuId
      }
    }
  }
`)

/** Cookies of a visitor with these products in a Swedish cart. */
async function shopperWith(...aliases: string[]) {
  const { context, visit } = await visitWith(new Map(), '/')
  for (const alias of aliases) {
    const { product } = await requestMerchant(visit, skusDocument, { alias })
    await addLine(visit, { skuId: product!.skus![0]!.skuId, quantity: 1 })
  }
  return context.cookieValues
}

const lisa = {
  customerType: 'PERSON',
  email: 'lisa.lind@example.com',
  firstName: 'Lisa',
  lastName: 'Lind',
  terms: 'on',
}
const inSweden = {
  ...lisa,
  country: 'se',
  zip: '11122',
  city: 'Stockholm',
  addressLine1: 'Vasagatan 1',
  phone: '070-123 45 67',
}
const inDenmark = {
  ...lisa,
  country: 'dk',
  zip: '2100',
  city: 'København',
  addressLine1: 'Nygade 1',
  phone: '20 12 34 56',
}

/** Fills in the checkout as its page would, and submits the order. */
async function order(
  cookieValues: Map<string, string>,
  path: string,
  draft: typeof inSweden,
  failingOperation = '',
) {
  const first = await visitWith(cookieValues, path)
  const checkout = (await saveDraft(first.visit, draft))!
  const fields = {
    ...draft,
    shippingId: checkout.shippingOptions[0]!.id,
    paymentId: checkout.paymentOptions[0]!.id,
    seenTotal: String(checkout.cart.summary.totalAmount),
    attempt: crypto.randomUUID(),
    intent: 'order',
  }
  const context = testContext(upstream.endpoint, Object.fromEntries(first.context.cookieValues))
  const body = new URLSearchParams(fields)
  const request = new Request(`http://shop.test${path}`, { method: 'POST', body })
  upstream.requests.length = 0
  failing = failingOperation
  const result = await submitCheckout({ request, context: { ...context }, params: {} })
  failing = ''
  const placed = upstream.requests.find(({ text }) => text.includes('"placeOrder"'))
  return { result, cookieValues: context.cookieValues, placed: placed?.body.variables }
}

const { 'in-stock': sofa, 'static-stock': mattress } = demoProducts

it('an item that is not sold in the delivery market stops the order', async () => {
  const cart = await shopperWith(sofa.aliases.sv, mattress.aliases.sv)
  const { result, cookieValues, placed } = await order(cart, '/da/kassen', inDenmark)
  const { data, init } = result as { data: OrderFormState; init: ResponseInit }
  expect(init.status).toBe(422)
  expect(data.error).toEqual({ field: null, key: 'notSold' })
  expect(placed).toBeUndefined()
  const { visit } = await visitWith(cookieValues, '/da/kurven')
  expect((await getCart(visit)).lines).toHaveLength(2)
})

it.each([
  ['/kassan', '/kassan', '/kopvillkor'],
  ['/en/checkout', '/en/checkout', '/en/terms'],
])(
  'an order from %s sends the merchant the return address of its payer',
  async (path, back, terms) => {
    const cart = await shopperWith(sofa.aliases.sv)
    const { result, placed } = await order(cart, path, inSweden)
    expect((result as Response).status).toBe(303)
    const { checkoutUrls } = placed!.checkout as { checkoutUrls: Record<string, string> }
    expect(checkoutUrls.checkoutPageUrl).toBe(`http://shop.test${back}`)
    expect(checkoutUrls.redirectUrl).toContain('http://shop.test')
    expect(checkoutUrls.termsPageUrl).toMatch(new RegExp(`^http://shop\\.test${terms}`))
  },
)

it('an order has its postal codes as they are written in the country, like its draft', async () => {
  const elsewhere = {
    shipElsewhere: 'on',
    shipFirstName: 'Bo',
    shipLastName: 'Ek',
    shipAddressLine1: 'Storgatan 1',
    shipZip: 'SE-90325',
    shipCity: 'Umeå',
  }
  const cart = await shopperWith(sofa.aliases.sv)
  const { placed } = await order(cart, '/kassan', { ...inSweden, ...elsewhere })
  expect(placed!.checkout).toMatchObject({
    billingAddress: { zip: '111 22' },
    shippingAddress: { zip: '903 25' },
  })
})

it.each([
  ['createOrUpdateCheckout', 'notSaved'],
  ['placeOrder', 'failed'],
])('an internal error of the merchant in %s is an outage, with the form', async (name, key) => {
  const cart = await shopperWith(sofa.aliases.sv)
  const { result } = await order(cart, '/kassan', inSweden, name)
  const { data, init } = result as { data: OrderFormState; init: ResponseInit }
  expect([init.status, data.error]).toEqual([503, { field: null, key }])
})

it('a country selected in the checkout applies only to the market where it was selected', async () => {
  const cart = await shopperWith(sofa.aliases.sv)
  const chosen = await visitWith(cart, '/kassan')
  await saveDraft(chosen.visit, inDenmark)
  const at = async (path: string) =>
    (await visitWith(chosen.context.cookieValues, path)).visit.checkoutMarket.alias
  expect(await at('/kassan')).toBe('dk')
  expect(await at('/fi/kassa')).toBe('fi')
})

/** Submits a button of the checkout page, and returns the content of the next page. */
async function submitButton(cookieValues: Map<string, string>, fields: Record<string, string>) {
  const context = testContext(upstream.endpoint, Object.fromEntries(cookieValues))
  const body = new URLSearchParams({ ...inSweden, ...fields })
  const request = new Request('http://shop.test/kassan', { method: 'POST', body })
  const result = await submitCheckout({ request, context: { ...context }, params: {} })
  const next = await visitWith(context.cookieValues, '/kassan')
  return {
    result,
    cookieValues: context.cookieValues,
    visit: next.visit,
    checkout: (await getCheckout(next.visit))!,
  }
}

describe('a guest who buys for a company', () => {
  it('is a company from the next submit on, with any button, on all pages', async () => {
    const cart = await shopperWith(sofa.aliases.sv)
    for (const intent of ['update', 'details', 'promo']) {
      const { cookieValues, visit, checkout } = await submitButton(cart, {
        customerType: 'ORGANIZATION',
        intent,
      })
      expect(cookieValues.get('ralph-user-type'), intent).toBe('ORGANIZATION')
      expect(cookieValues.get('ralph-flash')).toContain('customer-type:change')
      expect(visit.vatIncluded).toBe(false)
      expect(checkout.draft.customerType).toBe('ORGANIZATION')
      expect((await getCart(visit)).lines[0]?.totalPrice).toBe(checkout.cart.lines[0]?.totalPrice)
    }
  })

  it('must enter name and number in the fields of the page', async () => {
    const cart = await shopperWith(sofa.aliases.sv)
    const { result, checkout } = await submitButton(cart, {
      customerType: 'ORGANIZATION',
      shippingId: '1',
      paymentId: '21',
      intent: 'order',
    })
    const { data } = result as unknown as { data: OrderFormState }
    expect(Object.keys(data.result?.error ?? {})).toEqual(
      expect.arrayContaining(['company', 'organizationId']),
    )
    expect(checkout.draft.customerType).toBe('ORGANIZATION')
  })

  it('keeps name and number, which an order of a person does not contain', async () => {
    const cart = await shopperWith(sofa.aliases.sv)
    const company = { company: 'Ek AB', organizationId: '556036-0793' }
    const first = await submitButton(cart, {
      ...company,
      customerType: 'ORGANIZATION',
      intent: 'update',
    })
    expect(first.checkout.draft).toMatchObject(company)
    const { cookieValues, visit, checkout } = await submitButton(first.cookieValues, {
      ...company,
      customerType: 'PERSON',
      intent: 'update',
    })
    expect(visit.vatIncluded).toBe(true)
    // When the button is pressed again.
    expect(checkout.draft).toMatchObject({ ...company, customerType: 'PERSON' })
    const { result, placed } = await order(cookieValues, '/kassan', {
      ...inSweden,
      ...company,
    })
    expect((result as Response).status).toBe(303)
    expect(placed?.checkout).toMatchObject({ identityNumber: '', customerType: 'PERSON' })
    expect(JSON.stringify(placed)).not.toMatch(/Ek AB|556036/)
  })

  it('with a customer type set by the shop keeps that type', async () => {
    const cart = await shopperWith(sofa.aliases.sv)
    const context = testContext(upstream.endpoint, {
      ...Object.fromEntries(cart),
      'ralph-user-type': 'RESELLER',
    })
    context.config.customerTypes = [
      ...context.config.customerTypes,
      { type: 'RESELLER', vat: false },
    ]
    const body = new URLSearchParams({ ...inSweden, intent: 'update' })
    const request = new Request('http://shop.test/kassan', { method: 'POST', body })
    await submitCheckout({ request, context: { ...context }, params: {} })
    expect(context.cookieValues.get('ralph-user-type')).toBe('RESELLER')
  })
})

it('a balance that pays less than shown stops the order', async () => {
  const cart = await shopperWith(sofa.aliases.sv)
  const { checkout } = await submitButton(cart, { intent: 'update' })
  const { totalAmount } = checkout.cart.summary
  const fields = {
    shippingId: checkout.shippingOptions[0]!.id,
    paymentId: checkout.paymentOptions[0]!.id,
    seenTotal: String(totalAmount),
    attempt: crypto.randomUUID(),
    intent: 'order',
  }
  const refused = await submitButton(cart, { ...fields, seenDue: String(totalAmount - 500) })
  const { data } = refused.result as unknown as { data: OrderFormState }
  expect(data.error).toEqual({ field: null, key: 'changed' })
  const { result } = await submitButton(cart, { ...fields, seenDue: String(totalAmount) })
  expect((result as Response).status).toBe(303)
})

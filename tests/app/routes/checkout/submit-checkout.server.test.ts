import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { addLine, getCart } from '#app/cart/cart.server.ts'
import { getCheckout, saveDraft } from '#app/checkout/checkout.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { ask } from '#app/gateway/graphql.server.ts'
import type { OrderFormState } from '#app/routes/checkout/order-form-state.ts'
import { submitCheckout } from '#app/routes/checkout/submit-checkout.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { openSeededMerchant, type SeededMerchant } from '#tests/support/seeded-merchant.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openUpstream, type Upstream } from '#tests/support/upstream.ts'

let merchant: SeededMerchant
/** Between the shop and its merchant, to hear what is asked. */
let ear: Upstream
beforeAll(async () => {
  merchant = await openSeededMerchant()
  ear = await openUpstream(async ({ text }) => {
    const headers = { 'Content-Type': 'application/json', 'X-ApiKey': 'demo' }
    const answer = await fetch(merchant.endpoint, { method: 'POST', headers, body: text })
    return [answer.status, await answer.text()]
  })
})
afterAll(async () => {
  await ear[Symbol.asyncDispose]()
  await merchant[Symbol.asyncDispose]()
})

async function visitWith(held: Map<string, string>, path: string) {
  const context = testContext(ear.endpoint, Object.fromEntries(held))
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

/** Cookies of a visitor who has put these products in a cart in Sweden. */
async function shopperWith(...aliases: string[]) {
  const { context, visit } = await visitWith(new Map(), '/')
  for (const alias of aliases) {
    const { product } = await ask(visit, skusDocument, { alias })
    await addLine(visit, { skuId: product!.skus![0]!.skuId, quantity: 1 })
  }
  return context.held
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

/** Fills the checkout as its page would, and presses the button that orders. */
async function order(held: Map<string, string>, path: string, draft: typeof inSweden) {
  const first = await visitWith(held, path)
  const checkout = (await saveDraft(first.visit, draft))!
  const fields = {
    ...draft,
    shippingId: checkout.shippingOptions[0]!.id,
    paymentId: checkout.paymentOptions[0]!.id,
    seenTotal: String(checkout.cart.summary.totalAmount),
    attempt: crypto.randomUUID(),
    intent: 'order',
  }
  const context = testContext(ear.endpoint, Object.fromEntries(first.context.held))
  const body = new URLSearchParams(fields)
  const request = new Request(`http://shop.test${path}`, { method: 'POST', body })
  ear.heard.length = 0
  const answer = await submitCheckout({ request, context: { ...context }, params: {} })
  const placed = ear.heard.find(({ text }) => text.includes('"placeOrder"'))
  return { answer, held: context.held, placed: placed?.body.variables }
}

const { 'in-stock': sofa, 'static-stock': mattress } = demoProducts

it('what is not sold where it would go is ordered neither with the rest nor without it', async () => {
  const cart = await shopperWith(sofa.aliases.sv, mattress.aliases.sv)
  const { answer, held, placed } = await order(cart, '/da/kassen', inDenmark)
  const { data, init } = answer as { data: OrderFormState; init: ResponseInit }
  expect(init.status).toBe(422)
  expect(data.error).toEqual({ field: null, key: 'notSold' })
  expect(placed).toBeUndefined()
  const { visit } = await visitWith(held, '/da/kurven')
  expect((await getCart(visit)).lines).toHaveLength(2)
})

it.each([
  ['/kassan', '/kassan', '/kopvillkor'],
  ['/en/checkout', '/en/checkout', '/en/terms'],
])(
  'an order from %s tells the merchant where its payer comes back to',
  async (path, back, terms) => {
    const cart = await shopperWith(sofa.aliases.sv)
    const { answer, placed } = await order(cart, path, inSweden)
    expect((answer as Response).status).toBe(303)
    const { checkoutUrls } = placed!.checkout as { checkoutUrls: Record<string, string> }
    expect(checkoutUrls.checkoutPageUrl).toBe(`http://shop.test${back}`)
    expect(checkoutUrls.redirectUrl).toContain('http://shop.test')
    expect(checkoutUrls.termsPageUrl).toMatch(new RegExp(`^http://shop\\.test${terms}`))
  },
)

it('a country chosen at the checkout holds where it was chosen, and no longer elsewhere', async () => {
  const cart = await shopperWith(sofa.aliases.sv)
  const chosen = await visitWith(cart, '/kassan')
  await saveDraft(chosen.visit, inDenmark)
  const at = async (path: string) =>
    (await visitWith(chosen.context.held, path)).visit.checkoutMarket.alias
  expect(await at('/kassan')).toBe('dk')
  expect(await at('/fi/kassa')).toBe('fi')
})

/** Presses a button of the checkout's page, and says what the next page shows. */
async function press(held: Map<string, string>, fields: Record<string, string>) {
  const context = testContext(ear.endpoint, Object.fromEntries(held))
  const body = new URLSearchParams({ ...inSweden, ...fields })
  const request = new Request('http://shop.test/kassan', { method: 'POST', body })
  const answer = await submitCheckout({ request, context: { ...context }, params: {} })
  const next = await visitWith(context.held, '/kassan')
  return {
    answer,
    held: context.held,
    visit: next.visit,
    checkout: (await getCheckout(next.visit))!,
  }
}

describe('a guest who buys for a company', () => {
  it('is one from the next press on, with any button, and everywhere', async () => {
    const cart = await shopperWith(sofa.aliases.sv)
    for (const intent of ['update', 'details', 'promo']) {
      const { held, visit, checkout } = await press(cart, { customerType: 'ORGANIZATION', intent })
      expect(held.get('ralph-user-type'), intent).toBe('ORGANIZATION')
      expect(held.get('ralph-happened')).toContain('customer-type:change')
      expect(visit.vatIncluded).toBe(false)
      expect(checkout.draft.customerType).toBe('ORGANIZATION')
      expect((await getCart(visit)).lines[0]?.totalPrice).toBe(checkout.cart.lines[0]?.totalPrice)
    }
  })

  it('is asked for name and number at fields of the page that says so', async () => {
    const cart = await shopperWith(sofa.aliases.sv)
    const { answer, checkout } = await press(cart, {
      customerType: 'ORGANIZATION',
      shippingId: '1',
      paymentId: '21',
      intent: 'order',
    })
    const { data } = answer as unknown as { data: OrderFormState }
    expect(Object.keys(data.result?.error ?? {})).toEqual(
      expect.arrayContaining(['company', 'organizationId']),
    )
    expect(checkout.draft.customerType).toBe('ORGANIZATION')
  })

  it("keeps name and number, and has none of it in an order that is a person's", async () => {
    const cart = await shopperWith(sofa.aliases.sv)
    const company = { company: 'Ek AB', organizationId: '556036-0793' }
    const first = await press(cart, { ...company, customerType: 'ORGANIZATION', intent: 'update' })
    expect(first.checkout.draft).toMatchObject(company)
    const { held, visit, checkout } = await press(first.held, {
      ...company,
      customerType: 'PERSON',
      intent: 'update',
    })
    expect(visit.vatIncluded).toBe(true)
    // For who presses once more.
    expect(checkout.draft).toMatchObject({ ...company, customerType: 'PERSON' })
    const { answer, placed } = await order(held, '/kassan', { ...inSweden, ...company })
    expect((answer as Response).status).toBe(303)
    expect(placed?.checkout).toMatchObject({ identityNumber: '', customerType: 'PERSON' })
    expect(JSON.stringify(placed)).not.toMatch(/Ek AB|556036/)
  })

  it("of a type of the shop's own stays of that type", async () => {
    const cart = await shopperWith(sofa.aliases.sv)
    const context = testContext(ear.endpoint, {
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
    expect(context.held.get('ralph-user-type')).toBe('RESELLER')
  })
})

it('a balance that pays less than was shown makes no order', async () => {
  const cart = await shopperWith(sofa.aliases.sv)
  const { checkout } = await press(cart, { intent: 'update' })
  const { totalAmount } = checkout.cart.summary
  const fields = {
    shippingId: checkout.shippingOptions[0]!.id,
    paymentId: checkout.paymentOptions[0]!.id,
    seenTotal: String(totalAmount),
    attempt: crypto.randomUUID(),
    intent: 'order',
  }
  const refused = await press(cart, { ...fields, seenDue: String(totalAmount - 500) })
  const { data } = refused.answer as unknown as { data: OrderFormState }
  expect(data.error).toEqual({ field: null, key: 'changed' })
  const { answer } = await press(cart, { ...fields, seenDue: String(totalAmount) })
  expect((answer as Response).status).toBe(303)
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { openConfiguredShop } from '#tests/support/built-shop.ts'
import { openFaultProxy, type FaultProxy } from '#tests/support/fault-proxy.ts'
import { formFields } from '#tests/support/form-fields.ts'
import type { OpenHost } from '#tests/support/open-host.ts'
import { toMinor } from '#tests/support/purchase-amounts.ts'
import { seededRandom } from '#tests/support/seed.ts'
import { openSeededMerchant, type SeededMerchant } from '#tests/support/seeded-merchant.ts'
import { openShopper, type Page, type Shopper } from '#tests/support/shopper.ts'
import { merchantSettings } from '#tests/support/start-shop.ts'

/**
 * An order is never placed for another sum than the one its buyer saw: something changes it at a step of the order, in
 * another tab or on another device.
 */
const random = seededRandom('seen amounts')
const goods = [
  'below-30-day-low',
  'long-name',
  'in-stock',
  'without-image',
  'color-and-size',
] as const
const firstOfGoods = Math.floor(random() * goods.length)
const pathOf = (product: keyof typeof demoProducts) => `/p/${demoProducts[product].aliases.sv}`

const buyer = {
  email: 'eva@example.com',
  phone: '070-123 45 67',
  firstName: 'Eva',
  lastName: 'Ek',
  addressLine1: 'Storgatan 1',
  city: 'Umeå',
  identityNumber: '19811228-9874',
  terms: 'on',
  intent: 'order',
}
const payments = { invoice: '24', card: '23' } as const
const difference = 'Ordern har en annan summa än den du såg'

let merchant: SeededMerchant
let proxy: FaultProxy
let shop: OpenHost

beforeAll(async () => {
  merchant = await openSeededMerchant(60, { clock: () => new Date() })
  proxy = await openFaultProxy(merchant.origin)
  shop = await openConfiguredShop({
    ...merchantSettings(proxy.origin),
    BASE_URL: merchant.publicOrigin,
    TRUST_PROXY: '1',
  })
})
afterAll(async () => {
  for (const disposables of [shop, proxy, merchant]) await disposables[Symbol.asyncDispose]()
})

/** What changes the sum of a cart, by requests past the page of its buyer. */
const changes: Readonly<Record<string, (cartId: string) => Promise<unknown>>> = {
  'more goods': async (cartId) => {
    const { product } = await ask<{ product: { skus: [{ skuId: number }] } }>(
      `{ product(alias: "${demoProducts.oversellable.aliases.sv}", marketId: "se") { skus { skuId } } }`,
    )
    const item = `{ skuId: ${product.skus[0].skuId}, quantity: ${1 + Math.floor(random() * 3)} }`
    await ask(`mutation { addToCart(id: "${cartId}", item: ${item}, marketId: "se") { id } }`)
  },
  'another quantity': async (cartId) => {
    const { getCart } = await ask<{ getCart: { items: [{ id: string }] } }>(
      `{ getCart(id: "${cartId}", marketId: "se") { items { id } } }`,
    )
    const item = `{ id: "${getCart.items[0].id}", quantity: 2 }`
    await ask(`mutation { updateCartItem(id: "${cartId}", item: ${item}, marketId: "se") { id } }`)
  },
  'a promo code': (cartId) =>
    ask(
      `mutation { setCartPromoCode(id: "${cartId}", promoCode: "SOMMAR10", marketId: "se") { id } }`,
    ),
  'a removed promo code': (cartId) =>
    ask(`mutation { setCartPromoCode(id: "${cartId}", promoCode: "", marketId: "se") { id } }`),
}

const steps = ['validateOrderCreation', 'validateOrderConditions', 'placeOrder'] as const
const races = Object.keys(changes).flatMap((change) =>
  steps.flatMap((step) =>
    (Object.keys(payments) as (keyof typeof payments)[]).map(
      (payment) => [change, step, payment] as const,
    ),
  ),
)

describe('the merchant compares the amounts with those that were seen', () => {
  it.each(races)('%s during %s refuse the order by %s', async (change, step, payment) => {
    const { shopper, form } = await atOrderButton(payments[payment], shop, change)
    const page = await during(step, change, shopper, () => shopper.post('/kassan', form))
    await expectRefusal(shopper, form, page)
  })

  it('in the transaction of a provider’s form too', async () => {
    const { shopper, form } = await atOrderButton('31')
    await shopper.post('/kassan', form)
    const { html } = await shopper.get('/kassan?pay')
    await changes['more goods']!(cartOf(shopper))
    const seen = String(Number(form.seenDue))
    expect(await payInForm(html, Math.round(Number(seen) * 100))).toContain('error=AmountChanged')
    expect(await shopper.linesInCart()).toBe(2)
  })
})

it('the page of a provider’s form has the sum of the form, though it changed while the form was opened', async () => {
  const { shopper, form } = await atOrderButton('31')
  await shopper.post('/kassan', form)
  const step = 'createOrUpdateCheckout'
  proxy.setResponse(step, async ({ checkout }) => {
    if (!(checkout as { checkoutUrls?: object }).checkoutUrls) return undefined
    proxy.setResponse(step, () => undefined)
    await changes['more goods']!(cartOf(shopper))
    return undefined
  })
  const { html } = await shopper.get('/kassan?pay')
  const frame = await fetch(`${merchant.origin}/payment/embedded/${formIdIn(html)}`)
  const shown = formFields(html)
  expect(Number(shown.seenDue)).not.toBe(Number(form.seenDue))
  expect(formFields(await frame.text()).amount).toBe(
    String(Math.round(Number(shown.seenDue) * 100)),
  )
})

it('the hook of a provider’s form compares the amounts after the check of the customer', async () => {
  const { shopper, form } = await atOrderButton('32')
  const check = { ...form, intent: 'check' }
  expect((await shopper.post('/checkout/draft', check)).status).toBe(204)
  const { status } = await during('validateOrderCreation', 'more goods', shopper, () =>
    shopper.post('/checkout/draft', check),
  )
  expect(status).toBe(409)
})

it('a refused order keeps the choice of the delivery widget', async () => {
  const inNorway = {
    ...buyer,
    country: 'no',
    zip: '5003',
    phone: '+4740612345',
    identityNumber: '',
  }
  const choice = { shippingId: 'nshift-pickup', paymentId: '23' }
  const shopper = newShopper()
  await shopper.buy(pathOf('below-30-day-low'))
  await shopper.post('/kassan', { ...inNorway, intent: 'update' })
  const point = { pickupPoint: 'no-5-2' }
  await shopper.post('/kassan', { ...inNorway, ...choice, ...point, intent: 'update' })
  const form = { ...formFields((await shopper.get('/kassan')).html), ...inNorway, ...point }
  expect(form).toMatchObject(choice)
  const page = await during('placeOrder', 'another quantity', shopper, () =>
    shopper.post('/kassan', form),
  )
  expect(page.status).toBe(422)
  const { html } = await shopper.get('/kassan')
  expect(formFields(html)).toMatchObject(choice)
  expect(/<[^>]*value="no-5-2"[^>]*>/.exec(html)?.[0]).toMatch(/ (selected|checked)=/)
})

describe('a merchant that cannot compare them', () => {
  const unknown = 'Cannot query field "comparesSeenAmounts" on type "GeinsMerchantApiQuery".'
  let foreign: OpenHost
  beforeAll(async () => {
    proxy.setResponse('comparesSeenAmounts', () => ({ errors: [{ message: unknown }] }))
    foreign = await openConfiguredShop({
      ...merchantSettings(proxy.origin),
      BASE_URL: merchant.publicOrigin,
      TRUST_PROXY: '1',
    })
  })
  afterAll(async () => {
    proxy.setResponse('comparesSeenAmounts', () => undefined)
    await foreign[Symbol.asyncDispose]()
  })

  it.each(races.filter(([, step]) => step !== 'placeOrder'))(
    '%s during %s refuse the order by %s',
    async (change, step, payment) => {
      const { shopper, form } = await atOrderButton(payments[payment], foreign, change)
      const page = await during(step, change, shopper, () => shopper.post('/kassan', form))
      await expectRefusal(shopper, form, page)
    },
  )

  it.each(Object.keys(payments) as (keyof typeof payments)[])(
    'an order by %s that was changed at the last moment tells so first, with the way to withdraw',
    async (payment) => {
      const { shopper, form } = await atOrderButton(payments[payment], foreign)
      const ordered = await during('placeOrder', 'more goods', shopper, (sent) => {
        expect(sent()).not.toHaveProperty('seenTotal')
        return shopper.post('/kassan', form)
      })
      expect(ordered.status).toBe(303)
      const path = payment === 'card' ? await pay(ordered.location!) : pathIn(ordered.location!)
      // A payment app may open another browser, and a page is loaded twice.
      for (const browser of [shopper, openShopper(foreign.origin)]) {
        expectDifference(await browser.get(path), form)
      }
    },
  )

  it('a form that shows another sum than the page did leads to a confirmation that tells so', async () => {
    const { shopper, form } = await atOrderButton('31', foreign)
    await shopper.post('/kassan', form)
    const { html } = await shopper.get('/kassan?pay')
    await changes['more goods']!(cartOf(shopper))
    const returned = await shopper.get(pathIn(await payInForm(html)))
    expect(returned.status).toBe(302)
    for (const _ of [1, 2]) expectDifference(await shopper.get(returned.location!), form)
  })

  it('an order by invoice after the form of a provider, whose response was lost, says nothing of amounts', async () => {
    const { shopper, form } = await atOrderButton('31', foreign)
    await shopper.post('/kassan', form)
    await shopper.get('/kassan?pay')
    const invoice = { ...form, paymentId: payments.invoice }
    await shopper.post('/kassan', { ...invoice, intent: 'update' })
    const shown = formFields((await shopper.get('/kassan')).html)
    expect(Number(shown.seenDue)).toBeGreaterThan(Number(form.seenDue))
    const lost = openShopper(foreign.origin, shopper.cookies())
    const { status } = await lost.post('/kassan', { ...invoice, ...shown, ...buyer })
    expect(status).toBe(303)
    const { location } = await shopper.get('/varukorgen')
    const { html } = await shopper.get(location!)
    expect(html).toContain('Tack för din order!')
    expect(html).not.toContain(difference)
  })

  it('an unchanged order is placed and says nothing of amounts', async () => {
    for (const payment of Object.values(payments)) {
      const { shopper, form } = await atOrderButton(payment, foreign)
      const ordered = await shopper.post('/kassan', form)
      const page = ordered.location!
      const path = page.includes('/payment/') ? await pay(page) : pathIn(page)
      const { status, html } = await shopper.get(path)
      expect(status).toBe(200)
      expect(html).toContain('Tack för din order!')
      expect(html).not.toContain(difference)
    }
  })
})

/** Each buyer has their own, whose unpaid orders are counted. */
let networks = 0

function newShopper(host = shop): Shopper {
  networks += 1
  return openShopper(host.origin, '', { 'x-forwarded-for': `203.0.113.${networks}` })
}

/** A buyer whose page shows everything that an order needs, and its form. */
async function atOrderButton(paymentId: string, host = shop, change = '') {
  const shopper = newShopper(host)
  // In turn, so that none is sold out.
  await shopper.buy(pathOf(goods[(networks + firstOfGoods) % goods.length]!))
  const code = change === 'a removed promo code' ? 'SOMMAR10' : ''
  await shopper.post('/kassan', { intent: 'update', zip: '90325', code })
  const fields = formFields((await shopper.get('/kassan')).html)
  await shopper.post('/kassan', { ...fields, ...buyer, paymentId, intent: 'update' })
  const shown = formFields((await shopper.get('/kassan')).html)
  const form: Record<string, string> = { ...shown, ...buyer, paymentId }
  return { shopper, form }
}

/** Changes the cart when the shop sends this operation, before the merchant gets it. */
async function during(
  step: string,
  change: string,
  shopper: Shopper,
  send: (sent: () => unknown) => Promise<Page>,
): Promise<Page> {
  let sent: unknown
  proxy.setResponse(step, async ({ checkout }) => {
    sent = checkout
    proxy.setResponse(step, () => undefined)
    await changes[change]!(cartOf(shopper))
    return undefined
  })
  return send(() => sent ?? {})
}

async function expectRefusal(shopper: Shopper, form: Record<string, string>, page: Page) {
  expect(page.status).toBe(422)
  const told = /Summan har ändrats till ([^.]*)\./.exec(page.html)?.[1] ?? ''
  const now = formFields(page.html)
  expect(Number(now.seenDue)).not.toBe(Number(form.seenDue))
  expect(toMinor(told)).toBe(Math.round(Number(now.seenDue) * 100))
  const { getCart } = await ask<{ getCart: { isCompleted: boolean } }>(
    `{ getCart(id: "${cartOf(shopper)}", includeCompleted: true, marketId: "se") { isCompleted } }`,
  )
  expect(getCart.isCompleted).toBe(false)
  // The buyer has seen the new sum now.
  expect((await shopper.post('/kassan', { ...form, ...now, ...buyer })).status).toBe(303)
}

function expectDifference({ status, html }: Page, form: Record<string, string>) {
  expect(status).toBe(200)
  const main = html.slice(html.indexOf('<main'))
  expect(main.indexOf(difference)).toBeGreaterThan(0)
  expect(main.indexOf(difference)).toBeLessThan(main.indexOf('<h1'))
  expect(main).toMatch(/href="\/angra-avtal\?order=\d+"/)
  const [, seen = ''] = /Du beställde för ([^,]*), men/.exec(main) ?? []
  expect(toMinor(seen)).toBe(Math.round(Number(form.seenTotal) * 100))
}

async function ask<Data>(query: string): Promise<Data> {
  const response = await fetch(merchant.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({ query }),
  })
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown }
  expect(errors).toBeUndefined()
  return data
}

const cartOf = (shopper: Shopper) => /ralph-cart=([^;]+)/.exec(shopper.cookies())?.[1] ?? ''

function pathIn(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

async function pay(page: string): Promise<string> {
  const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' }
  const address = merchant.origin + new URL(page).pathname.replace(/^\/merchant/, '')
  const body = new URLSearchParams({ ...card, outcome: 'approve' })
  const response = await fetch(address, { method: 'POST', body, redirect: 'manual' })
  return pathIn(response.headers.get('location') ?? '')
}

const formIdIn = (html: string) => /embedded\/([0-9a-f-]{36})/.exec(html)?.[1]

/** @param amount minor units that the form has shown; absent when it was loaded after the change */
async function payInForm(html: string, amount?: number): Promise<string> {
  const fields = { outcome: 'approve', ...(amount !== undefined && { amount: String(amount) }) }
  const response = await fetch(`${merchant.origin}/payment/embedded/${formIdIn(html)}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  return response.headers.get('location') ?? ''
}

import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { updateCheckoutDocument } from '#app/checkout/checkout-documents.server.ts'
import { printDocument } from '#app/gateway/printed-document.server.ts'
import { openShop } from '#tests/support/open-shop.ts'
import { openPlatform, type UcpJson } from '#tests/support/agent-platform.ts'
import { anna } from '#tests/support/account-forms.ts'
import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { openFaultProxy } from '#tests/support/fault-proxy.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openSeededMerchant, staffSecret } from '#tests/support/seeded-merchant.ts'
import { openShopper, type Shopper } from '#tests/support/shopper.ts'

/** Whose data the checkout contains, and that the next visitor of a browser sees none of it. */
const kontor = { email: 'kontor@example.com', password: anna.password }
const none = 'Hittade inga fraktalternativ för angivet postnummer'

const merchant = await openForTests(
  openSeededMerchant(60, {
    hasDemoCustomers: true,
    clock: () => new Date(),
    delay: async () => undefined,
  }),
)
const proxy = await openForTests(openFaultProxy(merchant.origin))
const shop = await openForTests(
  openShop(proxy.origin, {
    BASE_URL: merchant.publicOrigin,
    TRUST_PROXY: '1',
    PERSISTED_QUERIES: 'false',
  }),
)
// Light enough for a pickup point.
const product = `/p/${demoProducts['below-30-day-low'].aliases.sv}`

let networks = 0
/** Of the product's form, for all: its page takes as long as the cart. */
let sku = ''
/** In a separate browser, with something in the cart. */
async function newShopper(): Promise<Shopper> {
  const shopper = openShopper(shop.origin, '', { 'X-Forwarded-For': `10.9.${networks++}.1` })
  sku ||= (await shopper.buyingForm(product)).sku
  expect((await shopper.post(product, { sku, quantity: '1' })).status).toBe(303)
  return shopper
}

async function logIn(shopper: Shopper, person: { email: string; password: string }) {
  expect((await shopper.post('/logga-in', person)).status).toBe(303)
}

async function newCustomer(shopper: Shopper): Promise<{ email: string; password: string }> {
  const person = { email: `kund-${randomUUID().slice(0, 8)}@example.com`, password: anna.password }
  const form = { email: person.email, newPassword: person.password, repeated: person.password }
  expect((await shopper.post('/skapa-konto', { ...form, customerType: 'PERSON' })).status).toBe(303)
  return person
}

/** The checkout as shown: its fields, delivery and payment methods, and all of its text. */
async function checkoutOf(shopper: Shopper) {
  const response = await shopper.get('/kassan')
  expect(response.status).toBe(200)
  const html = shownIn(response.html)
  const choices = (name: string) => html.split(`name="${name}"`).length - 1
  return {
    html,
    fields: formFields(html),
    deliveryMethods: [choices('shippingId') > 0, choices('paymentId') > 0],
  }
}

/** Submits the button for delivery methods, with these values instead of the shown ones. */
async function type(shopper: Shopper, typed: Record<string, string>) {
  const { fields } = await checkoutOf(shopper)
  const response = await shopper.post('/kassan', { ...fields, ...typed, intent: 'update' })
  expect(response.status).toBe(303)
}

const cartOf = (shopper: Shopper) => /ralph-cart=([^;]+)/.exec(shopper.cookies())?.[1] ?? ''

/** Everything that the merchant stores of the typed values of a cart. */
async function storedFor(cartId: string, market = 'se'): Promise<string> {
  const address =
    '{ firstName lastName addressLine1 addressLine2 careOf entryCode zip city company mobile }'
  const query = `mutation { createOrUpdateCheckout(cartId: "${cartId}", marketId: "${market}") { email identityNumber
    billingAddress ${address} shippingAddress ${address} cart { merchantData }
    consents { checked } shippingOptions { id isSelected } paymentOptions { name isSelected } } }`
  const response = await fetch(merchant.endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-ApiKey': 'demo' },
    body: JSON.stringify({ query }),
  })
  expect(response.status).toBe(200)
  return response.text()
}

const typed = {
  email: 'anna.privat@example.com',
  firstName: 'Annika',
  lastName: 'Hemlig',
  phone: '070-999 88 77',
  addressLine1: 'Smyggatan 3',
  addressLine2: 'Gårdshuset, uppgång C',
  zip: '903 25',
  city: 'Umeå',
  company: 'Hemliga AB',
  entryCode: 'K4711',
  careOf: 'c/o Gömd',
  message: 'Ring grannen',
  shipElsewhere: 'on',
  shipFirstName: 'Gömda',
  shipLastName: 'Mottagaren',
  shipCareOf: 'Grannen Gun',
  shipAddressLine1: 'Bakgatan 9',
  shipAddressLine2: 'Vindslägenheten',
  shipZip: '753 20',
  shipCity: 'Uppsala',
  shipEntryCode: 'K9753',
}
const secrets = Object.entries(typed)
  .filter(([name]) => name !== 'shipElsewhere')
  .map(([, value]) => value)

function expectNoneOf(text: string, ...values: string[]) {
  expect([...secrets, ...values].filter((value) => text.includes(value))).toEqual([])
}

/** The visible part of a page: the messages for its scripts follow it. */
const shownIn = (html: string) =>
  html.slice(0, html.indexOf('<footer') + 1 || html.indexOf('<script'))

describe('a customer in the checkout', () => {
  it.each([
    [anna, { zip: '111 22', firstName: 'Anna', customerType: 'PERSON' }],
    [kontor, { zip: '411 04', customerType: 'ORGANIZATION' }],
  ])('finds it filled in with selectable methods: $email', async (person, expected) => {
    const shopper = await newShopper()
    await logIn(shopper, person)
    for (const visit of ['first', 'second']) {
      const { html, fields, deliveryMethods } = await checkoutOf(shopper)
      expect(fields, visit).toMatchObject({ ...expected, email: person.email })
      expect(deliveryMethods, visit).toEqual([true, true])
      expect(html.includes(none)).toBe(false)
    }
  })

  it('sees a message for a postal code without delivery only after the merchant was requested', async () => {
    const shopper = await newShopper()
    expect((await checkoutOf(shopper)).html.includes(none)).toBe(false)
    await type(shopper, { zip: '00000' })
    const { html, deliveryMethods } = await checkoutOf(shopper)
    expect(html.includes(none)).toBe(true)
    expect(deliveryMethods).toEqual([false, false])
  })

  it('keeps emptied values empty', async () => {
    const shopper = await newShopper()
    await logIn(shopper, anna)
    await type(shopper, { phone: '' })
    expect((await checkoutOf(shopper)).fields.phone).toBe('')
  })

  it('of a company without a number is asked for it once', async () => {
    const shopper = await newShopper()
    const { email } = await newCustomer(shopper)
    await shopper.post('/mina-sidor/installningar', {
      block: 'identity',
      customerType: 'ORGANIZATION',
    })
    const number = '556036-0793'
    const company = { company: 'Ek AB', organizationId: number, customerType: 'ORGANIZATION' }
    await type(shopper, { ...typed, ...company, email, zip: '903 26' })
    const { fields, html } = await checkoutOf(shopper)
    const [, paymentId = ''] = /name="paymentId"[^>]*value="(\d+)"/.exec(html) ?? []
    const sent = { ...fields, paymentId, terms: 'on' }
    await shopper.post('/kassan', { ...sent, intent: 'details' })
    const order = { ...sent, ...(await checkoutOf(shopper)).fields, terms: 'on', intent: 'order' }
    expect((await shopper.post('/kassan', order)).status).toBe(303)

    // The same account in another browser.
    const next = await newShopper()
    await logIn(next, { email, password: anna.password })
    expect((await checkoutOf(next)).fields).toMatchObject({
      customerType: 'ORGANIZATION',
      organizationId: number,
      company: 'Ek AB',
    })
  })

  it('who sends an address together with another country gets the country, and keeps what was typed', async () => {
    const shopper = await newShopper()
    await logIn(shopper, anna)
    await type(shopper, { addressLine1: typed.addressLine1 })
    const { html, fields } = await checkoutOf(shopper)
    const [, intent = ''] = /value="(address-billing-[\w-]+)"/.exec(html) ?? []
    expect(intent).not.toBe('')
    await shopper.post('/kassan', { ...fields, country: 'dk', intent })
    const danish = await checkoutOf(shopper)
    expect(danish.fields).toMatchObject({ country: 'dk', addressLine1: typed.addressLine1 })
    expect(danish.html).not.toContain('address-billing-')
    await shopper.post('/kassan', { ...danish.fields, country: 'se', intent })
    expect((await checkoutOf(shopper)).fields).toMatchObject({
      country: 'se',
      addressLine1: 'Storgatan 12',
    })
  })

  it('finds a foreign address in the account, not in the checkout', async () => {
    const shopper = await newShopper()
    await logIn(shopper, anna)
    const html = shownIn((await shopper.get('/da/kassen')).html)
    expect(formFields(html)).toMatchObject({ email: anna.email, zip: '', addressLine1: '' })
    expect(html.includes('aria-invalid')).toBe(false)
  })

  it('finds the account’s address only in its country, and what was typed in every one', async () => {
    const shopper = await newShopper()
    await logIn(shopper, anna)
    const home = { zip: '111 22', addressLine1: 'Storgatan 12', city: 'Stockholm' }
    const empty = { zip: '', addressLine1: '', city: '' }
    const shownAt = async (path: string) => formFields(shownIn((await shopper.get(path)).html))
    expect(await shownAt('/kassan')).toMatchObject(home)
    expect(await shownAt('/fi/kassa')).toMatchObject({ ...empty, firstName: 'Anna' })
    expect(await shownAt('/kassan')).toMatchObject(home)
    // Typed there, the same address is the shopper's word.
    const finnish = { ...(await shownAt('/fi/kassa')), ...home, intent: 'update' }
    expect((await shopper.post('/fi/kassa', finnish)).status).toBe(303)
    expect(await shownAt('/fi/kassa')).toMatchObject(home)
    await type(shopper, { addressLine1: typed.addressLine1 })
    expect(await shownAt('/fi/kassa')).toMatchObject({ addressLine1: typed.addressLine1 })
  })
})

it('a postal code that the next country does not have is emptied, and nothing else', async () => {
  const shopper = await newShopper()
  const finnish = { zip: '00100', addressLine1: 'Esplanadi 1', city: 'Helsinki' }
  await type(shopper, { ...finnish, country: 'fi' })
  expect((await checkoutOf(shopper)).fields).toMatchObject({ ...finnish, country: 'fi' })
  const order = { ...(await checkoutOf(shopper)).fields, country: 'se', intent: 'order' }
  expect((await shopper.post('/kassan', order)).html).toContain(none)
  await type(shopper, { country: 'fi' })
  await type(shopper, { country: 'se' })
  expect((await checkoutOf(shopper)).fields).toMatchObject({ ...finnish, zip: '', country: 'se' })
  // The same where the country is chosen on another page.
  const { fields } = await checkoutOf(shopper)
  await shopper.post('/fi/kassa', { ...fields, ...finnish, country: 'fi', intent: 'update' })
  expect((await checkoutOf(shopper)).fields).toMatchObject({ ...finnish, zip: '', country: 'se' })
})

describe('the form of a payment provider', () => {
  const klarna = { shippingId: '1', paymentId: '31', terms: 'on' }
  /** Presses the form's button; where the payer continues. */
  const payForm = async (html: string) => {
    const id = /embedded\/([0-9a-f-]{36})/.exec(html)?.[1]
    const paid = await fetch(`${merchant.origin}/payment/embedded/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'approve' }),
      redirect: 'manual',
    })
    return paid.headers.get('location') ?? ''
  }

  it('opens for a complete draft, on a document whose policy allows that provider alone', async () => {
    const shopper = await newShopper()
    await type(shopper, { ...typed, ...klarna, shipElsewhere: '' })
    const before = await shopper.get('/kassan')
    expect(before.html).not.toContain('klarna-checkout-container')
    expect(before.headers.get('content-security-policy')).toContain('require-trusted-types-for')
    const ordered = { ...formFields(before.html), terms: 'on', intent: 'order' }
    const sent = await shopper.post('/kassan', ordered)
    expect(sent.headers.get('location')).toBe('/kassan?pay#order')
    const { headers, html } = await shopper.get('/kassan?pay')
    expect(html).toContain('klarna-checkout-container')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/\*\.klarna\.com/)
    expect(policy).toContain("frame-src 'self' https://*.klarna.com")
    expect(policy).not.toMatch(/avarda|svea|trusted-types|'unsafe-eval'/)
    expect(headers.get('cross-origin-embedder-policy')).toBe('unsafe-none')
    const after = (await shopper.get('/kassan')).headers.get('content-security-policy')
    expect(after).not.toContain('klarna')
  })

  it.each([
    ['an incomplete draft', { addressLine1: '' }],
    ['a wrong phone number', { phone: '12' }],
    ['a customer who may not order', { email: 'blacklist@example.com' }],
    ['another payment', { paymentId: '23' }],
  ])('stays closed for %s', async (_, change) => {
    const shopper = await newShopper()
    await type(shopper, { ...typed, ...klarna, shipElsewhere: '', ...change })
    const { headers, html } = await shopper.get('/kassan?pay')
    expect(html).not.toContain('klarna-checkout-container')
    expect(headers.get('content-security-policy')).not.toContain('klarna')
  })

  it('that the merchant does not send is missed, beside the button and the other payments', async () => {
    const shopper = await newShopper()
    await type(shopper, { ...typed, ...klarna, shipElsewhere: '' })
    const whole = await checkoutResponse(cartOf(shopper), 'se')
    for (const option of whole.data.createOrUpdateCheckout.paymentOptions) option.paymentData = null
    proxy.setResponse('createOrUpdateCheckout', ({ cartId }) =>
      cartId === cartOf(shopper) ? whole : undefined,
    )
    const { html } = await shopper.get('/kassan?pay')
    expect(html).toContain('formulär kan inte visas')
    expect(html).toMatch(/<button[^>]* value="order"/)
  })

  it('pays an order of the customer, with the whole address', async () => {
    const shopper = await newShopper()
    const { email } = await newCustomer(shopper)
    await type(shopper, { ...typed, ...klarna, shipElsewhere: '', email })
    const { html } = await shopper.get('/kassan?pay')
    const { pathname, search } = new URL(await payForm(html))
    const confirmation = shownIn((await shopper.get(pathname + search)).html)
    expect(confirmation).toContain('Tack för din order!')
    expect(confirmation).toContain(typed.addressLine2)
    const number = /Ordernummer (\d+)/.exec(confirmation)?.[1]
    expect((await shopper.get('/mina-sidor/ordrar')).html).toContain(`Beställning ${number}`)
  })

  it.each([
    ['a wrong detail', { email: 'eva' }],
    ['another country, where the postal code is none', { country: 'dk', zip: '' }],
  ])('says that a detail is wrong after %s was entered while it was open', async (_, change) => {
    const shopper = await newShopper()
    await type(shopper, { ...typed, ...klarna, shipElsewhere: '' })
    const { html } = await shopper.get('/kassan?pay')
    await type(shopper, { ...klarna, ...change })
    const { search } = new URL(await payForm(html))
    expect(search).toBe('?error=Error')
    expect((await shopper.get(`/kassan${search}`)).location).toBe('/kassan')
    const page = shownIn((await shopper.get('/kassan')).html)
    expect(page).toContain('En uppgift i kassan saknas eller är fel.')
    expect(page).not.toContain('tagit slut')
  })

  it('may submit an order only after the order check', async () => {
    const shopper = await newShopper()
    const avarda = { ...klarna, paymentId: '32', shipElsewhere: '' }
    await type(shopper, { ...typed, ...avarda })
    const { fields } = await checkoutOf(shopper)
    const check = (change: object) =>
      shopper.post('/checkout/draft', { ...fields, terms: 'on', ...change, intent: 'check' })
    expect((await check({})).status).toBe(204)
    expect((await check({ terms: '' })).status).toBe(409)
    expect((await check({ seenTotal: '1' })).status).toBe(409)
    expect((await check({ email: 'blacklist@example.com' })).status).toBe(409)
  })
})

it.each([
  ['se', '111 22', 'ÅÅÅÅMMDD-XXXX'],
  ['fi', '00100', 'DDMMÅÅ-XXXX'],
])('the checkout to %s shows the format of its identity numbers', async (country, zip, format) => {
  const shopper = await newShopper()
  await type(shopper, { country, zip })
  expect((await checkoutOf(shopper)).html).toContain(`delbetalning. ${format}<`)
})

describe('the delivery widget’s options', () => {
  const inNorway = { country: 'no', zip: '0155' }
  const pickup = { shippingId: 'nshift-pickup', 'pickupPoint-nshift-pickup': 'no-0-2' }

  it('are a list without scripts, and the chosen one is kept with its pickup point', async () => {
    const shopper = await newShopper()
    await type(shopper, inNorway)
    await type(shopper, { ...inNorway, ...pickup })
    const { fields } = await checkoutOf(shopper)
    expect(fields).toMatchObject(pickup)
    expect(await storedFor(cartOf(shopper), 'no')).toMatch(/"id":2,"isSelected":true/)
  })

  it('have the merchant’s fee, whatever a browser reports', async () => {
    const shopper = await newShopper()
    const nshiftData = '{"valid":true,"selectedOptionId":"carryIn","priceValue":0,"fields":[]}'
    await type(shopper, inNorway)
    await type(shopper, { ...inNorway, shippingId: 'nshift-carryIn', nshiftData })
    expect(await shippingFeeOf(cartOf(shopper))).toBeGreaterThan(100)
    await type(shopper, { ...inNorway, shippingId: 'nshift-unknown' })
    expect((await checkoutOf(shopper)).fields.shippingId).not.toBe('nshift-unknown')
  })

  it('tell a company that their fees include VAT, which its other prices do not', async () => {
    const shopper = await newShopper()
    await type(shopper, inNorway)
    const note = 'frakt inkl. moms'
    expect((await checkoutOf(shopper)).html).not.toContain(note)
    await type(shopper, { ...inNorway, customerType: 'ORGANIZATION' })
    expect((await checkoutOf(shopper)).html).toContain(note)
  })

  it('leave the prices in the country of the delivery, and no fee, where none is delivered', async () => {
    const shopper = await newShopper()
    await type(shopper, inNorway)
    await type(shopper, { ...inNorway, shippingId: 'nshift-carryIn' })
    expect(await shippingFeeOf(cartOf(shopper))).toBe(899)
    await type(shopper, { country: 'no', zip: '0000' })
    const { html } = await checkoutOf(shopper)
    const summary = /<aside id="summary".*?<\/aside>/s.exec(html)?.[0] ?? ''
    expect(summary).toMatch(/\d\sNkr/)
    expect(summary).not.toMatch(/\d\skr/)
    // Nothing is chosen there afterwards.
    await type(shopper, { country: 'no', zip: '0155', shippingId: '' })
    expect(await shippingFeeOf(cartOf(shopper))).toBe(0)
  })

  it('each have their own pickup points, and keep those of the chosen one', async () => {
    const shopper = await newShopper()
    const options = ['post', 'shop'].map((id) => ({
      id,
      name: `To the ${id}`,
      priceValue: id === 'post' ? 49 : null,
      agents: [1, 2].map((nth) => ({ id: `${id}-${nth}`, name: `Near ${id} ${nth}` })),
    }))
    await type(shopper, inNorway)
    const whole = await checkoutResponse(cartOf(shopper))
    whole.data.createOrUpdateCheckout.shippingData = JSON.stringify({ options })
    proxy.setResponse('createOrUpdateCheckout', ({ cartId }) =>
      cartId === cartOf(shopper) ? whole : undefined,
    )
    const { html, fields } = await checkoutOf(shopper)
    expect(fields).toMatchObject({
      'pickupPoint-nshift-post': 'post-1',
      'pickupPoint-nshift-shop': 'shop-1',
    })
    // A fee that the widget does not tell is not free delivery.
    const shopLabel = /<label(?:(?!<label).)*?To the shop.*?<\/label>/s.exec(html)?.[0] ?? ''
    expect(shopLabel).toContain('Near shop 1')
    expect(shopLabel).not.toContain('Fri frakt')
  })

  it('end with the country, also their fee', async () => {
    const shopper = await newShopper()
    await type(shopper, inNorway)
    await type(shopper, { ...inNorway, shippingId: 'nshift-carryIn' })
    await type(shopper, { country: 'se', zip: '111 22' })
    const { fields } = await checkoutOf(shopper)
    expect(fields.shippingId).toMatch(/^\d$/)
    await type(shopper, { shippingId: '1' })
    expect(await shippingFeeOf(cartOf(shopper), 'se')).toBe(399)
  })
})

/** The merchant's response to the shop's request for a checkout in a market. */
async function checkoutResponse(cartId: string, marketId = 'no') {
  const body = {
    ...printDocument(updateCheckoutDocument),
    variables: { cartId, checkout: {}, channelId: '1|se', languageId: 'sv-SE', marketId },
  }
  const response = await fetch(merchant.endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-ApiKey': 'demo' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as {
    data: {
      createOrUpdateCheckout: {
        shippingData: string
        paymentOptions: { paymentData: string | null }[]
      }
    }
  }
}

/** The fee of the delivery in the checkout, whole currency units. */
async function shippingFeeOf(cartId: string, market = 'no'): Promise<number> {
  const query = `mutation { createOrUpdateCheckout(cartId: "${cartId}", marketId: "${market}") {
    cart { summary { shipping { feeIncVat } } } } }`
  const response = await fetch(merchant.endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-ApiKey': 'demo' },
    body: JSON.stringify({ query }),
  })
  const { data } = (await response.json()) as {
    data: { createOrUpdateCheckout: { cart: { summary: { shipping: { feeIncVat: number } } } } }
  }
  return data.createOrUpdateCheckout.cart.summary.shipping.feeIncVat
}

describe('a changed account', () => {
  const address = { block: 'address', careOf: '', addressLine2: '', country: 'SE', entryCode: '' }
  const change = (shopper: Shopper, fields: Record<string, string>) =>
    shopper.post('/mina-sidor/installningar', { ...address, ...fields })

  it('updates the checkout, except values that were typed there', async () => {
    const shopper = await newShopper()
    await newCustomer(shopper)
    await type(shopper, { city: 'Luleå' })
    await change(shopper, { addressLine1: 'Gågatan 1', zip: '111 22', city: 'Stockholm' })
    const first = await checkoutOf(shopper)
    expect(first.fields).toMatchObject({ addressLine1: '', zip: '', city: 'Luleå' })
    await type(shopper, { city: '' })
    expect((await checkoutOf(shopper)).fields).toMatchObject({ addressLine1: 'Gågatan 1' })
    const moved = { addressLine1: 'Nygatan 2', zip: '411 04', city: 'Göteborg' }
    await change(shopper, { ...moved, addressLine2: 'Lägenhet 1102' })
    const { fields, deliveryMethods } = await checkoutOf(shopper)
    expect(fields).toMatchObject({ ...moved, addressLine2: 'Lägenhet 1102' })
    expect(deliveryMethods).toEqual([true, true])
  })
})

describe('data typed in the checkout', () => {
  const leave: Record<string, (shopper: Shopper, password: string) => Promise<unknown>> = {
    'logging out': (shopper) => shopper.post('/logga-ut', {}),
    'deleting the account': (shopper, password) =>
      shopper.post('/mina-sidor/uppgifter', { intent: 'delete', password }),
    'a wrong password': (shopper) =>
      shopper.post('/mina-sidor/losenord', {
        password: 'inte-mitt',
        newPassword: 'fåtölj99',
        repeated: 'fåtölj99',
      }),
  }

  it.each(Object.entries(leave))(
    'is deleted after %s, also at the merchant, choices are as before, and the cart is kept',
    async (_, go) => {
      const shopper = await newShopper()
      const { email, password } = await newCustomer(shopper)
      await type(shopper, { zip: '903 25' })
      const first = (await checkoutOf(shopper)).fields
      const choice = { shippingId: '2', 'pickupPoint-2': 'se-7-2', paymentId: '23' }
      await type(shopper, { ...typed, ...choice, terms: 'on' })
      expect((await checkoutOf(shopper)).fields).toMatchObject({ ...choice, terms: '' })
      await go(shopper, password)
      expectNoneOf(await storedFor(cartOf(shopper)), email)
      expectNoneOf((await checkoutOf(shopper)).html, email)
      await type(shopper, typed)
      const { fields } = await checkoutOf(shopper)
      const { shippingId, paymentId } = first
      expect(fields).toMatchObject({ shippingId, paymentId, 'pickupPoint-2': 'se-7-1' })
      expect(fields.terms).toBeUndefined()
    },
  )

  it('is deleted when the session has expired, before anyone sees it', async () => {
    const first = await newShopper()
    const { email } = await newCustomer(first)
    await type(first, typed)
    const { message: _message, shipElsewhere: _shipElsewhere, ...inputs } = typed
    expect((await checkoutOf(first)).fields).toMatchObject(inputs)
    // Without a logout: the cookies of the session have expired.
    const cookies = `ralph-cart=${cartOf(first)}`
    const next = openShopper(shop.origin, cookies, { 'X-Forwarded-For': '10.8.0.1' })
    const { html } = await checkoutOf(next)
    expectNoneOf(html, email)
    expect(html).toContain('Du är inte längre inloggad')
    expect((await checkoutOf(next)).html).not.toContain('Du är inte längre inloggad')
    expectNoneOf(await storedFor(cartOf(first)), email)
  })

  it.each(['update', 'order'])(
    'is followed by a notice when the session has expired before the button %s',
    async (intent) => {
      const first = await newShopper()
      await logIn(first, anna)
      const { fields, html } = await checkoutOf(first)
      expect(html).not.toContain('Du är inte längre inloggad')
      const cookies = `ralph-cart=${cartOf(first)}`
      const next = openShopper(shop.origin, cookies, { 'X-Forwarded-For': '10.8.0.3' })
      const sent = await next.post('/kassan', { ...fields, intent })
      expect(sent.status).toBe(intent === 'order' ? 422 : 303)
      const shown = sent.location ? (await next.get('/kassan')).html : sent.html
      expect(shownIn(shown)).toContain('Du är inte längre inloggad')
    },
  )

  it('is kept as that of a guest when the session was ended on another device', async () => {
    const [first, other] = [await newShopper(), openShopper(shop.origin)]
    const person = await newCustomer(first)
    const { fields } = await checkoutOf(first)
    await logIn(other, person)
    const next = { newPassword: 'ett annat', repeated: 'ett annat' }
    await other.post('/mina-sidor/losenord', { password: person.password, ...next })
    await first.post('/kassan', { ...fields, message: 'Ring på', intent: 'update' })
    const { html } = await checkoutOf(first)
    expect(html).toContain('Du är inte längre inloggad')
    expect(html).toContain('Ring på</textarea>')
  })

  it('is deleted after a logout during an outage of the merchant', async () => {
    const shopper = await newShopper()
    const { email } = await newCustomer(shopper)
    await type(shopper, typed)
    proxy.setFault('down')
    await shopper.post('/logga-ut', {}).finally(() => proxy.clearFault())
    // The log has an entry for the operator, without any typed value.
    await expect
      .poll(() => shop.logged.map(({ msg }) => msg))
      .toContain('checkout draft delete failed')
    // Without digits of the shop's own, among which a door code may be.
    const texts = shop.logged.map(({ time: _, requestId: __, ...line }) => line)
    expectNoneOf(JSON.stringify(texts.filter(({ level }) => Number(level) >= 40)), email)
    expectNoneOf((await checkoutOf(shopper)).html, email)
    expectNoneOf(await storedFor(cartOf(shopper)), email)
  })

  it('is replaced by that of the next customer of the browser', async () => {
    const first = await newShopper()
    await newCustomer(first)
    await type(first, typed)
    const cookies = `ralph-cart=${cartOf(first)}`
    const next = openShopper(shop.origin, cookies, { 'X-Forwarded-For': '10.8.0.2' })
    await logIn(next, kontor)
    const { html, fields, deliveryMethods } = await checkoutOf(next)
    expectNoneOf(html)
    expect(fields).toMatchObject({ email: kontor.email, zip: '411 04' })
    expect(deliveryMethods).toEqual([true, true])
    expectNoneOf(await storedFor(cartOf(first)))
  })

  it.each([
    [
      'in the checkout',
      (shopper: Shopper, customerType: string) => type(shopper, { customerType }),
    ],
    [
      'in the header',
      (shopper: Shopper, customerType: string) =>
        shopper.post('/customer-type', { type: customerType, returnTo: '/' }),
    ],
  ])(
    'for a company is restored when switching between person and company %s',
    async (_, changeType) => {
      const shopper = await newShopper()
      await type(shopper, { zip: '903 25', identityNumber: '811228-9874' })
      await changeType(shopper, 'ORGANIZATION')
      expect((await checkoutOf(shopper)).fields).toMatchObject({ organizationId: '' })
      const company = { company: 'Ek Kontor AB', organizationId: '556036-0793' }
      await type(shopper, {
        zip: '903 25',
        identityNumber: '',
        customerType: 'ORGANIZATION',
        ...company,
      })
      await changeType(shopper, 'PERSON')
      const asPerson = await checkoutOf(shopper)
      expect(asPerson.fields).toMatchObject({ customerType: 'PERSON', identityNumber: '' })
      await type(shopper, { city: 'Umeå', identityNumber: '811228-9874' })
      await changeType(shopper, 'ORGANIZATION')
      const { fields } = await checkoutOf(shopper)
      expect(fields).toMatchObject({ ...company, city: 'Umeå' })
      await type(shopper, { ...fields, phone: '090-12 34 56' })
      await changeType(shopper, 'PERSON')
      await type(shopper, { paymentId: (await checkoutOf(shopper)).fields.paymentId ?? '' })
      const again = (await checkoutOf(shopper)).fields
      expect(again).toMatchObject({ identityNumber: '811228-9874', phone: '090-12 34 56' })
    },
  )

  it('before the login is kept after it, and completed from the account', async () => {
    const shopper = await newShopper()
    await type(shopper, { phone: '08-123 45 67', message: 'Ring grannen' })
    await logIn(shopper, anna)
    const { html, fields } = await checkoutOf(shopper)
    expect(fields).toMatchObject({ phone: '08-123 45 67', email: anna.email, zip: '111 22' })
    expect(html.includes('Ring grannen')).toBe(true)
  })

  it('for another address is not mixed into an account', async () => {
    const shopper = await newShopper()
    await type(shopper, typed)
    await logIn(shopper, anna)
    const { html, fields } = await checkoutOf(shopper)
    expect(fields).toMatchObject({ email: anna.email, zip: '111 22', shipAddressLine1: '' })
    expectNoneOf(html)
  })

  it('on a page of one account is not stored in another that has logged in since', async () => {
    const shopper = await newShopper()
    await newCustomer(shopper)
    const { fields } = await checkoutOf(shopper)
    await shopper.post('/logga-ut', {})
    await logIn(shopper, kontor)
    const response = await shopper.post('/kassan', { ...fields, ...typed, intent: 'order' })
    expect(response).toMatchObject({ status: 303, location: '/kassan' })
    expectNoneOf((await checkoutOf(shopper)).html)
  })

  it('is not lost when the session expires before the submit', async () => {
    const shopper = await newShopper()
    await newCustomer(shopper)
    const { fields } = await checkoutOf(shopper)
    const cookies = `ralph-cart=${cartOf(shopper)}`
    const guest = openShopper(shop.origin, cookies, { 'X-Forwarded-For': '10.8.0.3' })
    const { status, html } = await guest.post('/kassan', { ...fields, ...typed, intent: 'order' })
    expect(status).toBe(422)
    expect(html.includes(typed.addressLine1)).toBe(true)
    expect((await checkoutOf(guest)).fields).toMatchObject({ addressLine1: typed.addressLine1 })
  })

  it('is deleted when staff log in by a link', async () => {
    const shopper = await newShopper()
    await newCustomer(shopper)
    await type(shopper, typed)
    const cart = cartOf(shopper)
    expect((await shopper.get(await staffLink())).location).toBe('/mina-sidor/ordrar')
    expectNoneOf(await storedFor(cart))
  })
})

async function staffLink(): Promise<string> {
  const response = await fetch(`${merchant.origin}/auth/spoof`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${staffSecret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: anna.email, staff: 'support' }),
  })
  return `/account?loginToken=${((await response.json()) as { token: string }).token}`
}

describe('a status message of a page', () => {
  const hasText = async (shopper: Shopper, path: string, values: string) => {
    const { status, html } = await shopper.get(path)
    expect(status, path).toBe(200)
    return shownIn(html).includes(values)
  }
  const wasUsed = 'Länken är redan använd'

  it('is shown when a link for logging in as a user is opened again, and keeps the session', async () => {
    const link = await staffLink()
    const shopper = await newShopper()
    expect((await shopper.get(link)).location).toBe('/mina-sidor/ordrar')
    await shopper.post('/logga-ut', {})
    await logIn(shopper, kontor)
    const again = await shopper.get(link)
    expect(again.location).toBe('/')
    expect(await hasText(shopper, '/', wasUsed)).toBe(true)
    expect(await hasText(shopper, '/mina-sidor/installningar', kontor.email)).toBe(true)
    expect(await hasText(shopper, '/', wasUsed)).toBe(false)
  })

  it.each([
    ['/?notice=wrong-password', 'Du angav fel lösenord'],
    ['/?notice=account-deleted', 'Ditt konto är raderat'],
    ['/?notice=login-link-used', wasUsed],
    ['/logga-in?reset', 'Ditt lösenord är ändrat'],
    ['/glomt-losenord?sent', 'Titta i din inkorg'],
    ['/mina-sidor/installningar?saved=address', 'Dina uppgifter är sparade'],
    ['/mina-sidor/installningar?saved=account', 'Ditt konto är skapat'],
    ['/mina-sidor/losenord?saved', 'Ditt lösenord är ändrat'],
  ])('is not shown because of its address alone: %s', async (address, values) => {
    const shopper = openShopper(shop.origin, '', { 'X-Forwarded-For': '10.7.0.1' })
    if (address.startsWith('/mina')) await logIn(shopper, anna)
    expect(await hasText(shopper, address, values)).toBe(false)
  })

  it('is shown once: after a wrong password, a deletion, a change of the settings', async () => {
    const shopper = await newShopper()
    const { password } = await newCustomer(shopper)
    const expectTextOnce = async (path: string, values: string) => {
      const shownTwice = [
        await hasText(shopper, path, values),
        await hasText(shopper, path, values),
      ]
      expect(shownTwice, values).toEqual([true, false])
    }
    await expectTextOnce('/mina-sidor/installningar', 'Ditt konto är skapat')
    const contact = { block: 'contact', firstName: 'Eva', lastName: 'Ek', phone: '0701234567' }
    await shopper.post('/mina-sidor/installningar', contact)
    await expectTextOnce('/mina-sidor/installningar', 'Dina uppgifter är sparade')
    await shopper.post('/mina-sidor/uppgifter', { intent: 'delete', password })
    await expectTextOnce('/', 'Ditt konto är raderat')
  })
})

it('while the merchant fails, an assistant’s cart replaces nobody’s own', async () => {
  const profile = `${merchant.publicOrigin}/ucp/client-profile.json`
  const { post } = openPlatform(shop.origin, profile)
  const { body: found } = await post('/catalog/search', { query: 'soffa' })
  const variants = found.products.flatMap((each: UcpJson) => each.variants as UcpJson[])
  const { id } = variants.find(({ availability }: UcpJson) => availability.status === 'in_stock')
  const line = { item: { id }, quantity: 1 }
  const { body } = await post('/checkout-sessions', { line_items: [line] })
  const token = new URL(body.continue_url as string).searchParams.get('from')!
  const shopper = await newShopper()
  proxy.setFault('error 500')
  const press = () => shopper.post('/varukorg-fran-assistent', { token })
  const failed = await press().finally(() => proxy.clearFault())
  expect(failed.status).toBe(503)
  expect(await shopper.linesInCart()).toBe(1)
  expect(await press()).toMatchObject({ status: 303, location: '/kassan' })
  expect(await shopper.linesInCart()).toBe(2)
})

import { describe, expect, it } from 'vitest'

import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { askMerchant } from '#tests/support/ask-merchant.ts'
import { openShop } from '#tests/support/open-shop.ts'
import { faults, openFaultProxy, type Fault } from '#tests/support/fault-proxy.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { inTurn } from '#tests/support/seed.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { openShopper, type Page, type Shopper } from '#tests/support/shopper.ts'
import { until } from '#tests/support/until.ts'
import { typedAddress as address } from '#tests/support/typed-address.ts'

/**
 * A payment provider is an external system: it may be down when a payer is redirected to it, be
 * slow, or lose the payer on the way back. Cart and order are kept in all cases.
 */

/** Not bought by other tests, which sell out the first sofa. */
const lamp = `/p/${demoProducts['below-30-day-low'].aliases.sv}`
const thanks = 'Tack för din order!'

const merchant = await openForTests(
  openSeededMerchant(60, { hasDemoCustomers: true, clock: () => new Date() }),
)
const proxy = await openForTests(openFaultProxy(merchant.origin))
const shop = await openForTests(openShop(proxy.origin, { BASE_URL: merchant.publicOrigin }))
const product = await openShopper(shop.origin).findProduct()

describe('a provider outage', () => {
  it.each(inTurn(Object.keys(faults) as Fault[], 2))(
    '(%s) loses neither cart nor order',
    async (fault) => {
      const buyer = await buyerAtCheckout()
      const first = await order(buyer)
      expect(first.status).toBe(303)
      proxy.setFault(fault, 'payment')
      try {
        if (fault !== 'slow' && fault !== 'errors beside data') {
          expect(await isPaymentPage(first.location!, 1_000)).toBe(false)
        }
        const checkout = await buyer.get('/kassan')
        expect(checkout.status).toBe(200)
        expect(checkout.html).toContain('value="Storgatan 1"')
        expect(await buyer.linesInCart()).toBe(1)
      } finally {
        proxy.clearFault()
      }
      // The same order again, not a second one.
      const again = await order(buyer)
      expect(again).toMatchObject({ status: 303, location: first.location })
      expect(await isPaymentPage(first.location!)).toBe(true)
      const paid = await pay(first.location!, 'approve')
      expect((await buyer.get(paid)).html).toContain(thanks)
      expect(await buyer.linesInCart()).toBe(0)
    },
  )
})

describe('a payer who does not return from the provider', () => {
  it.each([
    ['a payment page', '/varukorgen'],
    ['a payment page', '/kassan'],
    ['a form', '/varukorgen'],
    ['a form', '/kassan?pay'],
  ])('from %s sees the order confirmed at %s', async (place, path) => {
    const buyer = await buyerAtCheckout()
    if (place === 'a form') await payInForm(buyer, 'lose-return')
    else await pay((await order(buyer)).location!, 'lose-return')
    const found = await buyer.get(path)
    expect(found.status).toBe(302)
    expect((await buyer.get(found.location!)).html).toContain(thanks)
    // After the confirmation was shown, an empty cart is an empty cart.
    expect(await buyer.get('/varukorgen')).toMatchObject({ status: 200, location: null })
  })

  it('sees it also where the merchant keeps a paid cart open, and cannot pay twice', async () => {
    const buyer = await buyerAtCheckout()
    await order(buyer)
    const { html } = await buyer.get('/kassan')
    const again = { ...formFields(html), ...address, terms: 'on', intent: 'order' }
    const paid = { completed: true, order: { orderId: '1', status: 'received' }, cart: null }
    proxy.setResponse('checkout', () => ({ data: { checkout: paid } }))
    try {
      const confirmation = expect.stringMatching(/^\/checkout\/confirm\?oid=\d+&cartid=/)
      for (const path of ['/varukorgen', '/kassan']) {
        expect(await buyer.get(path)).toMatchObject({ status: 302, location: confirmation })
      }
      expect(await buyer.post('/kassan', again)).toMatchObject({
        status: 303,
        location: confirmation,
      })
    } finally {
      proxy.setResponse('checkout', () => undefined)
    }
  })

  it('sees the order by invoice whose response was lost, and a form sent again is no second order', async () => {
    const buyer = await buyerAtCheckout(lamp)
    const bill = { paymentId: '24', identityNumber: '19811228-9874' }
    const sent = { ...formFields((await buyer.get('/kassan')).html), ...address, ...bill }
    await buyer.post('/kassan', { ...sent, intent: 'update' })
    const form = { ...formFields((await buyer.get('/kassan')).html), terms: 'on', intent: 'order' }
    const lost = openShopper(shop.origin, buyer.cookies())
    const { location } = await lost.post('/kassan', form)
    expect(location).toContain('/checkout/confirm?oid=')
    const again = await buyer.post('/kassan', form)
    expect(again).toMatchObject({ status: 303, location: '/varukorgen' })
    const { location: confirmation } = await buyer.get('/varukorgen')
    const [, number = 'none'] = /oid=(\d+)/.exec(location ?? '') ?? []
    const { html } = await buyer.get(confirmation!)
    expect(html).toContain(thanks)
    expect(html).toContain(number)
  })

  it('is led to the confirmation again when its page has failed, and never to one that is unknown', async () => {
    const buyer = await buyerAtCheckout()
    await pay((await order(buyer)).location!, 'lose-return')
    const { location } = await buyer.get('/varukorgen')
    proxy.setFault('errors beside data')
    try {
      expect((await buyer.get(location!)).status).toBeGreaterThanOrEqual(500)
    } finally {
      proxy.clearFault()
    }
    expect(await buyer.get('/varukorgen')).toMatchObject({ status: 302, location })
    proxy.setResponse('checkout', () => ({ data: { checkout: null } }))
    try {
      expect((await buyer.get(location!)).status).toBe(404)
    } finally {
      proxy.setResponse('checkout', () => undefined)
    }
    expect(await buyer.get('/varukorgen')).toMatchObject({ status: 200, location: null })
  })

  it('is confirmed by what is known where the merchant tells only that the purchase is completed', async () => {
    const buyer = await buyerAtCheckout(lamp)
    const { location } = await order(buyer)
    const completed = { completed: true, order: null, cart: null, nthPurchase: 1 }
    proxy.setResponse('checkout', () => ({ data: { checkout: completed } }))
    try {
      const { html } = await buyer.get(await pay(location!, 'approve'))
      expect(html).toContain(thanks)
      expect(html).toMatch(/Ordernummer \d+/)
    } finally {
      proxy.setResponse('checkout', () => undefined)
    }
  })

  it('is told once that the goods are ordered where the merchant does not find the order', async () => {
    const buyer = await buyerAtCheckout()
    await payInForm(buyer, 'lose-return')
    proxy.setResponse('checkout', () => ({ data: { checkout: null } }))
    try {
      const ordered = 'Varorna du hade här är beställda.'
      expect(shown(await buyer.get('/varukorgen'))).toContain(ordered)
      expect(shown(await buyer.get('/varukorgen'))).not.toContain(ordered)
    } finally {
      proxy.setResponse('checkout', () => undefined)
    }
  })

  it('sees an order without a receipt that waits for the payment, by its address', async () => {
    const buyer = await buyerAtCheckout(`/p/${demoProducts['long-name'].aliases.sv}`)
    const { location } = await order(buyer)
    const [cartId, number] = sentToPay(buyer)
    const query = `{ checkout(id: "${number}", cartId: "${cartId}", paymentType: STANDARD) {
      order { transactionId } } }`
    const { checkout } = await askMerchant(merchant.endpoint, query)
    const path = `/order/${checkout.order.transactionId}`
    const waiting = await buyer.get(path)
    expect(shown(waiting)).toContain('Beställningen väntar på betalning')
    expect(shown(waiting)).not.toContain(`${path}/receipt`)
    expect((await buyer.get(`${path}/receipt`)).location).toBe(path)
    expect((await buyer.get(await pay(location!, 'approve'))).html).toContain(thanks)
    expect(shown(await buyer.get(path))).toContain(`${path}/receipt`)
  })

  it('with new items in the cart keeps them, and is told of the order until its confirmation is shown', async () => {
    const buyer = await buyerAtCheckout()
    const { location } = await order(buyer)
    const [, number] = sentToPay(buyer)
    await pay(location!, 'lose-return')
    await buyer.buy(product)
    expect(await buyer.linesInCart()).toBe(1)
    const told = new RegExp(`Beställning ${number} är lagd\\..{0,40}<a[^>]* href="([^"]+)"`)
    const pages = ['/varukorgen', '/kassan', '/kassan']
    for (const path of pages) expect(shown(await buyer.get(path))).toMatch(told)
    const [, link = ''] = told.exec(shown(await buyer.get('/kassan'))) ?? []
    expect(shown(await buyer.get(link.replaceAll('&amp;', '&')))).toContain(number)
    for (const path of pages) expect(shown(await buyer.get(path))).not.toMatch(told)
  })

  it('who goes back from the confirmation and orders again finds the order in the empty cart', async () => {
    const buyer = await buyerAtCheckout()
    const form = { ...formFields((await buyer.get('/kassan')).html), ...address, terms: 'on' }
    const { location } = await order(buyer)
    const [, number] = sentToPay(buyer)
    await buyer.get(await pay(location!, 'approve'))
    const again = await buyer.post('/kassan', { ...form, intent: 'order' })
    expect(again).toMatchObject({ status: 303, location: '/varukorgen' })
    expect(shown(await buyer.get('/varukorgen'))).toMatch(
      new RegExp(
        `Beställning ${number} är lagd\\..{0,40}<a[^>]* href="/checkout/confirm\\?oid=${number}&`,
      ),
    )
  })

  it('without a payment has an unchanged cart, and may pay by the page from before', async () => {
    const buyer = await buyerAtCheckout()
    const page = formFields((await buyer.get('/kassan')).html)
    const form = { ...page, ...address, terms: 'on', intent: 'order' }
    const { location } = await buyer.post('/kassan', form)
    expect((await buyer.post('/kassan', form)).location).toBe(location)
    const back = await pay(location!, 'decline')
    const redirected = await buyer.get(back)
    const checkout = await buyer.get(redirected.location ?? back)
    expect(checkout.html).toContain('varukorgen finns kvar')
    expect(await buyer.linesInCart()).toBe(1)
    const again = await buyer.post('/kassan', form)
    expect((await buyer.get(await pay(again.location!, 'approve'))).html).toContain(thanks)
  })
})

describe('a payer who returns without a payment', () => {
  const reasons = [
    ['', 'Något gick tyvärr fel'],
    ['?error=Unheard-of', 'Något gick tyvärr fel'],
    ['?error=Error', 'vara kan ha tagit slut, eller så räcker inte saldot'],
    ['?error=OutOfStock', 'En vara hann ta slut'],
    ['?error=BlockedCustomer', 'Betaltjänsten har spärrat köpet'],
    ['?error=AmountChanged', 'Beställningen eller summan ändrades medan betalningen pågick'],
  ] as const

  it.each(reasons)('sees the reason at the empty cart (%s)', async (query, message) => {
    // The payment app has opened another browser, which has no cart.
    const payer = openShopper(shop.origin)
    const redirected = await payer.get(`/checkout/klarna-fail${query}`)
    expect(redirected).toMatchObject({ status: 302, location: '/varukorgen' })
    const alertText = alertIn(await payer.get(redirected.location!))
    expect(alertText).toContain(message)
    expect(alertText).not.toContain('varukorgen finns kvar')
    expect(alertIn(await payer.get(redirected.location!))).toBe('')
  })

  it.each(['/checkout/klarna-fail', '/kassan'])(
    'sees the reason in the checkout, and not because of the address alone (by way of %s)',
    async (path) => {
      const payer = await buyerAtCheckout()
      for (const [query, message] of reasons.slice(1)) {
        const redirected = await payer.get(path + query)
        expect(redirected).toMatchObject({ status: 302, location: '/kassan' })
        const alertText = alertIn(await payer.get(redirected.location!))
        expect(alertText).toContain(message)
        expect(alertText).toContain('varukorgen finns kvar')
        expect(alertIn(await payer.get('/kassan'))).toBe('')
      }
    },
  )
})

it('an order with a slow line has a delivery time for each line instead of six days for all', async () => {
  const buyer = openShopper(shop.origin)
  await buyer.buy(product)
  const immediately = /Skickas inom 2-3 vardagar, framme senast \d+\s\w+ 20\d\d/
  const promise = 'inom 6 vardagar'
  await buyer.post('/kassan', { intent: 'update', zip: '90325' })
  expect(shown(await buyer.get('/kassan'))).toMatch(/Framme senast \d+\s\w+ 20\d\d/)

  await buyer.buy(`/p/${demoProducts.oversellable.aliases.sv}`)
  for (const path of ['/varukorgen', '/kassan']) {
    const response = await buyer.get(path)
    const page = shown(response)
    expect(page.replaceAll(/<[^>]*>/g, '')).toMatch(immediately)
    expect(page).toContain('Lite längre leveranstid')
    // The general delivery promise applies only to products in stock.
    const visibleHtml = response.html.replaceAll(/<script.*?<\/script>/gs, '')
    const promises = visibleHtml.match(/[^.<>]*inom 6 vardagar/g) ?? []
    expect(promises.filter((message) => !/lager/i.test(message))).toEqual([])
  }
  await buyer.post('/kassan', {
    intent: 'update',
    zip: '90325',
  })
  const checkout = shown(await buyer.get('/kassan'))
  expect(checkout).toMatch(/Varor i lager framme senast .*, övriga har lite längre leveranstid/)
  // Too heavy to be carried away.
  expect(checkout).not.toContain('Utlämningsställe')
  expect(checkout).not.toContain(promise)

  const { location } = await order(buyer)
  const confirmation = shown(await buyer.get(await pay(location!, 'approve')))
  expect(confirmation).toContain(thanks)
  expect(confirmation.replaceAll(/<[^>]*>/g, '')).toMatch(/Framme senast \d+\s\w+ 20\d\d/)
  expect(confirmation).toContain('Lite längre leveranstid')
  expect(confirmation).not.toContain(promise)
})

it.each([
  ['Invalid Billing Country', 'Adressen måste ligga i det land'],
  ['no such thing here', 'Något gick tyvärr fel'],
])(
  'a value that the merchant refuses to store (%s) is on the page again, with the reason',
  async (message, expectedText) => {
    const buyer = await buyerAtCheckout()
    const refusal = { errors: [{ message }], data: { createOrUpdateCheckout: null } }
    proxy.setResponse('createOrUpdateCheckout', ({ checkout }) =>
      (checkout as { billingAddress?: { city?: string } }).billingAddress?.city === address.city
        ? refusal
        : undefined,
    )
    const { status, html } = await order(buyer)
    proxy.setResponse('createOrUpdateCheckout', () => undefined)
    expect(status).toBe(422)
    expect(html).toContain(`value="${address.addressLine1}"`)
    expect(html).toContain(expectedText)
    expect((await order(buyer)).status).toBe(303)
  },
)

it.each([
  ['has no checkout for it', { data: { createOrUpdateCheckout: null } }],
  ['refuses everything', { data: null, errors: [{ message: '<b>no such session</b>' }] }],
])('a cart that the merchant has, but %s, loses no typed value', async (_, response) => {
  const buyer = await buyerAtCheckout(lamp)
  const { html } = await buyer.get('/kassan')
  proxy.setResponse('createOrUpdateCheckout', () => response)
  try {
    const typed = { ...formFields(html), ...address, terms: 'on', intent: 'order' }
    const { status, html: shownAgain } = await buyer.post('/kassan', typed)
    expect(status).toBe(422)
    expect(formFields(shownAgain)).toMatchObject({ ...address, intent: 'order' })
    expect(shownAgain).not.toContain('no such session')
  } finally {
    proxy.setResponse('createOrUpdateCheckout', () => undefined)
  }
  expect((await order(buyer)).status).toBe(303)
})

it.each([
  ['returns none', { data: { createOrUpdateCheckout: null } }],
  ['refuses it for an unknown reason', { data: null, errors: [{ message: '<b>E-4711</b>' }] }],
])(
  'a checkout that the merchant does not open (%s) leads to the cart, which says so',
  async (_, response) => {
    const buyer = await buyerAtCheckout(lamp)
    proxy.setResponse('createOrUpdateCheckout', () => response)
    const { status, location } = await buyer
      .get('/kassan')
      .finally(() => proxy.setResponse('createOrUpdateCheckout', () => undefined))
    expect([status, location]).toEqual([302, '/varukorgen'])
    const cart = await buyer.get('/varukorgen')
    expect(alertIn(cart)).toContain('Kassan kan inte visas just nu')
    expect(cart.html).not.toContain('E-4711')
    expect(await buyer.linesInCart()).toBe(1)
  },
)

it.each(['down', 'error 500'] as const)(
  'an outage while the form is saved (%s) loses no typed value',
  async (fault) => {
    const buyer = await buyerAtCheckout()
    const { html } = await buyer.get('/kassan')
    const typed = { ...formFields(html), ...address, message: 'Ring på', terms: 'on' }
    proxy.setFault(fault)
    const sent = { ...typed, shippingId: '1', intent: 'order' }
    const rejected = await buyer.post('/kassan', sent).finally(() => proxy.clearFault())
    expect(rejected.status).toBe(503)
    expect(alertIn(rejected)).toContain('Det du fyllt i gick inte att spara just nu')
    expect(formFields(rejected.html)).toMatchObject({
      ...address,
      shippingId: '1',
      intent: 'order',
    })
    expect(rejected.html).toContain('>Ring på</textarea>')
    const again = await buyer.post('/kassan', formFields(rejected.html))
    expect(again.status).toBe(303)
    expect(await isPaymentPage(again.location!)).toBe(true)
  },
)

it('all errors of a form are shown at once', async () => {
  const buyer = await buyerAtCheckout()
  const wrong = { phone: '+4670123456789012345', organizationId: '1', firstName: '', company: '' }
  const sent = { ...address, ...wrong, customerType: 'ORGANIZATION', intent: 'order' }
  const { status, html } = await buyer.post('/kassan', sent)
  expect(status).toBe(422)
  const invalidFields = [...html.matchAll(/<input\b[^>]*aria-invalid="true"[^>]*>/g)].map(
    ([tag]) => / name="([^"]*)"/.exec(tag)?.[1],
  )
  for (const name of ['company', 'organizationId', 'phone', 'firstName', 'terms']) {
    expect(invalidFields).toContain(name)
  }
})

it('a payer who returns during an outage has to wait, and sees the confirmation afterwards', async () => {
  const buyer = await buyerAtCheckout()
  const { location } = await order(buyer)
  const confirmation = await pay(location!, 'approve')
  proxy.setFault('error 500', 'checkout', 'order')
  try {
    const { status, html, headers } = await buyer.get(confirmation)
    expect(status).toBe(503)
    expect(html).toContain('Något gick tyvärr fel')
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    // The order can still be found from the cart.
    expect((await buyer.get('/varukorgen')).status).toBe(200)
  } finally {
    proxy.clearFault()
  }
  const found = await until(async () => (await buyer.get('/varukorgen')).location, {
    what: 'the cart to lead to the order',
  })
  expect((await buyer.get(found)).html).toContain(thanks)
})

describe('a payer who returns before the provider has told the merchant', () => {
  const waiting = { completed: false, order: { orderId: '1', status: 'pending' }, cart: null }

  it('sees the confirmation, once the merchant knows of the payment', async () => {
    const buyer = await buyerAtCheckout(lamp)
    const confirmation = await pay((await order(buyer)).location!, 'approve')
    let asked = 0
    proxy.setResponse('checkout', () =>
      (asked += 1) === 1 ? { data: { checkout: waiting } } : undefined,
    )
    const { html } = await buyer
      .get(confirmation)
      .finally(() => proxy.setResponse('checkout', () => undefined))
    expect(html).toContain(thanks)
  })

  it.each([
    ['pending', 'Betalningen är inte bekräftad ännu'],
    ['cancelled', ''],
  ])('and whose order stays %s sees in the checkout: %s', async (status, message) => {
    const buyer = await buyerAtCheckout(lamp)
    const { location } = await order(buyer)
    const checkout = { ...waiting, order: { ...waiting.order, status } }
    proxy.setResponse('checkout', () => ({ data: { checkout } }))
    try {
      const returned = await buyer.get('/checkout/confirm?oid=1&cartid=1')
      expect(returned).toMatchObject({ status: 302, location: '/kassan' })
      const alertText = alertIn(await buyer.get('/kassan'))
      expect(alertText).toContain(message)
      expect(alertText).not.toContain('Inget har dragits')
    } finally {
      proxy.setResponse('checkout', () => undefined)
    }
    const confirmation = await pay(location!, 'approve')
    expect((await buyer.get(confirmation)).html).toContain(thanks)
  })

  it('and of whose order the merchant knows nothing yet sees the same', async () => {
    const buyer = await buyerAtCheckout(lamp)
    const { location } = await order(buyer)
    const [cartId] = sentToPay(buyer)
    proxy.setResponse('checkout', () => ({ data: { checkout: null } }))
    try {
      const returned = await buyer.get(`/checkout/confirm?oid=1&cartid=${cartId}`)
      expect(returned).toMatchObject({ status: 302, location: '/kassan' })
      expect(alertIn(await buyer.get('/kassan'))).toContain('Betalningen är inte bekräftad ännu')
    } finally {
      proxy.setResponse('checkout', () => undefined)
    }
    expect((await buyer.get(await pay(location!, 'approve'))).html).toContain(thanks)
  })
})

it('a declined payer whose provider returns everybody to the confirmation is told so in the checkout', async () => {
  const buyer = await buyerAtCheckout(lamp)
  await pay((await order(buyer)).location!, 'decline')
  const [cartId, number] = sentToPay(buyer)
  const returned = await buyer.get(`/checkout/confirm?oid=${number}&cartid=${cartId}`)
  expect(returned).toMatchObject({ status: 302, location: '/kassan' })
  expect(alertIn(await buyer.get('/kassan'))).toContain(
    'Inget har dragits och varukorgen finns kvar',
  )
})

it('an order that the merchant calls cancelled, without its address, no longer counts as unpaid', async () => {
  for (let times = 1; times <= 9; times++) {
    const buyer = await buyerAtCheckout(lamp)
    expect((await order(buyer, 'cancelled@example.com')).status).toBe(303)
    const checkout = { completed: false, order: { status: 'cancelled' }, cart: null }
    proxy.setResponse('checkout', () => ({ data: { checkout } }))
    await buyer
      .get('/kassan?error=Error')
      .finally(() => proxy.setResponse('checkout', () => undefined))
  }
})

/** The ids of the cart and of the order that a buyer was sent to pay. */
const sentToPay = (buyer: Shopper) =>
  /ralph-sent-to-pay=([^;]+)/.exec(buyer.cookies())![1]!.split(/:|%3A/)

/** The alert of a page, without the messages for its scripts. */
const alertIn = ({ html }: Page): string => /role="alert".*?<\/div><\/div>/s.exec(html)?.[0] ?? ''

/** The main part of a page. */
const shown = ({ html }: Page): string => /<main.*<\/main>/s.exec(html)?.[0] ?? ''

async function buyerAtCheckout(goods = product): Promise<Shopper> {
  const buyer = openShopper(shop.origin)
  await buyer.buy(goods)
  await buyer.post('/kassan', { intent: 'update', zip: '90325' })
  return buyer
}

async function order(buyer: Shopper, email = emailOf(buyer)): Promise<Page> {
  const fields = { ...formFields((await buyer.get('/kassan')).html), ...address, email }
  return buyer.post('/kassan', { ...fields, terms: 'on', intent: 'order' })
}

/** Each buyer has an own one, because the unpaid orders of an address are limited. */
function emailOf(buyer: Shopper): string {
  const email = emails.get(buyer) ?? `eva-${(buyers += 1)}@example.com`
  emails.set(buyer, email)
  return email
}
const emails = new WeakMap<Shopper, string>()
let buyers = 0

/** Opens the form of a provider in the checkout and ends the payment there; the payer stays in it. */
async function payInForm(buyer: Shopper, outcome: string): Promise<void> {
  const { html } = await buyer.get('/kassan')
  const klarna = { ...address, paymentId: '31', terms: 'on', intent: 'order' }
  await buyer.post('/kassan', { ...formFields(html), ...klarna })
  const form = await buyer.get('/kassan?pay')
  const id = /embedded\/([0-9a-f-]{36})/.exec(form.html)?.[1]
  const body = new URLSearchParams({ outcome })
  const response = await fetch(`${proxy.origin}/payment/embedded/${id}`, { method: 'POST', body })
  expect(response.status).toBe(200)
}

/** The address of the provider's page, through any proxy in between. */
function providerAt(page: string): string {
  return proxy.origin + new URL(page).pathname.replace(/^\/merchant/, '')
}

/** @param waitMs by default as long as a payer would wait for an empty window */
async function isPaymentPage(page: string, waitMs = 5_000): Promise<boolean> {
  const signal = AbortSignal.timeout(waitMs)
  const response = await fetch(providerAt(page), { signal }).catch(() => null)
  const html = (await response?.text().catch(() => '')) ?? ''
  return response?.status === 200 && html.includes('name="outcome"')
}

/** Ends the payment with an outcome of the sandbox; returns the path of the redirect. */
async function pay(page: string, outcome: string): Promise<string> {
  const response = await fetch(providerAt(page), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const { pathname, search } = new URL(response.headers.get('location')!, page)
  return pathname + search
}

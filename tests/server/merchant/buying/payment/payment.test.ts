import { describe, expect, it } from 'vitest'
import {
  addToCart,
  annasCheckout,
  createCartWith,
  fetchConfirmation,
  getCart,
  placeOrder,
  submitPayment,
} from '../order/shopper-actions.ts'
import { chair, sofa } from '../order/test-catalogue.ts'
import { openTestShop, type TestShop } from '../order/test-shop.ts'

async function startPayment(shop: TestShop, checkout: object = annasCheckout, rest = '') {
  const cartId = await createCartWith(shop, sofa)
  const { placed } = await placeOrder(shop, cartId, checkout, rest)
  return { cartId, orderId: placed.orderId as string, page: placed.redirectUrl as string }
}

describe('an approved payment', () => {
  it('redirects to the confirmation, completes the cart and sends one mail', async () => {
    using shop = openTestShop()
    const { cartId, orderId, page } = await startPayment(shop)
    const paid = await submitPayment(shop, page, 'approve')
    expect(paid.status).toBe(303)
    expect(paid.location).toBe(`http://shop.test/checkout/confirm?cartid=${cartId}&oid=${orderId}`)
    expect(await fetchConfirmation(shop, orderId, cartId)).toMatchObject({
      completed: true,
      order: { status: 'received' },
      cart: { isCompleted: true },
    })
    expect(await getCart(shop, cartId)).toBeNull()
    expect(shop.stockOf(sofa)).toBe(4)

    const again = await submitPayment(shop, page, 'decline')
    expect(again.location).toBe(paid.location)
    expect(shop.stockOf(sofa)).toBe(4)
    expect((await placeOrder(shop, cartId)).placed).toMatchObject({
      orderId,
      status: 'completed',
      redirectUrl: null,
    })
    expect(shop.count('mail')).toBe(1)
  })

  it('with many parallel clicks is one payment', async () => {
    using shop = openTestShop()
    const { page, orderId, cartId } = await startPayment(shop)
    const outcomes = ['approve', 'decline', 'approve', 'cancel', 'time-out', 'approve']
    const sent = await Promise.all(outcomes.map((outcome) => submitPayment(shop, page, outcome)))
    const { completed } = await fetchConfirmation(shop, orderId, cartId)
    const decisions = shop.count('shop_order_event', "from_state = 'pending-payment'")
    expect([completed, decisions]).toEqual([true, 1])
    expect(sent.every(({ status }) => status === 303)).toBe(true)
  })

  it('counts as a purchase of the customer', async () => {
    using shop = openTestShop()
    for (const nth of [1, 2]) {
      const { page, orderId, cartId } = await startPayment(shop)
      await submitPayment(shop, page, 'approve')
      expect((await fetchConfirmation(shop, orderId, cartId)).nthPurchase).toBe(nth)
    }
  })

  it('without a redirect still completes the order, and a later visit shows it', async () => {
    using shop = openTestShop()
    const { page, orderId, cartId } = await startPayment(shop)
    const lost = await submitPayment(shop, page, 'lose-return')
    expect(lost.location).toBe(new URL(page).pathname)
    const notice = await (await shop.visit(page)).text()
    expect(notice).toContain('Anslutningen bröts')
    expect(notice).not.toContain('/checkout/confirm')
    expect((await fetchConfirmation(shop, orderId, cartId)).completed).toBe(true)
    expect(await getCart(shop, cartId)).toBeNull()
  })
})

describe.each([
  ['decline', 'Error', 'cancelled'],
  ['cancel', 'Cancelled', 'cancelled'],
  ['out-of-stock', 'OutOfStock', 'out-of-stock'],
  ['blocked', 'BlockedCustomer', 'cancelled'],
  ['time-out', 'TimedOut', 'cancelled'],
])('a payment that ends with %s', (outcome, error, state) => {
  it('redirects with a status, returns the stock, and leaves the cart unchanged', async () => {
    using shop = openTestShop()
    const { cartId, orderId, page } = await startPayment(shop)
    const before = await getCart(shop, cartId)
    const ended = await submitPayment(shop, page, outcome)
    expect([ended.status, ended.location]).toEqual([303, `http://shop.test/kassan?error=${error}`])
    expect(await getCart(shop, cartId)).toEqual(before)
    expect(shop.stockOf(sofa)).toBe(5)
    expect(await fetchConfirmation(shop, orderId, cartId)).toMatchObject({
      completed: false,
      order: { status: state },
    })
    expect(shop.count('mail')).toBe(0)
  })

  it('can be tried again: a new order is created and paid', async () => {
    using shop = openTestShop()
    const { cartId, orderId, page } = await startPayment(shop)
    await submitPayment(shop, page, outcome)
    const retry = (await placeOrder(shop, cartId)).placed
    expect(retry.orderId).not.toBe(orderId)
    expect((await submitPayment(shop, page, 'approve')).location).toContain('error=')
    expect((await submitPayment(shop, retry.redirectUrl, 'approve')).location).toContain(
      '/checkout/confirm',
    )
    expect(shop.stockOf(sofa)).toBe(4)
    expect(shop.count('shop_order', 'paid_at IS NOT NULL')).toBe(1)
  })
})

describe('an unfinished payment', () => {
  it('expires after a quarter of an hour, and its stock is available again', async () => {
    using shop = openTestShop()
    const { cartId, orderId, page } = await startPayment(shop)
    shop.clock.ms += 14 * 60_000
    shop.endExpiredPayments()
    expect(shop.stockOf(sofa)).toBe(4)
    shop.clock.ms += 60_000
    shop.endExpiredPayments()
    expect(shop.stockOf(sofa)).toBe(5)
    expect((await fetchConfirmation(shop, orderId, cartId)).order.status).toBe('cancelled')
    expect((await submitPayment(shop, page, 'approve')).location).toContain('error=TimedOut')
    expect((await getCart(shop, cartId)).items).toHaveLength(1)
  })
})

describe('the payment page', () => {
  it.each([
    [21, 'Swish'],
    [23, 'Kort'],
    [25, 'Konto med delbetalning'],
  ])('for payment %i shows %s', async (paymentId, heading) => {
    using shop = openTestShop()
    const { page } = await startPayment(shop, { ...annasCheckout, paymentId })
    const response = await shop.visit(page)
    const text = await response.text()
    expect(text).toContain(`<h1>${heading}</h1>`)
    expect(text).not.toContain('<script')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('is in the shopper’s language and the market’s currency', async () => {
    using shop = openTestShop()
    const checkout = {
      ...annasCheckout,
      billingAddress: { ...annasCheckout.billingAddress, zip: '00100' },
    }
    const { page } = await startPayment(shop, checkout, 'marketId: "fi", languageId: "en"')
    const text = await (await shop.visit(page)).text()
    expect(text).toContain('lang="en"')
    expect(text).toContain('Pay €488 to Hemvist')
  })

  it.each(['', 'nonsense', '__proto__', 'toString'])(
    'rejects the outcome "%s"',
    async (outcome) => {
      using shop = openTestShop()
      const { page } = await startPayment(shop)
      expect((await submitPayment(shop, page, outcome)).status).toBe(400)
    },
  )

  it('is shown when the shop has an internal error, and the payment can continue afterwards', async () => {
    using shop = openTestShop()
    const { page, orderId, cartId } = await startPayment(shop)
    shop.db.exec('ALTER TABLE cart RENAME TO away')
    const { response, status } = await submitPayment(shop, page, 'approve')
    expect(status).toBe(500)
    expect(await response.text()).toContain('Vi väntar på butiken')
    expect(shop.unreturnedErrors).toHaveLength(1)
    shop.db.exec('ALTER TABLE away RENAME TO cart')
    expect((await submitPayment(shop, page, 'approve')).location).toContain('/checkout/confirm')
    expect((await fetchConfirmation(shop, orderId, cartId)).completed).toBe(true)
  })

  it('that does not exist is not found', async () => {
    using shop = openTestShop()
    const response = await shop.visit('http://shop.test/merchant/payment/nope')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Betalningen finns inte')
  })
})

describe('the outbox', () => {
  it('shows the confirmation with the bought products, as HTML and as text', async () => {
    using shop = openTestShop()
    const cartId = await createCartWith(shop, chair, 2)
    await addToCart(shop, cartId, sofa)
    const { placed } = await placeOrder(shop, cartId)
    const empty = await (await shop.visit('http://shop.test/merchant/outbox')).text()
    expect(empty).toContain('Ingen post har skickats än')
    await submitPayment(shop, placed.redirectUrl, 'approve')

    const list = await (await shop.visit('http://shop.test/merchant/outbox')).text()
    expect(list).toContain(`Orderbekräftelse ${placed.orderId}`)
    const address = /href="([^"]+\/outbox\/\d+)"/.exec(list)?.[1] ?? ''
    const mail = await shop.visit(address)
    expect(mail.headers.get('x-robots-tag')).toContain('noindex')
    const text = await mail.text()
    expect(text).toContain('Hej Anna!')
    expect(text).toContain('2 × Maker &amp; Co Product 12 &lt;b&gt;')
    expect(text).not.toContain('<b>')
    const plain = (await (await shop.visit(`${address}/text`)).text()).replace(/\u00a0/g, ' ')
    expect(plain).toContain('2 × Maker & Co Product 12 <b>  399,80 kr')
    expect(plain).toContain('Summa: 5 394,80 kr\nvarav moms: 1 078,96 kr')
    expect(plain).toContain('14 dagars ångerrätt')

    // The goods are sent once.
    const ship = /action="([^"]+)"/.exec(list)?.[1] ?? ''
    for (const _ of [1, 2]) expect((await shop.visit(ship, { method: 'POST' })).status).toBe(303)
    const after = await (await shop.visit('http://shop.test/merchant/outbox')).text()
    expect(after).not.toContain('<form')
    expect(after.split(`Din beställning ${placed.orderId} är på väg`)).toHaveLength(2)
    const sent = await (await shop.visit(address.replace(/\d+$/, '2/text'))).text()
    const parcel = `HF${placed.orderId}1SE`
    expect(sent).toContain(`https://example.com/tracking/${parcel}`)
    expect(sent).toContain('2 × Maker & Co Product 12 <b>\n')
    expect(await fetchConfirmation(shop, placed.orderId, cartId)).toMatchObject({
      order: { status: 'completed' },
    })
    expect(shop.count('order_parcel')).toBe(1)
  })

  it('does not mention the consumer’s right to withdraw to a company', async () => {
    using shop = openTestShop()
    const cartId = await createCartWith(shop, chair, 1)
    const address = { ...annasCheckout.billingAddress, company: 'Ek Kontor AB' }
    const company = { ...annasCheckout, customerType: 'ORGANIZATION', billingAddress: address }
    const { placed } = await placeOrder(shop, cartId, company)
    await submitPayment(shop, placed.redirectUrl, 'approve')
    const list = await (await shop.visit('http://shop.test/merchant/outbox')).text()
    const mail = await (
      await shop.visit(/href="([^"]+\/outbox\/\d+)"/.exec(list)?.[1] ?? '')
    ).text()
    expect(mail).toContain('Ek Kontor AB')
    expect(mail).not.toContain('ångerrätt')
    expect(mail).toContain('Svara på det här meddelandet')
  })

  it('returns 404 for an unknown mail', async () => {
    using shop = openTestShop()
    expect((await shop.visit('http://shop.test/merchant/outbox/77')).status).toBe(404)
  })
})

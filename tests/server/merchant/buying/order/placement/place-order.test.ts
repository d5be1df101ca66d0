import { describe, expect, it, vi } from 'vitest'
import { listLatestMail } from '#server/merchant/mail/outbox.store.ts'
import {
  addToCart,
  annasCheckout,
  createCartWith,
  fetchConfirmation,
  getCart,
  placeOrder,
  submitPayment,
  updateCheckout,
} from '#tests/server/merchant/buying/order/shopper-actions.ts'
import { chair, rug, sofa } from '#tests/server/merchant/buying/order/test-catalogue.ts'
import { openTestShop } from '#tests/server/merchant/buying/order/test-shop.ts'

describe('placing an order', () => {
  it('reserves the stock, and redirects to the payment page', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, sofa, 2)
    const { placed } = await placeOrder(shop, id)
    expect(placed).toMatchObject({ orderId: '100001', status: 'pending-payment' })
    expect(placed.redirectUrl).toMatch(/^http:\/\/shop\.test\/merchant\/payment\/[0-9a-f-]{36}$/)
    expect(shop.stockOf(sofa)).toBe(3)
    expect(await fetchConfirmation(shop, placed.orderId, id)).toMatchObject({
      completed: false,
      order: {
        status: 'pending-payment',
        orderValueIncVat: 9990,
        billingAddress: { country: 'Sweden' },
      },
      cart: { isCompleted: false },
    })
  })

  it('mails a confirmation with the day in the shop’s time zone, wherever the server is', async () => {
    using shop = openTestShop()
    vi.stubEnv('TZ', 'UTC')
    shop.clock.ms = Date.UTC(2026, 10, 20, 23, 30)
    const byInvoice = { ...annasCheckout, paymentId: 24 }
    await placeOrder(shop, await createCartWith(shop, sofa), byInvoice)
    expect(listLatestMail(shop.db, 1)[0]?.text).toContain('21 november 2026')
    vi.unstubAllEnvs()
  })

  it('mails a confirmation to the name as it was typed', async () => {
    using shop = openTestShop()
    const billingAddress = { ...annasCheckout.billingAddress, firstName: "$& $'\nBetala här" }
    const typed = { ...annasCheckout, billingAddress, paymentId: 24 }
    await placeOrder(shop, await createCartWith(shop, sofa), typed)
    expect(listLatestMail(shop.db, 1)[0]?.text).toMatch(/^Hej \$& \$' Betala här!\n/)
  })

  it('twenty times in parallel creates one order and reserves the stock once', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, sofa)
    const all = await Promise.all(Array.from({ length: 20 }, () => placeOrder(shop, id)))
    expect(new Set(all.map(({ placed }) => JSON.stringify(placed))).size).toBe(1)
    expect(shop.stockOf(sofa)).toBe(4)
    expect(shop.count('shop_order')).toBe(1)
  })

  it('again after another selection replaces the pending order, and reserves the stock once', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, rug)
    const first = (await placeOrder(shop, id)).placed
    const second = (await placeOrder(shop, id, { ...annasCheckout, paymentId: 21 })).placed
    expect(second.orderId).not.toBe(first.orderId)
    expect(shop.stockOf(rug)).toBe(0)
    expect((await fetchConfirmation(shop, first.orderId, id)).order.status).toBe('cancelled')
    const late = await submitPayment(shop, first.redirectUrl, 'approve')
    expect(late.location).toBe('http://shop.test/kassan?error=AmountChanged')
    expect(await fetchConfirmation(shop, first.orderId, id)).toMatchObject({ completed: false })
    expect((await submitPayment(shop, second.redirectUrl, 'approve')).location).toContain(
      '/checkout/confirm',
    )
  })

  it('with a gift code works once for each customer, and again after a failed payment', async () => {
    using shop = openTestShop()
    const setCode = (id: string) =>
      shop.request(
        'mutation($id: String!) { setCartPromoCode(id: $id, promoCode: "GAVA500") { id } }',
        { id },
      )
    const cartWithCode = async () => {
      const id = await createCartWith(shop, chair)
      await setCode(id)
      return id
    }
    const readyCartWithCode = async () => {
      const id = await cartWithCode()
      await updateCheckout(shop, id, { ...annasCheckout, email: 'eva@example.com' })
      return id
    }
    const [first, second] = [await cartWithCode(), await cartWithCode()]
    const [one, other] = await Promise.all([placeOrder(shop, first), placeOrder(shop, second)])
    expect(one.placed).toMatchObject({ status: 'pending-payment' })
    // The order of the same cart may be placed again.
    expect((await placeOrder(shop, first)).placed).toEqual(one.placed)
    expect(other).toMatchObject({ code: 'PromoCodeUsed' })
    // The checkout has the e-mail address now, so the cart is shown without the code.
    const { promoCode } = await getCart(shop, second)
    expect(promoCode).toBeNull()
    expect(await setCode(second)).toMatchObject({ code: 'InvalidPromoCode' })
    const checked = await shop.request(
      `query($cartId: String!, $email: String) {
        validateOrderConditions(cartId: $cartId, email: $email) { isValid message } }`,
      { cartId: await readyCartWithCode(), email: annasCheckout.email },
    )
    expect(checked.data?.validateOrderConditions).toEqual({
      isValid: false,
      message: 'Promo code has already been used',
    })
    // The same mailbox, as most providers deliver mail.
    for (const email of ['ANNA@example.com', 'anna+2@example.com']) {
      const same = { ...annasCheckout, email }
      expect((await placeOrder(shop, await cartWithCode(), same)).code, email).toBe('PromoCodeUsed')
    }
    const eva = { ...annasCheckout, email: 'eva@example.com' }
    expect((await placeOrder(shop, await cartWithCode(), eva)).placed).toBeTruthy()

    await submitPayment(shop, one.placed.redirectUrl, 'decline')
    const again = await placeOrder(shop, second)
    expect(again.placed).toMatchObject({ status: 'pending-payment' })
    await submitPayment(shop, again.placed.redirectUrl, 'approve')
    expect((await placeOrder(shop, await cartWithCode())).code).toBe('PromoCodeUsed')
  })

  it('with a gift code that another order has used since the checkout was shown is refused once', async () => {
    using shop = openTestShop()
    const checkout = { ...annasCheckout, paymentId: 24, identityNumber: '19811228-9874' }
    const shownCart = async () => {
      const id = await createCartWith(shop, chair)
      await shop.request(
        'mutation($id: String!) { setCartPromoCode(id: $id, promoCode: "GAVA500") { id } }',
        { id },
      )
      await updateCheckout(shop, id, checkout)
      return id
    }
    const [first, second] = [await shownCart(), await shownCart()]
    expect((await placeOrder(shop, first, checkout)).placed).toMatchObject({ status: 'completed' })
    expect((await placeOrder(shop, second, checkout)).code).toBe('PromoCodeUsed')
    expect((await placeOrder(shop, second, checkout)).placed).toMatchObject({ status: 'completed' })
  })

  it('is cancelled when the cart changes: an outdated cart cannot be paid', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, sofa, 5)
    const { placed } = await placeOrder(shop, id)
    expect(shop.stockOf(sofa)).toBe(0)
    expect((await addToCart(shop, id, chair)).code).toBeUndefined()
    expect(shop.stockOf(sofa)).toBe(5)
    expect((await submitPayment(shop, placed.redirectUrl, 'approve')).location).toContain(
      'error=AmountChanged',
    )
    expect((await getCart(shop, id)).items).toHaveLength(2)
  })

  it('of the last piece by two shoppers succeeds for one of them', async () => {
    using shop = openTestShop()
    const carts = await Promise.all([createCartWith(shop, rug), createCartWith(shop, rug)])
    const orders = await Promise.all(carts.map((id) => placeOrder(shop, id)))
    expect(orders.map(({ code }) => code)).toEqual([undefined, 'InsufficientStock'])
    expect(orders[1]?.errors?.[0]?.message).toBe('Insufficient stock amount')
    expect(shop.stockOf(rug)).toBe(0)
  })

  it.each([
    ['CartNotFound', { email: annasCheckout.email }, 'nope'],
    ['CustomerBlacklisted', { email: 'blacklist@example.com' }],
    ['EmailRequired', { email: 'x' }],
    ['ZipRequired', { billingAddress: { ...annasCheckout.billingAddress, zip: '' } }],
    ['InvalidZip', { billingAddress: { ...annasCheckout.billingAddress, zip: '00000' } }],
    [
      'InvalidBillingCountry',
      { billingAddress: { ...annasCheckout.billingAddress, country: 'Finland' } },
    ],
    ['INVALID_IDENTITY_NUMBER', { identityNumber: '150916-0006' }],
    ['InvalidCheckoutUrl', { checkoutUrls: { redirectUrl: '//evil.example' } }],
    ['CreditRefused', { email: 'nocredit@example.com', paymentId: 24 }],
  ])('fails with %s and reserves nothing', async (code, change, unknownCart?: string) => {
    using shop = openTestShop()
    const id = unknownCart ?? (await createCartWith(shop, sofa))
    const refused = await placeOrder(shop, id, { ...annasCheckout, ...change })
    expect([refused.code, refused.placed]).toEqual([code, null])
    expect(shop.stockOf(sofa)).toBe(5)
    expect(shop.count('shop_order')).toBe(0)
  })

  it('of an empty cart fails', async () => {
    using shop = openTestShop()
    expect((await placeOrder(shop, (await getCart(shop)).id)).code).toBe('CartEmpty')
  })

  it('by a customer without credit succeeds when paid at once', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    const { placed } = await placeOrder(shop, id, {
      ...annasCheckout,
      email: 'nocredit@example.com',
    })
    expect(placed.status).toBe('pending-payment')
  })

  it('by invoice is complete at once, for a client without a payment page', async () => {
    using shop = openTestShop()
    const acceptedConsents = ['order', 'newsletter']
    const checkout = { ...annasCheckout, paymentId: 24, acceptedConsents }
    const id = await createCartWith(shop, sofa)
    const { data } = await shop.request(
      `mutation($cartId: String!, $checkout: CheckoutInputType!) {
        placeOrder(cartId: $cartId, checkout: $checkout) { orderId status } }`,
      { cartId: id, checkout: { ...checkout, checkoutUrls: null } },
    )
    expect(data.placeOrder.status).toBe('completed')
    const done = await fetchConfirmation(shop, data.placeOrder.orderId, id)
    expect(done).toMatchObject({ completed: true, cart: { isCompleted: true } })
    expect(shop.stockOf(sofa)).toBe(4)
    // The order confirmation, and the welcome to the newsletter.
    expect([shop.count('mail'), shop.count('newsletter_subscriber')]).toEqual([2, 1])
    // Placed twice, it is still one order without a redirect.
    const again = await placeOrder(shop, id, checkout)
    expect(again.placed).toMatchObject({ orderId: data.placeOrder.orderId, redirectUrl: null })
  })

  it('is returned only for the cart or the public id', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    const { placed } = await placeOrder(shop, id)
    expect(await fetchConfirmation(shop, placed.orderId)).toBeNull()
    expect(await fetchConfirmation(shop, placed.orderId, 'another')).toBeNull()
    expect(await fetchConfirmation(shop, '1 OR 1=1', id)).toBeNull()
    expect((await fetchConfirmation(shop, placed.publicId)).order.orderId).toBe(placed.orderId)
  })

  it('keeps the agreed prices when they change afterwards', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair, 2)
    const { placed } = await placeOrder(shop, id)
    await submitPayment(shop, placed.redirectUrl, 'approve')
    const done = await fetchConfirmation(shop, placed.orderId, id)
    expect(done.order).toMatchObject({
      rows: [{ name: 'Product 12 <b>', quantity: 2, priceIncVat: 199.9 }],
      itemValueIncVat: 399.8,
      shippingFeeIncVat: 399,
      sum: 798.8,
      currency: 'SEK',
    })
    expect(done.cart).toMatchObject({ isCompleted: true, items: [{ quantity: 2 }] })
    expect(done.nthPurchase).toBe(1)
  })
})

import { describe, expect, it } from 'vitest'
import { anna, cartWith, checkOut } from '../order/shopper.ts'
import { chair, sofa } from '../order/test-catalogue.ts'
import { openTestShop, type TestShop } from '../order/test-shop.ts'

interface Option {
  id: number
  name: string
  isSelected: boolean
}
const chosen = (options: Option[]) => options.filter(({ isSelected }) => isSelected)

const conditions = async (shop: TestShop, cartId: string, email?: string) => {
  const source = `query($cartId: String!, $email: String) {
    validateOrderConditions(cartId: $cartId, email: $email) { isValid message } }`
  return (await shop.ask(source, { cartId, email })).data.validateOrderConditions
}

describe('a checkout', () => {
  it('offers delivery methods once the zip is known, and payment methods with them', async () => {
    using shop = openTestShop()
    const id = await cartWith(shop, chair)
    const empty = (await checkOut(shop, id, {})).checkout
    expect([empty.shippingOptions, empty.paymentOptions]).toEqual([[], []])

    const { checkout } = await checkOut(shop, id, { billingAddress: { zip: '111 22' } })
    expect(checkout.shippingOptions.map(({ id }: Option) => id)).toEqual([1, 2, 3])
    expect(chosen(checkout.shippingOptions)).toMatchObject([{ id: 1, feeIncVat: 399 }])
    expect(chosen(checkout.paymentOptions)).toMatchObject([{ name: 'Swish', isDefault: true }])
    expect(checkout.cart.summary.shipping.isDefault).toBe(false)
  })

  it('has pickup points near the zip, and keeps the selected one', async () => {
    using shop = openTestShop()
    const id = await cartWith(shop, chair)
    const places = async (checkout: object) => {
      const answer = await shop.ask(
        `mutation($id: String!, $checkout: CheckoutInputType) {
          createOrUpdateCheckout(cartId: $id, checkout: $checkout) {
            shippingOptions { id subOptions { id externalId displayName isSelected } } } }`,
        { id, checkout },
      )
      return answer.data.createOrUpdateCheckout.shippingOptions.map(
        ({ subOptions }: { subOptions: object[] }) => subOptions,
      )
    }
    const near = (isSelected: readonly boolean[]) => [
      [],
      [
        {
          id: 201,
          externalId: 'se-9-1',
          displayName: 'Kvartersboden, Storgatan 12, 903 26 Umeå',
          isSelected: isSelected[0],
        },
        {
          id: 202,
          externalId: 'se-9-2',
          displayName: 'Paketlådan, Järnvägsgatan 5, 903 26 Umeå',
          isSelected: isSelected[1],
        },
      ],
      [],
    ]
    expect(await places({ billingAddress: { zip: '903 25' } })).toEqual(near([false, false]))
    expect(await places({ shippingId: 2 })).toEqual(near([true, false]))
    expect(await places({ pickupPoint: 'se-9-2' })).toEqual(near([false, true]))
    // Other clients select a pickup point like a delivery method.
    expect(await places({ shippingId: 201 })).toEqual(near([true, false]))
    expect(await places({ shippingId: 202 })).toEqual(near([false, true]))
    // An unknown method is ignored; a removed selection is not selected any more.
    expect(await places({ shippingId: 203 })).toEqual(near([false, false]))
    await places({ shippingId: 202 })
    expect(await places({ shippingId: null })).toEqual(near([false, false]))
    expect(await places({ shippingId: 2 })).toEqual(near([false, true]))
    // A pickup point of another town is ignored.
    expect((await places({ billingAddress: { zip: '111 22' } }))[1]).toMatchObject([
      { displayName: 'Kvartersboden, Storgatan 12, 111 22 Stockholm', isSelected: true },
      { isSelected: false },
    ])
  })

  it.each(['00000', '1112', 'abc', ''])('offers no delivery to the zip "%s"', async (zip) => {
    using shop = openTestShop()
    const id = await cartWith(shop, chair)
    const { checkout, errors } = await checkOut(shop, id, { billingAddress: { zip } })
    expect(errors).toBeUndefined()
    expect([checkout.shippingOptions, checkout.paymentOptions]).toEqual([[], []])
  })

  it('keeps selections and typed values: a reload without new values returns them again', async () => {
    using shop = openTestShop()
    const id = await cartWith(shop, chair)
    await checkOut(shop, id, { ...anna, shippingId: 2, paymentId: 24 })
    const { checkout } = await checkOut(shop, id, {})
    expect(checkout).toMatchObject({
      email: 'anna@example.com',
      billingAddress: { firstName: 'Anna', zip: '111 22', city: 'Stockholm' },
    })
    expect(chosen(checkout.shippingOptions)).toMatchObject([{ id: 2, feeIncVat: 99 }])
    expect(chosen(checkout.paymentOptions)).toMatchObject([{ id: 24, name: 'DirectInvoice' }])
    expect(checkout.cart.summary).toMatchObject({
      fees: { shippingFeeIncVat: 99, paymentFeeIncVat: 29 },
      total: { sellingPriceIncVat: 327.9 },
    })
  })

  it('delivers to the other address once that has a street', async () => {
    using shop = openTestShop()
    const id = await cartWith(shop, chair)
    const shippingAddress = { addressLine1: 'Sommarvägen 2', zip: '00000', city: 'Ystad' }
    const { checkout } = await checkOut(shop, id, { ...anna, shippingAddress })
    expect(checkout.shippingOptions).toEqual([])
    const mended = await checkOut(shop, id, { shippingAddress: { zip: '27131' } })
    expect(mended.checkout.shippingOptions).toHaveLength(3)
  })

  it('shows delivery without a zip to a client that skips the check', async () => {
    using shop = openTestShop()
    const id = await cartWith(shop, chair)
    const { checkout } = await checkOut(shop, id, { skipShippingValidation: true, shippingId: 3 })
    expect(chosen(checkout.shippingOptions)).toMatchObject([{ id: 3 }])
    expect((await checkOut(shop, id, {})).checkout.shippingOptions).toEqual([])
  })

  it('ignores an unknown delivery or payment method, and never falls back to credit', async () => {
    using shop = openTestShop()
    const id = await cartWith(shop, sofa)
    const { checkout } = await checkOut(shop, id, { ...anna, shippingId: 77, paymentId: 77 })
    expect(chosen(checkout.shippingOptions)).toMatchObject([{ id: 1 }])
    expect(chosen(checkout.paymentOptions)).toMatchObject([{ name: 'Swish' }])
    const abroad = await checkOut(
      shop,
      id,
      { billingAddress: { zip: '10115' }, paymentId: 24 },
      'marketId: "eu"',
    )
    expect(chosen(abroad.checkout.paymentOptions)).toMatchObject([{ name: 'Card' }])
  })

  it('is in the shopper’s language', async () => {
    using shop = openTestShop()
    const id = await cartWith(shop, sofa)
    const { checkout } = await checkOut(
      shop,
      id,
      { billingAddress: { zip: '00100' } },
      'marketId: "fi", languageId: "fi"',
    )
    expect(checkout.shippingOptions[0].displayName).toBe('Kotiinkuljetus ovelle')
    expect(checkout.paymentOptions[0].displayName).toBe('Kortti, Visa tai Mastercard')
  })

  it('reports that a customer is blacklisted', async () => {
    using shop = openTestShop()
    const id = await cartWith(shop, chair)
    const { checkout } = await checkOut(shop, id, { email: 'Blacklist@example.com' })
    expect(checkout.checkoutStatus).toBe('CUSTOMER_BLACKLISTED')
  })

  it('uses the fee of a carrier, including 0, until it is removed', async () => {
    using shop = openTestShop()
    const id = await cartWith(shop, chair)
    const setFee = async (fee: number) => {
      const { data } = await shop.ask(
        `mutation($id: String!, $fee: Decimal!) { setCartShippingFee(cartId: $id, shippingFee: $fee) {
          cart { summary { fees { shippingFeeIncVat } } } } }`,
        { id, fee },
      )
      return data.setCartShippingFee.cart.summary.fees.shippingFeeIncVat
    }
    expect([await setFee(49.5), await setFee(0), await setFee(-1)]).toEqual([49.5, 0, 399])
  })

  it('rejects a return address outside the shop', async () => {
    using shop = openTestShop()
    const id = await cartWith(shop, chair)
    const checkoutUrls = { redirectUrl: 'https://evil.example/thanks' }
    expect((await checkOut(shop, id, { checkoutUrls })).code).toBe('InvalidCheckoutUrl')
  })

  it('of a cart with an unknown id is an error', async () => {
    using shop = openTestShop()
    expect((await checkOut(shop, 'nope', {})).code).toBe('CartNotFound')
  })

  it('is sanitized: spaces and control characters are removed, long values truncated', async () => {
    using shop = openTestShop()
    const id = await cartWith(shop, chair)
    const billingAddress = { firstName: ' An\u0000na\u202e  Å ', city: 'x'.repeat(5000) }
    const { checkout } = await checkOut(shop, id, { billingAddress })
    expect(checkout.billingAddress.firstName).toBe('An na Å')
    expect(checkout.billingAddress.city).toHaveLength(200)
  })
})

describe('the check of a customer', () => {
  const check = async (shop: TestShop, cartId: string, email: string, rest: object = {}) =>
    shop.ask(
      `query($cartId: String!, $checkout: CheckoutInputType!) {
        validateOrderCreation(cartId: $cartId, checkout: $checkout) { isValid message memberType } }`,
      { cartId, checkout: { email, ...rest } },
    )

  it.each([
    ['anna@example.com', { isValid: true, message: '', memberType: 'STANDARD' }],
    ['blacklist@example.com', { isValid: false, message: 'Customer is blacklisted' }],
    ['nocredit@example.com', { isValid: true, memberType: 'NO CREDIT-Limited' }],
  ])('of %s is %j', async (email, verdict) => {
    using shop = openTestShop()
    const { data } = await check(shop, await cartWith(shop, chair), email, { paymentId: 23 })
    expect(data.validateOrderCreation).toMatchObject(verdict)
  })

  it.each([
    ['nothing chosen', 'anna@example.com', {}, 'Payment must be selected'],
    [
      'a way to pay of another market',
      'anna@example.com',
      { paymentId: 999 },
      'Payment must be selected',
    ],
    ['nothing chosen', 'blacklist@example.com', {}, 'Customer is blacklisted'],
  ])('with %s, %s is rejected', async (_, email, rest, message) => {
    using shop = openTestShop()
    const { data } = await check(shop, await cartWith(shop, chair), email, rest)
    expect(data.validateOrderCreation).toMatchObject({ isValid: false, message })
  })

  it('uses the stored data of the checkout', async () => {
    using shop = openTestShop()
    const id = await cartWith(shop, chair)
    await checkOut(shop, id, anna)
    const { data } = await check(shop, id, 'anna@example.com')
    expect(data.validateOrderCreation).toMatchObject({ isValid: true, message: '' })
  })

  it('requires a cart', async () => {
    using shop = openTestShop()
    expect((await check(shop, 'nope', 'anna@example.com')).code).toBe('CartNotFound')
  })
})

describe('the check of an order', () => {
  it('passes when everything is complete, for the requested email', async () => {
    using shop = openTestShop()
    const id = await cartWith(shop, chair)
    await checkOut(shop, id, anna)
    expect(await conditions(shop, id)).toEqual({ isValid: true, message: '' })
    expect(await conditions(shop, id, 'blacklist@example.com')).toEqual({
      isValid: false,
      message: 'Customer is blacklisted',
    })
  })

  it('names what is missing, word for word as the API does', async () => {
    using shop = openTestShop()
    const id = await cartWith(shop, sofa)
    expect((await conditions(shop, 'nope')).message).toBe('No cart was found with the ID <nope>')
    await checkOut(shop, id, { ...anna, billingAddress: { ...anna.billingAddress, firstName: '' } })
    expect((await conditions(shop, id)).message).toBe('First name is required')
    await checkOut(shop, id, { billingAddress: { firstName: 'Anna', country: 'Norge' } })
    expect((await conditions(shop, id)).message).toBe('Invalid Billing Country')
    await checkOut(shop, id, { billingAddress: { country: 'Sverige' } })
    expect((await conditions(shop, id)).isValid).toBe(true)
    shop.db.exec('UPDATE shelf SET pieces = 0')
    expect((await conditions(shop, id)).message).toBe('Insufficient stock amount')
  })
})

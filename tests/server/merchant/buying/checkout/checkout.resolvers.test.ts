import { describe, expect, it } from 'vitest'
import { annasCheckout, createCartWith, updateCheckout } from '../order/shopper-actions.ts'
import { chair, sofa } from '../order/test-catalogue.ts'
import { openTestShop, type TestShop } from '../order/test-shop.ts'

interface Option {
  id: number
  name: string
  isSelected: boolean
}
const selectedOptions = (options: Option[]) => options.filter(({ isSelected }) => isSelected)

const validateConditions = async (shop: TestShop, cartId: string, email?: string) => {
  const source = `query($cartId: String!, $email: String) {
    validateOrderConditions(cartId: $cartId, email: $email) { isValid message } }`
  return (await shop.request(source, { cartId, email })).data.validateOrderConditions
}

describe('a checkout', () => {
  it('offers delivery methods once the zip is known, and payment methods with them', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    const empty = (await updateCheckout(shop, id, {})).checkout
    expect([empty.shippingOptions, empty.paymentOptions]).toEqual([[], []])

    const { checkout } = await updateCheckout(shop, id, { billingAddress: { zip: '111 22' } })
    expect(checkout.shippingOptions.map(({ id }: Option) => id)).toEqual([1, 2, 3])
    expect(selectedOptions(checkout.shippingOptions)).toMatchObject([{ id: 2, feeIncVat: 99 }])
    expect(selectedOptions(checkout.paymentOptions)).toMatchObject([
      { name: 'Swish', isDefault: true },
    ])
    expect(checkout.cart.summary.shipping.isDefault).toBe(false)
  })

  it('has pickup points near the zip, and keeps the selected one', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    const pickupPointsAfter = async (checkout: object) => {
      const response = await shop.request(
        `mutation($id: String!, $checkout: CheckoutInputType) {
          createOrUpdateCheckout(cartId: $id, checkout: $checkout) {
            shippingOptions { id subOptions { id externalId displayName isSelected } } } }`,
        { id, checkout },
      )
      return response.data.createOrUpdateCheckout.shippingOptions.map(
        ({ subOptions }: { subOptions: object[] }) => subOptions,
      )
    }
    const pickupPoints = (isSelected: readonly boolean[]) => [
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
    expect(await pickupPointsAfter({ billingAddress: { zip: '903 25' } })).toEqual(
      pickupPoints([true, false]),
    )
    expect(await pickupPointsAfter({ shippingId: 2 })).toEqual(pickupPoints([true, false]))
    expect(await pickupPointsAfter({ pickupPoint: 'se-9-2' })).toEqual(pickupPoints([false, true]))
    // Other clients select a pickup point like a delivery method.
    expect(await pickupPointsAfter({ shippingId: 201 })).toEqual(pickupPoints([true, false]))
    expect(await pickupPointsAfter({ shippingId: 202 })).toEqual(pickupPoints([false, true]))
    expect(await pickupPointsAfter({ shippingId: 1 })).toEqual(pickupPoints([false, false]))
    // Without a method, or with an unknown one, it is the cheapest, which is a pickup point.
    expect(await pickupPointsAfter({ shippingId: 203 })).toEqual(pickupPoints([false, true]))
    expect(await pickupPointsAfter({ shippingId: null })).toEqual(pickupPoints([false, true]))
    expect(await pickupPointsAfter({ shippingId: 2 })).toEqual(pickupPoints([false, true]))
    // A pickup point of another town is ignored.
    expect((await pickupPointsAfter({ billingAddress: { zip: '111 22' } }))[1]).toMatchObject([
      { displayName: 'Kvartersboden, Storgatan 12, 111 22 Stockholm', isSelected: true },
      { isSelected: false },
    ])
  })

  it.each(['00000', '1112', 'abc', ''])('offers no delivery to the zip "%s"', async (zip) => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    const { checkout, errors } = await updateCheckout(shop, id, { billingAddress: { zip } })
    expect(errors).toBeUndefined()
    expect([checkout.shippingOptions, checkout.paymentOptions]).toEqual([[], []])
  })

  it('keeps selections and typed values: a reload without new values returns them again', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    await updateCheckout(shop, id, { ...annasCheckout, shippingId: 2, paymentId: 24 })
    const { checkout } = await updateCheckout(shop, id, {})
    expect(checkout).toMatchObject({
      email: 'anna@example.com',
      billingAddress: { firstName: 'Anna', zip: '111 22', city: 'Stockholm' },
    })
    expect(selectedOptions(checkout.shippingOptions)).toMatchObject([{ id: 2, feeIncVat: 99 }])
    expect(selectedOptions(checkout.paymentOptions)).toMatchObject([
      { id: 24, name: 'DirectInvoice' },
    ])
    expect(checkout.cart.summary).toMatchObject({
      fees: { shippingFeeIncVat: 99, paymentFeeIncVat: 29 },
      total: { sellingPriceIncVat: 327.9 },
    })
  })

  it('delivers to the other address once that has a street', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    const shippingAddress = { addressLine1: 'Sommarvägen 2', zip: '00000', city: 'Ystad' }
    const { checkout } = await updateCheckout(shop, id, { ...annasCheckout, shippingAddress })
    expect(checkout.shippingOptions).toEqual([])
    const corrected = await updateCheckout(shop, id, { shippingAddress: { zip: '27131' } })
    expect(corrected.checkout.shippingOptions).toHaveLength(3)
  })

  it('shows delivery without a zip to a client that skips the check', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    const { checkout } = await updateCheckout(shop, id, {
      skipShippingValidation: true,
      shippingId: 3,
    })
    expect(selectedOptions(checkout.shippingOptions)).toMatchObject([{ id: 3 }])
    expect((await updateCheckout(shop, id, {})).checkout.shippingOptions).toEqual([])
  })

  it('ignores an unknown delivery or payment method, and never falls back to credit', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, sofa)
    const { checkout } = await updateCheckout(shop, id, {
      ...annasCheckout,
      shippingId: 77,
      paymentId: 77,
    })
    expect(selectedOptions(checkout.shippingOptions)).toMatchObject([{ id: 2 }])
    expect(selectedOptions(checkout.paymentOptions)).toMatchObject([{ name: 'Swish' }])
    const abroad = await updateCheckout(
      shop,
      id,
      { billingAddress: { zip: '10115' }, paymentId: 24 },
      'marketId: "eu"',
    )
    expect(selectedOptions(abroad.checkout.paymentOptions)).toMatchObject([{ name: 'Card' }])
  })

  it('is in the shopper’s language', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, sofa)
    const { checkout } = await updateCheckout(
      shop,
      id,
      { billingAddress: { zip: '00100' } },
      'marketId: "fi", languageId: "fi"',
    )
    expect(checkout.shippingOptions[0].displayName).toBe('Kotiinkuljetus ovelle')
    expect(checkout.paymentOptions[0].displayName).toBe('Kortti, Visa tai Mastercard')
  })

  it('selects no delivery in a market with the delivery widget', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    const selectedIn = async (checkout: object) => {
      const changed = await updateCheckout(shop, id, checkout, 'marketId: "no"')
      const { shippingOptions, paymentOptions, cart } = changed.checkout
      expect(paymentOptions).not.toEqual([])
      return [selectedOptions(shippingOptions).length, cart.summary.shipping.isDefault]
    }
    expect(await selectedIn({ billingAddress: { zip: '0155' } })).toEqual([0, true])
    expect(await selectedIn({ externalShippingId: 'pickup' })).toEqual([1, false])
  })

  it('reports that a customer is blacklisted', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    const { checkout } = await updateCheckout(shop, id, { email: 'Blacklist@example.com' })
    expect(checkout.checkoutStatus).toBe('CUSTOMER_BLACKLISTED')
  })

  it('uses the fee of a carrier, including 0, until it is removed', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    const setFee = async (fee: number) => {
      const { data } = await shop.request(
        `mutation($id: String!, $fee: Decimal!) { setCartShippingFee(cartId: $id, shippingFee: $fee) {
          cart { summary { fees { shippingFeeIncVat } } } } }`,
        { id, fee },
      )
      return data.setCartShippingFee.cart.summary.fees.shippingFeeIncVat
    }
    expect([await setFee(49.5), await setFee(0), await setFee(-1)]).toEqual([49.5, 0, 99])
  })

  it('rejects a return address outside the shop', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    const checkoutUrls = { redirectUrl: 'https://evil.example/thanks' }
    expect((await updateCheckout(shop, id, { checkoutUrls })).code).toBe('InvalidCheckoutUrl')
  })

  it('of a cart with an unknown id is an error', async () => {
    using shop = openTestShop()
    expect((await updateCheckout(shop, 'nope', {})).code).toBe('CartNotFound')
  })

  it('is sanitized: spaces and control characters are removed', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    const billingAddress = { firstName: ' An\u0000na\u202e  Å ' }
    const { checkout } = await updateCheckout(shop, id, { billingAddress })
    expect(checkout.billingAddress.firstName).toBe('An na Å')
  })
})

describe('the check of a customer', () => {
  const check = async (shop: TestShop, cartId: string, email: string, rest: object = {}) =>
    shop.request(
      `query($cartId: String!, $checkout: CheckoutInputType!) {
        validateOrderCreation(cartId: $cartId, checkout: $checkout) { isValid message memberType } }`,
      { cartId, checkout: { email, ...rest } },
    )

  it.each([
    ['anna@example.com', { isValid: true, message: '', memberType: 'STANDARD' }],
    ['blacklist@example.com', { isValid: false, message: 'Customer is blacklisted' }],
    ['nocredit@example.com', { isValid: true, memberType: 'NO CREDIT-Limited' }],
  ])('of %s is %j', async (email, expected) => {
    using shop = openTestShop()
    const { data } = await check(shop, await createCartWith(shop, chair), email, { paymentId: 23 })
    expect(data.validateOrderCreation).toMatchObject(expected)
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
    const { data } = await check(shop, await createCartWith(shop, chair), email, rest)
    expect(data.validateOrderCreation).toMatchObject({ isValid: false, message })
  })

  it('uses the stored data of the checkout', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, chair)
    await updateCheckout(shop, id, annasCheckout)
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
    const id = await createCartWith(shop, chair)
    await updateCheckout(shop, id, annasCheckout)
    expect(await validateConditions(shop, id)).toEqual({ isValid: true, message: '' })
    expect(await validateConditions(shop, id, 'blacklist@example.com')).toEqual({
      isValid: false,
      message: 'Customer is blacklisted',
    })
  })

  it('names what is missing, word for word as the API does', async () => {
    using shop = openTestShop()
    const id = await createCartWith(shop, sofa)
    expect((await validateConditions(shop, 'nope')).message).toBe(
      'No cart was found with the ID <nope>',
    )
    await updateCheckout(shop, id, {
      ...annasCheckout,
      billingAddress: { ...annasCheckout.billingAddress, firstName: '' },
    })
    expect((await validateConditions(shop, id)).message).toBe('First name is required')
    await updateCheckout(shop, id, { billingAddress: { firstName: 'Anna', country: 'Norge' } })
    expect((await validateConditions(shop, id)).message).toBe('Invalid Billing Country')
    await updateCheckout(shop, id, { billingAddress: { country: 'Sverige' } })
    expect((await validateConditions(shop, id)).isValid).toBe(true)
    shop.db.exec('UPDATE test_stock SET pieces = 0')
    expect((await validateConditions(shop, id)).message).toBe('Insufficient stock amount')
  })
})

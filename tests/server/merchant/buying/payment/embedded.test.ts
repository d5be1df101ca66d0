import { describe, expect, it } from 'vitest'
import { annasCheckout, createCartWith, getCart } from '../order/shopper-actions.ts'
import { sofa } from '../order/test-catalogue.ts'
import { openTestShop, origin, type TestShop } from '../order/test-shop.ts'

const providers = [
  ['KLARNA', 31, 'kid'],
  ['AVARDA', 32, 'aid'],
] as const

/** A cart at its checkout with a provider's form, and the id of the form. */
async function openForm(shop: TestShop, paymentId: number, parameter: string) {
  const cartId = await createCartWith(shop, sofa)
  const redirectUrl = `${origin}/checkout/confirm?${parameter}={payment.uid}&cartid={geins.cartid}`
  const checkoutUrls = { redirectUrl, checkoutPageUrl: `${origin}/kassan` }
  const form = await formOf(shop, cartId, { ...annasCheckout, paymentId, checkoutUrls })
  return { cartId, ...form }
}

async function formOf(shop: TestShop, cartId: string, checkout: object = {}) {
  const { data } = await shop.request(
    `mutation($cartId: String!, $checkout: CheckoutInputType) {
      createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) {
        paymentOptions { id isSelected paymentType checkoutType paymentData newCheckoutSession } } }`,
    { cartId, checkout },
  )
  const options = data.createOrUpdateCheckout.paymentOptions as Record<string, unknown>[]
  const option = options.find(({ isSelected }) => isSelected)!
  const formId = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(String(option.paymentData))?.[0] ?? ''
  return { option, options, formId, page: `${origin}/merchant/payment/embedded/${formId}` }
}

async function pay(shop: TestShop, page: string, outcome: string) {
  const body = new URLSearchParams({ outcome })
  const response = await shop.visit(page, { method: 'POST', body })
  return { status: response.status, location: response.headers.get('location') }
}

const confirmationOf = async (shop: TestShop, id: string, cartId: string, type: string) =>
  (
    await shop.request(
      `query($id: String!, $cartId: String) { checkout(id: $id, cartId: $cartId, paymentType: ${type})
        { completed order { status } cart { isCompleted } } }`,
      { id, cartId },
    )
  ).data.checkout

describe.each(providers)('a form of %s', (type, paymentId, parameter) => {
  it('comes with the chosen option alone, and stays the same until it expires', async () => {
    using shop = openTestShop()
    const { cartId, option, options, formId, page } = await openForm(shop, paymentId, parameter)
    expect(option).toMatchObject({ paymentType: type, checkoutType: 'EXTERNAL' })
    expect(option.newCheckoutSession).toBe(true)
    expect(options.filter(({ paymentData }) => paymentData !== null)).toEqual([option])
    expect(await formOf(shop, cartId)).toMatchObject({
      formId,
      option: { newCheckoutSession: false },
    })
    shop.clock.ms += 16 * 60_000
    const renewed = await formOf(shop, cartId)
    expect(renewed.option.newCheckoutSession).toBe(true)
    expect(renewed.formId).not.toBe(formId)
    expect((await pay(shop, page, 'approve')).status).toBe(410)
  })

  it('pays the cart as it is, once, and leads to the order by its own id', async () => {
    using shop = openTestShop()
    const { cartId, formId, page } = await openForm(shop, paymentId, parameter)
    const outcomes = ['approve', 'approve', 'decline']
    const [paid] = await Promise.all(outcomes.map((outcome) => pay(shop, page, outcome)))
    const confirmation = `${origin}/checkout/confirm?${parameter}=${formId}&cartid=${cartId}`
    expect(paid).toEqual({ status: 303, location: confirmation })
    expect(await confirmationOf(shop, formId, cartId, type)).toMatchObject({
      completed: true,
      order: { status: 'received' },
      cart: { isCompleted: true },
    })
    expect(await confirmationOf(shop, formId, 'another cart', type)).toBeNull()
    expect([shop.count('mail'), shop.stockOf(sofa)]).toEqual([1, 4])
    // From a page that is still open in another tab.
    expect(await pay(shop, page, 'decline')).toEqual(paid)
    expect(shop.count('shop_order')).toBe(1)
    expect((await shop.visit(page)).status).toBe(410)
  })

  it.each([
    ['decline', 'Error'],
    ['cancel', 'Cancelled'],
    ['out-of-stock', 'OutOfStock'],
    ['blocked', 'BlockedCustomer'],
    ['time-out', 'TimedOut'],
  ])(
    'keeps the cart and the stock after "%s", and can be paid afterwards',
    async (outcome, error) => {
      using shop = openTestShop()
      const { cartId, page } = await openForm(shop, paymentId, parameter)
      expect(await pay(shop, page, outcome)).toEqual({
        status: 303,
        location: `${origin}/kassan?error=${error}`,
      })
      expect((await getCart(shop, cartId)).items).toHaveLength(1)
      expect(shop.stockOf(sofa)).toBe(5)
      expect((await pay(shop, page, 'approve')).location).toContain('/checkout/confirm')
    },
  )

  it('without a return is still an order, found by the cart for an hour', async () => {
    using shop = openTestShop()
    const { cartId, formId, page } = await openForm(shop, paymentId, parameter)
    expect(await confirmationOf(shop, cartId, cartId, type)).toBeNull()
    expect(await pay(shop, page, 'lose-return')).toEqual({ status: 200, location: null })
    expect((await confirmationOf(shop, formId, cartId, type)).completed).toBe(true)
    expect((await confirmationOf(shop, cartId, cartId, type)).completed).toBe(true)
    shop.clock.ms += 61 * 60_000
    expect(await confirmationOf(shop, cartId, cartId, type)).toBeNull()
  })

  it('is refused when the order cannot be placed', async () => {
    using shop = openTestShop()
    const { cartId, page } = await openForm(shop, paymentId, parameter)
    await formOf(shop, cartId, { email: 'blacklist@example.com' })
    expect((await pay(shop, page, 'approve')).location).toBe(`${origin}/kassan?error=Error`)
    expect(shop.count('shop_order')).toBe(0)
  })
})

it('pages of a form may be framed by the shop alone, and run no scripts', async () => {
  using shop = openTestShop()
  const { page } = await openForm(shop, 31, 'kid')
  const { headers } = await shop.visit(page)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect((await shop.visit(`${origin}/merchant/payment/embedded/unknown`)).status).toBe(410)
})

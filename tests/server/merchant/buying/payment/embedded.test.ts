import { describe, expect, it } from 'vitest'
import {
  addToCart,
  fetchConfirmation,
  getCart,
  placeOrder,
  submitPayment,
  updateCheckout,
} from '../order/shopper-actions.ts'
import { sofa } from '../order/test-catalogue.ts'
import { openTestShop, origin, type TestShop } from '../order/test-shop.ts'
import { formOf, openForm, pay, providers, type Place } from './embedded-form.ts'

const confirmationOf = async (shop: TestShop, id: string, cartId: string, type: string) =>
  (
    await shop.request(
      `query($id: String!, $cartId: String) { checkout(id: $id, cartId: $cartId, paymentType: ${type})
        { completed order { status } cart { isCompleted } } }`,
      { id, cartId },
    )
  ).data.checkout

describe.each(providers)('a form of %s', (type, paymentId, parameter, market) => {
  const place: Place = [paymentId, parameter, market]

  it('comes with the chosen option alone, and stays the same until it expires', async () => {
    using shop = openTestShop()
    const { cartId, option, options, formId, page } = await openForm(shop, ...place)
    expect(option).toMatchObject({ paymentType: type, checkoutType: 'EXTERNAL' })
    expect(option.newCheckoutSession).toBe(true)
    expect(options.filter(({ paymentData }) => paymentData !== null)).toEqual([option])
    expect(await formOf(shop, cartId, market)).toMatchObject({
      formId,
      option: { newCheckoutSession: false },
    })
    shop.clock.ms += 16 * 60_000
    const renewed = await formOf(shop, cartId, market)
    expect(renewed.option.newCheckoutSession).toBe(true)
    expect(renewed.formId).not.toBe(formId)
    expect((await pay(shop, page, 'approve')).status).toBe(410)
  })

  it('pays the cart as it is, once, and leads to the order by its own id', async () => {
    using shop = openTestShop()
    const { cartId, formId, page } = await openForm(shop, ...place)
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
    const reloaded = await shop.visit(page)
    expect([reloaded.status, await reloaded.text()]).toEqual([
      410,
      expect.stringMatching(/<h1>.*(godkänd|godkendt|hyväksytty)/),
    ])
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
      const { cartId, page } = await openForm(shop, ...place)
      expect(await pay(shop, page, outcome)).toEqual({
        status: 303,
        location: `${origin}/kassan?error=${error}`,
      })
      expect((await getCart(shop, cartId)).items).toHaveLength(1)
      expect(shop.stockOf(sofa)).toBe(5)
      expect((await pay(shop, page, 'approve')).location).toContain('/checkout/confirm')
    },
  )

  it('is the HTML of the deprecated checkout, and thanks once it is paid', async () => {
    using shop = openTestShop()
    const { formId, option, page } = await openForm(shop, ...place)
    const ask = async (id: string, paymentType: string) => {
      const query = `query($id: String!) { getCheckout(id: $id, paymentType: ${paymentType})
        getCheckoutAndOrder(id: $id, paymentType: ${paymentType}) { htmlSnippet order { orderId status } } }`
      const { getCheckout, getCheckoutAndOrder } = (await shop.request(query, { id })).data
      expect(getCheckoutAndOrder?.htmlSnippet ?? null).toBe(getCheckout)
      return [getCheckout, getCheckoutAndOrder?.order ?? null]
    }
    expect(await ask(formId, type)).toEqual([option.paymentData, null])
    expect(await ask(formId, 'STANDARD')).toEqual([null, null])
    expect(await ask(crypto.randomUUID(), type)).toEqual([null, null])
    await pay(shop, page, 'approve')
    const thanks = expect.stringMatching(/<h2>.*(godkänd|godkendt|hyväksytty)/)
    expect(await ask(formId, type)).toEqual([thanks, { orderId: '100001', status: 'received' }])
    // The id of the form is in a page of its payer.
    shop.clock.ms += 61 * 60_000
    expect(await ask(formId, type)).toEqual([null, null])
  })

  it('without a return is still an order, found by the cart for an hour', async () => {
    using shop = openTestShop()
    const { cartId, formId, page } = await openForm(shop, ...place)
    expect(await confirmationOf(shop, cartId, cartId, type)).toBeNull()
    expect(await pay(shop, page, 'lose-return')).toEqual({ status: 200, location: null })
    expect((await confirmationOf(shop, formId, cartId, type)).completed).toBe(true)
    expect((await confirmationOf(shop, cartId, cartId, type)).completed).toBe(true)
    shop.clock.ms += 61 * 60_000
    expect(await confirmationOf(shop, cartId, cartId, type)).toBeNull()
  })

  it('is refused when its cart has become dearer in another tab', async () => {
    using shop = openTestShop()
    const { cartId, page } = await openForm(shop, ...place)
    const shown = await (await shop.visit(`${page}/form`)).json()
    const amount = { amount: String(shown.amountMinor) }
    await addToCart(shop, cartId, sofa)
    const refused = await pay(shop, page, 'approve', amount)
    expect(refused).toEqual({ status: 303, location: `${origin}/kassan?error=AmountChanged` })
    expect(shop.count('shop_order')).toBe(0)
    const frame = await (await shop.visit(page)).text()
    const current = /name="amount" value="(\d+)"/.exec(frame)?.[1] ?? ''
    expect(Number(current)).toBeGreaterThan(shown.amountMinor)
    const paid = await pay(shop, page, 'approve', { amount: current })
    expect(paid.location).toContain('/checkout/confirm')
  })

  it('is refused when its buyer has become a company without a number', async () => {
    using shop = openTestShop()
    const { cartId, page } = await openForm(shop, ...place)
    await formOf(shop, cartId, market, { customerType: 'ORGANIZATION' })
    expect((await pay(shop, page, 'approve')).location).toBe(`${origin}/kassan?error=Error`)
    expect(shop.count('shop_order')).toBe(0)
  })

  it('is refused when its cart was emptied in another tab', async () => {
    using shop = openTestShop()
    const { cartId, page } = await openForm(shop, ...place)
    await shop.request('mutation($cartId: String!) { clearCart(id: $cartId) { id } }', { cartId })
    expect((await pay(shop, page, 'approve')).location).toBe(`${origin}/kassan?error=AmountChanged`)
  })

  it('is refused when the order cannot be placed', async () => {
    using shop = openTestShop()
    const { cartId, page } = await openForm(shop, ...place)
    await formOf(shop, cartId, market, { email: 'blacklist@example.com' })
    expect((await pay(shop, page, 'approve')).location).toBe(`${origin}/kassan?error=Error`)
    expect(shop.count('shop_order')).toBe(0)
  })
})

it('a form pays by its own provider, whatever another tab has chosen or ordered since', async () => {
  using shop = openTestShop()
  const { cartId, page } = await openForm(shop, 31, 'kid', 'se')
  const amountOf = async () => (await (await shop.visit(`${page}/form`)).json()).amountMinor
  const shown = await amountOf()
  // An invoice has a fee.
  await updateCheckout(shop, cartId, { paymentId: 24 })
  expect(await amountOf()).toBe(shown)
  const { placed } = await placeOrder(shop, cartId)
  const { location } = await pay(shop, page, 'approve', { amount: String(shown) })
  const { searchParams } = new URL(location ?? '')
  expect(await fetchConfirmation(shop, searchParams.get('oid') ?? '', cartId)).toMatchObject({
    completed: true,
    cart: { summary: { payment: { name: 'Klarna' } } },
  })
  const late = await submitPayment(shop, placed.redirectUrl, 'approve')
  expect(late.location).toBe(location)
  expect(await (await shop.visit(placed.redirectUrl)).text()).toContain('Betalningen är godkänd')
  expect(shop.count('mail')).toBe(1)
})

it('pages of a form may be framed by the shop alone, and run no scripts', async () => {
  using shop = openTestShop()
  const { page } = await openForm(shop, 31, 'kid', 'se')
  const { headers } = await shop.visit(page)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect((await shop.visit(`${origin}/merchant/payment/embedded/unknown`)).status).toBe(410)
})

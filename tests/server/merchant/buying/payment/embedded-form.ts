/** A cart at its checkout with a provider's form. */
import { annasCheckout, createCartWith } from '../order/shopper-actions.ts'
import { sofa } from '../order/test-catalogue.ts'
import { origin, type TestShop } from '../order/test-shop.ts'

/** Type, id of the payment method, parameter of the confirmation's address, and market of each provider. */
export const providers = [
  ['KLARNA', 31, 'kid', 'se'],
  ['AVARDA', 32, 'aid', 'se'],
  ['SVEA', 33, 'sid', 'fi'],
  ['WALLEY', 34, 'wid', 'dk'],
] as const

const zips = { se: annasCheckout.billingAddress.zip, fi: '00100', dk: '1050' }

export type Place = [paymentId: number, parameter: string, market: keyof typeof zips]

/** A cart with a form, and the id of the form. */
export async function openForm(shop: TestShop, ...[paymentId, parameter, market]: Place) {
  const cartId = await createCartWith(shop, sofa)
  const billingAddress = { ...annasCheckout.billingAddress, zip: zips[market] }
  const redirectUrl = `${origin}/checkout/confirm?${parameter}={payment.uid}&cartid={geins.cartid}`
  const checkoutUrls = { redirectUrl, checkoutPageUrl: `${origin}/kassan` }
  const checkout = { ...annasCheckout, billingAddress, paymentId, checkoutUrls }
  const form = await formOf(shop, cartId, market, checkout)
  return { cartId, ...form }
}

export async function formOf(
  shop: TestShop,
  cartId: string,
  marketId: string,
  checkout: object = {},
) {
  const { data } = await shop.request(
    `mutation($cartId: String!, $checkout: CheckoutInputType, $marketId: String) {
      createOrUpdateCheckout(cartId: $cartId, checkout: $checkout, marketId: $marketId) {
        paymentOptions { id isSelected paymentType checkoutType paymentData newCheckoutSession } } }`,
    { cartId, checkout, marketId },
  )
  const options = data.createOrUpdateCheckout.paymentOptions as Record<string, unknown>[]
  const option = options.find(({ isSelected }) => isSelected)!
  const formId = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(String(option.paymentData))?.[0] ?? ''
  return { option, options, formId, page: `${origin}/merchant/payment/embedded/${formId}` }
}

export async function pay(shop: TestShop, page: string, outcome: string, fields: object = {}) {
  const body = new URLSearchParams({ outcome, ...fields })
  const response = await shop.visit(page, { method: 'POST', body })
  return { status: response.status, location: response.headers.get('location') }
}

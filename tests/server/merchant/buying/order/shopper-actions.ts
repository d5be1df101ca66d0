/** The actions of a shopper as functions. */
import { origin, type TestShop } from './test-shop.ts'

export const cartFields = `
  id isCompleted promoCode freeShipping fixedDiscount
  appliedCampaigns { name }
  items {
    id skuId quantity message product { productId }
    unitPrice { sellingPriceIncVat } totalPrice { sellingPriceIncVat sellingPriceExVat vat }
    campaign { appliedCampaigns { name } prices { quantity discountPercentage price { sellingPriceIncVat } } }
  }
  summary {
    total { sellingPriceIncVat sellingPriceExVat regularPriceIncVat discountIncVat vat
      sellingPriceIncVatFormatted isDiscounted currency { code } }
    subTotal { sellingPriceIncVat sellingPriceExVat regularPriceIncVat }
    vats { rate amount }
    fixedAmountDiscountIncVat fixedAmountDiscountExVat
    fees { shippingFeeIncVat paymentFeeIncVat }
    balance { pending totalSellingPriceExBalanceIncVat totalSellingPriceExBalanceIncVatFormatted }
    shipping { id isDefault feeIncVat feeIncVatFormatted amountLeftToFreeShipping }
    payment { id name }
  }`

export async function getCart(shop: TestShop, id?: string, moreArguments = '') {
  const source = `query($id: String) { getCart(id: $id ${moreArguments}) { ${cartFields} } }`
  return (await shop.request(source, { id })).data.getCart
}

export async function addToCart(
  shop: TestShop,
  id: string,
  skuId: number,
  quantity = 1,
  rest = '',
) {
  const response = await shop.request(
    `mutation($id: String!, $skuId: Int, $quantity: Int!) {
      addToCart(id: $id, item: { skuId: $skuId, quantity: $quantity ${rest} }) { ${cartFields} } }`,
    { id, skuId, quantity },
  )
  return { ...response, cart: response.data?.addToCart }
}

/** A new cart with pieces of a sku. */
export async function createCartWith(shop: TestShop, skuId: number, quantity = 1): Promise<string> {
  const { id } = await getCart(shop)
  await addToCart(shop, id, skuId, quantity)
  return id
}

export const annasCheckout = {
  email: 'anna@example.com',
  billingAddress: {
    firstName: 'Anna',
    lastName: 'Berg',
    addressLine1: 'Storgatan 1',
    zip: '111 22',
    city: 'Stockholm',
    mobile: '0701234567',
  },
  paymentId: 23,
  shippingId: 1,
  acceptedConsents: ['order'],
  checkoutUrls: {
    redirectUrl: `${origin}/checkout/confirm?cartid={geins.cartid}&oid={payment.uid}`,
    checkoutPageUrl: `${origin}/kassan`,
  },
}

export async function updateCheckout(shop: TestShop, cartId: string, checkout: object, rest = '') {
  const response = await shop.request(
    `mutation($cartId: String!, $checkout: CheckoutInputType) {
      createOrUpdateCheckout(cartId: $cartId, checkout: $checkout ${rest}) {
        email identityNumber checkoutStatus
        billingAddress { firstName zip city country } shippingAddress { city }
        shippingOptions { id displayName isSelected feeIncVat }
        paymentOptions { id name displayName isSelected isDefault paymentType feeIncVat }
        cart { ${cartFields} } } }`,
    { cartId, checkout },
  )
  return { ...response, checkout: response.data?.createOrUpdateCheckout }
}

export async function placeOrder(
  shop: TestShop,
  cartId: string,
  checkout: object = annasCheckout,
  rest = '',
) {
  const response = await shop.request(
    `mutation($cartId: String!, $checkout: CheckoutInputType!) {
      placeOrder(cartId: $cartId, checkout: $checkout ${rest}) { orderId publicId status redirectUrl } }`,
    { cartId, checkout },
  )
  return { ...response, placed: response.data?.placeOrder }
}

export async function fetchConfirmation(shop: TestShop, orderId: string, cartId?: string) {
  const source = `query($orderId: String!, $cartId: String) {
    checkout(id: $orderId, cartId: $cartId, paymentType: STANDARD) {
      completed nthPurchase htmlSnippet newCheckoutSession
      order { orderId status email zip currency itemValueIncVat orderValueIncVat shippingFeeIncVat sum
        billingAddress { firstName country } shippingAddress { city } rows { name quantity priceIncVat } }
      cart { ${cartFields} } } }`
  return (await shop.request(source, { orderId, cartId })).data.checkout
}

/** Submits a button on the payment page; returns the redirect target of the payer. */
export async function submitPayment(shop: TestShop, address: string, outcome: string) {
  const body = new URLSearchParams({ outcome })
  const response = await shop.visit(address, { method: 'POST', body })
  return { status: response.status, location: response.headers.get('location'), response }
}

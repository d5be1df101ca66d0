/** Buys a product of a merchant with a catalogue, as a guest or logged in. */
import { expect } from 'vitest'
import type { AccountMerchant } from '../../accounts/auth/account-merchant.ts'
import { annasCheckout } from './shopper-actions.ts'

interface Sku {
  skuId: number
  stock: { totalStock: number }
}

/** A cart with one piece of a product in stock. */
export async function createCart(shop: AccountMerchant): Promise<string> {
  const { data } = await shop.request(
    '{ products(take: 40) { products { skus { skuId stock { totalStock } } } } }',
  )
  const skus = data.products.products.flatMap((product: { skus: Sku[] }) => product.skus) as Sku[]
  const { skuId } = skus.find(({ stock }) => stock.totalStock > 10)!
  const added = await shop.request(
    `mutation { addToCart(id: "", item: { skuId: ${skuId}, quantity: 1 }) { id } }`,
  )
  return added.data.addToCart.id
}

export async function placeOrder(
  shop: AccountMerchant,
  cartId: string,
  email: string,
  token?: string,
) {
  const { data, errors } = await shop.request(
    `mutation($cartId: String!, $checkout: CheckoutInputType!) {
      placeOrder(cartId: $cartId, checkout: $checkout) { orderId publicId status redirectUrl } }`,
    { cartId, checkout: { ...annasCheckout, email } },
    token,
  )
  expect(errors).toBeUndefined()
  return data.placeOrder as {
    orderId: string
    publicId: string
    status: string
    redirectUrl: string | null
  }
}

/** Submits an outcome on the payment page. */
export async function submitPayment(
  shop: AccountMerchant,
  address: string | null,
  outcome = 'approve',
) {
  const { pathname } = new URL(address ?? '')
  const page = `http://merchant.test${pathname.replace('/merchant', '')}`
  const body = new URLSearchParams({ outcome })
  const text = await (await shop.fetch(new Request(page))).text()
  await shop.fetch(new Request(page, { method: 'POST', body }))
  return text
}

/** Buys a product and returns the order number. */
export async function buyProduct(
  shop: AccountMerchant,
  email: string,
  token?: string,
  outcome?: string,
) {
  const { orderId, redirectUrl } = await placeOrder(shop, await createCart(shop), email, token)
  await submitPayment(shop, redirectUrl, outcome)
  return orderId
}

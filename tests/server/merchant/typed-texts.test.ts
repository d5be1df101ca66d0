import { expect, it } from 'vitest'

import { openAccountMerchant } from './accounts/auth/account-merchant.ts'
import { annasCheckout, createCartWith, updateCheckout } from './buying/order/shopper-actions.ts'
import { chair } from './buying/order/test-catalogue.ts'
import { openTestShop } from './buying/order/test-shop.ts'

/** Texts that are too long for the merchant: refused, since a cut one would be another name, address or message. */
const long = (units: number) => '😀'.repeat(units / 2)
const refusal = (field: string) => [
  { extensions: expect.objectContaining({ code: 'TextTooLong', field }) },
]

it.each([
  ['message', 2000, (message: string) => ({ message })],
  ['identityNumber', 2000, (identityNumber: string) => ({ identityNumber })],
  ['firstName', 200, (firstName: string) => ({ billingAddress: { firstName } })],
  ['city', 200, (city: string) => ({ shippingAddress: { city } })],
] as const)('a checkout refuses a longer %s than %i', async (field, limit, inputOf) => {
  using shop = openTestShop()
  const id = await createCartWith(shop, chair)
  const before = (await updateCheckout(shop, id, annasCheckout)).checkout
  const { errors } = await updateCheckout(shop, id, {
    ...inputOf(long(limit + 2)),
    email: 'b@c.se',
  })
  expect(errors).toMatchObject(refusal(field))
  const { checkout } = await updateCheckout(shop, id, {})
  expect([checkout.email, checkout.billingAddress]).toEqual([before.email, before.billingAddress])
  expect((await updateCheckout(shop, id, inputOf(long(limit)))).errors).toBeUndefined()
})

it('a cart refuses a longer message at a row than 500, added or changed', async () => {
  using shop = openTestShop()
  const id = await createCartWith(shop, chair)
  const send = (name: string, message: string) =>
    shop.request(
      `mutation($id: String!, $item: CartItemInputType!) { ${name}(id: $id, item: $item) { items { message } } }`,
      { id, item: { skuId: chair, quantity: 1, message } },
    )
  for (const name of ['addToCart', 'updateCartItem']) {
    expect((await send(name, long(502))).errors).toMatchObject(refusal('message'))
  }
  const { data } = await send('updateCartItem', long(500))
  expect(data.updateCartItem.items).toEqual([{ message: long(500) }])
})

it('an account refuses longer names, and keeps the one it has', async () => {
  await using shop = await openAccountMerchant()
  const { token } = (await shop.register('anna@shop.test')).body
  const update = (firstName: string) =>
    shop.request(
      `mutation($user: UserInputType!) { updateUser(user: $user) { address { firstName } } }`,
      { user: { address: { firstName } } },
      token,
    )
  await update('Anna')
  expect((await update(long(202))).errors).toMatchObject([{ extensions: { code: 'TextTooLong' } }])
  const { data } = await shop.request('{ getUser { address { firstName } } }', {}, token)
  expect(data.getUser.address.firstName).toBe('Anna')
})

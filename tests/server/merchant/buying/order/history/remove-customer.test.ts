import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'
import { findOrderByPublicId, applyOrderEvent } from '#server/merchant/buying/order/order.store.ts'
import type { OrderEvent } from '#server/merchant/buying/order/order-states.ts'
import { seedCatalogue } from '#server/demo/generator/generate-catalogue.ts'
import { openDatabase } from '#server/merchant/store/database.ts'
import {
  clientHash,
  openAccountMerchant,
} from '#tests/server/merchant/accounts/auth/account-merchant.ts'
import { today } from '#tests/server/merchant/graphql/test-merchant.ts'
import { buyProduct } from '#tests/server/merchant/buying/order/buy-demo-product.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'

const shop = await openForTests(
  openAccountMerchant({}, (sink) => seedCatalogue(sink, { products: 60, now: today })),
)
const db = openDatabase(join(shop.dataDir, 'shop.db'))
afterAll(() => db.close())

/** An order of a customer who has deleted the account since. */
async function orderOfDeletedCustomer(username: string) {
  const { body } = await shop.authAction('register', { username, password: clientHash('soffa') })
  await buyProduct(shop, username, body.token)
  const { data } = await shop.request('{ getOrders { publicId } }', {}, body.token)
  await shop.request('mutation { deleteUser }', {}, body.token)
  const find = () => findOrderByPublicId(db, data.getOrders[0].publicId)!
  const applyEvent = (event: OrderEvent) => applyOrderEvent(db, find(), event, today.getTime())
  return { find, applyEvent }
}

it.each([
  ['shipped', ['pack', 'ship-part', 'ship']],
  ['cancelled', ['hold', 'cancel']],
  ['paid back', ['pack', 'ship-part', 'refund']],
] as const)(
  'an open order keeps the contact data of a deleted customer until it is %s',
  async (end, events) => {
    const username = `${end.replace(' ', '-')}@shop.test`
    const { find, applyEvent } = await orderOfDeletedCustomer(username)
    for (const event of events) {
      expect(find()).toMatchObject({ email: username, customerId: null })
      expect(find().document.checkout.email).toBe(username)
      expect(applyEvent(event)).not.toBeNull()
    }
    const { email, document } = find()
    expect(email).toBe('')
    expect(JSON.stringify(document)).not.toContain(username)
    expect(document.checkout).toMatchObject({ email: '', identityNumber: '', message: '' })
    for (const address of [document.billingAddress, document.shippingAddress]) {
      expect(address).toMatchObject({ mobile: '', phone: '', entryCode: '', careOf: '' })
    }
    expect(document.billingAddress.lastName).not.toBe('')
    expect(document.quote.lines.length).toBeGreaterThan(0)
  },
)

it('an order keeps all data while its customer has an account', async () => {
  const username = 'stays@shop.test'
  const { body } = await shop.authAction('register', { username, password: clientHash('soffa') })
  await buyProduct(shop, username, body.token)
  const { data } = await shop.request('{ getOrders { publicId } }', {}, body.token)
  const find = () => findOrderByPublicId(db, data.getOrders[0].publicId)!
  for (const event of ['pack', 'ship'] as const) applyOrderEvent(db, find(), event, today.getTime())
  expect(find()).toMatchObject({ email: username, state: 'completed' })
})

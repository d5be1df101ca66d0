import { describe, expect, it } from 'vitest'
import { demoData } from '#server/demo/demo-setup.ts'
import { demoPasswordHash } from '#server/demo/customers/customers.ts'
import { seedCatalogue } from '#server/demo/generator/generate-catalogue.ts'
import {
  clientHash,
  openAccountMerchant,
} from '#tests/server/merchant/accounts/auth/account-merchant.ts'
import { today } from '#tests/server/merchant/graphql/test-merchant.ts'
import {
  buyProduct,
  createCart,
  placeOrder,
} from '#tests/server/merchant/buying/order/buy-demo-product.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'

const price = '{ sellingPriceIncVat sellingPriceExVat vat sellingPriceIncVatFormatted }'
const orderFields = `id customerId createdAt completedAt updatedAt currency status publicId
  fromBalance billingAddress { firstName company } shippingAddress { city }
  cart { isCompleted items { skuId quantity product { name canonicalUrl } totalPrice ${price} }
    summary { total ${price} } }
  paymentDetails { name displayName isPaid paymentDate total }
  orderTotal ${price} shippingFee ${price} paymentFee ${price} vat ${price} discount ${price}
  refunds { id itemId articleNumber createdAt reason refundType toBalance total vat }
  shippingDetails { name parcelNumber trackingLink shippingDate }`

const shop = await openForTests(
  openAccountMerchant({ initialData: demoData }, (sink) =>
    seedCatalogue(sink, { products: 60, now: today }),
  ),
)
const password = demoPasswordHash()
const anna = (await shop.authAction('login', { username: 'anna@example.com', password })).body.token
const kontor = (await shop.authAction('login', { username: 'kontor@example.com', password })).body
  .token

// oxlint-disable-next-line @typescript-eslint/no-explicit-any -- fields of responses are not typed in tests
async function fetchOrders(token: string | undefined, languageId = 'sv-SE'): Promise<any[]> {
  const { data, errors } = await shop.request(
    `query($languageId: String) { getOrders(languageId: $languageId) { ${orderFields} } }`,
    { languageId },
    token,
  )
  expect(errors).toBeUndefined()
  return data.getOrders
}

describe("the demo's customers", () => {
  it('are a person with a balance and an organization', async () => {
    const query =
      '{ getUser { customerType balance balanceFormatted newsletter address { company } } }'
    expect((await shop.request(query, {}, anna)).data.getUser).toMatchObject({
      customerType: 'PERSON',
      balance: 500,
      balanceFormatted: expect.stringMatching(/^500\skr$/),
      newsletter: true,
    })
    expect((await shop.request(query, {}, kontor)).data.getUser).toMatchObject({
      customerType: 'ORGANIZATION',
      balance: 0,
      address: { company: 'Ek Kontor AB' },
    })
  })

  it('have orders in every state that a shopper sees, newest first', async () => {
    const orders = await fetchOrders(anna)
    expect(orders.map(({ status }) => status)).toEqual([
      'received',
      'processing',
      'partial',
      'completed',
      'completed',
      'cancelled',
      'refunded',
    ])
    const dates = orders.map(({ createdAt }) => createdAt)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length)
    for (const order of orders) {
      expect(order.cart.items.length).toBeGreaterThan(0)
      for (const item of order.cart.items) expect(item.product.name).toBeTruthy()
      expect(order.orderTotal.sellingPriceIncVat).toBe(order.cart.summary.total.sellingPriceIncVat)
      expect(order.paymentDetails[0].total).toBe(order.orderTotal.sellingPriceIncVat)
      expect(order.vat.sellingPriceIncVat).toBe(order.orderTotal.vat)
    }
  })

  it('can track their parcels and see payments and refunds in their language', async () => {
    const orders = await fetchOrders(anna, 'en-US')
    const withRefund = orders.find(({ refunds }) => refunds[0]?.toBalance)
    expect(withRefund).toMatchObject({
      status: 'completed',
      completedAt: expect.stringMatching(/^2026-/),
      refunds: [{ total: 500, vat: 100, reason: 'Damaged in delivery', refundType: 'Balance' }],
    })
    const skus = withRefund.cart.items.map(({ skuId }: { skuId: number }) => skuId)
    expect(skus).toContain(withRefund.refunds[0].itemId)
    expect(withRefund.shippingDetails).toHaveLength(2)
    const payments = orders.map(({ paymentDetails: [payment] }) => payment.displayName)
    expect(payments.join()).toMatch(/or Mastercard/)
    expect(payments.join()).not.toMatch(/eller|Faktura/)
    for (const { parcelNumber, trackingLink } of withRefund.shippingDetails) {
      expect(trackingLink).toContain(parcelNumber)
    }
  })

  it('are not created again after they were deleted', async () => {
    await using own = await openAccountMerchant({ initialData: demoData })
    const password = demoPasswordHash()
    const login = () => own.authAction('login', { username: 'kontor@example.com', password })
    await own.request('mutation { deleteUser }', {}, (await login()).body.token)
    const { createMerchant } = await import('#server/merchant/merchant.ts')
    const again = createMerchant({
      dataDir: own.dataDir,
      clock: () => today,
      publicOrigin: 'http://shop.test',
      apiKeys: ['demo'],
      secret: 'test secret',
      initialData: demoData,
      report: () => {},
    })
    await again.fetch(new Request('http://merchant.test/health'))
    await again.close()
    expect((await login()).status).toBe(401)
  })
})

const outbox = async () => (await shop.fetch(new Request('http://merchant.test/outbox'))).text()

describe('an order', () => {
  it('is returned only to its own customer', async () => {
    const [own] = await fetchOrders(anna)
    const get = async (token?: string) =>
      (await shop.request(`{ getOrder(orderId: ${own.id}) { id status } }`, {}, token)).data
        .getOrder
    expect(await get(anna)).toEqual({ id: own.id, status: own.status })
    expect(await get(kontor)).toBeNull()
    expect(await get()).toBeNull()
    const { data } = await shop.request('{ getOrder(orderId: 1) { id } }', {}, anna)
    expect(data.getOrder).toBeNull()
    expect((await fetchOrders(kontor)).map(({ id }) => id)).not.toContain(own.id)
    expect(await fetchOrders(undefined)).toBeNull()
  })

  it('is returned to anyone with its public id', async () => {
    const [{ publicId, id }] = (await fetchOrders(anna)) as [{ publicId: string; id: number }]
    const get = async (publicOrderId: string) =>
      shop.request(
        'query($publicOrderId: Guid!) { getOrderPublic(publicOrderId: $publicOrderId) { id } }',
        {
          publicOrderId,
        },
      )
    expect((await get(publicId)).data.getOrderPublic).toEqual({ id })
    expect((await get(publicId.toUpperCase())).data.getOrderPublic).toEqual({ id })
    expect((await get(crypto.randomUUID())).data.getOrderPublic).toBeNull()
    expect((await get(String(id))).errors).toHaveLength(1)
  })

  it('has its link mailed to its own address, and shows nothing to who knows number and address', async () => {
    const [{ publicId, id }] = (await fetchOrders(anna)) as [{ publicId: string; id: number }]
    const links = async () => (await outbox()).match(/Länken till din beställning/g)?.length ?? 0
    const send = async (orderNumber: string, email = 'anna@example.com') => {
      const { data } = await shop.request(
        `mutation($orderNumber: String!, $email: String!) {
          sendOrderLink(orderNumber: $orderNumber, email: $email) }`,
        { orderNumber, email },
      )
      return data.sendOrderLink
    }
    for (const wrong of ['', 'kontor@example.com']) expect(await send(String(id), wrong)).toBe(true)
    for (const wrong of ['', '1', 'x', publicId]) expect(await send(wrong)).toBe(true)
    // Requests are worked off in turn: when the link of another order is there, none follows for these.
    const other = await buyProduct(shop, 'finder@shop.test')
    expect(await send(other, 'finder@shop.test')).toBe(true)
    await expect.poll(links).toBe(1)
    expect(await outbox()).not.toContain(`Länken till din beställning ${id}`)
    expect(await send(` #${id}`, ' Anna@Example.com ')).toBe(true)
    await expect.poll(links).toBe(2)
    shop.advance(60_000)
    expect(await send(String(id))).toBe(true)
    const last = await buyProduct(shop, 'last@shop.test')
    expect(await send(last, 'last@shop.test')).toBe(true)
    await expect.poll(outbox).toContain(`Länken till din beställning ${last}`)
    // Asked for twice, it is mailed once.
    expect(await links()).toBe(3)
  })

  it('belongs to the customer who was logged in when it was placed, not to its email address', async () => {
    const eve = await shop.authAction('register', {
      username: 'eve@shop.test',
      password: clientHash('eve'),
    })
    const asGuest = await buyProduct(shop, 'eve@shop.test')
    expect(await fetchOrders(eve.body.token)).toEqual([])
    const asEve = await buyProduct(shop, 'somebody@shop.test', eve.body.token)
    const orders = await fetchOrders(eve.body.token)
    expect(orders.map(({ id }) => String(id))).toEqual([asEve])
    expect(orders[0]).toMatchObject({ status: 'received', cart: { isCompleted: true } })
    expect(asGuest).not.toBe(asEve)
  })

  it('that was never paid is not returned, and by its public id only while it waits for its payment', async () => {
    const finn = await shop.authAction('register', {
      username: 'finn@shop.test',
      password: clientHash('finn'),
    })
    await buyProduct(shop, 'finn@shop.test', finn.body.token, 'decline')
    expect(await fetchOrders(finn.body.token)).toEqual([])
    const cartId = await createCart(shop)
    const { publicId, orderId } = await placeOrder(shop, cartId, 'finn@shop.test')
    const find = async () => {
      const query = `{ getOrderPublic(publicOrderId: "${publicId}") { status paymentDetails { isPaid } } }`
      return (await shop.request(query)).data.getOrderPublic
    }
    const waiting = { status: 'pending-payment', paymentDetails: [{ isPaid: false }] }
    expect(await find()).toEqual(waiting)
    const unpaid = `mutation { sendOrderLink(orderNumber: "${orderId}", email: "finn@shop.test") }`
    expect((await shop.request(unpaid)).data.sendOrderLink).toBe(true)
    expect(await outbox()).not.toContain(`Länken till din beställning ${orderId}`)
    // A changed cart ends its order.
    await shop.request(`mutation { clearCart(id: "${cartId}") { id } }`)
    expect(await find()).toBeNull()
  })

  it('of a guest is replaced by a new one once the guest has logged in', async () => {
    const finn = await shop.authAction('login', {
      username: 'finn@shop.test',
      password: clientHash('finn'),
    })
    const cartId = await createCart(shop)
    const first = await placeOrder(shop, cartId, 'finn@shop.test')
    const second = await placeOrder(shop, cartId, 'finn@shop.test', finn.body.token)
    expect(second.orderId).not.toBe(first.orderId)
  })

  it('remains after its customer was deleted, without contact data', async () => {
    const username = 'gone@shop.test'
    const { body } = await shop.authAction('register', { username, password: clientHash('gone') })
    await buyProduct(shop, username, body.token)
    const [{ publicId }] = (await fetchOrders(body.token)) as [{ publicId: string }]
    await shop.request('mutation { deleteUser }', {}, body.token)
    const { data } = await shop.request(
      `{ getOrderPublic(publicOrderId: "${publicId}") { customerId status orderTotal ${price} } }`,
    )
    expect(data.getOrderPublic).toMatchObject({ customerId: null, status: 'received' })
    expect(data.getOrderPublic.orderTotal.sellingPriceIncVat).toBeGreaterThan(0)
  })
})

describe('a deleted customer with finished orders', () => {
  it('keeps amounts and names for accounting, and removes mobile and email', async () => {
    const completed = (await fetchOrders(anna)).find(({ status }) => status === 'completed')
    await shop.request('mutation { deleteUser }', {}, anna)
    const { data } = await shop.request(
      `{ getOrderPublic(publicOrderId: "${completed.publicId}") { ${orderFields}
        mobile: billingAddress { mobile } } checkout(id: "${completed.publicId}", paymentType: STANDARD) {
        order { email phone lastName } } }`,
    )
    expect(data.getOrderPublic.orderTotal).toEqual(completed.orderTotal)
    expect(data.getOrderPublic.mobile.mobile).toBe('')
    expect(data.checkout.order).toEqual({ email: '', phone: '', lastName: 'Lindqvist' })
  })
})

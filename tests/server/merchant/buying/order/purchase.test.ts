import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCatalogueWriter } from '#server/merchant/catalogue/catalogue-writer.ts'
import { createMerchant, type Merchant } from '#server/merchant/merchant.ts'
import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { seedCatalogue } from '#server/demo/generator/generate-catalogue.ts'
import { anna, cartFields } from './shopper.ts'
import { origin } from './test-shop.ts'

const now = new Date('2026-11-20T12:00:00Z')
const dataDir = mkdtempSync(join(tmpdir(), 'purchase-'))
const faults: unknown[] = []
let merchant: Merchant

const openMerchant = () =>
  createMerchant({
    dataDir,
    clock: () => now,
    publicOrigin: origin,
    apiKeys: ['demo'],
    secrets: { payment: 'test secret', auth: 'test secret' },
    report: (fault) => faults.push(fault),
  })

beforeAll(() => {
  const writer = openCatalogueWriter(join(dataDir, 'catalogue.db'), { isFresh: true, now })
  seedCatalogue(writer, { products: 60, now })
  writer.finish()
  writer.close()
  merchant = openMerchant()
})

afterAll(async () => {
  await merchant.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Sends a query as a client of the public API, and returns the response. */
async function ask(query: string, variables: Record<string, unknown> = {}) {
  const response = await merchant.fetch(
    new Request('http://merchant.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
      body: JSON.stringify({ query, variables }),
    }),
  )
  const { data, errors } = await response.json()
  return { data, errors, code: errors?.[0]?.extensions?.code as string | undefined }
}

async function skuOf(reason: keyof typeof demoProducts) {
  const { data } = await ask(
    `query($alias: String) { product(alias: $alias) {
      productId name skus { skuId stock { totalStock inStock } } unitPrice { sellingPriceIncVat } } }`,
    { alias: demoProducts[reason].aliases.sv },
  )
  return { ...data.product.skus[0], price: data.product.unitPrice.sellingPriceIncVat }
}

const add = (id: string, skuId: number, quantity: number) =>
  ask(
    `mutation($id: String!, $skuId: Int, $quantity: Int!) {
      addToCart(id: $id, item: { skuId: $skuId, quantity: $quantity }) { ${cartFields} } }`,
    { id, skuId, quantity },
  )

const place = (cartId: string, checkout: object = anna) =>
  ask(
    `mutation($cartId: String!, $checkout: CheckoutInputType!) {
      placeOrder(cartId: $cartId, checkout: $checkout) { orderId status redirectUrl publicId } }`,
    { cartId, checkout },
  )

const newCart = async (): Promise<string> => (await ask('{ getCart { id } }')).data.getCart.id

async function pay(address: string, outcome: string) {
  const { pathname } = new URL(address)
  const response = await merchant.fetch(
    new Request(`http://merchant.test${pathname.replace('/merchant', '')}`, {
      method: 'POST',
      body: new URLSearchParams({
        outcome,
        phone: '0701234567',
        cardNumber: '4242424242424242',
        expiry: '12/34',
        cvc: '123',
      }),
    }),
  )
  return response.headers.get('location')
}

describe('a purchase from the demo catalogue', () => {
  it('goes from cart to confirmation, and reduces the stock', async () => {
    const before = await skuOf('in-stock')
    const id = await newCart()
    const { data } = await add(id, before.skuId, 2)
    expect(data.addToCart.summary.subTotal.sellingPriceIncVat).toBe(2 * before.price)

    const { data: checkout } = await ask(
      `mutation($id: String!, $checkout: CheckoutInputType) {
        createOrUpdateCheckout(cartId: $id, checkout: $checkout) { cart { items {
          product { name canonicalUrl brand { name } productImages { fileName } primaryCategory { name } } } } } }`,
      { id, checkout: anna },
    )
    const [item] = checkout.createOrUpdateCheckout.cart.items
    expect(item.product.name).toContain('Vistelund')
    expect(item.product.canonicalUrl).toBe(`/p/${demoProducts['in-stock'].aliases.sv}`)

    const { data: ordered } = await place(id)
    expect(await pay(ordered.placeOrder.redirectUrl, 'approve')).toContain('/checkout/confirm')
    const { data: confirmed } = await ask(
      `query($orderId: String!, $id: String) { checkout(id: $orderId, cartId: $id, paymentType: STANDARD) {
        completed order { rows { name brand articleNumber quantity productUrl imageUrl } } } }`,
      { orderId: ordered.placeOrder.orderId, id },
    )
    expect(confirmed.checkout.completed).toBe(true)
    const [row] = confirmed.checkout.order.rows
    expect(row).toMatchObject({ quantity: 2, brand: expect.any(String) })
    expect(row.name).toContain('Vistelund')
    expect(row.imageUrl).toMatch(/\/images\/product\/\w+\/.+\.jpg$/)
    expect((await skuOf('in-stock')).stock.totalStock).toBe(before.stock.totalStock - 2)
  })

  it('is still there after the merchant was restarted', async () => {
    const { skuId } = await skuOf('single-sku')
    const id = await newCart()
    await add(id, skuId, 1)
    const { orderId, redirectUrl } = (await place(id)).data.placeOrder
    await merchant.close()
    merchant = openMerchant()
    expect((await place(id)).data.placeOrder).toMatchObject({ orderId, redirectUrl })
    expect(await pay(redirectUrl, 'approve')).toContain(orderId)
  })

  it('with twenty parallel adds and orders is twenty pieces and one order', async () => {
    const before = await skuOf('tier-price')
    const id = await newCart()
    await Promise.all(Array.from({ length: 20 }, () => add(id, before.skuId, 1)))
    const orders = await Promise.all(Array.from({ length: 20 }, () => place(id)))
    const numbers = new Set(orders.map(({ data }) => data.placeOrder.orderId))
    expect(numbers.size).toBe(1)
    expect((await skuOf('tier-price')).stock.totalStock).toBe(before.stock.totalStock - 20)
    await pay(orders[0]?.data.placeOrder.redirectUrl, 'decline')
    expect((await skuOf('tier-price')).stock.totalStock).toBe(before.stock.totalStock)
  })

  it('of four chairs has the price of the tier campaign', async () => {
    const { skuId, price } = await skuOf('tier-price')
    const { data } = await add(await newCart(), skuId, 4)
    expect(data.addToCart.items[0]).toMatchObject({
      unitPrice: { sellingPriceIncVat: price * 0.9 },
      campaign: {
        appliedCampaigns: [{ name: 'Fler runt bordet' }],
        prices: [{ quantity: 4, discountPercentage: 10 }],
      },
    })
  })

  it.each([
    ['few-left', 4, 3],
    ['out-of-stock', 1, 0],
  ] as const)(
    'of a product that is %s is limited by the stock',
    async (reason, wanted, available) => {
      const { skuId } = await skuOf(reason)
      const { code, errors } = await add(await newCart(), skuId, wanted)
      expect(code).toBe('InsufficientStock')
      expect(errors[0].extensions.available).toBe(available)
    },
  )

  it('of the static supply does not reduce it, and oversellable stock is sold', async () => {
    for (const [reason, left] of [
      ['static-stock', 500],
      ['oversellable', 39],
    ] as const) {
      const { skuId } = await skuOf(reason)
      const id = await newCart()
      await add(id, skuId, 1)
      expect((await place(id)).data.placeOrder.status).toBe('pending-payment')
      expect((await skuOf(reason)).stock.totalStock).toBe(left)
    }
  })

  it('is priced in the currency of the requested market', async () => {
    const { skuId } = await skuOf('in-stock')
    const id = await newCart()
    await add(id, skuId, 1)
    for (const [market, currency] of Object.entries({
      dk: 'DKK',
      no: 'NOK',
      fi: 'EUR',
      eu: 'EUR',
      ax: 'EUR',
    })) {
      const { data } = await ask(
        `query($id: String, $market: String) { getCart(id: $id, marketId: $market) { ${cartFields} } }`,
        { id, market },
      )
      expect(data.getCart.items).toHaveLength(1)
      expect(data.getCart.summary.total.currency.code).toBe(currency)
    }
  })

  it('leaves no error behind', () => {
    expect(faults).toEqual([])
  })
})

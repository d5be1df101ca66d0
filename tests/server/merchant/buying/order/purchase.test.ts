import { openCatalogueWriter } from '#server/merchant/catalogue/catalogue-writer.ts'
import { createMerchant, type Merchant } from '#server/merchant/merchant.ts'
import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { seedCatalogue } from '#server/demo/generator/generate-catalogue.ts'

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { annasCheckout, cartFields } from './shopper-actions.ts'
import { origin } from './test-shop.ts'

const now = new Date('2026-11-20T12:00:00Z')
const dataDir = mkdtempSync(join(tmpdir(), 'purchase-'))
const reportedErrors: unknown[] = []
let merchant: Merchant

const openMerchant = () =>
  createMerchant({
    dataDir,
    clock: () => now,
    publicOrigin: origin,
    apiKeys: ['demo'],
    secret: 'test secret',
    report: (fault) => reportedErrors.push(fault),
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
async function request(query: string, variables: Record<string, unknown> = {}) {
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

async function fetchDemoSku(reason: keyof typeof demoProducts) {
  const { data } = await request(
    `query($alias: String) { product(alias: $alias) {
      productId name skus { skuId stock { totalStock inStock } } unitPrice { sellingPriceIncVat } } }`,
    { alias: demoProducts[reason].aliases.sv },
  )
  return { ...data.product.skus[0], price: data.product.unitPrice.sellingPriceIncVat }
}

const addToCart = (id: string, skuId: number, quantity: number) =>
  request(
    `mutation($id: String!, $skuId: Int, $quantity: Int!) {
      addToCart(id: $id, item: { skuId: $skuId, quantity: $quantity }) { ${cartFields} } }`,
    { id, skuId, quantity },
  )

const placeOrder = (cartId: string, checkout: object = annasCheckout) =>
  request(
    `mutation($cartId: String!, $checkout: CheckoutInputType!) {
      placeOrder(cartId: $cartId, checkout: $checkout) { orderId status redirectUrl publicId } }`,
    { cartId, checkout },
  )

const createCart = async (): Promise<string> =>
  (await request('{ getCart { id } }')).data.getCart.id

async function submitPayment(address: string, outcome: string) {
  const { pathname } = new URL(address)
  const response = await merchant.fetch(
    new Request(`http://merchant.test${pathname.replace('/merchant', '')}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
    }),
  )
  return response.headers.get('location')
}

describe('a purchase from the demo catalogue', () => {
  it('goes from cart to confirmation, and reduces the stock', async () => {
    const before = await fetchDemoSku('in-stock')
    const id = await createCart()
    const { data } = await addToCart(id, before.skuId, 2)
    expect(data.addToCart.summary.subTotal.sellingPriceIncVat).toBe(2 * before.price)

    const { data: checkout } = await request(
      `mutation($id: String!, $checkout: CheckoutInputType) {
        createOrUpdateCheckout(cartId: $id, checkout: $checkout) { cart { items {
          product { name canonicalUrl brand { name } productImages { fileName } primaryCategory { name } } } } } }`,
      { id, checkout: annasCheckout },
    )
    const [item] = checkout.createOrUpdateCheckout.cart.items
    expect(item.product.name).toContain('Vistelund')
    expect(item.product.canonicalUrl).toBe(`/p/${demoProducts['in-stock'].aliases.sv}`)

    const { data: ordered } = await placeOrder(id)
    expect(await submitPayment(ordered.placeOrder.redirectUrl, 'approve')).toContain(
      '/checkout/confirm',
    )
    const { data: confirmed } = await request(
      `query($orderId: String!, $id: String) { checkout(id: $orderId, cartId: $id, paymentType: STANDARD) {
        completed order { rows { name brand articleNumber quantity productUrl imageUrl } } } }`,
      { orderId: ordered.placeOrder.orderId, id },
    )
    expect(confirmed.checkout.completed).toBe(true)
    const [row] = confirmed.checkout.order.rows
    expect(row).toMatchObject({ quantity: 2, brand: expect.any(String) })
    expect(row.name).toContain('Vistelund')
    expect(row.imageUrl).toMatch(/\/images\/product\/\w+\/.+\.jpg$/)
    expect((await fetchDemoSku('in-stock')).stock.totalStock).toBe(before.stock.totalStock - 2)
  })

  it('is still there after the merchant was restarted', async () => {
    const { skuId } = await fetchDemoSku('single-sku')
    const id = await createCart()
    await addToCart(id, skuId, 1)
    const { orderId, redirectUrl } = (await placeOrder(id)).data.placeOrder
    await merchant.close()
    merchant = openMerchant()
    expect((await placeOrder(id)).data.placeOrder).toMatchObject({ orderId, redirectUrl })
    expect(await submitPayment(redirectUrl, 'approve')).toContain(orderId)
  })

  it('with twenty parallel adds and orders is twenty pieces and one order', async () => {
    const before = await fetchDemoSku('tier-price')
    const id = await createCart()
    await Promise.all(Array.from({ length: 20 }, () => addToCart(id, before.skuId, 1)))
    const orders = await Promise.all(Array.from({ length: 20 }, () => placeOrder(id)))
    const numbers = new Set(orders.map(({ data }) => data.placeOrder.orderId))
    expect(numbers.size).toBe(1)
    expect((await fetchDemoSku('tier-price')).stock.totalStock).toBe(before.stock.totalStock - 20)
    await submitPayment(orders[0]?.data.placeOrder.redirectUrl, 'decline')
    expect((await fetchDemoSku('tier-price')).stock.totalStock).toBe(before.stock.totalStock)
  })

  it('of four chairs has the price of the tier campaign', async () => {
    const { skuId, price } = await fetchDemoSku('tier-price')
    const { data } = await addToCart(await createCart(), skuId, 4)
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
      const { skuId } = await fetchDemoSku(reason)
      const { code, errors } = await addToCart(await createCart(), skuId, wanted)
      expect(code).toBe('InsufficientStock')
      expect(errors[0].extensions.available).toBe(available)
    },
  )

  it('of the static supply does not reduce it, and oversellable stock is sold', async () => {
    for (const [reason, left] of [
      ['static-stock', 500],
      ['oversellable', 39],
    ] as const) {
      const { skuId } = await fetchDemoSku(reason)
      const id = await createCart()
      await addToCart(id, skuId, 1)
      expect((await placeOrder(id)).data.placeOrder.status).toBe('pending-payment')
      expect((await fetchDemoSku(reason)).stock.totalStock).toBe(left)
    }
  })

  it('is priced in the currency of the requested market', async () => {
    const { skuId } = await fetchDemoSku('in-stock')
    const id = await createCart()
    await addToCart(id, skuId, 1)
    for (const [market, currency] of Object.entries({
      dk: 'DKK',
      no: 'NOK',
      fi: 'EUR',
      eu: 'EUR',
      ax: 'EUR',
    })) {
      const { data } = await request(
        `query($id: String, $market: String) { getCart(id: $id, marketId: $market) { ${cartFields} } }`,
        { id, market },
      )
      expect(data.getCart.items).toHaveLength(1)
      expect(data.getCart.summary.total.currency.code).toBe(currency)
    }
  })

  it('of other amounts than the buyer saw is refused, with the current ones, and keeps the order that waits', async () => {
    const sku = await fetchDemoSku('raised-before-reduction')
    const cart = await createCart()
    await addToCart(cart, sku.skuId, 1)
    const pending = await placeOrder(cart)
    const seen = { seenTotal: 1, seenDue: 1 }
    const { errors } = await placeOrder(cart, { ...annasCheckout, ...seen })
    const { code, total, due } = errors[0].extensions
    expect([code, total]).toEqual(['AmountChanged', due])
    expect(total).toBeGreaterThan(sku.price - 1)
    for (const [seenTotal, seenDue, ok] of [
      [total, 1, false],
      [1, due, false],
      [total, due, true],
    ]) {
      const again = await placeOrder(cart, { ...annasCheckout, seenTotal, seenDue })
      expect(again.data?.placeOrder?.orderId === pending.data.placeOrder.orderId).toBe(ok)
    }
  })

  it('reports no error', () => {
    expect(reportedErrors).toEqual([])
  })
})

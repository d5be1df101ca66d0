import { until } from '#tests/support/until.ts'

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, type Client } from 'graphql-ws'
import { describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { openTestMerchant } from '../graphql/test-merchant.ts'
import { annasCheckout } from '../buying/order/shopper-actions.ts'

/** A merchant with its websocket on a real port. */
async function openLiveMerchant() {
  const merchant = await openTestMerchant()
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const live = merchant.attachLive(server)
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
  return {
    merchant,
    url,
    connect: (key = 'demo') =>
      createClient({
        url,
        webSocketImpl: WebSocket,
        connectionParams: { 'X-ApiKey': key },
        retryAttempts: 0,
      }),
    async [Symbol.asyncDispose]() {
      await live.close()
      server.close()
      await merchant[Symbol.asyncDispose]()
    },
  }
}

const query = `subscription stockChanged($productId: Int!) {
  stockChanged(productId: $productId) { productId totalStock { totalStock } skus { skuId stock { totalStock } } }
}`

const next = async (client: Client, productId: number) =>
  client.iterate({ query, variables: { productId } }).next()

type TestMerchant = Awaited<ReturnType<typeof openTestMerchant>>

async function placeOrder({ request }: TestMerchant, skuId: number, quantity: number) {
  const { data } = await request('{ getCart { id } }')
  const id = data.getCart.id as string
  await request(
    'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
    { id, item: { skuId, quantity } },
  )
  const placed = await request(
    `mutation ($id: String!, $checkout: CheckoutInputType!) {
      placeOrder(cartId: $id, checkout: $checkout) { orderId } }`,
    { id, checkout: annasCheckout },
  )
  expect(placed.errors).toBeUndefined()
}

describe('the live merchant', () => {
  it('sends subscribers of a product the remaining stock after a purchase', async () => {
    await using shop = await openLiveMerchant()
    const { data } = await shop.merchant.request(
      '{ products(take: 60) { products { productId totalStock { totalStock inStock } skus { skuId } } } }',
    )
    const product = data.products.products.find(
      (one: { totalStock: { inStock: number } }) => one.totalStock.inStock > 8,
    )
    const client = shop.connect()
    const received: { productId: number; totalStock: { totalStock: number } }[] = []
    const stop = client.subscribe<{ stockChanged: (typeof received)[number] }>(
      { query, variables: { productId: product.productId } },
      {
        next: ({ data }) => void received.push(data!.stockChanged),
        error: (error) => expect.unreachable(String(error)),
        complete: () => undefined,
      },
    )
    const skuId = product.skus[0].skuId as number
    let left = product.totalStock.totalStock as number
    const buy = (pieces: number) =>
      placeOrder(shop.merchant, skuId, pieces).then(() => (left -= pieces))
    // The start of the subscription is not observable, so pieces are bought until an event is
    // received.
    await until(() => buy(1).then(() => received.length > 0), { what: 'the first event' })
    await buy(2)
    await expect.poll(() => received.at(-1)?.totalStock.totalStock).toBe(left)
    expect(new Set(received.map(({ productId }) => productId))).toEqual(
      new Set([product.productId]),
    )
    stop()
    await client.dispose()
  })

  it('rejects a connection without a key', async () => {
    await using shop = await openLiveMerchant()
    await expect(next(shop.connect('wrong'), 1)).rejects.toMatchObject({ code: 4403 })
  })

  it('one connection cannot have subscriptions without limit', async () => {
    await using shop = await openLiveMerchant()
    const socket = new WebSocket(shop.url, 'graphql-transport-ws')
    const errors: string[] = []
    socket.on('message', (data: Buffer) => {
      const { type, id } = JSON.parse(data.toString()) as { type: string; id: string }
      if (type === 'error') errors.push(id)
    })
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'connection_init', payload: { 'X-ApiKey': 'demo' } }))
    await once(socket, 'message')
    for (let nth = 1; nth <= 2_501; nth++) {
      const payload = { query, variables: { productId: 1 } }
      socket.send(JSON.stringify({ type: 'subscribe', id: String(nth), payload }))
    }
    await expect.poll(() => errors).toEqual(['2501'])
    socket.terminate()
  })

  it('is not part of the promised schema', async () => {
    await using shop = await openLiveMerchant()
    expect((await shop.merchant.schema()).getSubscriptionType() ?? null).toBeNull()
  })
})

import { describe, expect, inject, it } from 'vitest'

import { askMerchant } from '#tests/support/ask-merchant.ts'
import { openHost } from '#tests/support/open-host.ts'
import { until } from '#tests/support/until.ts'

import { annasCheckout } from '../merchant/buying/order/shopper-actions.ts'

const silent = { isDraining: () => false, subscribe: () => () => undefined }

/** Reads a stream in the background; returns the events so far, and a function to leave it. */
async function openStream(address: string) {
  const leaving = new AbortController()
  const response = await fetch(address, { signal: leaving.signal })
  let text = ''
  const reading = (async () => {
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value
  })()
  // Leaving the stream aborts it.
  reading.catch(() => undefined)
  return {
    type: response.headers.get('content-type'),
    events: () => [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => data!),
    leave: () => leaving.abort(),
  }
}

describe('live stock', () => {
  it('is sent to visitors of a product when another visitor buys it', async () => {
    const send = (query: string, variables?: object) =>
      askMerchant(`http://127.0.0.1:${inject('merchantPort')}/graphql`, query, variables)
    const { products } = await send(
      '{ products(take: 40) { products { productId totalStock { inStock totalStock } skus { skuId } } } }',
    )
    const product = products.products.find(
      (one: { totalStock: { inStock: number } }) => one.totalStock.inStock > 20,
    )
    const stream = await openStream(
      `${inject('shopOrigin')}/events/stock?product=${product.productId}`,
    )
    let left = product.totalStock.totalStock as number
    const buy = async (quantity: number) => {
      const { getCart } = await send('{ getCart { id } }')
      await send(
        'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
        { id: getCart.id, item: { skuId: product.skus[0].skuId, quantity } },
      )
      await send(
        `mutation ($id: String!, $checkout: CheckoutInputType!) {
          placeOrder(cartId: $id, checkout: $checkout) { orderId } }`,
        { id: getCart.id, checkout: { ...annasCheckout, checkoutUrls: undefined } },
      )
      left -= quantity
    }
    // The stream is open before the shop has subscribed at the merchant.
    await until(() => buy(1).then(() => stream.events().length > 0), { what: 'the first event' })
    await buy(2)
    const availableShown = () => {
      const { totalStock } = JSON.parse(stream.events().at(-1)!) as {
        totalStock: { totalStock: number }
      }
      return totalStock.totalStock
    }
    await expect.poll(availableShown).toBe(left)
    stream.leave()
  })

  it('is rejected for an invalid product, and ended by a shop without live stock', async () => {
    await using host = await openHost({ liveStock: silent })
    for (const product of ['', 'x', '-1', '1.5', '99999999999']) {
      const { status } = await fetch(`${host.origin}/events/stock?product=${product}`)
      expect([product, status]).toEqual([product, 400])
    }
    await using without = await openHost()
    expect((await fetch(`${without.origin}/events/stock?product=1`)).status).toBe(204)
  })

  it('is sent as server-sent events, and the subscription ends with the visitor', async () => {
    let subscribers = 0
    await using host = await openHost({
      liveStock: {
        ...silent,
        subscribe(_, onStock) {
          subscribers++
          onStock('{"totalStock":{}}')
          return () => void subscribers--
        },
      },
    })
    const { type, events, leave } = await openStream(`${host.origin}/events/stock?product=7`)
    expect(type).toBe('text/event-stream; charset=utf-8')
    await expect.poll(events).toEqual(['{"totalStock":{}}'])
    expect(subscribers).toBe(1)
    leave()
    await expect.poll(() => subscribers).toBe(0)
  })

  it('has a limit of eight streams for one network, and one more when one has ended', async () => {
    await using host = await openHost({ liveStock: silent, trustProxy: 1 })
    const leaving = Array.from({ length: 8 }, () => new AbortController())
    // A response without a reference is ended by garbage collection.
    const connections: Response[] = []
    // An IPv6 user has all addresses of a /64.
    const open = async (signal?: AbortSignal, network = '2001:db8:1:1') => {
      const response = await fetch(`${host.origin}/events/stock?product=7`, {
        signal,
        headers: { 'X-Forwarded-For': `${network}::${connections.length}` },
      })
      connections.push(response)
      return response.status
    }
    expect(await Promise.all(leaving.map(({ signal }) => open(signal)))).toEqual(Array(8).fill(200))
    expect(await open()).toBe(204)
    const neighbour = new AbortController()
    expect(await open(neighbour.signal, '2001:db8:1:2')).toBe(200)
    neighbour.abort()
    leaving[0]?.abort()
    await expect.poll(() => open(AbortSignal.timeout(2_000))).toBe(200)
    leaving.forEach((each) => each.abort())
  })

  it('has a limit of sixteen streams for all networks of one site', async () => {
    await using host = await openHost({ liveStock: silent, trustProxy: 1 })
    const leaving = new AbortController()
    const streams = await Promise.all(
      Array.from({ length: 20 }, (_, network) =>
        fetch(`${host.origin}/events/stock?product=7`, {
          signal: leaving.signal,
          headers: { 'X-Forwarded-For': `2001:db8:2:${network}::1` },
        }),
      ),
    )
    expect(streams.filter(({ status }) => status === 200)).toHaveLength(16)
    leaving.abort()
  })

  it('ends when the shop is shutting down', async () => {
    let isDraining = false
    await using host = await openHost({ liveStock: { ...silent, isDraining: () => isDraining } })
    const response = await fetch(`${host.origin}/events/stock?product=7`)
    isDraining = true
    await expect(response.text()).resolves.toContain('retry: 5000')
  })
})

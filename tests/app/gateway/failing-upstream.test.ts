import { describe, expect, it } from 'vitest'

import { getUserDocument } from '#app/account/account-documents.server.ts'
import { getOrdersDocument } from '#app/account/orders/order-documents.server.ts'
import { updateCheckoutDocument } from '#app/checkout/checkout-documents.server.ts'
import { confirmationDocument } from '#app/checkout/confirmation/confirmation-documents.server.ts'
import type { GatewayContext } from '#app/gateway/gateway-context.ts'
import type { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { renew } from '#app/gateway/auth/auth.server.ts'
import { setCallClass, cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { createRetryBudget } from '#app/gateway/gateway.server.ts'
import { createGate, never } from '#tests/support/gate.ts'
import { openUpstream } from '#tests/support/upstream.ts'

import { testGatewayContext } from './test-gateway-context.ts'

const listDocument = graphql(`
  query shelf($channelId: String) {
    channel(channelId: $channelId) {
      id
    }
  }
`)
cacheResponses(listDocument, { freshSeconds: 0, staleSeconds: 0 })
const pageDocument = graphql(`
  query page($channelId: String) {
    channel(channelId: $channelId) {
      id
    }
  }
`)
cacheResponses(pageDocument, { freshSeconds: 0, staleSeconds: 0 })

const cart = graphql(`
  query theCart($id: String) {
    getCart(id: $id) {
      id
    }
  }
`)
const change = graphql(`
  mutation change($id: String!) {
    clearCart(id: $id) {
      id
    }
  }
`)
setCallClass('cart', cart, change)

const complete: [number, string] = [200, '{"data":{"channel":{"id":"1|se"},"getCart":null}}']

describe('a failing upstream', () => {
  it.each([
    ['answers 500', [500, '']],
    ['answers HTML', [200, '<html>']],
    ['answers half', [200, '{"data":{"chan']],
    ['answers nothing', [200, '{}']],
  ] satisfies [string, [number, string]][])(
    'with %s once is retried for a catalogue request',
    async (_, fault) => {
      await using merchant = await openUpstream((_, call) => (call === 1 ? fault : complete))
      expect(
        (await requestMerchant(testGatewayContext(merchant.endpoint), listDocument, {})).channel
          ?.id,
      ).toBe('1|se')
      expect(merchant.requests).toHaveLength(2)
    },
  )

  it('is not retried for a cart, whose policy is its domain’s, nor for a mutation', async () => {
    await using merchant = await openUpstream(() => [500, ''])
    const context = testGatewayContext(merchant.endpoint)
    await expect(requestMerchant(context, cart, { id: 'a' })).rejects.toMatchObject({
      kind: 'http',
    })
    await expect(requestMerchant(context, change, { id: 'a' })).rejects.toMatchObject({
      kind: 'http',
    })
    expect(merchant.requests).toHaveLength(2)
  })

  it('is not retried after a valid refusal', async () => {
    await using merchant = await openUpstream(() => [200, '{"errors":[{"message":"no"}]}'])
    for (let i = 0; i < 5; i++) {
      await expect(
        requestMerchant(testGatewayContext(merchant.endpoint), cart, { id: 'a' }),
      ).rejects.toMatchObject({
        kind: 'graphql',
      })
    }
    expect(merchant.requests).toHaveLength(5)
  })

  it.each([
    [
      'an error of its own',
      [
        200,
        '{"data":null,"errors":[{"message":"x","extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}',
      ],
    ],
    [
      'a part without a reason',
      [200, '{"data":{"channel":{"id":"a"}},"errors":[{"message":"x"}]}'],
    ],
  ] satisfies [string, [number, string]][])(
    'is not called after three responses in a row with %s and status 200',
    async (_, fault) => {
      await using merchant = await openUpstream(() => fault)
      const context = testGatewayContext(merchant.endpoint)
      const kindOf = (response: Promise<unknown>) =>
        response.catch((error: GatewayError) => error.kind)
      const list = () => kindOf(requestMerchant(context, listDocument, {}))
      for (let i = 0; i < 3; i++) expect(await list()).toBe('graphql')
      expect(await list()).toBe('busy')
      expect(merchant.requests).toHaveLength(3)
      // They may be about one cart alone.
      const ofCart = () => kindOf(requestMerchant(context, cart, { id: 'a' }))
      for (let i = 0; i < 5; i++) expect(await ofCart()).toBe('graphql')
    },
  )

  it('is not called after three failures in a row, while other operations continue, and is called again soon', async () => {
    let isDown = true
    await using merchant = await openUpstream(({ body }) =>
      isDown && body.operationName === 'theCart' ? [502, ''] : complete,
    )
    const context = testGatewayContext(merchant.endpoint)
    for (let i = 0; i < 3; i++) {
      await expect(requestMerchant(context, cart, { id: 'a' })).rejects.toMatchObject({
        kind: 'http',
      })
    }
    await expect(requestMerchant(context, cart, { id: 'a' })).rejects.toMatchObject({
      kind: 'busy',
      isRetryable: true,
    })
    expect(merchant.requests).toHaveLength(3)
    expect((await requestMerchant(context, listDocument, {})).channel?.id).toBe('1|se')
    isDown = false
    const cartAgain = () =>
      requestMerchant(context, cart, { id: 'a' }).then(({ getCart }) => getCart)
    await expect.poll(cartAgain, { timeout: 10_000 }).toBeNull()
    expect(merchant.requests).toHaveLength(5)
  })

  it('is asked for other public data while it fails at one operation, which anybody may ask for', async () => {
    await using merchant = await openUpstream(({ body }) =>
      body.operationName === 'shelf' ? [500, ''] : complete,
    )
    const context = testGatewayContext(merchant.endpoint)
    const list = () => requestMerchant(context, listDocument, {})
    for (let i = 0; i < 5; i++) await expect(list()).rejects.toBeInstanceOf(Error)
    await expect(list()).rejects.toMatchObject({ kind: 'busy' })
    expect(context.gateway.breakers.open()).toEqual({ catalogue: true })
    expect((await requestMerchant(context, pageDocument, {})).channel?.id).toBe('1|se')
  })

  it('times out after the limit of a catalogue request', async () => {
    await using merchant = await openUpstream(() => never)
    const started = performance.now()
    await expect(
      requestMerchant(testGatewayContext(merchant.endpoint), listDocument, {}),
    ).rejects.toMatchObject({
      kind: 'timeout',
    })
    expect(performance.now() - started).toBeLessThan(1_900)
    expect(merchant.requests).toHaveLength(1)
  })

  it.each([
    ['a shelf', (context: GatewayContext) => requestMerchant(context, listDocument, {})],
    ['a cart', (context: GatewayContext) => requestMerchant(context, cart, { id: 'a' })],
    ['an account', (context: GatewayContext) => requestMerchant(context, getUserDocument, {})],
    ['orders', (context: GatewayContext) => requestMerchant(context, getOrdersDocument, {})],
    [
      'a checkout',
      (context: GatewayContext) =>
        requestMerchant(context, updateCheckoutDocument, { cartId: 'a' }),
    ],
    [
      'a confirmation',
      (context: GatewayContext) =>
        requestMerchant(context, confirmationDocument, { id: 'a', paymentType: 'STANDARD' }),
    ],
    ['a renewal', (context: GatewayContext) => renew(context, 'token')],
  ])('with %s times out when the time of the page is used up', async (_, request) => {
    await using merchant = await openUpstream(() => never)
    const deadline = performance.now() + 200
    const context = testGatewayContext(merchant.endpoint, { deadline: { at: deadline } })
    await expect(request(context)).rejects.toMatchObject({ kind: 'timeout' })
    await expect(request(context)).rejects.toMatchObject({ kind: 'timeout' })
    // Without a limit, none of them ends before a second and a half.
    expect(performance.now() - deadline).toBeLessThan(1_000)
  })
})

describe('a visitor who leaves', () => {
  it('cancels requests made for them alone', async () => {
    await using merchant = await openUpstream(() => never)
    const leaving = new AbortController()
    const context = testGatewayContext(merchant.endpoint, { signal: leaving.signal })
    const left = expect(requestMerchant(context, cart, { id: 'a' })).rejects.toMatchObject({
      kind: 'aborted',
    })
    await expect.poll(() => merchant.requests.length).toBe(1)
    leaving.abort()
    await left
    await expect.poll(() => merchant.disconnectedCount()).toBe(1)
  })

  it('does not cancel a mutation in progress', async () => {
    const gate = createGate()
    await using merchant = await openUpstream(async () => {
      await gate.passed
      return [200, '{"data":{"clearCart":{"id":"a"}}}']
    })
    const leaving = new AbortController()
    const context = testGatewayContext(merchant.endpoint, { signal: leaving.signal })
    const changed = requestMerchant(context, change, { id: 'a' })
    await expect.poll(() => merchant.requests.length).toBe(1)
    leaving.abort()
    gate.open()
    expect((await changed).clearCart?.id).toBe('a')
    expect(merchant.disconnectedCount()).toBe(0)
  })
})

describe('the retry budget', () => {
  it('allows retries for a tenth of all calls when everything fails', () => {
    const budget = createRetryBudget({ share: 0.1, max: 10 })
    let retries = 0
    for (let call = 0; call < 1_000; call++) {
      budget.earn()
      if (budget.spend()) retries++
    }
    expect(retries).toBeGreaterThanOrEqual(100)
    expect(retries).toBeLessThanOrEqual(110)
  })
})

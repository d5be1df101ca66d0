import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { createGate } from '#tests/support/gate.ts'
import { openUpstream } from '#tests/support/upstream.ts'

import { testGatewayContext } from './test-gateway-context.ts'

const productDocument = graphql(`
  query product($alias: String, $channelId: String, $languageId: String, $marketId: String) {
    product(alias: $alias, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
      name
    }
  }
`)
cacheResponses(productDocument, { freshSeconds: 60, staleSeconds: 0 })

const sameForAllDocument = graphql(`
  query menu($channelId: String) {
    channel(channelId: $channelId) {
      id
    }
  }
`)
cacheResponses(sameForAllDocument, { freshSeconds: 60, staleSeconds: 0, isSameForCustomers: true })

const productAnswer = (name: string): [number, string] => [
  200,
  JSON.stringify({ data: { product: { name } } }),
]

describe('responses of the catalogue', () => {
  it('are requested once for a thousand simultaneous visitors', async () => {
    const gate = createGate()
    await using merchant = await openUpstream(async () => {
      await gate.passed
      return productAnswer('Sofa')
    })
    const requests = Array.from({ length: 1_000 }, () =>
      requestMerchant(testGatewayContext(merchant.endpoint), productDocument, { alias: 'sofa' }),
    )
    await expect.poll(() => merchant.requests.length).toBeGreaterThan(0)
    gate.open()
    const responses = await Promise.all(requests)
    expect(merchant.requests).toHaveLength(1)
    expect(new Set(responses.map(({ product }) => product?.name))).toEqual(new Set(['Sofa']))
  })

  it('fail once for a thousand visitors while the merchant is down, and recover with it', async () => {
    let isDown = true
    await using merchant = await openUpstream(() => (isDown ? [503, ''] : productAnswer('Sofa')))
    const all = () =>
      Promise.allSettled(
        Array.from({ length: 1_000 }, () =>
          requestMerchant(testGatewayContext(merchant.endpoint), productDocument, {
            alias: 'sofa',
          }),
        ),
      )
    expect((await all()).every(({ status }) => status === 'rejected')).toBe(true)
    expect(merchant.requests.length).toBeLessThanOrEqual(3)
    isDown = false
    const areServed = async () => (await all()).every(({ status }) => status === 'fulfilled')
    await expect.poll(areServed, { timeout: 10_000 }).toBe(true)
  })

  it('differ by alias, market, language and channel', async () => {
    await using merchant = await openUpstream(({ body: { variables } }) =>
      productAnswer(JSON.stringify(variables, Object.keys(variables).sort())),
    )
    const places = [{}, { marketId: 'fi' }, { languageId: 'en-US' }, { channelId: '2|se' }].flatMap(
      (place) => ['sofa', 'bed'].map((alias) => ({ place, alias })),
    )
    const nameFor = async ({ place, alias }: (typeof places)[number]) =>
      (
        await requestMerchant(testGatewayContext(merchant.endpoint, place), productDocument, {
          alias,
        })
      ).product?.name
    const names = await Promise.all(places.map(nameFor))
    expect(new Set(names).size).toBe(places.length)
    expect(await Promise.all(places.map(nameFor))).toEqual(names)
    expect(merchant.requests).toHaveLength(places.length)
  })

  it('never contain what was returned to one customer', async () => {
    await using merchant = await openUpstream(({ headers }) =>
      productAnswer(headers.authorization ?? 'anonymous'),
    )
    const visitor = fc.record({
      token: fc.option(fc.constantFrom('anna', 'bo', 'cecilia'), { nil: null }),
      alias: fc.constantFrom('sofa', 'bed'),
      marketId: fc.constantFrom('se', 'fi'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(visitor, { minLength: 1, maxLength: 12 }), async (visitors) => {
        await Promise.all(
          visitors.map(async ({ token, alias, marketId }) => {
            const context = testGatewayContext(merchant.endpoint, { token, marketId })
            const { product } = await requestMerchant(context, productDocument, { alias })
            expect(product?.name).toBe(token ? `Bearer ${token}` : 'anonymous')
          }),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('that are the same for all are requested without the bearer of a customer', async () => {
    await using merchant = await openUpstream(() => [200, '{"data":{"channel":{"id":"1|se"}}}'])
    await requestMerchant(
      testGatewayContext(merchant.endpoint, { token: 'anna' }),
      sameForAllDocument,
      {},
    )
    await requestMerchant(
      testGatewayContext(merchant.endpoint, { token: 'bo' }),
      sameForAllDocument,
      {},
    )
    expect(merchant.requests.map(({ headers }) => headers.authorization)).toEqual([undefined])
  })

  it('are shown to a customer while the merchant is down, marked as public', async () => {
    let isDown = false
    await using merchant = await openUpstream(() => (isDown ? [503, ''] : productAnswer('Sofa')))
    let warnings = 0
    const anna = testGatewayContext(merchant.endpoint, {
      token: 'anna',
      onPublicFallback: () => void warnings++,
    })
    await requestMerchant(testGatewayContext(merchant.endpoint), productDocument, { alias: 'sofa' })
    await requestMerchant(anna, productDocument, { alias: 'sofa' })
    expect([merchant.requests.length, warnings]).toEqual([2, 0])
    isDown = true
    // Four times, the last one without a request.
    for (let i = 0; i < 4; i++) {
      expect((await requestMerchant(anna, productDocument, { alias: 'sofa' })).product?.name).toBe(
        'Sofa',
      )
    }
    expect(warnings).toBe(4)
  })

  it.each([
    ['of which everybody was told nothing', 'bed', null],
    ['that everybody was told is not there', 'sofa', [200, '{"data":{"product":null}}']],
  ] satisfies [string, string, [number, string] | null][])(
    'are not invented for a customer: %s still fails',
    async (_, alias, response) => {
      let isDown = false
      await using merchant = await openUpstream(() =>
        isDown ? [503, ''] : (response ?? productAnswer('Sofa')),
      )
      await requestMerchant(testGatewayContext(merchant.endpoint), productDocument, {
        alias: 'sofa',
      })
      isDown = true
      const anna = testGatewayContext(merchant.endpoint, { token: 'anna' })
      await expect(requestMerchant(anna, productDocument, { alias })).rejects.toMatchObject({
        isRetryable: true,
      })
    },
  )

  it('do not replace a refusal of the merchant', async () => {
    await using merchant = await openUpstream(({ headers }) =>
      headers.authorization
        ? [200, '{"errors":[{"message":"not for you"}]}']
        : productAnswer('Sofa'),
    )
    await requestMerchant(testGatewayContext(merchant.endpoint), productDocument, { alias: 'sofa' })
    const anna = testGatewayContext(merchant.endpoint, { token: 'anna' })
    await expect(requestMerchant(anna, productDocument, { alias: 'sofa' })).rejects.toMatchObject({
      kind: 'graphql',
    })
  })

  it('are completed when the visitor who started the request leaves', async () => {
    const gate = createGate()
    await using merchant = await openUpstream(async () => {
      await gate.passed
      return productAnswer('Sofa')
    })
    const leaving = new AbortController()
    const first = requestMerchant(
      testGatewayContext(merchant.endpoint, { signal: leaving.signal }),
      productDocument,
      {
        alias: 'sofa',
      },
    )
    const second = requestMerchant(testGatewayContext(merchant.endpoint), productDocument, {
      alias: 'sofa',
    })
    await expect.poll(() => merchant.requests.length).toBe(1)
    leaving.abort()
    await expect(first).rejects.toMatchObject({ kind: 'aborted' })
    gate.open()
    expect((await second).product?.name).toBe('Sofa')
    expect(merchant.disconnectedCount()).toBe(0)
    expect(merchant.requests).toHaveLength(1)
  })

  it('cannot be modified by one page for the next', async () => {
    await using merchant = await openUpstream(() => productAnswer('Sofa'))
    const { product } = await requestMerchant(
      testGatewayContext(merchant.endpoint),
      productDocument,
      {
        alias: 'sofa',
      },
    )
    expect(() => Object.assign(product ?? {}, { name: 'Bed' })).toThrow(TypeError)
  })

  it('have the same key for any order of the variables', async () => {
    await using merchant = await openUpstream(() => productAnswer('Sofa'))
    const context = testGatewayContext(merchant.endpoint)
    const ordered = (variables: object) => variables as { alias: string }
    await requestMerchant(context, productDocument, ordered({ alias: 'sofa', extra: undefined }))
    await requestMerchant(context, productDocument, ordered({ extra: undefined, alias: 'sofa' }))
    await requestMerchant(context, productDocument, { alias: 'sofa' })
    expect(merchant.requests).toHaveLength(1)
  })
})

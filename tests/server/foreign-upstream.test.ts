import { describe, expect, it } from 'vitest'

import { openBuiltShop } from '#tests/support/built-shop.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { openUpstream, type Heard } from '#tests/support/upstream.ts'

/** A merchant in front of which somebody else's server stands, and what the shop makes of it. */

type Answer = [status: number, body: string]

const page = async (origin: string, path = '/') =>
  fetch(origin + path, { redirect: 'manual', headers: { Accept: 'text/html' } })

const graphqlState = async (origin: string) => {
  const answer = await fetch(`${origin}/health/upstreams`)
  const { graphql } = (await answer.json()) as { graphql: { ok: boolean; ms: number } }
  return graphql.ok
}

const passOn = (endpoint: string) => async (heard: Heard) => {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': String(heard.headers['x-apikey']) },
    body: heard.text,
  })
  return [answer.status, await answer.text()] satisfies Answer
}

describe('an upstream that takes no hash-only body', () => {
  it.each<[string, Answer]>([
    ['400 in its own words', [400, '{"errors":[{"message":"GraphQL query is missing."}]}']],
    ['400 with HTML', [400, '<html>Bad request</html>']],
    ['200 with errors', [200, '{"errors":[{"message":"Must provide query string."}]}']],
    ['503', [503, '']],
    ['200 and nothing', [200, '']],
  ])('by %s serves every page, asked in vain once', async (_, refusal) => {
    await using merchant = await openSeededMerchant()
    const whole = passOn(merchant.endpoint)
    await using upstream = await openUpstream((heard) =>
      heard.body.query ? whole(heard) : refusal,
    )
    await using shop = await openBuiltShop(upstream.endpoint, { persistedQueries: true })
    expect((await page(shop.origin)).status).toBe(200)
    expect((await page(shop.origin, '/c/soffor')).status).toBe(200)
    expect(upstream.heard.filter(({ body }) => !body.query)).toHaveLength(1)
    expect(await graphqlState(shop.origin)).toBe(true)
  })
})

describe('/health/upstreams', () => {
  it.each<[string, Answer]>([
    ['refuses the key', [401, '{"errors":[{"message":"Unauthorized"}]}']],
    ['answers every question with errors', [200, '{"errors":[{"message":"no"}]}']],
    ['answers with a web page', [200, '<html>']],
    ['knows no such channel', [200, '{"data":{"channel":null}}']],
    ['has no market', [200, '{"data":{"channel":{"id":"1","defaultMarketId":"se","markets":[]}}}']],
  ])('says that a merchant is not well that %s, since no page can be shown', async (_, answer) => {
    await using upstream = await openUpstream(() => answer)
    await using shop = await openBuiltShop(upstream.endpoint)
    expect((await page(shop.origin)).status).toBeGreaterThanOrEqual(500)
    expect(await graphqlState(shop.origin)).toBe(false)
  })

  it('looks at the merchant as it is now, whatever was answered before', async () => {
    await using merchant = await openSeededMerchant()
    let isAway = false
    const whole = passOn(merchant.endpoint)
    await using upstream = await openUpstream((heard) => (isAway ? [503, ''] : whole(heard)))
    await using shop = await openBuiltShop(upstream.endpoint)
    expect((await page(shop.origin)).status).toBe(200)
    expect(await graphqlState(shop.origin)).toBe(true)
    isAway = true
    expect((await page(shop.origin)).status).toBe(200)
    expect(await graphqlState(shop.origin)).toBe(false)
  })
})

describe('a channel without a market that the shop can use', () => {
  it('is answered with 503 and when to come back, and one line in the log', async () => {
    const market = { id: 'se', defaultLanguageId: 'sv-SE', groupKey: '', country: null }
    const channel = { id: '1|se', defaultMarketId: 'se', markets: [null, market] }
    await using upstream = await openUpstream(() => [200, JSON.stringify({ data: { channel } })])
    await using shop = await openBuiltShop(upstream.endpoint)
    for (const path of [
      '/',
      '/c/soffor',
      '/varukorgen',
      '/kassan',
      '/robots.txt',
      '/sitemap.xml',
    ]) {
      const answer = await page(shop.origin, path)
      expect([path, answer.status]).toEqual([path, 503])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    const lines = shop.logged.filter(({ msg }) => String(msg).includes('no page can be made'))
    expect(lines).toMatchObject([
      { level: 50, channel: '1|se', msg: expect.stringContaining('market') as string },
    ])
    expect(shop.logged.filter(({ msg }) => msg === 'page failed')).toEqual([])
  })

  it('does not take the place of the one before it', async () => {
    await using merchant = await openSeededMerchant()
    const whole = passOn(merchant.endpoint)
    let isEmpty = false
    await using upstream = await openUpstream((heard) =>
      isEmpty && heard.body.operationName === 'channel'
        ? [200, '{"data":{"channel":{"id":"1","defaultMarketId":"","markets":null}}}']
        : whole(heard),
    )
    await using shop = await openBuiltShop(upstream.endpoint)
    expect((await page(shop.origin)).status).toBe(200)
    isEmpty = true
    expect(await graphqlState(shop.origin)).toBe(false)
    expect((await page(shop.origin, '/c/soffor')).status).toBe(200)
  })
})

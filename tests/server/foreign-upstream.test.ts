import { describe, expect, it } from 'vitest'

import { forwardTo } from '#tests/support/ask-merchant.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openShop } from '#tests/support/open-shop.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { until } from '#tests/support/until.ts'
import { openUpstream, type ReceivedRequest } from '#tests/support/upstream.ts'

/** A merchant behind a server of somebody else, and the response of the shop. */
const merchant = await openForTests(openSeededMerchant())

type FixedResponse = [status: number, body: string]

const page = async (origin: string, path = '/') =>
  fetch(origin + path, { redirect: 'manual', headers: { Accept: 'text/html' } })

const graphqlState = async (origin: string) => {
  const response = await fetch(`${origin}/health/upstreams`)
  const { graphql } = (await response.json()) as { graphql: { ok: boolean } }
  return graphql.ok
}

const forward = (endpoint: string) => async (received: ReceivedRequest) => {
  const response = await forwardTo(endpoint, received)
  return [response.status, await response.text()] satisfies FixedResponse
}

describe('an upstream that rejects a body with a hash only', () => {
  it.each<[string, FixedResponse]>([
    ['400 in its own words', [400, '{"errors":[{"message":"GraphQL query is missing."}]}']],
    ['400 with HTML', [400, '<html>Bad request</html>']],
    ['200 with errors', [200, '{"errors":[{"message":"Must provide query string."}]}']],
    ['503', [503, '']],
    ['200 and nothing', [200, '']],
  ])('by %s serves every page, asked in vain once', async (_, refusal) => {
    const completeResponse = forward(merchant.endpoint)
    await using upstream = await openUpstream((received) =>
      received.body.query ? completeResponse(received) : refusal,
    )
    await using shop = await openShop(upstream.endpoint, { PERSISTED_QUERIES: 'true' })
    expect((await page(shop.origin)).status).toBe(200)
    expect((await page(shop.origin, '/c/soffor')).status).toBe(200)
    expect(upstream.requests.filter(({ body }) => !body.query)).toHaveLength(1)
    expect(await graphqlState(shop.origin)).toBe(true)
  })
})

describe('a merchant without mails about prices', () => {
  it('has product pages without their form, and is asked for them once', async () => {
    const completeResponse = forward(merchant.endpoint)
    const message = 'Cannot query field "offersPriceAlerts" on type "GeinsMerchantApiQuery".'
    await using upstream = await openUpstream((received) =>
      received.body.operationName === 'offersPriceAlerts'
        ? [400, JSON.stringify({ errors: [{ message }] })]
        : completeResponse(received),
    )
    await using shop = await openShop(upstream.endpoint)
    const list = await (await page(shop.origin, '/c/soffor')).text()
    const [, product = ''] = /href="(\/p\/[^"]+)"/.exec(list) ?? []
    for (const _ of [1, 2]) {
      const response = await page(shop.origin, product)
      expect(response.status).toBe(200)
      expect(await response.text()).not.toContain('price-alert')
    }
    const asked = upstream.requests.filter(({ body }) => body.operationName === 'offersPriceAlerts')
    expect(asked).toHaveLength(1)
  })
})

describe('/health/upstreams', () => {
  it.each<[string, FixedResponse]>([
    ['refuses the key', [401, '{"errors":[{"message":"Unauthorized"}]}']],
    ['answers every question with errors', [200, '{"errors":[{"message":"no"}]}']],
    ['answers with a web page', [200, '<html>']],
    ['knows no such channel', [200, '{"data":{"channel":null}}']],
    ['has no market', [200, '{"data":{"channel":{"id":"1","defaultMarketId":"se","markets":[]}}}']],
  ])(
    'says that a merchant is not well that %s, since no page can be shown',
    async (_, response) => {
      await using upstream = await openUpstream(() => response)
      await using shop = await openShop(upstream.endpoint)
      expect((await page(shop.origin)).status).toBeGreaterThanOrEqual(500)
      expect(await graphqlState(shop.origin)).toBe(false)
    },
  )

  it('checks the current state of the merchant, not earlier responses', async () => {
    let isDown = false
    const completeResponse = forward(merchant.endpoint)
    await using upstream = await openUpstream((received) =>
      isDown ? [503, ''] : completeResponse(received),
    )
    await using shop = await openShop(upstream.endpoint)
    expect((await page(shop.origin)).status).toBe(200)
    expect(await graphqlState(shop.origin)).toBe(true)
    isDown = true
    expect((await page(shop.origin)).status).toBe(200)
    // The route asks the merchant at most once a second.
    await expect.poll(() => graphqlState(shop.origin), { timeout: 3_000 }).toBe(false)
  })
})

describe('a channel without a usable market', () => {
  it('has a 503 response with Retry-After, and one line in the log', async () => {
    const market = { id: 'se', defaultLanguageId: 'sv-SE', groupKey: '', country: null }
    const channel = { id: '1|se', defaultMarketId: 'se', markets: [null, market] }
    await using upstream = await openUpstream(() => [200, JSON.stringify({ data: { channel } })])
    await using shop = await openShop(upstream.endpoint)
    for (const path of [
      '/',
      '/c/soffor',
      '/varukorgen',
      '/kassan',
      '/robots.txt',
      '/sitemap.xml',
      '/.well-known/ucp',
    ]) {
      const response = await page(shop.origin, path)
      expect([path, response.status]).toEqual([path, 503])
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    const lines = shop.logged.filter(({ msg }) => msg === 'channel unusable')
    expect(lines).toMatchObject([
      { level: 50, channel: '1|se', reason: expect.stringContaining('market') as string },
    ])
    expect(shop.logged.filter(({ msg }) => msg === 'page failed')).toEqual([])
  })

  it('does not replace the previous one', async () => {
    const completeResponse = forward(merchant.endpoint)
    let isEmpty = false
    await using upstream = await openUpstream((received) =>
      isEmpty && received.body.operationName === 'channel'
        ? [200, '{"data":{"channel":{"id":"1","defaultMarketId":"","markets":null}}}']
        : completeResponse(received),
    )
    await using shop = await openShop(upstream.endpoint)
    expect((await page(shop.origin)).status).toBe(200)
    isEmpty = true
    expect(await graphqlState(shop.origin)).toBe(false)
    expect((await page(shop.origin, '/c/soffor')).status).toBe(200)
  })
})

describe('aliases that look like addresses', () => {
  type Data = Record<string, unknown>
  type Alter = (data: Data, requestedAlias: ReceivedRequest['body']) => Data

  /** A shop with altered responses of the merchant, and the alias of one of its products. */
  async function openAltered(alter: Alter) {
    const completeResponse = forward(merchant.endpoint)
    let isAltered = false
    const upstream = await openUpstream(async (received) => {
      const [status, text] = await completeResponse(received)
      const { data, ...rest } = JSON.parse(text) as { data: Data }
      const altered = isAltered ? alter(data, received.body) : data
      return [status, JSON.stringify({ ...rest, data: altered })]
    })
    const shop = await openShop(upstream.endpoint)
    // The first page of a shop on a busy machine may ask to retry.
    const firstProduct = async () =>
      /href="\/p\/([^"?]+)"/.exec(await (await page(shop.origin, '/c/soffor')).text())?.[1]
    const product = await until(firstProduct, { what: 'a list with a product' })
    isAltered = true
    return {
      origin: shop.origin,
      product,
      async [Symbol.asyncDispose]() {
        await shop[Symbol.asyncDispose]()
        await upstream[Symbol.asyncDispose]()
      },
    }
  }

  it.each([
    'javascript:alert(1)',
    '//alias.invalid/x',
    'https://alias.invalid/',
    '/\\alias.invalid',
  ])('a category named %s is a page of the shop in every link', async (alias) => {
    const completeResponse = forward(merchant.endpoint)
    await using upstream = await openUpstream(async (received) => {
      const [status, text] = await completeResponse(received)
      const { data } = JSON.parse(text) as { data: Data }
      // Without a menu the header shows the category tree.
      const tree = ((data.categories ?? []) as Data[]).map((category) => ({ ...category, alias }))
      const menus = received.body.operationName === 'menus' ? withoutField(data) : data
      return [
        status,
        JSON.stringify({ data: { ...menus, ...(data.categories ? { categories: tree } : {}) } }),
      ]
    })
    await using shop = await openShop(upstream.endpoint)
    const html = await (await page(shop.origin)).text()
    const links = [...html.matchAll(/\shref="([^"]*)"/g)].map(([, link = '']) => link)
    expect(links.filter((link) => /^(javascript:|\/[/\\]|https:\/\/alias)/.test(link))).toEqual([])
    expect(
      links.some(
        (link) => link.startsWith(`/c/${encodeURIComponent('j')}`) || /^\/c\/.*alias/.test(link),
      ),
    ).toBe(true)
  })

  const withoutField = (data: Data) =>
    Object.fromEntries(Object.keys(data).map((name) => [name, null]))

  const called =
    (alias: (requestedAlias: string) => string): Alter =>
    (data, { variables }) =>
      data.product && typeof variables.alias === 'string'
        ? { ...data, product: { ...(data.product as Data), alias: alias(variables.alias) } }
        : data

  it.each<[string, (requestedAlias: string) => string]>([
    ['another name each time', (requestedAlias) => `${requestedAlias}-x`],
    ['a name by which it is not found', () => 'annat-namn'],
    ['a name with a line break', () => 'a\r\nb'],
    ['a name in letters that are spelt otherwise', () => 'grå'.normalize('NFD')],
    ['the name of a file', () => 'soffa.js'],
    ['two dots', () => '..'],
    ['a name without an end', () => 'x'.repeat(9_000)],
  ])('a product that answers with %s is shown where it was asked for', async (_, alias) => {
    await using shop = await openAltered(called(alias))
    expect((await page(shop.origin, `/p/${shop.product}`)).status).toBe(200)
  })

  it('pages that redirect to one another are not found', async () => {
    const moves: Record<string, string> = { '/p/a': '/p/b', '/p/b': '/p/a' }
    await using shop = await openAltered((data, { variables }) =>
      'urlHistory' in data
        ? { urlHistory: { newUrl: moves[String(variables.url)] ?? '' } }
        : { ...data, ...('product' in data ? { product: null } : {}) },
    )
    expect((await page(shop.origin, '/p/a')).status).toBe(404)
    expect((await page(shop.origin, '/p/b')).status).toBe(404)
  })

  it('a product without a price cannot be bought, on its page and in lists', async () => {
    await using shop = await openAltered((data) => {
      const found = data.products as { products?: Data[] } | undefined
      const unpriced = (product: Data): Data => ({ ...product, unitPrice: null })
      if (data.product) return { ...data, product: unpriced(data.product as Data) }
      if (!found?.products) return data
      return { ...data, products: { ...found, products: found.products.map(unpriced) } }
    })
    const html = await (await page(shop.origin, `/p/${shop.product}`)).text()
    expect(html).toContain('Slut i lager')
    expect(html).not.toContain('name="quantity"')
    const list = await (await page(shop.origin, '/c/soffor?sort=PRICE')).text()
    expect(list).toMatch(/<article/)
    expect(list).not.toMatch(/<input[^>]*name="sku"/)
  })

  it('a product that is in a list twice is shown once, and its score is limited to five stars', async () => {
    await using shop = await openAltered((data) => {
      const found = data.products as { products?: Data[] } | undefined
      if (!found?.products?.length) return data
      const [first, ...rest] = found.products
      const odd = { ...first, rating: { score: -3, voteCount: 2 } }
      return { ...data, products: { ...found, products: [odd, odd, ...rest] } }
    })
    const html = await (await page(shop.origin, '/c/soffor?sort=PRICE')).text()
    const cards = [...html.matchAll(/<article[^>]*data-alias="([^"]+)"/g)].map(([, alias]) => alias)
    expect(new Set(cards).size).toBe(cards.length)
    expect(html).not.toMatch(/width="-/)
  })
})

describe('a page that fails while it is rendered', () => {
  it('shows status, error and the id that header and log have, before and after hydration', async () => {
    const pages = {
      'home.sv': () => {
        throw new Error('canary of the fault')
      },
    }
    await using shop = await openShop(merchant.endpoint, {}, { pages })
    const response = await page(shop.origin)
    const id = response.headers.get('x-request-id') ?? 'none'
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(html).toContain('data-fault="500"')
    expect(html).toContain('Fel: något oväntat hände')
    expect(html).toContain(`Ärendenummer: ${id}`)
    expect(html).toContain(`"requestId":"${id}"`)
    expect(html).toContain('<header')
    expect(html).not.toContain('canary')
    expect(shop.logged).toContainEqual(
      expect.objectContaining({
        requestId: id,
        err: expect.objectContaining({ message: 'canary of the fault' }),
      }),
    )
  })
})

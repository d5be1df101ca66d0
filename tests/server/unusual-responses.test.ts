import { afterEach, describe, expect, it, vi } from 'vitest'

import { forwardTo } from '#tests/support/ask-merchant.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openShop } from '#tests/support/open-shop.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { placeOrder } from '#tests/support/order-by-bill.ts'
import { openShopper } from '#tests/support/shopper.ts'
import { openUpstream } from '#tests/support/upstream.ts'

/**
 * Responses that the merchant's contract allows and the embedded one never returns, and its
 * refusals.
 */
type Data = Record<string, unknown>
let alter: (data: Data, operation: string) => object = (data) => ({ data })
/** Whole responses in place of the merchant's. */
let respondWith: (operation: string) => WholeResponse | Promise<WholeResponse | null> | null = () =>
  null
type WholeResponse = [status: number, body: string]

const merchant = await openForTests(openSeededMerchant())
const upstream = await openForTests(
  openUpstream(async (received) => {
    const { operationName = '' } = received.body
    const whole = await respondWith(operationName)
    if (whole) return whole
    const response = await forwardTo(merchant.endpoint, received)
    const { data, ...rest } = (await response.json()) as { data?: Data }
    const altered = data ? alter(data, operationName) : { data }
    return [response.status, JSON.stringify({ ...rest, ...altered })]
  }),
)
const shop = await openForTests(openShop(new URL(upstream.endpoint).origin))
// The first page after a start may time out on a busy machine.
await openShopper(shop.origin).get('/')
afterEach(() => {
  alter = (data) => ({ data })
  respondWith = () => null
})

describe('a list', () => {
  it.each([
    ['/c/soffor', 'no page info', () => null],
    ['/en/c/sofas', 'page info with id 0', (info: Data | null) => info && { ...info, id: 0 }],
    ['/b/almkrona', 'page info with id 0', (info: Data | null) => info && { ...info, id: 0 }],
  ])('%s with %s is not found', async (path, _what, pageInfo) => {
    alter = (data) => ({
      data:
        'listPageInfo' in data
          ? { ...data, listPageInfo: pageInfo(data['listPageInfo'] as Data | null) }
          : data,
    })
    const page = await openShopper(shop.origin).get(path)
    expect(page.status).toBe(404)
    expect(page.html).toContain('data-fault="404"')
    expect(page.html).toContain('<header')
  })
})

describe('a failing query', () => {
  it("is an error page with its status code, error and id, and without the merchant's message", async () => {
    const fault = {
      message: 'canary: SELECT * FROM product',
      extensions: { code: 'INTERNAL_SERVER_ERROR', stacktrace: ['canary.js:1'] },
    }
    alter = (data, operation) =>
      operation === 'product' ? { data: null, errors: [fault] } : { data }
    const visitor = openShopper(shop.origin)
    const [, path = ''] = /href="(\/p\/[^"]+)"/.exec((await visitor.get('/c/bord')).html) ?? []
    const page = await visitor.get(path)
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toBeTruthy()
    expect(page.html).toContain('data-fault="503"')
    expect(page.html).toContain('Något gick tyvärr fel')
    expect(page.html).toContain('Fel: vi har tillfälliga problem')
    const id = page.headers.get('x-request-id') ?? 'none'
    expect(page.html).toContain(`Ärendenummer: ${id}`)
    await expect
      .poll(() => shop.logged)
      .toContainEqual(
        expect.objectContaining({
          requestId: id,
          level: 40,
          operation: 'product',
          codes: ['INTERNAL_SERVER_ERROR'],
        }),
      )
    expect(page.html).toContain('href="/"')
    expect(page.html).not.toContain('canary')
    expect((await visitor.get('/')).status).toBe(200)
  })
})

it('variants without a colour, such as widths, are no colours, and their names are visible', async () => {
  const withoutColor = (key: string, value: unknown) => (key === 'attributes' ? [] : value)
  alter = (data, operation) => ({
    data: operation === 'product' ? JSON.parse(JSON.stringify(data), withoutColor) : data,
  })
  const { html } = await openShopper(shop.origin).get('/p/vistelund-3-sitssoffa-beige')
  const [variants = ''] = /<nav [^>]*aria-label="Utförande">[\s\S]*?<\/nav>/.exec(html) ?? []
  const hiddenNames = variants.match(/<span class="[^"]*hidden[^"]*">[^<]/g)
  expect([variants.split('<li').length > 2, hiddenNames]).toEqual([true, null])
})

describe('a cart that the merchant fails to read', () => {
  it('has an error on its page, and is available afterwards', async () => {
    const visitor = openShopper(shop.origin)
    await visitor.buy('/p/vistelund-3-sitssoffa-beige')
    const fault = { message: 'canary', extensions: { code: 'INTERNAL_SERVER_ERROR' } }
    alter = (data, operation) =>
      operation === 'getCart' ? { data: null, errors: [fault] } : { data }
    const page = await visitor.get('/varukorgen')
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toBeTruthy()
    expect(page.html).toContain('>Varukorgen kan inte visas just nu</h1>')
    alter = (data) => ({ data })
    expect(await visitor.linesInCart()).toBe(1)
  })

  it('without a total is not one of 0, and is not paid', async () => {
    const visitor = openShopper(shop.origin)
    await visitor.buy('/p/vistelund-3-sitssoffa-beige')
    await visitor.post('/kassan', { intent: 'update', zip: '90325' })
    const withoutTotal = (key: string, value: unknown) =>
      key === 'summary' ? { ...(value as Data), total: null } : value
    alter = (data) => ({ data: JSON.parse(JSON.stringify(data), withoutTotal) as Data })
    const { status, html } = await visitor.get('/varukorgen')
    expect([status, />0\skr</.test(html)]).toEqual([200, false])
    expect(await visitor.get('/kassan')).toMatchObject({ status: 302, location: '/varukorgen' })
  })
})

describe('the header', () => {
  /** The links of the header, as `text → address`. */
  const linksIn = (html: string) => {
    const [head = ''] = /<header[\s\S]*<\/header>/.exec(html) ?? []
    return [...head.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]+)/g)].map(
      ([, address, text]) => `${text} → ${address}`,
    )
  }
  const menu = (...menuItems: object[]) => ({ title: 'Menu', menuItems })
  const item = (label: string, canonicalUrl: string, children: object[] = []) => ({
    id: label,
    label,
    title: null,
    canonicalUrl,
    targetBlank: false,
    hidden: false,
    children,
  })

  it('has the merchant’s main menu', async () => {
    const page = await openShopper(shop.origin).get('/da')
    expect(linksIn(page.html)).toEqual(
      expect.arrayContaining(['Nyheder → /da/nyheder', 'Kundeservice → /da/kundeservice']),
    )
    expect(linksIn(page.html).filter((link) => link.includes('/da/c/')).length).toBeGreaterThan(5)
  })

  it('accepts a main menu without categories, and another one for phones', async () => {
    alter = (data, operation) => ({
      data:
        operation === 'menus'
          ? {
              ...data,
              main: menu(item('Sofas only', '/nb/c/sofas'), {
                ...item('Blog', 'https://blog.example/nb'),
                targetBlank: true,
              }),
              mainMobile: menu(item('Rooms', '/nb/c/sofas', [item('Hall', '/nb/c/hallway')])),
              topBar: menu(item('Ring us', 'tel:+46855500100')),
            }
          : data,
    })
    const page = await openShopper(shop.origin).get('/nb')
    const links = linksIn(page.html)
    expect(links).toEqual(
      expect.arrayContaining(['Sofas only → /nb/c/sofas', 'Rooms → /nb/c/sofas']),
    )
    expect(links).not.toContain('Nyheter → /nb/nyheter')
    expect(page.html).toContain('<a href="tel:+46855500100">Ring us</a>')
    expect(page.html).toMatch(
      /<a [^>]*href="https:\/\/blog.example\/nb" target="_blank" rel="noopener">Blog/,
    )
  })

  it('has the news and the category tree for a merchant without menus', async () => {
    alter = (data, operation) => ({
      data:
        operation === 'menus'
          ? Object.fromEntries(Object.keys(data).map((name) => [name, null]))
          : data,
    })
    const page = await openShopper(shop.origin).get('/fi')
    expect(page.status).toBe(200)
    const links = linksIn(page.html)
    expect(links).toContain('Uutuudet → /fi/uutuudet')
    expect(links).toContain('Huonekalut → /fi/c/huonekalut')
    expect(links.filter((link) => link.includes('/fi/c/')).length).toBeGreaterThanOrEqual(5)
  })
})

it('what a merchant leaves out is neither 0 nor an empty label', async () => {
  const without = (key: string, value: unknown) =>
    ['unitPrice', 'articleNumber'].includes(key) ? null : value
  // No earlier page has requested it.
  await using other = await openShop(new URL(upstream.endpoint).origin)
  const visitor = openShopper(other.origin)
  await visitor.buy('/p/vistelund-3-sitssoffa-beige')
  alter = (data) => ({ data: JSON.parse(JSON.stringify(data), without) as Data })
  const { html } = await visitor.get('/varukorgen')
  expect(html).toMatch(/1 × 9\s995\skr/)
  expect((await visitor.get('/p/visteholm-golvlampa-massing')).html).not.toContain('Artikelnummer')
})

it('a brand and a colour that have no name are not empty on the page', async () => {
  const sofa = 'vistelund-3-sitssoffa-beige'
  const without = (key: string, value: unknown) => {
    if (key === 'brand' && value) return { ...(value as Data), name: null }
    const isItself = (value as Data | null)?.alias === sofa && !('texts' in (value as Data))
    return isItself ? null : value
  }
  // No earlier page has requested it.
  await using other = await openShop(new URL(upstream.endpoint).origin)
  alter = (data) => ({ data: JSON.parse(JSON.stringify(data), without) as Data })
  const { html } = await openShopper(other.origin).get(`/p/${sofa}`)
  expect(html).toMatch(/href="\/b\/almkrona"[^>]*>almkrona</)
  expect(html).toMatch(/>Färg<\/p>/)
})

it('a review of an unknown language is shown without one, and counts for none', async () => {
  const reviewsOf = async (path: string) => {
    const { html } = await openShopper(shop.origin).get(path)
    return /<section[^>]*id="reviews".*?<\/section>/s.exec(html)?.[0] ?? ''
  }
  expect(await reviewsOf('/p/vistelund-3-sitssoffa-beige')).toContain('<p lang="sv">')
  alter = (data) => {
    const found = data.reviews as { reviews: Data[] } | undefined
    if (!found) return { data }
    const reviews = found.reviews.map((review) => ({ ...review, language: null }))
    return { data: { ...data, reviews: { ...found, reviews } } }
  }
  const told = await reviewsOf('/en/p/vistelund-3-seater-sofa-beige')
  expect(told).toMatch(/<li\b.*<p>\S/s)
  expect(told).not.toContain('lang=')
  expect(told).not.toContain('reviewLanguage=')
})

it('a checkout without a payment option does not ask for the delivery that is chosen', async () => {
  const shopper = openShopper(shop.origin)
  await shopper.buy(await shopper.findProduct())
  alter = (data) => {
    const saved = data.createOrUpdateCheckout as Data | undefined
    return { data: saved ? { createOrUpdateCheckout: { ...saved, paymentOptions: [] } } : data }
  }
  const later = 'Betalsätten visas när du har valt leverans'
  expect((await shopper.get('/kassan')).html).toContain(later)
  await shopper.post('/kassan', { intent: 'update', zip: '90325' })
  const { html } = await shopper.get('/kassan')
  expect(html).not.toContain(later)
  expect(html.slice(html.indexOf('id="payment"'))).toContain('kontakta kundtjänst')
})

it('a sitemap index is kept while the merchant hangs, whose queries would each wait for it', async () => {
  const index = () => openShopper(shop.origin).get('/sitemap.xml')
  const before = await index()
  expect(before.status).toBe(200)
  const { now } = performance
  const later = vi
    .spyOn(performance, 'now')
    .mockImplementation(() => now.call(performance) + 12 * 3_600_000)
  respondWith = () => new Promise(() => {})
  const startedAt = performance.now()
  expect(await index()).toMatchObject({ status: 200, html: before.html })
  expect(performance.now() - startedAt).toBeLessThan(2_000)
  later.mockRestore()
})

it('a choice that the merchant lists twice is shown once, and a pickup point without a name never', async () => {
  const twice = (items: unknown) => (Array.isArray(items) ? [...items, ...items] : items)
  const unnamed = { id: 9, name: ' ', displayName: null, externalId: 'unnamed', isSelected: false }
  const visitor = openShopper(shop.origin)
  await visitor.buy('/p/visteholm-golvlampa-massing')
  await visitor.post('/kassan', { intent: 'update', zip: '903 25' })
  alter = (data) => {
    const checkout = data.createOrUpdateCheckout as Data | undefined
    if (!checkout?.shippingOptions) return { data }
    const shippingOptions = twice(
      (checkout.shippingOptions as Data[]).map((option) => ({
        ...option,
        subOptions: [unnamed, ...((twice(option.subOptions) as Data[] | null) ?? [])],
      })),
    )
    const paymentOptions = twice(checkout.paymentOptions)
    return { data: { createOrUpdateCheckout: { ...checkout, shippingOptions, paymentOptions } } }
  }
  const { html } = await visitor.get('/kassan')
  for (const choice of [
    /<option[^>]*value="se-9-1"/g,
    /name="shippingId"[^>]*value="2"/g,
    /name="paymentId"[^>]*value="23"/g,
  ]) {
    expect(html.match(choice), String(choice)).toHaveLength(1)
  }
  expect(html).not.toContain('value="unnamed"')
})

it.each<[what: string, part: unknown]>([
  ['no text', null],
  ['an empty text', ''],
])('a delivery or payment whose fee has %s is not free, and has a name', async (_what, none) => {
  const visitor = openShopper(shop.origin)
  await visitor.buy('/p/visteholm-golvlampa-massing')
  await visitor.post('/kassan', { intent: 'update', zip: '903 25' })
  const amounts = async () => (await visitor.get('/kassan')).html.match(/\d+\skr/gu)
  const before = await amounts()
  const withoutTexts = (options: unknown) =>
    (options as Data[]).map((option) => ({
      ...option,
      feeIncVatFormatted: none,
      displayName: none,
      name: `named ${option.id as number}`,
    }))
  alter = (data) => {
    const checkout = data.createOrUpdateCheckout as Data | undefined
    if (!checkout?.shippingOptions) return { data }
    const shippingOptions = withoutTexts(checkout.shippingOptions)
    const paymentOptions = withoutTexts(checkout.paymentOptions)
    return { data: { createOrUpdateCheckout: { ...checkout, shippingOptions, paymentOptions } } }
  }
  expect(await amounts()).toEqual(before)
  expect((await visitor.get('/kassan')).html).toContain('named 2')
})

it('an amount as a text is that number', async () => {
  const asTexts = (data: Data) =>
    JSON.parse(JSON.stringify(data), (key, value: unknown) =>
      typeof value === 'number' && /Vat$|Percentage$|^score$/.test(key) ? value.toFixed(2) : value,
    ) as Data
  const shown = async () => {
    // No earlier page has requested them.
    await using other = await openShop(new URL(upstream.endpoint).origin)
    const { html } = await openShopper(other.origin).get('/nyheter')
    return html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'))
  }
  const before = await shown()
  expect(before).toContain('Lägsta pris senaste 30 dagarna')
  alter = (data) => ({ data: asTexts(data) })
  expect(await shown()).toBe(before)
})

it('a price without a currency has that of its market, in feeds and for search engines', async () => {
  // No earlier page has requested it.
  await using other = await openShop(new URL(upstream.endpoint).origin)
  const withoutCurrency = (data: Data) =>
    JSON.parse(JSON.stringify(data), (key, value: unknown) => (key === 'currency' ? null : value))
  alter = (data, operation) => ({
    data: operation === 'channel' ? data : (withoutCurrency(data) as Data),
  })
  const visitor = openShopper(other.origin)
  const { html } = await visitor.get('/p/visteholm-golvlampa-massing')
  expect(html).toContain('"priceCurrency":"SEK"')
  expect((await visitor.get('/feeds/se-sv.xml')).html).toMatch(/<g:price>\d+\.\d\d SEK</)
})

it.each<[what: string, told: (checkout: Data) => Data | null]>([
  [
    'an open cart and no order',
    (checkout) => ({
      ...checkout,
      completed: null,
      order: null,
      cart: { ...(checkout.cart as Data), isCompleted: false },
    }),
  ],
  ['nothing', () => null],
])('an order that was placed is confirmed to its buyer where %s is told of it', async (_, told) => {
  alter = (data) => ({
    data: 'checkout' in data ? { checkout: told(data.checkout as Data) } : data,
  })
  const settings = { BASE_URL: merchant.publicOrigin }
  await using here = await openShop(new URL(upstream.endpoint).origin, settings)
  const buyer = openShopper(here.origin)
  const product = '/p/visteholm-golvlampa-massing'
  const { pathname, search } = await placeOrder(buyer, product, 'told@example.com')
  const path = pathname + search
  for (const _turn of ['first', 'after a reload']) {
    const { html } = await buyer.get(path)
    expect(html).toContain('Tack för din order!')
    expect(html).not.toContain('Skicka länken till mig')
  }
  expect(await buyer.linesInCart()).toBe(0)
  expect((await openShopper(here.origin).get(path)).status).toBe(404)
})

it('a cart without a total shows no price in its place, and cannot be ordered', async () => {
  const visitor = openShopper(shop.origin)
  await visitor.buy('/p/visteholm-golvlampa-massing')
  alter = (data) => {
    const cut = ({ summary, ...cart }: Data) => ({
      ...cart,
      summary: { ...(summary as Data), total: null, subTotal: null, shipping: null },
    })
    const { getCart, createOrUpdateCheckout: checkout } = data as Record<string, Data | undefined>
    if (checkout) {
      const cart = cut(checkout.cart as Data)
      return { data: { ...data, createOrUpdateCheckout: { ...checkout, cart } } }
    }
    return { data: getCart ? { ...data, getCart: cut(getCart) } : data }
  }
  const { html } = await visitor.get('/varukorgen')
  expect(html).toContain('Visteholm')
  expect(/<dl.*?<\/dl>/s.exec(html)?.[0]).not.toMatch(/\d\skr|Fri frakt/)
  const checkout = await visitor.get('/kassan')
  expect([checkout.status, checkout.location]).toEqual([302, '/varukorgen'])
})

describe('an answer that says nothing about a page', () => {
  const noData = JSON.stringify({ data: null, errors: [{ message: 'canary' }] })
  it.each<[what: string, operation: string, path: string, answer: [number, string]]>([
    ['401', 'product', '/p/nothing-1', [401, '{"errors":[{"message":"canary"}]}']],
    ['errors and no data', 'product', '/p/nothing-2', [200, noData]],
    ['no field', 'product', '/p/nothing-3', [200, '{"data":{}}']],
    ['a text in place of an object', 'product', '/p/nothing-4', [200, '{"data":{"product":"a"}}']],
    ['errors about the history', 'urlHistory', '/p/nothing-5', [200, noData]],
    ['no field of the list', 'list', '/c/soffor?min-price=17', [200, '{"data":{}}']],
    ['no field of the page', 'contentPage', '/nothing-6', [200, '{"data":{}}']],
  ])(
    '%s: 503 that nobody keeps, and the page afterwards',
    async (_what, operation, path, answer) => {
      let asked = 0
      respondWith = (name) => (name === operation ? ((asked += 1), answer) : null)
      const failed = await openShopper(shop.origin).get(path)
      expect([failed.status, asked > 0]).toEqual([503, true])
      expect(failed.headers.get('retry-after')).toBeTruthy()
      expect(failed.headers.get('cache-control')).toContain('no-store')
      respondWith = () => null
      const page = await openShopper(shop.origin).get(path)
      expect(page.status).toBe(path.startsWith('/c/') ? 200 : 404)
    },
  )

  it('is none for the page of favourites, which is shown without its suggestions', async () => {
    respondWith = (name) => (name === 'cards' ? [200, noData] : null)
    // No earlier page has requested them.
    await using other = await openShop(new URL(upstream.endpoint).origin)
    const { status, html } = await openShopper(other.origin).get('/favoriter')
    expect([status, html.includes('<article')]).toEqual([200, false])
  })

  const deep = (...path: (string | number)[]) => [{ message: 'canary', path }]
  it.each<[what: string, operation: string, path: string, alter: (data: Data) => object]>([
    [
      'a null that reached the root of a product',
      'product',
      '/p/nothing-8',
      (data) => ({ data: { ...data, product: null }, errors: deep('product', 'skus', 0, 'skuId') }),
    ],
    [
      'a null that reached the root of a list',
      'list',
      '/c/soffor?min-price=18',
      (data) => ({
        data: Object.fromEntries(Object.keys(data).map((name) => [name, null])),
        errors: deep('products', 'products', 3, 'name'),
      }),
    ],
    [
      'a null in the products of a list',
      'list',
      '/c/soffor?min-price=19',
      (data) => ({
        data: { ...data, products: { ...(data.products as Data), products: null } },
        errors: deep('products', 'products'),
      }),
    ],
    [
      'a null that reached the root of a page',
      'contentPage',
      '/nothing-9',
      (data) => ({
        data: Object.fromEntries(Object.keys(data).map((name) => [name, null])),
        errors: deep('widgetArea', 'containers', 0, 'id'),
      }),
    ],
    [
      'a null in the history',
      'urlHistory',
      '/p/nothing-10',
      () => ({ data: { urlHistory: null }, errors: deep('urlHistory', 'newUrl') }),
    ],
  ])('%s, with errors: 503 that nobody keeps', async (_what, operation, path, alterDeep) => {
    let asked = 0
    alter = (data, name) => (name === operation ? ((asked += 1), alterDeep(data)) : { data })
    const failed = await openShopper(shop.origin).get(path)
    expect([failed.status, asked > 0]).toEqual([503, true])
    expect(failed.headers.get('retry-after')).toBeTruthy()
    expect(failed.headers.get('cache-control')).toContain('no-store')
    alter = (data) => ({ data })
    const page = await openShopper(shop.origin).get(path)
    expect(page.status).toBe(path.startsWith('/c/') ? 200 : 404)
  })

  it('reviews that failed: the product without them', async () => {
    alter = (data, operation) =>
      operation === 'reviews'
        ? { data: { reviews: { count: 3, reviews: null } }, errors: deep('reviews', 'reviews', 0) }
        : { data }
    const page = await openShopper(shop.origin).get('/p/vistelund-3-sitssoffa-beige')
    expect(page.status).toBe(200)
    expect(page.html).toContain('name="sku"')
  })

  it('a code that failed below its cart is an outage, not a wrong code', async () => {
    const visitor = openShopper(shop.origin)
    await visitor.buy('/p/vistelund-3-sitssoffa-beige')
    const failed = { setCartPromoCode: null }
    const errors = deep('setCartPromoCode', 'items', 0, 'id')
    respondWith = (operation) =>
      operation === 'setCartPromoCode' ? [200, JSON.stringify({ data: failed, errors })] : null
    for (const path of ['/varukorgen', '/kassan']) {
      const page = await visitor.post(path, { intent: 'promo', code: 'SOMMAR10' })
      expect([path, page.status, page.headers.has('retry-after')]).toEqual([path, 503, true])
      expect(page.html).not.toContain('Koden är ej giltig')
      expect(page.html).toContain('value="SOMMAR10"')
    }
  })

  it('a postal code that failed below its checkout is not a wrong one', async () => {
    alter = (data, operation) =>
      operation === 'zipDelivery'
        ? {
            data: Object.fromEntries(Object.keys(data).map((name) => [name, null])),
            errors: deep('createOrUpdateCheckout', 'shippingOptions'),
          }
        : { data }
    const visitor = openShopper(shop.origin)
    const page = await visitor.post('/leverans-till', { zip: '903 25' })
    expect(page.status).toBe(503)
  })

  it('a history with a malformed escape is a page that does not exist', async () => {
    alter = (data, operation) => ({
      data: operation === 'urlHistory' ? { urlHistory: { newUrl: '/sv/p/100%-ull' } } : data,
    })
    expect((await openShopper(shop.origin).get('/p/nothing-7')).status).toBe(404)
  })
})

describe('a response that is larger than any page', () => {
  const values = (count: number) =>
    Array.from({ length: count }, (_, number) => `"k${number}":{}`).join()
  it.each([
    ['nested a million deep', () => '{"a":'.repeat(300_000) + '1' + '}'.repeat(300_000)],
    ['with 120 000 keys', () => `{${values(120_000)}}`],
    ['with 800 000 keys', () => `{${values(800_000)}}`],
    ['with a text of ten megabytes', () => `{"name":"${'x'.repeat(10_000_000)}"}`],
  ])('%s is refused, and costs no more than that', async (what, product) => {
    const body = `{"data":{"product":${product()},"relatedProducts":null,"reviews":null}}`
    respondWith = (operation) => (operation === 'product' ? [200, body] : null)
    const page = await openShopper(shop.origin).get(`/p/${what.replaceAll(/\W/g, '-')}`)
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toBeTruthy()
    expect(page.html.length).toBeLessThan(200_000)
    const told = shop.logged.filter(
      ({ operation, kind, level }) =>
        operation === 'product' && kind === 'unusable' && level === 40,
    )
    expect(told.length).toBeGreaterThan(0)
  })

  it('has the name of a product, and its sizes, in a bounded length', async () => {
    const visitor = openShopper(shop.origin)
    const usual = await visitor.get('/p/vistelund-3-sitssoffa-beige')
    const skus = Array.from({ length: 9_000 }, (_, number) => ({
      skuId: number + 1,
      name: `Storlek ${number}`,
      stock: { inStock: 9, oversellable: 0, totalStock: 9, static: 0, incoming: null },
    }))
    alter = (data, operation) => ({
      data:
        operation === 'product'
          ? { ...data, product: { ...(data.product as Data), name: 'Ord '.repeat(250_000), skus } }
          : data,
    })
    const page = await visitor.get('/p/vistelund-3-sitssoffa-gra')
    expect(page.status).toBe(200)
    expect(page.html.length).toBeLessThan(usual.html.length + 1_000_000)
    expect(page.html).toContain('Storlek 499')
    expect(page.html).not.toContain('Storlek 500')
    expect(shop.logged).toContainEqual(
      expect.objectContaining({ operation: 'product', level: 40, field: 'name' }),
    )
  })
})

it('a merchant mails the link to one order three times an hour, besides what it fails to send', async () => {
  const order = { orderNumber: '4711', email: 'eva@example.com' }
  const find = async () => (await openShopper(shop.origin).post('/hitta-order', order)).status
  respondWith = (operation) => (operation === 'sendOrderLink' ? [503, ''] : null)
  expect(await find()).toBe(503)
  respondWith = () => null
  for (let asked = 1; asked <= 4; asked++) expect(await find()).toBe(303)
  const sent = upstream.requests.filter(({ body }) => body.operationName === 'sendOrderLink')
  expect(sent).toHaveLength(4)
})

describe('a new password by a mailed link', () => {
  const typed = { resetKey: 'key', newPassword: 'ny soffa 1', repeated: 'ny soffa 1' }
  const reset = () => openShopper(shop.origin).post('/account/reset-password', typed)

  it('is waited for longer than other forms, since its link works once', async () => {
    respondWith = async (operation) => {
      if (operation !== 'commitReset') return null
      // oxlint-disable-next-line no-restricted-globals -- this response is late
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      return [200, '{"data":{"commitReset":true}}']
    }
    expect(await reset()).toMatchObject({ status: 303, location: '/logga-in' })
  })

  it('may be saved although the answer was lost, and a second use leads to the login', async () => {
    respondWith = (operation) => (operation === 'commitReset' ? [504, ''] : null)
    const lost = await reset()
    expect(lost.status).toBe(503)
    expect(lost.html).toContain('Prova att logga in med det')
    respondWith = (operation) =>
      operation === 'commitReset' ? [200, '{"data":{"commitReset":false}}'] : null
    const used = await reset()
    expect(used.status).toBe(410)
    expect(used.html.slice(used.html.indexOf('<main'))).toMatch(/href="\/logga-in"/)
  })
})

// Last, because it opens the circuit breaker of the shop.
describe('a merchant behind a failing proxy', () => {
  it('shows that the problem is temporary, and not how the merchant failed', async () => {
    respondWith = (operation) => (operation === 'product' ? [502, 'Bad gateway'] : null)
    const page = await openShopper(shop.origin).get('/en/p/no-such-sofa')
    expect(page.status).toBe(503)
    expect(page.html).toContain('Error: we have temporary problems')
    expect(page.html).not.toContain('502')
  })
})

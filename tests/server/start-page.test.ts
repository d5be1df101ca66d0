import { expect, it } from 'vitest'

import { openShop } from '#tests/support/open-shop.ts'
import { openFaultProxy } from '#tests/support/fault-proxy.ts'
import { openSeededMerchant, staffSecret } from '#tests/support/seeded-merchant.ts'
import { areaFixture } from '#tests/support/area-fixture.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'

/** The start page of a built shop shows the merchant's area, which differs by language. */

const hostile = areaFixture([
  { name: 'Text', configuration: { title: '<script>alert(1)</script>', titleRenderMode: 0 } },
  {
    name: 'Rich text',
    configuration: { text: '<p onclick="alert(1)">Calm<script>alert(1)</script>' },
  },
  { name: 'Buttons', configuration: { buttons: [{ text: 'Go', href: 'javascript:alert(1)' }] } },
  { name: 'Banner', configuration: { image: { filename: '../../etc/passwd' }, text1: 'Banner' } },
  { name: 'Product list', configuration: { searchParameters: '{{{', pageCount: -4 } },
  { name: 'JSON', configuration: { json: '{"component":' } },
  { name: 'JSON', configuration: { json: { component: '__proto__', configuration: {} } } },
  { name: 'JSON', configuration: { json: { component: 'Carousel' } } },
  { name: 'constructor', configuration: 'null' },
])
const changed = areaFixture([
  { name: 'Text', configuration: { title: 'Sommerlukket', titleRenderMode: 0 } },
  { name: 'Product list', configuration: { title: 'Til haven', limitNrOfRows: true } },
])
const areas: Record<string, object> = {
  'da-DK': changed,
  'en-US': hostile,
  'fi-FI': areaFixture([]),
  'nb-NO': { errors: [{ message: 'no' }], data: null },
}

const price = (amount: number, isDiscounted: boolean) => ({
  sellingPriceIncVat: amount,
  sellingPriceExVat: amount,
  isDiscounted,
  sellingPriceIncVatFormatted: `${amount} kr.`,
  sellingPriceExVatFormatted: `${amount} kr.`,
  currency: { code: 'DKK' },
})
/** A card in a campaign, as the merchant returns it. */
const card = (productId: number, name: string, changes: object = {}) => ({
  productId,
  alias: `card-${productId}`,
  name,
  brand: { name: 'Almkrona' },
  productImages: [],
  unitPrice: price(900, true),
  lowestPrice: {
    lowestPriceIncVat: 1000,
    lowestPriceExVat: 1000,
    lowestPriceIncVatFormatted: '1000 kr.',
    lowestPriceExVatFormatted: '1000 kr.',
  },
  rating: null,
  discountType: 'PRICE_CAMPAIGN',
  discountCampaigns: [{ name: 'Haveuger', hideTitle: false }],
  totalStock: { inStock: 9, oversellable: 0, static: 0, totalStock: 9 },
  skus: [],
  variantGroup: null,
  ...changes,
})
const row = [
  card(1, 'Billigere bænk'),
  card(2, 'Udsolgt bænk', {
    totalStock: { inStock: 0, oversellable: 0, static: 0, totalStock: 0 },
  }),
  card(3, 'Bænk på bestilling', {
    totalStock: { inStock: 0, oversellable: 9, static: 0, totalStock: 9 },
    unitPrice: price(1000, true),
  }),
  card(4, 'Bænk til fast pris', { unitPrice: price(900, false) }),
  card(5, 'Bænk på udsalg', { discountType: 'SALE_PRICE' }),
]

const merchant = await openForTests(openSeededMerchant(240, { clock: () => new Date() }))
const proxy = await openForTests(openFaultProxy(merchant.origin))
proxy.setResponse('startArea', ({ languageId }) => areas[String(languageId)])
proxy.setResponse('cards', ({ languageId }) =>
  languageId === 'da-DK' ? { data: { products: { products: row } } } : undefined,
)
const shop = await openForTests(openShop(proxy.origin))

async function open(path: string, cookie = '') {
  const response = await fetch(shop.origin + path, {
    headers: { Accept: 'text/html', Cookie: cookie },
  })
  const html = await response.text()
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
  return {
    status: response.status,
    headers: response.headers,
    main,
    headings: [...main.matchAll(/<(h[12])[^>]*>(.*?)<\/\1>/gs)].map(
      ([, rank, text]) => `${rank} ${text}`,
    ),
  }
}

it('it is the one of the demo shop, and publicly cached', async () => {
  const { headings, main, headers } = await open('/')
  expect(headings).toEqual([
    'h1 Rum att landa i',
    'h2 Handla efter rum och möbel',
    expect.stringMatching(/^h2 /),
    'h2 Bästsäljare',
    'h2 Först att veta',
    'h2 Nyheter',
    'h2 Varumärken',
    'h2 Lagervaror inom 6 vardagar',
    'h2 Lägsta pris-garanti',
    'h2 Över 200\u00a0000 produkter',
  ])
  expect(main).toMatch(
    /<img(?=[^>]*loading="eager")(?=[^>]*fetchpriority="high")[^>]*scene-living-room/,
  )
  expect(headers.get('cache-control')).toMatch(/^public\b/)
  expect(headers.getSetCookie()).toEqual([])
})

it('it changes with the area', async () => {
  expect((await open('/da')).headings).toEqual(['h1 Sommerlukket', 'h2 Til haven'])
})

it('it shows the valid parts of a hostile area, and the log names the others', async () => {
  const { status, headings, main } = await open('/en')
  expect(status).toBe(200)
  // A title of tags alone is empty, so the page has its default title.
  expect(headings).toEqual([expect.stringMatching(/^h1 .*Hemvist – furniture/), 'h2 Banner'])
  expect(main).toContain('<p>Calm</p>')
  expect(main).not.toMatch(/<script|onclick|javascript:|passwd/)
  for (const name of ['Carousel', 'constructor', '__proto__']) {
    expect(shop.logged).toContainEqual(expect.objectContaining({ widget: name }))
  }
})

it.each([
  ['/fi', 'is empty', 'Myydyimmät'],
  ['/nb', 'cannot be had', 'Bestselgere'],
])('%s, whose area %s, shows categories and best sellers', async (path, _, bestsellers) => {
  const { status, headings, headers } = await open(path)
  expect(status).toBe(200)
  expect(headings[0]).toMatch(/^h1 Hemvist/)
  expect(headings).toHaveLength(3)
  expect(headings[2]).toBe(`h2 ${bestsellers}`)
  expect(headers.get('cache-control')).toMatch(/^public\b/)
})

it('a row leaves out sold-out products, and shows a campaign only where it has lowered the price', async () => {
  const { main } = await open('/da')
  const cards = [...main.matchAll(/<article.*?<\/article>/gs)].map(([html]) => html)
  const named = (text: string) =>
    cards
      .filter((html) => html.includes(text))
      .map((html) => /<h3[^>]*><a[^>]*>([^<]*)/.exec(html)?.[1])
  expect(named('')).toEqual([
    'Billigere bænk',
    'Bænk på bestilling',
    'Bænk til fast pris',
    'Bænk på udsalg',
  ])
  expect(named('Haveuger')).toEqual(['Billigere bænk'])
})

it('a draft is shown with its token, and not without', async () => {
  const token = await previewToken(1)
  const draft = await open('/', `ralph-preview=${token}`)
  expect(draft.headings[0]).toBe('h1 Våren börjar ute')
  expect(draft.main).toContain('Utkast')
  expect(draft.headers.get('cache-control')).toBe('private, no-cache')
  const previewCookies = ['', 'ralph-preview=guess', `ralph-preview=${await previewToken(107)}`]
  for (const cookie of previewCookies) {
    const { headings, main } = await open('/', cookie)
    expect(headings[0]).toBe('h1 Rum att landa i')
    expect(main).not.toContain('Utkast')
  }
})

it('it stays unchanged during an outage of the merchant', async () => {
  const before = await open('/')
  proxy.setFault('down')
  const during = await open('/')
  proxy.clearFault()
  expect(during).toMatchObject({ status: 200, headings: before.headings })
})

async function previewToken(area: number): Promise<string> {
  const send = async (path: string, bearer: string, body: object) => {
    const response = await fetch(`${merchant.origin}/auth/${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    })
    return ((await response.json()) as { token: string }).token
  }
  const link = await send('preview', staffSecret, { area, staff: 'redaktionen' })
  return send('preview/exchange', link, {})
}

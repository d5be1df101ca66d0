import { describe, expect, inject, it } from 'vitest'

import { languageCodes } from '#app/i18n/languages.ts'
import { pathsOf, publicScreens, screens, type ScreenName } from '#app/routing/screens.ts'
import { cookies } from '#app/session/cookies.ts'
import { openShopper } from '#tests/support/shopper.ts'

const origin = inject('shopOrigin')

const publicPages = languageCodes.flatMap((language) => {
  const prefix = language === 'sv' ? '' : `/${language}`
  const news = screens.news.path[language]
  return [
    prefix || '/',
    `${prefix}/${news}`,
    `${prefix}/s/Viste`,
    `${prefix}/s`,
    `${prefix}/finns-inte`,
  ]
})

async function visit(address: string, init: RequestInit = {}) {
  return fetch(origin + address, {
    ...init,
    headers: { Accept: 'text/html', ...init.headers },
  })
}

describe('a page for a visitor without cookies', () => {
  it.each([
    ...publicPages,
    '/c/soffor',
    '/c/soffor?sort=PRICE&page=1',
    '/varumarken',
    '/favoriter',
  ])('%s is publicly cacheable', async (address) => {
    await expectPublic(address)
  })

  it('is publicly cacheable when it is a product or an English list', async () => {
    const { html } = await openShopper(origin).get('/en')
    const [, product] = /href="(\/en\/p\/[^"]+)"/.exec(html) ?? []
    const [, list] = /href="(\/en\/c\/[^"]+)"/.exec(html) ?? []
    for (const address of [product, list]) {
      expect(address).toBeDefined()
      await expectPublic(address!)
    }
  })

  it('has the same headers for a HEAD request', async () => {
    const response = await visit('/', { method: 'HEAD' })
    expect(response.headers.get('cache-control')).toMatch(/^public\b/)
  })
})

async function expectPublic(address: string) {
  const { status, headers } = await visit(address)
  expect(status).toBeLessThan(500)
  expect(headers.getSetCookie()).toEqual([])
  expect(headers.get('cache-control')).toMatch(/^public\b/)
  expect(headers.get('vary') ?? '').not.toMatch(/cookie/i)
}

describe('a page for a visitor with a cart', () => {
  it.each(['/', '/en', '/c/soffor', '/varukorgen', '/nyheter', '/s/Viste'])(
    '%s is private',
    async (address) => {
      const { headers } = await visit(address, { headers: { Cookie: 'ralph-cart=mine' } })
      expect(headers.get('cache-control')).toMatch(/private|no-store/)
      expect(headers.get('cache-control')).not.toMatch(/public/)
    },
  )

  it('is never stored when it is the checkout', async () => {
    const shopper = openShopper(origin)
    await shopper.buy(await shopper.findProduct())
    const { headers } = await visit('/kassan', { headers: { Cookie: shopper.cookies() } })
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

it.each([
  ['/order/00000000-0000-4000-8000-000000000000', 'Sidan finns inte'],
  ['/en/order/100001', 'Page not found'],
  ["/order/'%20or%201=1", 'Sidan finns inte'],
])('%s is no order, and the response is not stored', async (address, title) => {
  const response = await visit(address)
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(await response.text()).toContain(title)
})

it('assets are cached for a year', async () => {
  const { html } = await openShopper(origin).get('/')
  const [asset] = /\/assets\/[\w.-]+\.css/.exec(html) ?? []
  const { status, headers } = await visit(asset!)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toMatch(/public.*max-age=31536000.*immutable/)
})

it.each([
  ['/c/soffor', '"/speculation-rules.json"'],
  ['/en/p/finns-inte', null],
  ['/offline', null],
])('%s lets the browser request the next document: %s', async (address, rules) => {
  expect((await visit(address)).headers.get('speculation-rules')).toBe(rules)
})

it('the rules for the next document name public paths, and no link with a query', async () => {
  const { headers, html } = await openShopper(origin).get('/speculation-rules.json')
  expect(headers.get('content-type')).toMatch(/^application\/speculationrules\+json/)
  const [{ where }] = JSON.parse(html).prefetch
  const [links, { href_matches: paths }] = where.and
  expect(links.selector_matches).toContain('a:not([href*="?"]')
  expect(paths).toEqual(expect.arrayContaining(['/', '/p/*', '/*/p/*', '/nyheter', '/*/news']))
  const names = Object.keys(screens) as ScreenName[]
  const others = names.filter((name) => !publicScreens.has(name))
  const firstWords = others.flatMap((name) =>
    languageCodes.flatMap((code) => pathsOf(name, code).map((path) => path.split('/')[0])),
  )
  // `/s` alone is the search form, whose searches are counted.
  const personal = new Set(firstWords.filter((word) => word !== 's'))
  const allowed = paths.map((path: string) => path.replace(/^\/(\*\/)?/, '').split('/')[0])
  expect(allowed.filter((word: string) => personal.has(word))).toEqual([])
})

it.each([
  ['the data of a product', '/p/:alias.data?_routes=product.sv', 1],
  ['the data of a list', '/c/soffor.data?_routes=category.sv', 2],
])('%s names its first pictures', async (_, path, count) => {
  const product = await openShopper(origin).findProduct()
  const { headers } = await visit(path.replace('/p/:alias', product))
  const link = headers.get('link') ?? ''
  expect(
    link.match(/rel=preload; as=image; imagesrcset="[^"]+ 800w[^"]*"; imagesizes="/g),
  ).toHaveLength(count)
})

describe('a page that a browser requests before it is opened', () => {
  const messages = { notice: 'stockAlertRequested', events: ['user:login'] }
  const flash = `${cookies.flash.name}=${encodeURIComponent(JSON.stringify(messages))}`

  it.each([
    ['by a script', { Purpose: 'prefetch' }],
    ['by its rules', { 'Sec-Purpose': 'prefetch' }],
  ])('%s leaves messages for the page that is shown', async (_, purpose) => {
    const product = await openShopper(origin).findProduct()
    const requested = await visit(product, { headers: { Cookie: flash, ...purpose } })
    expect(requested.headers.getSetCookie()).toEqual([])
    const opened = await visit(product, { headers: { Cookie: flash } })
    const forgotten = opened.headers.getSetCookie().map((line) => line.split('=')[0])
    expect(new Set(forgotten)).toEqual(new Set([cookies.flash.name]))
  })

  it.each([
    ['/favorite', '"prefetchCache"'],
    // Where scripts run, they hold pages themselves.
    ['/favorite.data', null],
  ])('is forgotten after the form %s: %s', async (address, expected) => {
    const { headers } = await visit(address, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ add: '1', returnTo: '/' }),
    })
    expect(headers.get('clear-site-data')).toBe(expected)
  })
})

it('the Vary header is sent to a prefetching browser', async () => {
  const { headers } = await visit('/favoriter.data')
  expect(headers.get('cache-control')).toMatch(/^public\b/)
  expect(headers.get('vary')).toMatch(/\bcookie\b/i)
})

import { describe, expect, inject, it } from 'vitest'

import { languageCodes } from '#app/i18n/languages.ts'
import { screens } from '#app/routing/screens.ts'
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

it('the Vary header is sent to a prefetching browser', async () => {
  const { headers } = await visit('/favoriter.data')
  expect(headers.get('cache-control')).toMatch(/^public\b/)
  expect(headers.get('vary')).toMatch(/\bcookie\b/i)
})

import { describe, expect, it } from 'vitest'

import { openAddressShop } from '#tests/support/address-shop.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'

/** Sitemap and robots.txt, in the layouts of addresses other than the default one. */
const merchant = await openForTests(openSeededMerchant())

const valuesIn = (xml: string, pattern: RegExp) =>
  [...xml.matchAll(pattern)].map(([, value = '']) => value)
const addressesIn = (xml: string) => valuesIn(xml, /<loc>([^<]+)/g)

/** Language and address of the first page's alternates. */
function alternatesIn(xml: string): Record<string, string> {
  const [first = ''] = /<url>.*?<\/url>/s.exec(xml) ?? []
  const links = first.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)
  return Object.fromEntries([...links].map(([, language = '', href = '']) => [language, href]))
}

describe('with the market in front', async () => {
  const layout = { MARKET_IN_PATH: 'true', MARKET_GROUP: 'nordics' }
  const shop = await openForTests(
    openAddressShop(merchant.origin, { BASE_URL: 'http://a.test', ...layout }),
  )

  it('there are files for every market served here, and each of its languages', async () => {
    const files = addressesIn((await shop.send('http://a.test/sitemap.xml')).html)
    const named = (section: string) =>
      files
        .flatMap((file) => file.split('/sitemaps/')[1]?.split(`-${section}.xml`, 2) ?? [])
        .filter((name) => name && !name.endsWith('.xml'))
        .sort()
    expect(named('products')).toEqual(['dk', 'fi', 'no', 'se'])
    expect(named('brands')).toEqual([
      'dk-da',
      'dk-en',
      'fi-en',
      'fi-fi',
      'fi-sv',
      'no-en',
      'no-nb',
      'se-en',
      'se-sv',
    ])
    expect(files.every((file) => file.startsWith('http://a.test/sitemaps/'))).toBe(true)
  })

  it('a product is listed once in each language of a market', async () => {
    const { html } = await shop.send('http://a.test/sitemaps/dk-products.xml')
    const pages = addressesIn(html)
    const starts = pages.map((page) => page.slice(0, 'http://a.test/dk/da/p/'.length))
    expect(new Set(pages).size).toBe(pages.length)
    expect(starts.filter((start) => start === 'http://a.test/dk/da/p/')).toHaveLength(
      pages.length / 2,
    )
    expect(starts.filter((start) => start === 'http://a.test/dk/en/p/')).toHaveLength(
      pages.length / 2,
    )
  })

  it('a page is listed with country and language, in every scope that has it', async () => {
    const { html } = await shop.send('http://a.test/sitemaps/fi-sv-categories.xml')
    expect(addressesIn(html).every((page) => page.startsWith('http://a.test/fi/sv/c/'))).toBe(true)
    const alternates = alternatesIn(html)
    expect(Object.keys(alternates)).toEqual(
      expect.arrayContaining(['sv-SE', 'sv-FI', 'da-DK', 'nb-NO', 'x-default']),
    )
    expect(alternates['x-default']).toBe(alternates['sv-SE'])
    expect(alternates['da-DK']).toMatch(/^http:\/\/a\.test\/dk\/da\/c\//)
  })
})

describe('with a domain per language', async () => {
  const layout = { BASE_URL: 'http://a.test', DOMAINS: 'sv|a.test,en|b.test,fi|c.test' }
  const shop = await openForTests(openAddressShop(merchant.origin, layout))

  it.each([
    ['http://a.test', 'sv', 'se'],
    ['http://b.test', 'en', 'se'],
    ['http://c.test', 'fi', 'fi'],
  ])(
    '%s lists its own pages, with those of the other domains as alternates',
    async (origin, code, market) => {
      const files = addressesIn((await shop.send(`${origin}/sitemap.xml`)).html)
      expect(files.sort()).toEqual(
        [
          ...['brands', 'campaigns', 'categories', 'pages', 'screens'].map(
            (name) => `${code}-${name}`,
          ),
          `${market}-products`,
        ]
          .map((name) => `${origin}/sitemaps/${name}.xml`)
          .sort(),
      )
      const { html } = await shop.send(`${origin}/sitemaps/${market}-products.xml`)
      expect(addressesIn(html).length).toBeGreaterThan(20)
      expect(addressesIn(html).every((page) => page.startsWith(`${origin}/p/`))).toBe(true)
      const alternates = alternatesIn(html)
      expect(Object.keys(alternates)).toEqual(['sv', 'en', 'fi', 'x-default'])
      expect(alternates['x-default']).toBe(alternates['sv'])
      expect(alternates['en']).toMatch(/^http:\/\/b\.test\/p\//)
    },
  )

  it('no domain has the files of another', async () => {
    expect((await shop.send('http://b.test/sitemaps/sv-brands.xml')).status).toBe(404)
    expect((await shop.send('http://b.test/sitemaps/fi-products.xml')).status).toBe(404)
  })
})

import { describe, expect, it } from 'vitest'

import type { AddressSettings } from '#app/context.ts'
import { chooseRegion, chosenElsewhere, listRegions } from '#app/region/region.server.ts'
import { resolveRequest } from '#app/addresses/resolve-address.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { testContext } from '#tests/support/test-context.ts'

const merchant = await openForTests(openSeededMerchant())

async function visitAt(
  path: string,
  addresses: Partial<AddressSettings> = {},
  cookies: Record<string, string> = {},
) {
  const context = testContext(merchant.endpoint, cookies)
  Object.assign(context.config.addresses, addresses)
  const request = new Request(`http://shop.test${path}`)
  const visit = await openVisit({ request, context })
  const { fullChannel } = await resolveRequest(request, context)
  const regions = async (page: string) => {
    const { pathname, search } = new URL(page, 'http://shop.test')
    return listRegions(visit, fullChannel, { pathname, search })
  }
  return { visit, context, regions }
}

const { aliases } = demoProducts['in-stock']

describe('countries and languages to choose from', () => {
  it('are all markets except those of the checkout, with their languages in their order', async () => {
    const { regions } = await visitAt('/land-och-sprak')
    const shown = (await regions('/')).map(({ key, regions: members }) => [
      key,
      ...members.map(
        ({ market, country, currency, languages }) =>
          `${market} ${country} ${currency} ${languages.map(({ code }) => code).join()}`,
      ),
    ])
    expect(shown).toEqual([
      [
        'nordics',
        'se Sverige SEK sv,en',
        'dk Danmark DKK da,en',
        'no Norge NOK nb,en',
        'fi Finland EUR fi,sv,en',
      ],
      ['eu', 'eu Tyskland EUR en'],
    ])
  })

  it('link to the same product, by its alias in that language', async () => {
    const { regions } = await visitAt('/en/country-and-language')
    const [nordics] = await regions(`/en/p/${aliases.en}`)
    const paths = nordics?.regions.flatMap(({ market, languages }) =>
      languages.map(({ action, path }) => `${market} ${action} ${path}`),
    )
    expect(paths).toContain(`dk /da/land-og-sprog /da/p/${aliases.da}`)
    expect(paths).toContain(`se /land-och-sprak /p/${aliases.sv}`)
  })

  it('link to the same list and the same page of the shop', async () => {
    const { regions } = await visitAt('/land-och-sprak')
    const inEnglish = async (page: string) => {
      const [nordics] = await regions(page)
      return nordics?.regions[0]?.languages.find(({ code }) => code === 'en')?.path
    }
    expect(await inEnglish('/c/soffor?sort=PRICE&brands=x~1')).toBe(
      '/en/c/sofas?brands=~1&sort=PRICE',
    )
    expect(await inEnglish('/varukorgen')).toBe('/en/cart')
    expect(await inEnglish('/p/finns-inte')).toBe('/en')
  })

  it('have the market in their addresses where the shop has', async () => {
    const { regions } = await visitAt('/se/sv/land-och-sprak', { kind: 'market' })
    const [nordics] = await regions('/se/sv/nyheter')
    const danish = nordics?.regions[1]?.languages[0]
    expect(danish).toMatchObject({ path: '/dk/da/nyheder', action: '/dk/da/land-og-sprog' })
  })

  it('of another container are links that lead to it, if its address is known', async () => {
    const only = { kind: 'market', marketGroups: ['nordics'] } as const
    const alone = await visitAt('/se/en/country-and-language', only)
    expect((await alone.regions('/se/en')).map(({ key }) => key)).toEqual(['nordics'])
    const groupOrigins = { eu: 'https://eu.example' }
    const known = await visitAt('/se/en/country-and-language', { ...only, groupOrigins })
    const [, eu] = await known.regions('/se/en/news')
    expect(eu?.regions[0]?.languages).toMatchObject([
      {
        code: 'en',
        action: null,
        path: '/se/en/country-and-language?market=eu&language=en&returnTo=%2Feu%2Fen%2Fnews',
      },
    ])
  })
})

describe('a selection of a region', () => {
  it('is stored as browsing market, checkout market and language', async () => {
    const { visit, context } = await visitAt('/da/land-og-sprog')
    chooseRegion(visit, 'dk')
    expect(Object.fromEntries(context.cookieValues)).toEqual({
      'ralph-selected-market': 'dk',
      'ralph-checkout-market': 'dk',
      i18n_redirected: 'da',
    })
  })

  it.each(['nowhere', 'ax', 'se', ''])(
    'of market "%s" in Danish does not change the market',
    async (alias) => {
      const { visit, context } = await visitAt('/da/land-og-sprog')
      chooseRegion(visit, alias)
      expect([...context.cookieValues.keys()]).toEqual(['i18n_redirected'])
    },
  )

  it.each([
    ['/', 'dk', 'dk'],
    ['/en', 'dk', null],
    ['/', 'se', null],
    ['/', 'ax', null],
    ['/', 'nowhere', null],
  ])('at %s of market %s is reported as %s', async (path, market, elsewhere) => {
    const { visit } = await visitAt(path, {}, { 'ralph-selected-market': market })
    expect(chosenElsewhere(visit)).toBe(elsewhere)
  })
})

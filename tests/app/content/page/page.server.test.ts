import { describe, expect, it } from 'vitest'

import { findPage, findPreview } from '#app/content/page/page.server.ts'
import { findTaggedPage } from '#app/content/page/page-aliases.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { testContext } from '#tests/support/test-context.ts'

const merchant = await openForTests(openSeededMerchant())

const visitAt = (path: string) =>
  openVisit({
    request: new Request(`http://shop.test${path}`),
    context: testContext(merchant.endpoint),
  })

describe('a page of the merchant', () => {
  it.each([
    ['/kopvillkor', 'kopvillkor', 'kopvillkor', 'Köpvillkor'],
    ['/en/kopvillkor', 'kopvillkor', 'terms', 'Terms of purchase'],
    ['/fi/TERMS', 'TERMS', 'ostoehdot', 'Ostoehdot'],
  ])(
    '%s is found by the alias %s and has the address %s',
    async (path, requestedAlias, alias, title) => {
      const found = await findPage(await visitAt(path), requestedAlias)
      expect(found).toMatchObject({ alias, page: { title } })
      expect(found?.alternatives).toContainEqual({
        language: 'da',
        market: null,
        alias: 'koebsvilkaar',
      })
      expect(found?.page.menu?.items.map(({ label }) => label)).toContain(title)
    },
  )

  it.each(['finns-inte', '', '__proto__', 'style.css'])(
    '%j is not found',
    async (requestedAlias) => {
      expect(await findPage(await visitAt('/'), requestedAlias)).toBeNull()
    },
  )

  it('is found by its tag', async () => {
    expect(await findTaggedPage(await visitAt('/nb'), 'nb', 'terms')).toMatchObject({
      alias: 'kjopsvilkar',
    })
    expect(await findTaggedPage(await visitAt('/nb'), 'nb', 'no-such')).toBeNull()
  })
})

it('without a token is never a draft', async () => {
  expect(await findPreview(await visitAt('/'))).toBeNull()
})

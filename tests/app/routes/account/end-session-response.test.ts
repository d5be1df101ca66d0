import { expect, it } from 'vitest'

import { endSessionResponse } from '#app/routes/account/end-session-response.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { testContext } from '#tests/support/test-context.ts'

const merchant = await openForTests(openSeededMerchant())

function visitorOf(endpoint: string) {
  const context = testContext(endpoint, { 'ralph-cart': 'own' })
  return openVisit({ request: new Request('http://shop.test/logga-ut'), context })
}

it('a logout redirects, and clears the cache but not the cart and the consent', async () => {
  const { status, headers } = await endSessionResponse(
    await visitorOf(merchant.endpoint),
    '/nyheter',
  )
  expect(status).toBe(303)
  expect(headers.get('location')).toBe('/nyheter')
  const cleared = headers.get('clear-site-data')?.split(', ')
  expect(cleared).toContain('"cache"')
  expect(cleared).not.toContain('"cookies"')
  expect(cleared).not.toContain('"storage"')
})

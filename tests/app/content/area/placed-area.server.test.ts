import { expect, it } from 'vitest'

import { getListAreas } from '#app/content/area/placed-area.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { openFaultProxy } from '#tests/support/fault-proxy.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { testContext } from '#tests/support/test-context.ts'

it('a list without an area sends one request for all its pages, and one that fails or is late is left out', async () => {
  await using merchant = await openSeededMerchant(240)
  await using proxy = await openFaultProxy(merchant.origin)
  const visit = await openVisit({
    request: new Request('http://shop.test/'),
    context: testContext(`${proxy.origin}/graphql`, {}, { persistedQueries: false }),
  })
  const areasOf = (alias: string) => getListAreas(visit, { kind: 'category', alias })
  const none = { above: [], below: [] }
  expect(await areasOf('soffor')).toEqual(none)
  expect(await areasOf('soffor')).toEqual(none)
  expect(proxy.requestCounts.get('listAreas')).toBe(1)
  proxy.setResponse('listAreas', () => ({ errors: [{ message: 'no' }], data: null }))
  expect(await areasOf('mattor')).toEqual(none)
  expect(await getListAreas(visit, { kind: 'search', text: 'matta' })).toEqual(none)
  expect(proxy.requestCounts.get('listAreas')).toBe(2)
  proxy.setFault('hung')
  const started = performance.now()
  expect(await areasOf('matbord')).toEqual(none)
  // The merchant's own time limit is 1,500 ms.
  expect(performance.now() - started).toBeLessThan(1_200)
})

import { expect, it } from 'vitest'

import { groupRegions, type Region } from '#app/region/region.ts'

const region = (market: string, groupKey: string) =>
  ({ market, groupKey }) as Region & { groupKey: string }

it('countries stand in the groups of the merchant, in the order of the first of each', () => {
  const groups = groupRegions([
    region('se', 'nordics'),
    region('eu', 'eu'),
    region('dk', 'nordics'),
  ])
  expect(groups).toEqual([
    { key: 'nordics', regions: [{ market: 'se' }, { market: 'dk' }] },
    { key: 'eu', regions: [{ market: 'eu' }] },
  ])
})

import { describe, expect, it } from 'vitest'

import { pathInMarket, groupRegions, type Region } from '#app/region/region.ts'

const region = (market: string, groupKey: string) =>
  ({ market, groupKey }) as Region & { groupKey: string }

it('countries are in the groups of the merchant, in order of first appearance', () => {
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

describe('a page that follows a selection made in another tab', () => {
  const language = (code: string, action: string | null) => ({ code, action, path: `/dk/${code}` })
  const groups = (...languages: ReturnType<typeof language>[]) =>
    groupRegions([{ ...region('dk', 'nordics'), languages } as never])

  it.each([
    ['keeps its language', groups(language('da', '/x'), language('en', '/x')), '/dk/en'],
    ['takes the first where its own is not spoken', groups(language('da', '/x')), '/dk/da'],
    ['leaves other domains alone', groups(language('da', 'https://b.dk/x')), null],
    ['leaves other containers alone', groups(language('da', null)), null],
    ['stays where the market is not to be chosen', groups(), null],
  ])('%s', (_, found, path) => {
    expect(pathInMarket(found, 'dk', 'en')).toBe(path)
  })
})

import { describe, expect, it } from 'vitest'

import {
  allPrices,
  bandName,
  halvesOf,
  priceFilter,
  readBandName,
} from '#app/sitemap/price-band.ts'

const band = { lowest: 65_536, width: 65_536 }

describe('a band of prices', () => {
  it('has a name that reads back', () => {
    expect(bandName(band)).toBe('65536-131071')
    expect(readBandName('65536-131071')).toEqual(band)
    expect(readBandName(bandName(allPrices))).toEqual(allPrices)
  })

  it('falls into halves without a gap, down to one price', () => {
    expect(halvesOf(band)?.map(bandName)).toEqual(['65536-98303', '98304-131071'])
    expect(halvesOf({ lowest: 7, width: 1 })).toBeNull()
  })

  it('filters in whole units, both ends in it; all prices are no filter', () => {
    expect(priceFilter(band)).toEqual({ lowest: 655.36, highest: 1310.71 })
    expect(priceFilter(allPrices)).toBeNull()
  })

  it.each(['1-2', '0-2', '65536', '65536-131070', '-1-0', '0-99999999999', 'a-b', '00-01', '4-3'])(
    'is not made of %s',
    (name) => expect(readBandName(name)).toBeNull(),
  )
})

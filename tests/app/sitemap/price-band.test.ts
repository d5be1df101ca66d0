import { describe, expect, it } from 'vitest'

import {
  allPrices,
  bandName,
  halvesOf,
  priceFilter,
  readBandName,
} from '#app/sitemap/price-band.ts'

const band = { lowest: 65_536, width: 65_536 }

describe('a price band', () => {
  it('has a name that parses to the same band', () => {
    expect(bandName(band)).toBe('65536-131071')
    expect(readBandName('65536-131071')).toEqual(band)
    expect(readBandName(bandName(allPrices))).toEqual(allPrices)
  })

  it('divides into halves without a gap, down to one price', () => {
    expect(halvesOf(band)?.map(bandName)).toEqual(['65536-98303', '98304-131071'])
  })

  it('of one price divides by brands, as long as that reduces it', () => {
    const [one, other] = halvesOf({ lowest: 7, width: 1 })!
    expect([one, other].map(bandName)).toEqual(['7-7-0of2', '7-7-1of2'])
    expect(halvesOf(other)?.map(bandName)).toEqual(['7-7-1of4', '7-7-3of4'])
    expect(readBandName('7-7-3of4')).toEqual({ lowest: 7, width: 1, brands: { rest: 3, of: 4 } })
    expect(halvesOf({ lowest: 7, width: 1, brands: { rest: 0, of: 256 } })).toBeNull()
  })

  it('filters in whole units, including both ends; all prices need no filter', () => {
    expect(priceFilter(band)).toEqual({ lowest: 655.36, highest: 1310.71 })
    expect(priceFilter(allPrices)).toBeNull()
  })

  it.each([
    '1-2',
    '0-2',
    '65536',
    '65536-131070',
    '-1-0',
    '0-99999999999',
    'a-b',
    '00-01',
    '4-3',
    '7-7-0of1',
    '7-7-2of2',
    '7-7-1of3',
    '7-7-0of512',
    '0-1-0of2',
  ])('is not parsed from %s', (name) => expect(readBandName(name)).toBeNull())
})

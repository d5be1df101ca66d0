import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readPrice, reductionPercent } from '#app/catalogue/price/price.ts'

const reduced = {
  sellingPriceIncVat: 3995,
  sellingPriceExVat: 3196,
  isDiscounted: true,
  sellingPriceIncVatFormatted: '3 995 kr',
  sellingPriceExVatFormatted: '3 196 kr',
  currency: { code: 'SEK' },
}
const market = { currency: 'SEK' }
const person = { vatIncluded: true, market }
const company = { vatIncluded: false, market }
const lowest = {
  lowestPriceIncVat: 4995,
  lowestPriceExVat: 3996,
  lowestPriceIncVatFormatted: '4 995 kr',
  lowestPriceExVatFormatted: '3 996 kr',
}

describe('a reduced price', () => {
  it('is shown with the lowest price of the last thirty days', () => {
    expect(readPrice(reduced, lowest, person)).toMatchObject({
      selling: '3 995 kr',
      reduction: { prior: '4 995 kr', percent: 20 },
    })
  })

  it('is shown without VAT to an organization', () => {
    expect(readPrice(reduced, lowest, company)).toMatchObject({
      selling: '3 196 kr',
      reduction: { prior: '3 996 kr' },
    })
  })

  it('is an ordinary price when its history is unknown', () => {
    expect(readPrice(reduced, null, person)?.reduction).toBeNull()
  })

  it('is an ordinary price when it was raised before it was lowered', () => {
    const raised = { ...lowest, lowestPriceIncVat: 3995 }
    expect(readPrice(reduced, raised, person)?.reduction).toBeNull()
  })

  it('is not shown without amounts from the merchant', () => {
    expect(readPrice(null, lowest, person)).toBeNull()
    expect(readPrice({ ...reduced, sellingPriceIncVatFormatted: null }, lowest, person)).toBeNull()
  })

  it.each([
    [3000, 4000, 25],
    [3001, 4000, 24],
    [3999, 4000, null],
    [4000, 4000, null],
    [5000, 4000, null],
    [0, 4000, 100],
    [10, 0, null],
    [Number.NaN, 4000, null],
  ])('of %d with lowest price %d shows %s per cent', (now, prior, percent) => {
    expect(reductionPercent(now, prior)).toBe(percent)
  })

  it('rounds the percentage down', () => {
    const minor = fc.integer({ min: 1, max: 99_999_99 })
    fc.assert(
      fc.property(minor, minor, (now, prior) => {
        const shown = reductionPercent(now / 100, prior / 100)
        expect(shown ?? 0).toBeLessThanOrEqual(Math.max(0, ((prior - now) / prior) * 100))
      }),
    )
  })
})

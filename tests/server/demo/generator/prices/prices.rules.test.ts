import { describe, expect, it } from 'vitest'
import {
  marketPrices,
  pricePoint,
  raisedPrices,
  reducedPrices,
} from '#server/demo/generator/prices/prices.rules.ts'

describe('price points', () => {
  it.each([
    [147, 'se', 149],
    [352, 'se', 349],
    [1311, 'se', 1295],
    [5120, 'se', 4995],
    [3520, 'dk', 3499],
    [3660, 'no', 3490],
    [23.2, 'fi', 22.9],
    [57, 'fi', 59.9],
    [402, 'fi', 399],
    [1180, 'eu', 1199],
    [0.2, 'fi', 0.9],
    [1, 'se', 9],
  ] as const)('%d in %s becomes %d', (amount, market, point) => {
    expect(pricePoint(amount, market)).toBe(Math.round(point * 100))
  })

  it('differ by market, and are the same in Finland and Åland', () => {
    const prices = marketPrices(4995)
    expect(prices).toEqual({
      se: 499500,
      dk: 349900,
      no: 549000,
      fi: 46900,
      eu: 47900,
      ax: 46900,
    })
  })

  it.each([10, 15, 25, 50])('are reduced, or raised, in every market at %d percent', (percent) => {
    for (let sek = 99; sek < 40_000; sek += 173) {
      const regular = marketPrices(sek)
      const reduced = reducedPrices(regular, percent)
      for (const [market, price] of Object.entries(reduced)) {
        expect(price, `${market} ${sek}`).toBeLessThan(regular[market as 'se']!)
        expect(price).toBeGreaterThan(0)
      }
      for (const [market, price] of Object.entries(raisedPrices(regular, percent))) {
        expect(price, `${market} ${sek} raised`).toBeGreaterThan(regular[market as 'se']!)
      }
    }
  })
})

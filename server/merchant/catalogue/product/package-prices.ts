import { marketAliases, type MarketAlias } from '../../channel/markets.ts'
import { packagePartMinor } from '../../vocabulary/package-price.rules.ts'
import type { ProductFacts } from '../product-facts.ts'
import type { MarketMoney, PackageRecord } from '../product-record.ts'

/**
 * Prices of a package in minor units: the preselected option of each group, as the cart adds them up. Computed and not
 * stored, since a campaign of a part may begin or end. A market that does not sell a required part has none.
 *
 * @param findPart a product with its current prices, by key of the source
 */
export function packagePrices(
  { percent, groups }: PackageRecord,
  findPart: (externalId: string) => Pick<ProductFacts, 'selling'> | null,
): MarketMoney {
  const parts = groups.map(({ isRequired, options }) => ({
    isRequired,
    options: options.map(({ externalId, quantity }) => ({
      quantity,
      selling: findPart(externalId)?.selling ?? {},
    })),
  }))
  const priceIn = (market: MarketAlias): number | null =>
    parts.reduce<number | null>((sum, { isRequired, options }, index) => {
      const option = options.find(({ selling }) => selling[market] !== undefined)
      if (sum === null || (!option && isRequired)) return null
      if (!option) return sum
      const { quantity, selling } = option
      const terms = { percent, quantity, isFirst: index === 0 }
      return sum + quantity * packagePartMinor(selling[market] ?? 0, terms, market)
    }, 0)
  const prices = marketAliases.flatMap((market) => {
    const minor = priceIn(market)
    return minor ? [[market, minor] as const] : []
  })
  return Object.fromEntries(prices)
}

import { marketAliases, type MarketAlias } from '../../channel/markets.ts'
import { queries, type Database } from '../../store/database.ts'
import { packagePartMinor } from '../../vocabulary/package-price.rules.ts'
import type { ProductFacts } from '../product-facts.ts'
import type { MarketMoney, PackageRecord } from '../product-record.ts'

/** Gives each package of a catalogue the price of its parts, which a new feed may have changed. */
export function storePackagePrices(db: Database): void {
  const packages = queries(db).query<{ id: number; facts: string }>(
    'SELECT id, facts FROM product WHERE id IN (SELECT package_id FROM package_part)',
  )
  const factsOf = queries(db).column<string>(
    'SELECT facts AS value FROM product WHERE external_id = ?',
  )
  const update = db.prepare('UPDATE product SET facts = ? WHERE id = ?')
  for (const { id, facts } of packages.all()) {
    const stored = JSON.parse(facts) as ProductFacts
    if (!stored.productPackage) continue
    const prices = packagePrices(
      stored.productPackage,
      (externalId) => JSON.parse(factsOf.get(externalId) ?? 'null') as ProductFacts | null,
    )
    update.run(JSON.stringify({ ...stored, selling: prices, regular: prices }), id)
  }
}

/** Minor units: the preselected option of each group, as a cart adds them up. None without a required part. */
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

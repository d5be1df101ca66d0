import type { MarketAlias } from '../../channel/markets.ts'
import { packagePartMinor } from '../../vocabulary/package-price.rules.ts'
import type { CartLine, PackagePart } from './cart.store.ts'
import type { SkuOffer, SkuOffers } from './sku-offers.ts'

/** A package is sold as a whole: if one part is not for sale, or no longer in it, the offers of all its rows are null. */
export function lineOffers(lines: readonly CartLine[], goods: SkuOffers, market: MarketAlias) {
  const found = lines.map((line) => {
    const offer = goods.findOffer(line.skuId, market)
    return { line, offer: line.part && offer ? partOffer(line.part, offer, goods, market) : offer }
  })
  const incomplete = new Set(
    found.flatMap(({ line, offer }) => (line.part && !offer ? [line.part.groupKey] : [])),
  )
  return found.map(({ line, offer }) => ({
    line,
    offer: line.part && incomplete.has(line.part.groupKey) ? null : offer,
  }))
}

/** The price of a package includes its campaigns, so the parts have none of their own. */
function partOffer(
  { packageId, groupId, optionId, pieces }: PackagePart,
  offer: SkuOffer,
  goods: SkuOffers,
  market: MarketAlias,
): SkuOffer | null {
  const found = goods.findPackage(packageId, market)
  const options = found?.groups.find(({ id }) => id === groupId)?.options ?? []
  const isOffered = options.some(
    ({ id, productId, quantity }) =>
      id === optionId && productId === offer.productId && quantity === pieces,
  )
  if (!found || !isOffered) return null
  return {
    ...offer,
    sellingMinor: packagePartMinor(
      offer.sellingMinor,
      { percent: found.percent, quantity: pieces, isFirst: groupId === found.groups[0]?.id },
      market,
    ),
    regularMinor: offer.sellingMinor,
    tiers: [],
    multiBuys: [],
    campaignIds: [],
  }
}

/** Product packages: their groups and options in the public API, and their stock. */
import type { StockStore } from '#server/merchant/catalogue/stock/stock.store.ts'

import type { MarketAlias } from '../../channel/markets.ts'
import { isSold, type Catalogue } from '../catalogue.ts'
import type { Product } from '../product-facts.ts'
import { viewIfSold, type ProductView } from './product-view.ts'

/** Groups and options as the public API's type; null for a product that is no package. */
export function packageType(view: ProductView) {
  const { product, locale, catalogue } = view
  if (!product.productPackage) return null
  const { percent, groups } = product.productPackage
  return {
    groups: groups.map(({ names, isRequired, options }, groupIndex) => ({
      groupId: groupIndex + 1,
      name: names[locale.language.code],
      required: isRequired,
      sortOrder: groupIndex,
      options: options.flatMap(({ externalId, quantity }, index) => {
        const part = catalogue.findProductByExternalId(externalId)
        const partView = part && viewIfSold(view, part)
        if (!partView) return []
        const option = {
          optionId: index + 1,
          name: partView.product.names[locale.language.code],
          quantity,
          isSelected: index === 0,
          sortOrder: index,
        }
        const packagePart = { percent, quantity, isFirst: groupIndex === 0 }
        return [{ ...option, product: { ...partView, packagePart } }]
      }),
    })),
  }
}

/** How many packages the parts make: the scarcest required group's; for filters (a null market) of options sold anywhere. */
export function packageStock(
  catalogue: Catalogue,
  stock: StockStore,
  product: Product,
  market: MarketAlias | null,
) {
  const required = (product.productPackage?.groups ?? []).filter(({ isRequired }) => isRequired)
  const groups = required.map(({ options }) => {
    const levels = options.flatMap(({ externalId, quantity }) => {
      const part = catalogue.findProductByExternalId(externalId)
      if (!part || (market !== null && !isSold(part, market))) return []
      return catalogue.skusOf(part.id).map((sku) => {
        const { inStock, total, incoming } = stock.levelOf(sku)
        const packages = (pieces: number) => Math.floor(pieces / quantity)
        return { inStock: packages(inStock), total: packages(total), incoming }
      })
    })
    return levels.sort((a, b) => b.total - a.total || b.inStock - a.inStock)[0]
  })
  const least = (of: (level: { inStock: number; total: number }) => number) =>
    groups.length === 0 ? 0 : Math.min(...groups.map((level) => (level ? of(level) : 0)))
  const total = least((level) => level.total)
  const inStock = Math.min(
    total,
    least((level) => level.inStock),
  )
  // The last delivery that the package waits for.
  const incoming = groups.flatMap((level) => (level?.inStock ? [] : (level?.incoming ?? []))).sort()
  return {
    inStock,
    oversellable: total - inStock,
    static: 0,
    total,
    incoming: incoming.at(-1) ?? null,
  }
}

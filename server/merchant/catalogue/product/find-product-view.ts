import { marketLocaleOf, type MarketLocaleArgs } from '../../channel/market-locale.ts'
import { parseCataloguePath } from '../address/catalogue-path.rules.ts'
import type { CatalogueContext } from '../catalogue-context.ts'
import { viewIfSold, viewProduct, type ProductContext, type ProductView } from './product-view.ts'

/** The product of an id or address; null when it is not for sale. */
export function findProductView(
  args: MarketLocaleArgs & { alias?: string; productId?: number },
  { catalogue, stock, now }: CatalogueContext,
): ProductView | null {
  const context: ProductContext = { catalogue, stock, now, locale: marketLocaleOf(args) }
  if (typeof args.productId === 'number') return viewProduct(context, args.productId)
  const path = parseCataloguePath(args.alias ?? '')
  const found = path && catalogue.findProductByAlias(path.alias, context.locale.language.code)
  // Former aliases are not found: clients get the new URL from urlHistory.
  return found?.isCurrent ? viewIfSold(context, found.product) : null
}

/** How the buying side shows what it sells: products, campaigns and names from the catalogue. */
import type { CartQuote, QuoteLine } from '../cart/cart-quote.ts'
import type { CartView } from '../cart/cart-type.ts'
import { cataloguePath } from '../catalogue/address/catalogue-path.rules.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { campaignType } from '../catalogue/product/campaign-type.ts'
import { viewProduct } from '../catalogue/product/product-view.ts'
import type { StockRoom } from '../catalogue/stock.store.ts'
import { placeOf, type PlaceArgs } from '../channel/place.ts'
import type { OrderArticle } from '../order/order-document.ts'
import type { Counter } from './counter.ts'

export interface CatalogueViewOptions {
  /** The catalogue of the moment, asked anew each time. */
  catalogue: () => Catalogue
  stock: StockRoom
  now: () => number
  publicOrigin: string
}

export function openCatalogueView(
  options: CatalogueViewOptions,
): Pick<Counter, 'viewOf' | 'articlesOf'> {
  const { stock, now, publicOrigin } = options

  function viewOf(args: PlaceArgs): CartView {
    const place = placeOf(args)
    const catalogue = options.catalogue()
    const viewer = { catalogue, stock, place, now: new Date(now()) }
    return {
      ...place,
      productOf: (productId) => viewProduct(viewer, productId),
      campaignOf: (campaignId) => {
        const campaign = catalogue.campaigns.get(Number(campaignId))
        return campaign ? campaignType(campaign, place) : null
      },
    }
  }

  function article(
    { productId, skuId }: QuoteLine,
    { language: { code } }: CartView,
  ): OrderArticle {
    const { findProduct, findSku, brands, tree } = options.catalogue()
    const product = findProduct(productId)
    const sku = findSku(skuId)
    if (!product || !sku)
      throw new Error(`sku ${skuId} left the catalogue while it was being bought`)
    const variant = sku.names[code]
    const image = product.images[0]?.fileName
    return {
      articleNumber: sku.articleNumber,
      gtin: sku.gtin ?? null,
      externalId: sku.externalId,
      name: product.names[code],
      brand: brands.get(product.brandId)?.name ?? '',
      categories: product.categoryIds.flatMap((id) => tree.byId.get(id)?.names[code] ?? []),
      variant: variant === '-' ? '' : variant,
      imageUrl: image ? `${publicOrigin}/merchant/images/product/400f500/${image}` : null,
      productUrl: publicOrigin + cataloguePath('product', product.aliases[code], code),
      dimensions: product.dimensions ?? { length: 0, width: 0, height: 0 },
      weight: sku.weight ?? product.weight,
    }
  }

  return {
    viewOf,
    articlesOf: (quote: CartQuote, view) => quote.lines.map((line) => article(line, view)),
  }
}

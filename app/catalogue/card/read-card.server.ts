import { productName } from '#app/catalogue/card/product-name.ts'
import { readPrice, type Price } from '#app/catalogue/price/price.ts'
import { readSaleableStock, stockLabel } from '#app/catalogue/stock/stock-label.ts'
import { readSalesItem } from '#app/catalogue/sales/sales-item.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'
import { present, type WireList } from '#app/kit/wire-list.ts'

import type { WireCard } from './card-documents.server.ts'
import type { ProductCard } from './product-card.ts'
import { readSwatches } from './swatches.ts'

/** Maps the merchant's products to cards; null entries are omitted. */
export function readCards(visit: Visit, products: WireList<WireCard>): ProductCard[] {
  // A product that the list has twice is shown once.
  const unique = new Map(present(products).map((product) => [product.productId, product]))
  return [...unique.values()].map((product) => readCard(visit, product))
}

function readCard(visit: Visit, product: WireCard): ProductCard {
  const pathOf = (alias: string) => href(visit, 'product', { alias })
  const price = readPrice(product.unitPrice, product.lowestPrice, visit)
  const swatches = readSwatches(product.variantGroup?.variants, product.productId, pathOf)
  const color = swatches.find(({ id }) => id === product.productId)?.name
  return {
    id: product.productId,
    alias: product.alias,
    path: pathOf(product.alias),
    name: productName(product.name, product.alias),
    brand: product.brand?.name ?? '',
    pictures: readPictures(product.productImages).slice(0, 2),
    price,
    rating: readRating(product.rating),
    badges: isReducedByCampaign(product, price) ? readBadges(product.discountCampaigns) : [],
    stock: stockLabel(readSaleableStock(product.totalStock, price !== null)),
    colors: product.variantGroup?.activeProducts ?? 0,
    swatches,
    sizes: product.skus?.length ?? 0,
    ...(visit.config.analytics && {
      sales: readSalesItem(
        visit.market,
        product,
        product.unitPrice,
        color,
        product.skus?.[0]?.skuId,
      ),
    }),
  }
}

/** File names of the images; entries without a file name are omitted. */
export function readPictures(images: WireList<{ fileName: string }>): string[] {
  return present(images).flatMap(({ fileName }) => fileName || [])
}

/** Null without votes. */
export function readRating(
  rating: { score: number; voteCount: number } | null | undefined,
): ProductCard['rating'] {
  return rating && rating.voteCount > 0
    ? { score: readScore(rating.score), votes: rating.voteCount }
    : null
}

export function readScore(score: number): number {
  return Math.min(5, Math.max(0, score))
}

/** Whether a price is shown as reduced by a campaign, as which a reduction without a reason counts. */
export function isReducedByCampaign(
  { discountType }: { discountType: string | null },
  price: Price | null,
): boolean {
  const mayBeCampaign = discountType === null || discountType === 'PRICE_CAMPAIGN'
  return mayBeCampaign && price?.reduction != null
}

/** Names of the campaigns whose title is not hidden. */
export function readBadges(
  campaigns: WireList<{ name: string | null; hideTitle: boolean | null }>,
): string[] {
  return present(campaigns).flatMap(({ name, hideTitle }) => (name && !hideTitle ? [name] : []))
}

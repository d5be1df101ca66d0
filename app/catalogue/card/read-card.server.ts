import { productName } from '#app/catalogue/card/product-name.ts'
import { readPrice, type Price } from '#app/catalogue/price/price.ts'
import { readStock, stockLabel } from '#app/catalogue/stock/stock-label.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { WireCard } from './card-documents.server.ts'
import type { ProductCard } from './product-card.ts'

/** The wire's products as cards; holes in the list are left out. */
export function readCards(
  visit: Visit,
  products: readonly (WireCard | null)[] | null | undefined,
): ProductCard[] {
  // A product that stands in the list twice is shown once.
  const once = new Map(
    (products ?? []).flatMap((product) => (product ? [[product.productId, product]] : [])),
  )
  return [...once.values()].map((product) => readCard(visit, product))
}

function readCard(visit: Visit, product: WireCard): ProductCard {
  const price = readPrice(product.unitPrice, product.lowestPrice, visit.vatIncluded)
  return {
    id: product.productId,
    alias: product.alias,
    path: href(visit, 'product', { alias: product.alias }),
    name: productName(product.name),
    brand: product.brand?.name ?? '',
    pictures: readPictures(product.productImages).slice(0, 2),
    price,
    rating: readRating(product.rating),
    badges: isReducedByCampaign(product, price) ? readBadges(product.discountCampaigns) : [],
    stock: stockLabel(readStock(product.totalStock)),
    colors: product.variantGroup?.activeProducts ?? 0,
    sizes: product.skus?.length ?? 0,
  }
}

/** File names of the pictures that are there. */
export function readPictures(
  images: readonly ({ fileName: string } | null)[] | null | undefined,
): string[] {
  return (images ?? []).flatMap((image) => (image?.fileName ? [image.fileName] : []))
}

/** A rating above zero; zero means that there is none. */
export function readRating(
  rating: { score: number; voteCount: number } | null | undefined,
): ProductCard['rating'] {
  return rating && rating.voteCount > 0
    ? { score: readScore(rating.score), votes: rating.voteCount }
    : null
}

/** Zero to five stars, whatever range the merchant's value has. */
export function readScore(score: number): number {
  return Math.min(5, Math.max(0, score))
}

/**
 * Whether a price is shown as reduced, and a campaign is why. A merchant may leave the reason untold.
 */
export function isReducedByCampaign(
  { discountType }: { discountType: string | null },
  price: Price | null,
): boolean {
  const mayBeCampaign = discountType === null || discountType === 'PRICE_CAMPAIGN'
  return mayBeCampaign && price?.reduction != null
}

/** Names of campaigns that want to be seen. */
export function readBadges(
  campaigns:
    readonly ({ name: string | null; hideTitle: boolean | null } | null)[] | null | undefined,
): string[] {
  return (campaigns ?? []).flatMap((campaign) =>
    campaign?.name && !campaign.hideTitle ? [campaign.name] : [],
  )
}

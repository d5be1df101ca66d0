import { getCategoryTree } from '#app/catalogue/category/category.server.ts'
import { readReviews, type ReviewQuery } from '#app/catalogue/product/read-reviews.server.ts'
import {
  loadLanguageDetector,
  type LanguageDetector,
} from '#app/catalogue/review/review-language.server.ts'
import type { ProductReviews } from '#app/catalogue/review/review.ts'
import { fillMetaTemplate } from '#app/catalogue/meta-template.ts'
import { readStock } from '#app/catalogue/stock/stock-label.ts'
import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { offersExtension } from '#app/gateway/offers-extension.server.ts'
import { waitFor } from '#app/gateway/resilience/wait-for.ts'
import { pictureTypes } from '#app/kit/limits/uploads.ts'
import { plainText } from '#app/kit/text/plain-text.server.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import { readAlternatives, type Alternative } from '#app/routing/alternatives.ts'
import type { Visit } from '#app/visit/visit.ts'
import { present } from '#app/kit/wire-list.ts'

import { findSkuName } from './variant-group.ts'
import {
  buyableSkusDocument,
  productDocument,
  productWithReviewPicturesDocument,
  type WireProduct,
  type WireProductResult,
} from './product-documents.server.ts'
import type { BuyableSku, Product, RelatedRow } from './product.ts'
import { readProduct } from './read-product.server.ts'
import { readRelatedRows } from './read-related.server.ts'

export interface ProductResult {
  product: Product
  reviews: ProductReviews
  related: RelatedRow[]
  /** Name of the size that was chosen, here or in another colour. */
  chosenSize: string | null
  description: string
  meta: { title: string; description: string }
  alternatives: Alternative[]
}

interface ProductQuery {
  reviews?: ReviewQuery
  /** Id of a sku of this product, or of another colour of it. */
  skuId?: number
  choices?: ReadonlyMap<number, string>
}

/** Loads the product with this alias and all that its page shows; null when there is none. */
export async function findProduct(
  visit: Visit,
  alias: string,
  { reviews = { page: 1, language: null }, skuId, choices }: ProductQuery = {},
): Promise<ProductResult | null> {
  if (!alias) return null
  const [result, tree] = await Promise.all([requestProduct(visit, alias), getCategoryTree(visit)])
  if (!result.product) return null
  const wire = { ...result.product, alias: result.product.alias || alias }
  const product = readProduct(visit, wire, tree, choices)
  const plain = readPlainTexts(wire)
  return {
    product,
    reviews: {
      ...readReviews(visit, result.reviews, product.path, await detectorFor(result), reviews),
      pictureTypes: (await offersExtension(visit, 'takesReviewPictures')) ? pictureTypes : '',
    },
    chosenSize: skuId ? sizeOf(wire, product, skuId) : null,
    related: readRelatedRows(visit, result.relatedProducts, {
      tree,
      categoryId: wire.primaryCategory?.categoryId,
    }),
    description: plain.shortText || plain.longText,
    meta: readMeta(wire, product, plain),
    alternatives: readAlternatives(wire.alternativeUrls, visit),
  }
}

async function requestProduct(visit: Visit, alias: string) {
  return (await offersExtension(visit, 'takesReviewPictures'))
    ? requestMerchant(visit, productWithReviewPicturesDocument, { alias })
    : requestMerchant(visit, productDocument, { alias })
}

/** A merchant without the languages of its reviews leaves them to be told by their texts. */
async function detectorFor({ reviews }: WireProductResult): Promise<LanguageDetector> {
  const hasUnknown = present(reviews?.reviews).some((review) => !('language' in review))
  return hasUnknown ? loadLanguageDetector() : () => null
}

const skusTimeoutMs = 500

/** `unknown` while the catalogue does not respond: the merchant's cart, a separate service, checks the stock itself. */
export async function findBuyableSkus(
  visit: Visit,
  alias: string,
): Promise<Result<BuyableSku[], 'missing' | 'unknown'>> {
  if (!alias) return refused('missing')
  try {
    const response = requestMerchant(visit, buyableSkusDocument, { alias })
    const { product } = await waitFor(response, { limitMs: skusTimeoutMs })
    if (!product) return refused('missing')
    return done(
      present(product.skus).map(({ skuId, stock }) => ({
        id: skuId,
        available: readStock(stock).totalStock,
      })),
    )
  } catch (error) {
    if (!(error instanceof GatewayError) || !error.isRetryable) throw error
    visit.log.warn({ err: error }, 'stock lookup failed')
    return refused('unknown')
  }
}

interface PlainTexts {
  shortText: string
  longText: string
}

function readPlainTexts({ texts }: WireProduct): PlainTexts {
  return { shortText: plainText(texts?.text1 ?? ''), longText: plainText(texts?.text2 ?? '') }
}

function sizeOf({ variantGroup }: WireProduct, product: Product, skuId: number): string | null {
  const own = product.skus.find(({ id }) => id === skuId)
  return own ? own.name : findSkuName(variantGroup?.variants, skuId)
}

/** Title and description for search engines, the merchant's own if it has any. */
function readMeta(
  { meta, primaryCategory }: WireProduct,
  product: Product,
  { shortText, longText }: PlainTexts,
): ProductResult['meta'] {
  const values = {
    name: product.name,
    category: primaryCategory?.name,
    brand: product.brand.name,
    productId: String(product.id),
    shortText,
    longText,
    price: product.price?.selling,
  }
  return {
    title: fillMetaTemplate(plainText(meta?.title ?? '') || product.name, values),
    description: fillMetaTemplate(plainText(meta?.description ?? '') || shortText, values),
  }
}

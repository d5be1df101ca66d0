import { getCategoryTree } from '#app/catalogue/category/category.server.ts'
import { readReviews, reviewsShown } from '#app/catalogue/product/read-reviews.server.ts'
import type { ProductReviews } from '#app/catalogue/review/review.ts'
import { fillMetaTemplate } from '#app/catalogue/meta-template.ts'
import { readStock } from '#app/catalogue/stock/stock-label.ts'
import { GatewayError } from '#app/gateway/gateway-error.ts'
import { ask } from '#app/gateway/graphql.server.ts'
import { waitFor } from '#app/gateway/wait-for.ts'
import { plainText } from '#app/kit/plain-text.server.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import { readAlternatives, type Alternative } from '#app/routing/alternatives.ts'
import { isReachablePath } from '#app/routing/reachable-path.ts'
import { isSamePath } from '#app/routing/same-path.ts'
import { merchantPath } from '#app/addresses/merchant-path.ts'
import type { Visit } from '#app/visit/visit.ts'

import { nameOfSku } from './color-choice.ts'
import {
  buyableSkusDocument,
  productDocument,
  urlHistoryDocument,
  type WireProduct,
} from './product-documents.server.ts'
import type { BuyableSku, Product } from './product.ts'
import { readProduct } from './read-product.server.ts'
import { readRelatedRows } from './read-related.server.ts'
import type { RelatedRow } from './related-row.ts'

export interface ProductResult {
  product: Product
  reviews: ProductReviews
  related: RelatedRow[]
  /** Name of the size that was chosen, here or in another colour. */
  chosenSize: string | null
  /** What it is, in plain words. */
  description: string
  meta: { title: string; description: string }
  /** What the product is called at other places. */
  alternatives: Alternative[]
}

interface ProductQuery {
  /** How many handfuls of reviews are wanted, from 1. */
  reviewPage?: number
  /** Id of a sku of this product, or of another colour of it. */
  skuId?: number
}

/** The product with this alias and all that its page shows; null when there is none. */
export async function findProduct(
  visit: Visit,
  alias: string,
  { reviewPage = 1, skuId }: ProductQuery = {},
): Promise<ProductResult | null> {
  if (!alias) return null
  const [result, tree] = await Promise.all([
    ask(visit, productDocument, { alias, reviewsTake: reviewsShown(reviewPage) }),
    getCategoryTree(visit),
  ])
  if (!result.product) return null
  const product = readProduct(visit, result.product, tree)
  const plain = readPlainTexts(result.product)
  return {
    product,
    reviews: readReviews(visit, result, product.path, reviewPage),
    chosenSize: skuId ? sizeOf(result.product, product, skuId) : null,
    related: readRelatedRows(visit, result.relatedProducts),
    description: plain.shortText || plain.longText,
    meta: readMeta(result.product, product, plain),
    alternatives: readAlternatives(result.product.alternativeUrls, visit),
  }
}

/** A purchase waits no longer than this, in milliseconds, to know what is left. */
const skusTimeoutMs = 500

/**
 * What can be bought of the product with this alias. `unknown` while the catalogue cannot be asked: the
 * cart, which is another part of the merchant, refuses by itself what there is too little of.
 */
export async function findBuyableSkus(
  visit: Visit,
  alias: string,
): Promise<Result<BuyableSku[], 'missing' | 'unknown'>> {
  if (!alias) return refused('missing')
  try {
    const question = ask(visit, buyableSkusDocument, { alias })
    const { product } = await waitFor(question, { limitMs: skusTimeoutMs })
    if (!product) return refused('missing')
    return done(
      (product.skus ?? []).flatMap((sku) =>
        sku ? [{ id: sku.skuId, available: readStock(sku.stock).totalStock }] : [],
      ),
    )
  } catch (error) {
    if (!(error instanceof GatewayError) || !error.isRetryable) throw error
    visit.log.warn({ err: error }, 'bought without knowing what is left')
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
  return own ? own.name : nameOfSku(variantGroup?.variants, skuId)
}

/** Words for search engines, where the merchant has any of its own. */
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

/** A page moves a few times at most. */
const maxRedirects = 5

/**
 * The path that a page has moved to, or null, at the end of all its moves. A history that goes round in
 * a circle is followed once, and only to a page that is there.
 */
export async function findMovedPath(
  visit: Visit,
  path: string,
  isThere: (path: string) => Promise<boolean>,
): Promise<string | null> {
  const moves = [path]
  while (moves.length <= maxRedirects) {
    const next = await redirectOf(visit, moves.at(-1) ?? path)
    if (!next) break
    if (moves.some((move) => isSamePath(move, next))) {
      const [, first] = moves
      return first && (await isThere(first)) ? first : null
    }
    moves.push(next)
  }
  return moves.length > 1 ? (moves.at(-1) ?? null) : null
}

async function redirectOf(visit: Visit, path: string): Promise<string | null> {
  const { urlHistory } = await ask(visit, urlHistoryDocument, { url: path })
  const moved = merchantPath(visit, urlHistory?.newUrl)
  const [pathname = ''] = moved?.split('?') ?? []
  return moved && isReachablePath(pathname) && !isSamePath(moved, path) ? moved : null
}

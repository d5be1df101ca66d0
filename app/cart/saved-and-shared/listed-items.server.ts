import { readPictures } from '#app/catalogue/card/read-card.server.ts'
import { productName } from '#app/catalogue/card/product-name.ts'
import { readPrice } from '#app/catalogue/price/price.ts'
import { readStock, stockLabel } from '#app/catalogue/stock/stock-label.ts'
import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'
import { variantOf } from '#app/cart/cart.ts'
import { present } from '#app/kit/wire-list.ts'

import { listedItemsDocument, type WireListedProduct } from './listed-items-documents.server.ts'
import type { ListedItems } from './listed-items.ts'
import { itemKey, type SharedItem } from './sku-items.ts'

/** Skus and packages in this order. Missing are those that this market does not sell. Throws without the catalogue. */
export async function listItems(visit: Visit, items: readonly SharedItem[]): Promise<ListedItems> {
  if (items.length === 0) return { found: [], missing: [] }
  const productIds = [...new Set(items.map(({ productId }) => productId))]
  const filter = { productIds, includeCollapsed: true }
  const { products } = await requestMerchant(visit, listedItemsDocument, {
    filter,
    take: productIds.length,
  })
  const byId = new Map(present(products?.products).map((wire) => [wire.productId, wire]))
  const found = items.flatMap((item) => readItem(visit, item, byId.get(item.productId)))
  const keys = new Set(found.map(itemKey))
  const isMissing = (item: SharedItem) => !keys.has(itemKey(item))
  return { found, missing: items.filter(isMissing) }
}

/** The same for a part of a page; null when the catalogue does not respond. */
export async function findListedItems(
  visit: Visit,
  items: readonly SharedItem[],
): Promise<ListedItems | null> {
  return listItems(visit, items).catch(
    fallbackTo(null, (err) => visit.log.warn({ err }, 'item list fetch failed')),
  )
}

function readItem(visit: Visit, item: SharedItem, product: WireListedProduct | undefined) {
  // A package has one sku of its own, with the stock of its scarcest part.
  const sku = item.selection
    ? product?.skus?.[0]
    : product?.skus?.find((each) => each?.skuId === item.skuId)
  if (!product || !sku) return []
  const stock = readStock(sku.stock)
  return [
    {
      ...item,
      name: productName(product.name, product.alias),
      brand: product.brand?.name ?? '',
      path: href(visit, 'product', { alias: product.alias }),
      picture: readPictures(product.productImages)[0] ?? null,
      variant: (product.skus?.length ?? 0) > 1 ? variantOf(sku.name) : null,
      price: item.selection ? null : priceOf(visit, product),
      stock: stockLabel(stock, item.quantity),
      available: stock.totalStock,
    },
  ]
}

/** Beside an empty cart no sum tells that prices are without VAT. */
function priceOf(visit: Visit, product: WireListedProduct): string | null {
  const { vatIncluded, language } = visit
  const price = readPrice(product.unitPrice, product.lowestPrice, visit)?.selling
  if (!price) return null
  return vatIncluded ? price : `${price} ${translate(language, 'catalogue')('price.exVat')}`
}

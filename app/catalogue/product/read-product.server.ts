import {
  isReducedByCampaign,
  readBadges,
  readPictures,
  readRating,
} from '#app/catalogue/card/read-card.server.ts'
import { pathToCategory, type CategoryNode } from '#app/catalogue/category/category-tree.ts'
import { readPrice } from '#app/catalogue/price/price.ts'
import { datesOfSizes, deliveryDates } from '#app/catalogue/stock/delivery-dates.server.ts'
import { readStock, stockLabel } from '#app/catalogue/stock/stock-label.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { linkBaseOf } from '#app/rich-text/link/link-base.server.ts'
import { readRichText } from '#app/rich-text/read-rich-text.server.ts'
import { href } from '#app/routing/href.ts'
import type { Breadcrumb } from '#app/ui/navigation/breadcrumbs.tsx'
import type { Visit } from '#app/visit/visit.ts'

import { readColors } from './color-choice.ts'
import { readMeasures } from './measures.ts'
import type { WireProduct } from './product-documents.server.ts'
import type { Product, ProductSku } from './product.ts'
import { productName } from '../card/product-name.ts'
import { readSpecification } from './specification.ts'

/** The wire's product in the words of its page. */
export function readProduct(visit: Visit, wire: WireProduct, tree: CategoryNode[]): Product {
  const pathOf = (alias: string) => href(visit, 'product', { alias })
  const name = productName(wire.name)
  const specification = readSpecification(wire.parameterGroups)
  const brandAlias = wire.brand?.alias
  const price = readPrice(wire.unitPrice, wire.lowestPrice, visit.vatIncluded)
  // What is cheaper by the piece when several are bought has no reduction of its own to stand for.
  const hasBadges = wire.discountType !== 'PRICE_CAMPAIGN' || isReducedByCampaign(wire, price)
  return {
    id: wire.productId,
    alias: wire.alias,
    path: pathOf(wire.alias),
    name,
    articleNumber: wire.articleNumber ?? '',
    brand: {
      name: wire.brand?.name ?? '',
      path: brandAlias ? href(visit, 'brand', { alias: brandAlias }) : null,
    },
    breadcrumbs: readBreadcrumbs(visit, wire, tree),
    pictures: readPictures(wire.productImages),
    price,
    rating: readRating(wire.rating),
    badges: hasBadges ? readBadges(wire.discountCampaigns) : [],
    texts: readTexts(visit, wire.texts),
    specification,
    measures: readUnlistedMeasures(visit, wire, specification),
    skus: readSkus(visit, wire),
    stock: stockLabel(readStock(wire.totalStock)),
    dates: datesOfSizes(
      visit,
      (wire.skus ?? []).flatMap((sku) =>
        sku ? [{ stock: stockLabel(readStock(sku.stock)), incoming: sku.incoming }] : [],
      ),
    ),
    colors: readColors(wire.variantGroup?.variants, wire.productId, pathOf),
  }
}

/** The long text stands below a heading of the second rank. */
function readTexts(visit: Visit, texts: WireProduct['texts']): Product['texts'] {
  const base = linkBaseOf(visit)
  const blocks = [texts?.text2, texts?.text3].flatMap((text) => readRichText(text, base, 3))
  const existing = new Map(blocks.map((block) => [JSON.stringify(block), block]))
  return { short: readRichText(texts?.text1, base), long: [...existing.values()] }
}

/** Measures that the merchant's own specification does not tell already. */
function readUnlistedMeasures(
  visit: Visit,
  wire: WireProduct,
  specification: Product['specification'],
): Product['measures'] {
  const t = translate(visit.language, 'catalogue')
  const listedLabels = new Set(
    specification.flatMap(({ rows }) => rows.map((row) => row.name.toLowerCase())),
  )
  return readMeasures(wire.dimensions, wire.weight, visit.language).filter(
    ({ key }) => !listedLabels.has(t(`product.${key}`).toLowerCase()),
  )
}

/** A picture that is tagged with a sku's article number shows that sku. */
function readSkus(visit: Visit, { skus, productImages }: WireProduct): ProductSku[] {
  return (skus ?? []).flatMap((sku) => {
    if (!sku) return []
    const stock = readStock(sku.stock)
    return [
      {
        id: sku.skuId,
        name: sku.name && sku.name !== '-' ? sku.name : '',
        stock: stockLabel(stock),
        dates: deliveryDates(visit, sku.incoming),
        available: stock.totalStock,
        gtin: sku.gtin || null,
        pictures: readPictures(
          productImages?.filter((image) => image?.tags?.includes(sku.articleNumber)),
        ),
      },
    ]
  })
}

function readBreadcrumbs(visit: Visit, wire: WireProduct, tree: CategoryNode[]): Breadcrumb[] {
  const t = translate(visit.language, 'common')
  const category = wire.primaryCategory
  const branches = category ? pathToCategory(tree, category.categoryId) : []
  const existing = branches.length > 0 || !category?.alias ? branches : [category]
  return [
    { name: t('shop.start'), to: href(visit, 'home') },
    ...existing.map((branch) => ({
      name: branch.name,
      to: href(visit, 'category', { alias: branch.alias ?? '' }),
    })),
    { name: productName(wire.name) },
  ]
}

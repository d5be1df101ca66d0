import {
  isReducedByCampaign,
  readBadges,
  readPictures,
  readRating,
} from '#app/catalogue/card/read-card.server.ts'
import { pathToCategory, type CategoryNode } from '#app/catalogue/category/category-tree.ts'
import { readPackage } from '#app/catalogue/package/read-package.server.ts'
import { readPrice } from '#app/catalogue/price/price.ts'
import { readTierPrices } from '#app/catalogue/price/tier-prices.ts'
import { readPriceHistory } from '#app/catalogue/price/price-history.ts'
import { readSalesItem } from '#app/catalogue/sales/sales-item.ts'
import { productDeliveryDates, deliveryDates } from '#app/catalogue/stock/delivery-dates.server.ts'
import { readSaleableStock, stockLabel } from '#app/catalogue/stock/stock-label.ts'
import { formatDate } from '#app/i18n/format-date.server.ts'
import { formatMoney } from '#app/i18n/format-money.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { linkBaseFor } from '#app/rich-text/link/link-base.server.ts'
import { readRichText } from '#app/rich-text/read-rich-text.server.ts'
import { href } from '#app/routing/href.ts'
import type { Breadcrumb } from '#app/ui/navigation/breadcrumbs.tsx'
import type { Visit } from '#app/visit/visit.ts'
import { present, type WireEntry } from '#app/kit/wire-list.ts'

import { durabilityLabelOf } from './durability-label.server.ts'
import { readColors } from './variant-group.ts'
import { readPictureViews } from './picture-view.ts'
import type { WireProduct } from './product-documents.server.ts'
import type { Product, ProductSku } from './product.ts'
import { productName } from '../card/product-name.ts'
import { readSafetyContacts } from './safety-contact.ts'
import { readMeasures, readSpecification } from './specification.ts'

/** Maps the merchant's product to its page; `choices` are those of a package, by group. */
export function readProduct(
  visit: Visit,
  wire: WireProduct,
  tree: CategoryNode[],
  choices?: ReadonlyMap<number, string>,
): Product {
  const pathOf = (alias: string) => href(visit, 'product', { alias })
  const name = productName(wire.name, wire.alias)
  const specification = readSpecification(wire.parameterGroups)
  const brandAlias = wire.brand?.alias
  const price = readPrice(wire.unitPrice, wire.lowestPrice, visit)
  // A quantity discount does not reduce the price of one piece, so its badge needs no reduction.
  const hasBadges = wire.discountType !== 'PRICE_CAMPAIGN' || isReducedByCampaign(wire, price)
  const colors = readColors(wire.variantGroup?.variants, wire.productId, pathOf)
  const color = colors.find(({ isCurrent }) => isCurrent)?.name
  return {
    id: wire.productId,
    alias: wire.alias,
    path: pathOf(wire.alias),
    name,
    articleNumber: wire.articleNumber ?? '',
    brand: {
      name: wire.brand?.name || productName(null, brandAlias ?? ''),
      path: brandAlias ? href(visit, 'brand', { alias: brandAlias }) : null,
    },
    breadcrumbs: readBreadcrumbs(visit, wire, tree),
    pictures: [...new Set(readPictures(wire.productImages))],
    views: readPictureViews(wire.productImages),
    price,
    priceHistory: readPriceHistory(wire.priceLog, visit.vatIncluded, (date) =>
      formatDate(date, visit.language, 'UTC'),
    ),
    tierPrices: readTierPrices(
      wire.discountCampaigns,
      wire.unitPrice,
      visit.vatIncluded,
      (amount) => formatMoney(amount, visit.languageId, price?.currency ?? visit.market.currency),
    ),
    rating: readRating(wire.rating),
    badges: hasBadges ? readBadges(wire.discountCampaigns) : [],
    texts: readTexts(visit, wire.texts),
    specification,
    safetyContacts: readSafetyContacts(wire.parameterGroups),
    durabilityLabel: durabilityLabelOf(visit, wire.parameterGroups),
    measures: readUnlistedMeasures(visit, wire, specification),
    skus: readSkus(visit, wire, price !== null),
    stock: stockLabel(readSaleableStock(wire.totalStock, price !== null)),
    dates: productDeliveryDates(
      visit,
      present(wire.skus).map(({ stock, incoming }) => ({
        stock: stockLabel(readSaleableStock(stock, price !== null)),
        incoming,
      })),
    ),
    colors,
    ...(visit.config.analytics && {
      sales: readSalesItem(visit.market, wire, wire.unitPrice, color, wire.skus?.[0]?.skuId),
    }),
    productPackage: readPackage(visit, wire, choices),
  }
}

/** Headings of the long text begin at level 3, because it is below an `h2`. */
function readTexts(visit: Visit, texts: WireProduct['texts']): Product['texts'] {
  const base = linkBaseFor(visit)
  const blocks = [texts?.text2, texts?.text3].flatMap((text) => readRichText(text, base, 3))
  const unique = new Map(blocks.map((block) => [JSON.stringify(block), block]))
  return { short: readRichText(texts?.text1, base), long: [...unique.values()] }
}

/** Measures that the specification lacks. With a width it has the others, perhaps by other names: a rug has a length. */
function readUnlistedMeasures(
  visit: Visit,
  wire: WireProduct,
  specification: Product['specification'],
): Product['measures'] {
  const t = translate(visit.language, 'catalogue')
  const listedLabels = new Set(
    specification.flatMap(({ rows }) => rows.map((row) => row.name.toLowerCase())),
  )
  const isListed = (key: 'width' | 'depth' | 'height' | 'weight') =>
    listedLabels.has(t(`product.${key}`).toLowerCase())
  return readMeasures(wire.dimensions, wire.weight, visit.language).filter(
    ({ key }) => !isListed(key) && (key === 'weight' || !isListed('width')),
  )
}

function readSkus(visit: Visit, wire: WireProduct, hasPrice: boolean): ProductSku[] {
  return present(wire.skus).map((sku) => ({
    ...readSku(wire, sku, hasPrice),
    dates: deliveryDates(visit, sku.incoming),
  }))
}

type WireSku = WireEntry<WireProduct['skus']>

/** A sku without its dates. A picture tagged with its article number shows only it. */
export function readSku(
  { productImages }: Pick<WireProduct, 'productImages'>,
  sku: WireSku,
  hasPrice: boolean,
): ProductSku {
  const stock = readSaleableStock(sku.stock, hasPrice)
  return {
    id: sku.skuId,
    name: sku.name && sku.name !== '-' ? sku.name : '',
    stock: stockLabel(stock),
    available: stock.totalStock,
    gtin: sku.gtin || null,
    pictures: readPictures(
      productImages?.filter((image) => image?.tags?.includes(sku.articleNumber)),
    ),
  }
}

function readBreadcrumbs(visit: Visit, wire: WireProduct, tree: CategoryNode[]): Breadcrumb[] {
  const t = translate(visit.language, 'common')
  const category = wire.primaryCategory
  const known = category ? pathToCategory(tree, category.categoryId) : []
  const branches = known.length > 0 || !category?.alias ? known : [category]
  return [
    { name: t('shop.start'), to: href(visit, 'home') },
    ...branches.map((branch) => ({
      name: branch.name,
      to: href(visit, 'category', { alias: branch.alias ?? '' }),
    })),
    { name: productName(wire.name, wire.alias) },
  ]
}

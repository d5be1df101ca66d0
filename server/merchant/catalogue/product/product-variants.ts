/** Nested as in the public API: a colour is a product (level 1), a size of it a sku (level 0). Without colours only sizes. */
import { cataloguePath } from '../address/catalogue-path.rules.ts'
import { isSold } from '../catalogue.ts'
import type { Product, Sku } from '../product-facts.ts'
import type { ProductView } from './product-view.ts'
import { productStockType, stockType } from './stock-type.ts'

/** The same in every language, because clients compare them; shoppers see the labels. */
const colorDimension = 'Color'
const sizeDimension = 'Size'

const productLevel = 1
const skuLevel = 0

export function variantGroup(view: ProductView) {
  const { group } = view.product
  if (!group) return null
  const members = membersOf(view, group.id)
  const main = members.find((member) => member.group?.isMain) ?? members[0] ?? view.product
  return {
    variantGroupId: group.id,
    name: main.names[view.locale.language.code],
    mainProductId: main.id,
    collapseInLists: true,
    activeProducts: members.length,
    variants: members.map((product) => productVariant({ ...view, product })),
  }
}

export function productVariant(view: ProductView) {
  const { product, locale, catalogue } = view
  const { code } = locale.language
  // Lists request the colours of each product, so skus and stock are read only when requested.
  const skusOf = () => catalogue.skusOf(product.id)
  const color = colorOf(view)
  return {
    level: productLevel,
    dimension: colorDimension,
    type: 'product',
    value: color?.key ?? String(product.id),
    label: color?.labels[code] ?? product.names[code],
    skuId: () => {
      const skus = skusOf()
      return skus.length === 1 ? skus[0]!.id : null
    },
    stock: () => productStockType(view),
    productId: product.id,
    name: product.names[code],
    alias: product.aliases[code],
    canonicalUrl: cataloguePath('product', product.aliases[code], code),
    primaryImage: product.images[0]?.fileName,
    attributes: product.colorHex ? [{ key: 'hex', value: product.colorHex }] : [],
    variants: () => skusOf().map((sku) => skuVariant(view, sku)),
  }
}

/** The dimensions in which the shopper selects a variant: first the colour, then the size. */
export function variantDimensions(view: ProductView) {
  const { product, locale, catalogue } = view
  const { code } = locale.language
  const dimensions = []
  if (product.group) {
    const variants = membersOf(view, product.group.id).map((member) =>
      productVariant({ ...view, product: member }),
    )
    const { value, label, attributes } = productVariant(view)
    dimensions.push({
      level: productLevel,
      dimension: colorDimension,
      type: 'product',
      value,
      label,
      attributes,
      group: variants.map((variant) => ({ label: variant.label, value: variant.value })),
    })
  }
  const skus = catalogue.skusOf(product.id)
  if (skus.length > 1) {
    const group = skus.map((sku) => ({ label: sku.names[code], value: sku.names[code] }))
    dimensions.push({
      level: skuLevel,
      dimension: sizeDimension,
      type: 'selection',
      attributes: [],
      group,
    })
  }
  return dimensions
}

function skuVariant(view: ProductView, sku: Sku) {
  const { code } = view.locale.language
  const stock = stockType(view, sku)
  return {
    level: skuLevel,
    dimension: sizeDimension,
    type: 'sku',
    value: sku.names[code],
    label: sku.names[code],
    skuId: sku.id,
    incoming: stock.incoming,
    stock,
    productId: sku.productId,
    name: sku.names[code],
    attributes: [],
    variants: [],
  }
}

function membersOf({ catalogue, locale }: ProductView, groupId: number): Product[] {
  return catalogue
    .productsOfGroup(groupId)
    .filter((product) => isSold(product, locale.market.alias))
}

function colorOf({ product, catalogue }: ProductView) {
  for (const id of product.valueIds) {
    const value = catalogue.values.get(id)
    if (value?.parameter.identifier === 'color') return value
  }
  return null
}

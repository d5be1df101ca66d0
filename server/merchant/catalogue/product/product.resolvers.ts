/** Single products: fields of the product page, related products. */
import { markets } from '../../channel/markets.ts'
import type { MarketLocaleArgs } from '../../channel/market-locale.ts'
import type { CatalogueContext } from '../catalogue-context.ts'
import type { FieldResolvers, Resolvers } from '../../graphql/module.ts'
import { cataloguePath, marketPath } from '../address/catalogue-path.rules.ts'
import {
  alternativeUrls,
  alternativeUrlsIn,
  brandType,
  categoryType,
} from '../address/page-types.ts'
import { isSold } from '../catalogue.ts'
import type { Sku } from '../product-facts.ts'
import { campaignType } from './campaign-type.ts'
import { packageType } from './product-package.ts'
import { parameterGroups } from './product-parameters.ts'
import { lowestPrice, priceLogOf, unitPrice } from './product-prices.ts'
import { productVariant, variantDimensions, variantGroup } from './product-variants.ts'
import { findProductView, viewIfSold, type ProductView } from './product-view.ts'
import { productStockType, stockType } from './stock-type.ts'

type SkuView = ProductView & { sku: Sku }

/** Markets that list products. */
const browsableMarkets = markets.filter(({ onlyDisplayInCheckout }) => !onlyDisplayInCheckout)

/** Fields that ProductType and RelatedProductType share. */
const cardFields: FieldResolvers<ProductView> = {
  alias: ({ product, locale }) => product.aliases[locale.language.code],
  name: ({ product, locale }) => product.names[locale.language.code],
  canonicalUrl,
  brand: ({ product, catalogue, locale }) => {
    const brand = catalogue.brands.get(product.brandId)
    return brand && brandType(brand, locale)
  },
  unitPrice,
  images: ({ product }) => product.images.map(({ fileName }) => fileName),
  productImages: ({ product }) => product.images,
  skus: (view) => view.catalogue.skusOf(view.product.id).map((sku): SkuView => ({ ...view, sku })),
  discountCampaigns: ({ product, catalogue, locale }) =>
    product.campaignIds
      .flatMap((id) => catalogue.campaigns.get(id) ?? [])
      .map((campaign) => campaignType(campaign, locale)),
  primaryCategory: (view) => categoriesOf(view)[0],
  parameterGroups,
}

const productFields: FieldResolvers<ProductView> = {
  ...cardFields,
  productId: ({ product }) => product.id,
  articleNumber: ({ product }) => product.articleNumber,
  categoryId: ({ product }) => product.categoryIds[0] ?? 0,
  alternativeCanonicalUrls: (view) => alternatives(view).map(({ url }) => url),
  alternativeUrls: alternatives,
  firstAvailableOn: ({ product }) => product.firstAvailableOn,
  texts: ({ product, catalogue, locale }) => {
    const texts = catalogue.textsOf(product.id)
    const { code } = locale.language
    return (
      texts && { text1: texts.short[code], text2: texts.long[code], text3: texts.extra?.[code] }
    )
  },
  type: ({ product }) => (product.productPackage ? 'package' : 'product'),
  categories: categoriesOf,
  lowestPrice,
  variantDimensions,
  variantGroup,
  currentProductVariant: productVariant,
  totalStock: productStockType,
  meta: ({ product, catalogue, locale }) => {
    const { code } = locale.language
    const brand = catalogue.brands.get(product.brandId)?.name
    return {
      title: [product.names[code], brand].filter(Boolean).join(' – '),
      description: catalogue.textsOf(product.id)?.short[code],
    }
  },
  breadcrumbs: ({ product, catalogue, locale }) => {
    const { code } = locale.language
    return catalogue.tree.pathTo(product.categoryIds[0] ?? 0).map((category) => ({
      categoryId: category.id,
      parentCategoryId: category.parentId,
      url: cataloguePath('category', category.aliases[code], code),
      name: category.names[code],
    }))
  },
  priceLog: priceLogOf,
  discountType: ({ product }) => product.discountType,
  productPackage: packageType,
  dimensions: ({ product }) => product.dimensions,
  weight: ({ product }) => Math.round(product.weight),
  supplierId: () => 0,
}

const relatedProductFields: FieldResolvers<ProductView> = {
  ...cardFields,
  primaryImage: ({ product }) => product.images[0]?.fileName,
  secondaryImage: ({ product }) => product.images[1]?.fileName,
}

const skuFields: FieldResolvers<SkuView> = {
  skuId: ({ sku }) => sku.id,
  name: ({ sku, locale }) => sku.names[locale.language.code],
  productId: ({ sku }) => sku.productId,
  articleNumber: ({ sku }) => sku.articleNumber,
  externalId: ({ sku }) => sku.externalId,
  gtin: ({ sku }) => sku.gtin,
  stock: (view) => stockType(view, view.sku),
  dimensions: ({ product }) => product.dimensions,
  incoming: (view) => stockType(view, view.sku).incoming,
  weight: ({ sku, product }) => Math.round(sku.weight ?? product.weight),
}

export const productResolvers: Resolvers<CatalogueContext> = {
  GeinsMerchantApiQuery: {
    product: (_, args: Parameters<typeof findProductView>[0], context) =>
      findProductView(args, context),
    relatedProducts: (_, args: MarketLocaleArgs & { alias: string }, context) => {
      const view = findProductView(args, context)
      return view ? relatedProducts(view) : []
    },
  },
  ProductType: productFields,
  RelatedProductType: relatedProductFields,
  SkuType: skuFields,
}

function relatedProducts(view: ProductView) {
  return view.product.related.flatMap(({ externalId, relation }) => {
    const product = view.catalogue.findProductByExternalId(externalId)
    const related = product && viewIfSold(view, product)
    return related ? [{ ...related, relation, relationType: relation }] : []
  })
}

function categoriesOf({ product, catalogue, locale }: ProductView) {
  return product.categoryIds
    .flatMap((id) => catalogue.tree.byId.get(id) ?? [])
    .map((category) => categoryType(category, locale))
}

function canonicalUrl({ product, locale: { language } }: ProductView): string {
  return cataloguePath('product', product.aliases[language.code], language.code)
}

/** One address for each language if sold everywhere, else one in each market that sells it. */
function alternatives({ product }: ProductView) {
  const selling = browsableMarkets.filter(({ alias }) => isSold(product, alias))
  return selling.length === browsableMarkets.length
    ? alternativeUrls((code) => cataloguePath('product', product.aliases[code], code))
    : alternativeUrlsIn(selling, (code, market) =>
        marketPath(market.alias, 'product', product.aliases[code], code),
      )
}

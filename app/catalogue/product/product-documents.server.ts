import { stockFields } from '#app/catalogue/card/card-documents.server.ts'
import { lowestPriceFields, priceFields } from '#app/catalogue/price/price-documents.server.ts'
import { packageFields } from '#app/catalogue/package/package-documents.server.ts'
import { cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql, type ResultOf } from '#app/gateway/graphql.ts'
import { minute, second } from '#app/kit/time.ts'
import type { WireEntry } from '#app/kit/wire-list.ts'
import { alternativeFields } from '#app/addresses/alternative-documents.server.ts'

export const variantFields = graphql(`
  fragment VariantFields on VariantType {
    level
    value
    label
    skuId
    productId
    name
    alias
    primaryImage
    attributes {
      value
    }
  }
`)

export const skusFields = graphql(
  `
    fragment SkusFields on ProductType {
      skus {
        skuId
        articleNumber
        name
        gtin
        incoming
        stock {
          ...StockFields
        }
      }
      variantGroup {
        variants {
          ...VariantFields
          variants {
            ...VariantFields
            variants {
              ...VariantFields
            }
          }
        }
      }
    }
  `,
  [stockFields, variantFields],
)

export const productFields = graphql(
  `
    fragment ProductFields on ProductType {
      ...PackageFields
      productId
      alias
      alternativeUrls {
        ...AlternativeFields
      }
      articleNumber
      name
      weight
      brand {
        name
        alias
      }
      primaryCategory {
        categoryId
        name
        alias
      }
      productImages {
        fileName
        tags
      }
      unitPrice {
        ...PriceFields
        regularPriceIncVat
        discountPercentage
      }
      lowestPrice {
        ...LowestPriceFields
      }
      priceLog {
        date
        isLowest
        sellingPriceIncVatFormatted
        sellingPriceExVatFormatted
      }
      rating {
        score
        voteCount
      }
      discountType
      discountCampaigns {
        name
        hideTitle
        category
        actionValue
      }
      texts {
        text1
        text2
        text3
      }
      dimensions {
        length
        width
        height
      }
      parameterGroups {
        name
        order
        parameters {
          name
          label
          value
          show
          order
          identifier
        }
      }
      totalStock {
        ...StockFields
      }
      ...SkusFields
      meta {
        title
        description
      }
    }
  `,
  [alternativeFields, priceFields, lowestPriceFields, stockFields, skusFields, packageFields],
)

const relatedFields = graphql(
  `
    fragment RelatedFields on RelatedProductType {
      alias
      name
      relationType
      primaryCategory {
        categoryId
      }
      brand {
        name
      }
      unitPrice {
        ...PriceFields
      }
      productImages {
        fileName
      }
      primaryImage
      skus {
        skuId
        productId
        stock {
          ...StockFields
        }
      }
    }
  `,
  [priceFields, stockFields],
)

export const reviewFields = graphql(`
  fragment ReviewFields on ProductReviewType {
    rating
    comment
    reviewDate
    author
  }
`)

/** The product page in one query, with all reviews, whose languages and stars are counted. */
export const productDocument = graphql(
  `
    query product($alias: String!) {
      product(alias: $alias) {
        ...ProductFields
      }
      relatedProducts(alias: $alias) {
        ...RelatedFields
      }
      reviews(alias: $alias, skip: 0, take: 200) {
        count
        averageRating
        reviews {
          ...ReviewFields
        }
      }
    }
  `,
  [productFields, relatedFields, reviewFields],
)

/** `productDocument` for a merchant that stores the language and pictures of reviews. */
export const productWithReviewPicturesDocument = graphql(
  `
    query product($alias: String!) {
      product(alias: $alias) {
        ...ProductFields
      }
      relatedProducts(alias: $alias) {
        ...RelatedFields
      }
      reviews(alias: $alias, skip: 0, take: 200) {
        count
        averageRating
        reviews {
          ...ReviewFields
          language
          pictures
        }
      }
    }
  `,
  [productFields, relatedFields, reviewFields],
)

export const relatedProductsDocument = graphql(
  `
    query relatedProducts(
      $first: String!
      $second: String!
      $third: String!
      $hasSecond: Boolean!
      $hasThird: Boolean!
    ) {
      first: relatedProducts(alias: $first) {
        ...RelatedFields
      }
      second: relatedProducts(alias: $second) @include(if: $hasSecond) {
        ...RelatedFields
      }
      third: relatedProducts(alias: $third) @include(if: $hasThird) {
        ...RelatedFields
      }
    }
  `,
  [relatedFields],
)

export const buyableSkusDocument = graphql(
  `
    query buyableSkus($alias: String!) {
      product(alias: $alias) {
        skus {
          skuId
          stock {
            ...StockFields
          }
        }
      }
    }
  `,
  [stockFields],
)

export type WireProduct = ResultOf<typeof productFields>
export type WireParameterGroup = WireEntry<WireProduct['parameterGroups']>
export type WireRelated = ResultOf<typeof relatedFields>
export type WireProductResult = ResultOf<typeof productDocument>

/** Never served stale, so that the page does not sell what is sold out and shows the visitor's own purchase. */
cacheResponses(productDocument, { freshSeconds: 10 * second, staleSeconds: 0 })
cacheResponses(productWithReviewPicturesDocument, { freshSeconds: 10 * second, staleSeconds: 0 })
cacheResponses(relatedProductsDocument, { freshSeconds: 30 * second, staleSeconds: 5 * minute })
cacheResponses(buyableSkusDocument, { freshSeconds: 10 * second, staleSeconds: 0 })

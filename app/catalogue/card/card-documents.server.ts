import { graphql, type ResultOf } from '#app/gateway/graphql.ts'

export const priceFields = graphql(`
  fragment PriceFields on PriceType {
    sellingPriceIncVat
    sellingPriceExVat
    isDiscounted
    sellingPriceIncVatFormatted
    sellingPriceExVatFormatted
    currency {
      code
    }
  }
`)

export const lowestPriceFields = graphql(`
  fragment LowestPriceFields on LowestPriceType {
    lowestPriceIncVat
    lowestPriceExVat
    lowestPriceIncVatFormatted
    lowestPriceExVatFormatted
  }
`)

export const stockFields = graphql(`
  fragment StockFields on StockType {
    inStock
    oversellable
    static
    totalStock
  }
`)

/** Name, picture and price of a product. */
export const productSummaryFields = graphql(
  `
    fragment ProductSummaryFields on ProductType {
      productId
      alias
      name
      brand {
        name
      }
      productImages {
        fileName
      }
      unitPrice {
        ...PriceFields
      }
      lowestPrice {
        ...LowestPriceFields
      }
    }
  `,
  [priceFields, lowestPriceFields],
)

export const cardFields = graphql(
  `
    fragment CardFields on ProductType {
      ...ProductSummaryFields
      rating {
        score
        voteCount
      }
      discountType
      unitPrice {
        regularPriceIncVat
        discountPercentage
      }
      primaryCategory {
        name
      }
      discountCampaigns {
        name
        hideTitle
      }
      totalStock {
        ...StockFields
      }
      skus {
        skuId
      }
      variantGroup {
        variantGroupId
        activeProducts
        collapseInLists
        variants {
          level
          label
          productId
          alias
          attributes {
            value
          }
        }
      }
    }
  `,
  [productSummaryFields, stockFields],
)

export type WirePrice = ResultOf<typeof priceFields>
export type WireLowestPrice = ResultOf<typeof lowestPriceFields>
export type WireCard = ResultOf<typeof cardFields>

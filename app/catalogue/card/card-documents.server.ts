import { lowestPriceFields, priceFields } from '#app/catalogue/price/price-documents.server.ts'
import { graphql, type ResultOf } from '#app/gateway/graphql.ts'

export const stockFields = graphql(`
  fragment StockFields on StockType {
    inStock
    oversellable
    static
    totalStock
  }
`)

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

export type WireCard = ResultOf<typeof cardFields>

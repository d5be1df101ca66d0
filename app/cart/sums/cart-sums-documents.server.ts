import { priceFields } from '#app/catalogue/price/price-documents.server.ts'
import { graphql, type ResultOf } from '#app/gateway/graphql.ts'

const totalFields = graphql(`
  fragment CartTotalFields on PriceType {
    sellingPriceIncVat
    sellingPriceExVat
    sellingPriceIncVatFormatted
    sellingPriceExVatFormatted
    vatFormatted
    discountIncVat
    discountExVat
    currency {
      code
    }
  }
`)

export const campaignFields = graphql(`
  fragment CartCampaignFields on CampaignRuleType {
    name
    hideTitle
    category
  }
`)

export const cartItemPrices = graphql(
  `
    fragment CartItemPrices on CartItemType {
      id
      quantity
      groupKey
      productPackage {
        packageId
        packageName
        groupId
        optionId
      }
      unitPrice {
        ...CartTotalFields
      }
      totalPrice {
        ...CartTotalFields
      }
      campaign {
        appliedCampaigns {
          ...CartCampaignFields
        }
        prices {
          quantity
          price {
            sellingPriceIncVat
            sellingPriceExVat
          }
        }
      }
      product {
        unitPrice {
          ...PriceFields
        }
      }
    }
  `,
  [totalFields, campaignFields, priceFields],
)

export const cartSummaryFields = graphql(
  `
    fragment CartSummaryFields on CartSummaryType {
      fixedAmountDiscountIncVat
      fixedAmountDiscountExVat
      subTotal {
        ...CartTotalFields
      }
      total {
        ...CartTotalFields
      }
      shipping {
        feeIncVat
        feeExVat
        feeIncVatFormatted
        feeExVatFormatted
        isDefault
        amountLeftToFreeShipping
        amountLeftToFreeShippingFormatted
      }
      payment {
        feeIncVat
        feeExVat
        feeIncVatFormatted
        feeExVatFormatted
      }
      balance {
        pending
        totalSellingPriceExBalanceIncVat
        totalSellingPriceExBalanceIncVatFormatted
      }
    }
  `,
  [totalFields],
)

export type WireItemPrices = ResultOf<typeof cartItemPrices>
export type WireSummary = ResultOf<typeof cartSummaryFields>

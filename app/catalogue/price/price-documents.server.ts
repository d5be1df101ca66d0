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

export type WirePrice = ResultOf<typeof priceFields>
export type WireLowestPrice = ResultOf<typeof lowestPriceFields>

import { lowestPriceFields, stockFields } from '#app/catalogue/card/card-documents.server.ts'
import { setCallClass } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql, type ResultOf } from '#app/gateway/graphql.ts'

import {
  campaignFields,
  cartItemPrices,
  cartSummaryFields,
} from './sums/cart-sums-documents.server.ts'

/** Fields of a cart, the same for cart, checkout and confirmation. */
export const cartFields = graphql(
  `
    fragment CartFields on CartType {
      id
      promoCode
      isCompleted
      appliedCampaigns {
        ...CartCampaignFields
      }
      items {
        ...CartItemPrices
        skuId
        product {
          productId
          alias
          name
          primaryCategory {
            categoryId
          }
          brand {
            name
          }
          productImages {
            fileName
          }
          lowestPrice {
            ...LowestPriceFields
          }
          skus {
            skuId
            name
            incoming
            stock {
              ...StockFields
            }
          }
        }
      }
      summary {
        ...CartSummaryFields
      }
    }
  `,
  [cartItemPrices, cartSummaryFields, campaignFields, lowestPriceFields, stockFields],
)

export type WireCart = ResultOf<typeof cartFields>

export const getCartDocument = graphql(
  `
    query getCart($id: String, $channelId: String, $languageId: String, $marketId: String) {
      getCart(id: $id, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
        ...CartFields
      }
    }
  `,
  [cartFields],
)

/** Only the fields for the count in the header, and for detecting changes of the cart. */
export const cartCountDocument = graphql(`
  query cartCount($id: String, $channelId: String, $languageId: String, $marketId: String) {
    getCart(id: $id, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
      promoCode
      items {
        quantity
      }
      summary {
        subTotal {
          sellingPriceIncVat
        }
        total {
          sellingPriceIncVat
        }
        shipping {
          feeIncVat
          isDefault
        }
      }
    }
  }
`)

export const createCartDocument = graphql(`
  query createCart($channelId: String, $languageId: String, $marketId: String) {
    getCart(channelId: $channelId, languageId: $languageId, marketId: $marketId) {
      id
    }
  }
`)

export const addToCartDocument = graphql(
  `
    mutation addToCart(
      $id: String!
      $item: CartItemInputType!
      $channelId: String
      $languageId: String
      $marketId: String
    ) {
      addToCart(
        id: $id
        item: $item
        channelId: $channelId
        languageId: $languageId
        marketId: $marketId
      ) {
        ...CartFields
      }
    }
  `,
  [cartFields],
)

export const updateCartItemDocument = graphql(
  `
    mutation updateCartItem(
      $id: String!
      $item: CartItemInputType!
      $channelId: String
      $languageId: String
      $marketId: String
    ) {
      updateCartItem(
        id: $id
        item: $item
        channelId: $channelId
        languageId: $languageId
        marketId: $marketId
      ) {
        ...CartFields
      }
    }
  `,
  [cartFields],
)

export const addPackageToCartDocument = graphql(
  `
    mutation addPackageToCart(
      $id: String!
      $packageId: Int!
      $selections: [ProductPackageSelectionType]
      $channelId: String
      $languageId: String
      $marketId: String
    ) {
      addPackageToCart(
        id: $id
        packageId: $packageId
        selections: $selections
        channelId: $channelId
        languageId: $languageId
        marketId: $marketId
      ) {
        ...CartFields
      }
    }
  `,
  [cartFields],
)

export const updateCartGroupDocument = graphql(
  `
    mutation updateCartGroup(
      $id: String!
      $group: CartGroupInputType!
      $channelId: String
      $languageId: String
      $marketId: String
    ) {
      updateCartGroup(
        id: $id
        item: $group
        channelId: $channelId
        languageId: $languageId
        marketId: $marketId
      ) {
        ...CartFields
      }
    }
  `,
  [cartFields],
)

export const setCartPromoCodeDocument = graphql(
  `
    mutation setCartPromoCode(
      $id: String!
      $promoCode: String!
      $channelId: String
      $languageId: String
      $marketId: String
    ) {
      setCartPromoCode(
        id: $id
        promoCode: $promoCode
        channelId: $channelId
        languageId: $languageId
        marketId: $marketId
      ) {
        ...CartFields
      }
    }
  `,
  [cartFields],
)

setCallClass(
  'cart',
  getCartDocument,
  cartCountDocument,
  createCartDocument,
  addToCartDocument,
  updateCartItemDocument,
  addPackageToCartDocument,
  updateCartGroupDocument,
  setCartPromoCodeDocument,
)

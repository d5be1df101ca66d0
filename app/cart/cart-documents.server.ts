import { stockFields } from '#app/catalogue/card/card-documents.server.ts'
import { lowestPriceFields } from '#app/catalogue/price/price-documents.server.ts'
import { setCallClass } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql, type ResultOf } from '#app/gateway/graphql.ts'

import {
  campaignFields,
  cartItemPrices,
  cartSummaryFields,
} from './sums/cart-sums-documents.server.ts'

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
    query getCart($id: String) {
      getCart(id: $id) {
        ...CartFields
      }
    }
  `,
  [cartFields],
)

export const cartCountDocument = graphql(`
  query cartCount($id: String) {
    getCart(id: $id) {
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
  query createCart {
    getCart {
      id
    }
  }
`)

export const addToCartDocument = graphql(
  `
    mutation addToCart($id: String!, $item: CartItemInputType!) {
      addToCart(id: $id, item: $item) {
        ...CartFields
      }
    }
  `,
  [cartFields],
)

export const updateCartItemDocument = graphql(
  `
    mutation updateCartItem($id: String!, $item: CartItemInputType!) {
      updateCartItem(id: $id, item: $item) {
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
    ) {
      addPackageToCart(id: $id, packageId: $packageId, selections: $selections) {
        ...CartFields
      }
    }
  `,
  [cartFields],
)

export const updateCartGroupDocument = graphql(
  `
    mutation updateCartGroup($id: String!, $group: CartGroupInputType!) {
      updateCartGroup(id: $id, item: $group) {
        ...CartFields
      }
    }
  `,
  [cartFields],
)

export const setCartPromoCodeDocument = graphql(
  `
    mutation setCartPromoCode($id: String!, $promoCode: String!) {
      setCartPromoCode(id: $id, promoCode: $promoCode) {
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

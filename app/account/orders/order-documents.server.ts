import { addressFields } from '#app/account/account-documents.server.ts'
import {
  campaignFields,
  cartItemPrices,
  cartSummaryFields,
} from '#app/cart/sums/cart-sums-documents.server.ts'
import { graphql, type ResultOf } from '#app/gateway/graphql.ts'

const orderPriceFields = graphql(`
  fragment OrderPriceFields on PriceType {
    sellingPriceIncVatFormatted
  }
`)

const orderFields = graphql(
  `
    fragment OrderFields on OrderType {
      id
      publicId
      createdAt
      status
      currency
      billingAddress {
        ...AddressFields
      }
      shippingAddress {
        ...AddressFields
      }
      orderTotal {
        ...OrderPriceFields
      }
      paymentDetails {
        displayName
        isPaid
      }
      shippingDetails {
        name
        parcelNumber
        trackingLink
      }
      refunds {
        id
        itemId
        createdAt
        reason
        total
        toBalance
      }
      cart {
        merchantData
        promoCode
        appliedCampaigns {
          ...CartCampaignFields
        }
        items {
          ...CartItemPrices
          skuId
          product {
            productId
            name
            alias
            productImages {
              fileName
            }
            skus {
              skuId
              name
            }
          }
        }
        summary {
          ...CartSummaryFields
          shipping {
            displayName
            name
          }
        }
      }
    }
  `,
  [orderPriceFields, addressFields, cartItemPrices, cartSummaryFields, campaignFields],
)

export type WireOrder = ResultOf<typeof orderFields>

/** The API has no pages of orders, and those of years are more than a response may have: what a page shows is asked for each. */
export const getOrdersDocument = graphql(`
  query getOrders {
    getOrders {
      publicId
      createdAt
      status
    }
  }
`)

/** The order of a public id, for guests and customers alike; null for an unknown one. */
export const getOrderPublicDocument = graphql(
  `
    query getOrderPublic($publicOrderId: Guid!) {
      getOrderPublic(publicOrderId: $publicOrderId) {
        ...OrderFields
      }
    }
  `,
  [orderFields],
)

/** Mails the link to an order to its own address; true for every number and address. */
export const sendOrderLinkDocument = graphql(`
  mutation sendOrderLink($orderNumber: String!, $email: String!) {
    sendOrderLink(orderNumber: $orderNumber, email: $email)
  }
`)

export const orderWithdrawalsDocument = graphql(`
  query orderWithdrawals($publicOrderIds: [Guid!]!) {
    orderWithdrawals(publicOrderIds: $publicOrderIds) {
      publicOrderId
      canWithdraw
      withdrawals {
        receivedAt
        rows {
          rowId
          name
          variant
          quantity
        }
      }
    }
  }
`)

export const orderContractDocument = graphql(`
  query orderContract($publicOrderId: Guid!) {
    orderContract(publicOrderId: $publicOrderId) {
      title
      text
      isSubsection
    }
  }
`)

const taxedPriceFields = graphql(`
  fragment TaxedPriceFields on PriceType {
    sellingPriceIncVat
    sellingPriceExVat
  }
`)

/** The same with the amounts from which the VAT of a receipt is computed. */
export const getReceiptDocument = graphql(
  `
    query getReceipt($publicOrderId: Guid!) {
      getOrderPublic(publicOrderId: $publicOrderId) {
        ...OrderFields
        billingAddress {
          country
        }
        total: orderTotal {
          ...TaxedPriceFields
        }
        shippingFee {
          ...TaxedPriceFields
        }
        paymentFee {
          ...TaxedPriceFields
        }
      }
    }
  `,
  [orderFields, taxedPriceFields],
)

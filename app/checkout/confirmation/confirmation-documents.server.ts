import { addressFields } from '#app/account/account-documents.server.ts'
import { cartFields } from '#app/cart/cart-documents.server.ts'
import { salesCartFields } from '#app/cart/sales/sales-cart-documents.server.ts'
import { setCallClass } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'

export const confirmationDocument = graphql(
  `
    query checkout($id: String!, $cartId: String, $paymentType: PaymentType!) {
      checkout(id: $id, cartId: $cartId, paymentType: $paymentType) {
        completed
        nthPurchase
        order {
          orderId
          transactionId
          status
          email
          company
          firstName
          lastName
          currency
          sum
          orderValueIncVat
          balance
          shippingAddress {
            ...AddressFields
          }
        }
        cart {
          ...CartFields
          ...SalesCartFields
          merchantData
        }
      }
    }
  `,
  [addressFields, cartFields, salesCartFields],
)

export const completeCartDocument = graphql(`
  mutation completeCart($id: String!) {
    completeCart(id: $id) {
      id
    }
  }
`)

setCallClass('checkout', confirmationDocument, completeCartDocument)

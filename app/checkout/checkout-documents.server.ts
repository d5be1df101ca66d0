import { addressFields } from '#app/account/account-documents.server.ts'
import { cartFields } from '#app/cart/cart-documents.server.ts'
import { setCallClass } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql, type ResultOf } from '#app/gateway/graphql.ts'

const checkoutAddressFields = graphql(
  `
    fragment CheckoutAddressFields on AddressType {
      ...AddressFields
      entryCode
      mobile
    }
  `,
  [addressFields],
)

const checkoutFields = graphql(
  `
    fragment CheckoutFields on CheckoutType {
      email
      identityNumber
      cart {
        ...CartFields
        merchantData
      }
      billingAddress {
        ...CheckoutAddressFields
      }
      shippingAddress {
        ...CheckoutAddressFields
      }
      consents {
        type
        checked
      }
      shippingOptions {
        id
        name
        displayName
        feeIncVat
        feeExVat
        feeIncVatFormatted
        feeExVatFormatted
        isDefault
        isSelected
        subOptions {
          id
          name
          displayName
          externalId
          isSelected
        }
      }
      shippingData
      paymentOptions {
        id
        name
        paymentType
        checkoutType
        paymentData
        displayName
        feeIncVat
        feeExVat
        feeIncVatFormatted
        feeExVatFormatted
        isSelected
      }
    }
  `,
  [cartFields, checkoutAddressFields],
)

export const updateCheckoutDocument = graphql(
  `
    mutation createOrUpdateCheckout($cartId: String!, $checkout: CheckoutInputType) {
      createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) {
        ...CheckoutFields
      }
    }
  `,
  [checkoutFields],
)

/** Sets the fee of a delivery that the widget has priced; a negative fee removes it. */
export const setCartShippingFeeDocument = graphql(
  `
    mutation setCartShippingFee($cartId: String!, $shippingFee: Decimal!) {
      setCartShippingFee(cartId: $cartId, shippingFee: $shippingFee) {
        ...CheckoutFields
      }
    }
  `,
  [checkoutFields],
)

export type WireCheckout = ResultOf<typeof checkoutFields>

export const validateOrderCreationDocument = graphql(`
  query validateOrderCreation($cartId: String!, $checkout: CheckoutInputType!) {
    validateOrderCreation(cartId: $cartId, checkout: $checkout) {
      isValid
      message
      memberType
    }
  }
`)

export const validateOrderConditionsDocument = graphql(`
  query validateOrderConditions($cartId: String!, $email: String) {
    validateOrderConditions(cartId: $cartId, email: $email) {
      isValid
      message
    }
  }
`)

setCallClass('checkout', updateCheckoutDocument, setCartShippingFeeDocument)
setCallClass('orderCheck', validateOrderCreationDocument, validateOrderConditionsDocument)

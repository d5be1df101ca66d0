import { graphql, type ResultOf } from '#app/gateway/graphql.ts'

const usedAddressFields = graphql(`
  fragment UsedAddressFields on AddressType {
    company
    firstName
    lastName
    careOf
    addressLine1
    addressLine2
    zip
    city
    entryCode
    country
  }
`)

export type WireUsedAddress = ResultOf<typeof usedAddressFields>

export const usedAddressesDocument = graphql(
  `
    query usedAddresses {
      getOrders {
        createdAt
        currency
        billingAddress {
          ...UsedAddressFields
        }
        shippingAddress {
          ...UsedAddressFields
        }
      }
    }
  `,
  [usedAddressFields],
)

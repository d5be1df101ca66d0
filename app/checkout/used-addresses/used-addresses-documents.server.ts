import { addressFields } from '#app/account/account-documents.server.ts'
import { graphql, type ResultOf } from '#app/gateway/graphql.ts'

const usedAddressFields = graphql(
  `
    fragment UsedAddressFields on AddressType {
      ...AddressFields
      entryCode
      country
    }
  `,
  [addressFields],
)

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

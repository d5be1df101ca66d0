import { graphql, type ResultOf } from '#app/gateway/graphql.ts'

export const addressFields = graphql(`
  fragment AddressFields on AddressType {
    company
    firstName
    lastName
    careOf
    addressLine1
    addressLine2
    zip
    city
  }
`)

const customerFields = graphql(
  `
    fragment CustomerFields on UserType {
      email
      customerType
      gender
      newsletter
      personalId
      balances {
        currency
        amount
        amountFormatted
      }
      address {
        ...AddressFields
        mobile
        country
        entryCode
      }
    }
  `,
  [addressFields],
)

export type WireCustomer = ResultOf<typeof customerFields>

export const getUserDocument = graphql(
  `
    query getUser {
      getUser {
        ...CustomerFields
      }
    }
  `,
  [customerFields],
)

export const updateUserDocument = graphql(
  `
    mutation updateUser($user: UserInputType!) {
      updateUser(user: $user) {
        ...CustomerFields
      }
    }
  `,
  [customerFields],
)

export const deleteUserDocument = graphql(`
  mutation deleteUser {
    deleteUser
  }
`)

export const requestResetDocument = graphql(`
  mutation requestPasswordReset($email: String!) {
    requestPasswordReset(email: $email)
  }
`)

export const commitResetDocument = graphql(`
  mutation commitReset($resetKey: String!, $password: String!) {
    commitReset(resetKey: $resetKey, password: $password)
  }
`)

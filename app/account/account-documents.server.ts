import { graphql, type ResultOf } from '#app/gateway/graphql.ts'

const customerFields = graphql(`
  fragment CustomerFields on UserType {
    email
    customerType
    gender
    newsletter
    personalId
    balances {
      currency
      amountFormatted
    }
    address {
      firstName
      lastName
      mobile
      careOf
      addressLine1
      addressLine2
      zip
      city
      country
      company
      entryCode
    }
  }
`)

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

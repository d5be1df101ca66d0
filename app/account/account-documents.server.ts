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
    query getUser($channelId: String, $languageId: String, $marketId: String) {
      getUser(channelId: $channelId, languageId: $languageId, marketId: $marketId) {
        ...CustomerFields
      }
    }
  `,
  [customerFields],
)

export const updateUserDocument = graphql(
  `
    mutation updateUser(
      $user: UserInputType!
      $channelId: String
      $languageId: String
      $marketId: String
    ) {
      updateUser(user: $user, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
        ...CustomerFields
      }
    }
  `,
  [customerFields],
)

export const deleteUserDocument = graphql(`
  mutation deleteUser($channelId: String, $languageId: String, $marketId: String) {
    deleteUser(channelId: $channelId, languageId: $languageId, marketId: $marketId)
  }
`)

export const requestResetDocument = graphql(`
  mutation requestPasswordReset(
    $email: String!
    $channelId: String
    $languageId: String
    $marketId: String
  ) {
    requestPasswordReset(
      email: $email
      channelId: $channelId
      languageId: $languageId
      marketId: $marketId
    )
  }
`)

export const commitResetDocument = graphql(`
  mutation commitReset(
    $resetKey: String!
    $password: String!
    $channelId: String
    $languageId: String
    $marketId: String
  ) {
    commitReset(
      resetKey: $resetKey
      password: $password
      channelId: $channelId
      languageId: $languageId
      marketId: $marketId
    )
  }
`)

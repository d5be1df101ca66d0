import { graphql } from '#app/gateway/graphql.ts'

export const accountFavoritesDocument = graphql(`
  query accountFavorites($channelId: String, $languageId: String, $marketId: String) {
    getUser(channelId: $channelId, languageId: $languageId, marketId: $marketId) {
      id
      customerType
      metaData
    }
  }
`)

export const saveAccountFavoritesDocument = graphql(`
  mutation saveAccountFavorites(
    $user: UserInputType!
    $channelId: String
    $languageId: String
    $marketId: String
  ) {
    updateUser(user: $user, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
      metaData
    }
  }
`)

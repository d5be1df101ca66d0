import { graphql } from '#app/gateway/graphql.ts'

export const accountFavoritesDocument = graphql(`
  query accountFavorites {
    getUser {
      id
      customerType
      metaData
    }
  }
`)

export const saveAccountFavoritesDocument = graphql(`
  mutation saveAccountFavorites($user: UserInputType!) {
    updateUser(user: $user) {
      metaData
    }
  }
`)

import { graphql } from '#app/gateway/graphql.ts'

export const subscribeDocument = graphql(`
  mutation subscribeToNewsletter($email: String!, $tags: [String]) {
    subscribeToNewsletter(email: $email, tags: $tags)
  }
`)

/** Ends the newsletter or the alerts of a mail's link; false for a token that the merchant has not made. */
export const endSubscriptionDocument = graphql(`
  mutation endSubscription($token: String!) {
    endSubscription(token: $token)
  }
`)

/** Confirms the address of a mail's link; false for a token that the merchant has not made, and for one that has ended. */
export const confirmDocument = graphql(`
  mutation confirmSubscription($token: String!) {
    confirmSubscription(token: $token)
  }
`)

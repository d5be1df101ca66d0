import { cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { hour, minute } from '#app/kit/time.ts'

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

export const confirmsAddressesDocument = graphql(`
  query confirmsAddresses {
    confirmsAddresses
  }
`)

/** Changes only with another merchant, and a page does without it. */
cacheResponses(confirmsAddressesDocument, {
  freshSeconds: 5 * minute,
  staleSeconds: 1 * hour,
  isSameForCustomers: true,
  callClass: 'area',
})

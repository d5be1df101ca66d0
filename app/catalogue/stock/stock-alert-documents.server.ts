import { graphql } from '#app/gateway/graphql.ts'

export const monitorAvailabilityDocument = graphql(`
  mutation monitorProductAvailability($email: String!, $skuId: Int!) {
    monitorProductAvailability(email: $email, skuId: $skuId)
  }
`)

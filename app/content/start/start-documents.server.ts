import { areaFields } from '#app/content/area/area-documents.server.ts'
import { cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { hour, minute } from '#app/kit/time.ts'

export const startAreaDocument = graphql(
  `
    query startArea($family: String, $areaName: String, $customerType: CustomerType) {
      wide: widgetArea(
        family: $family
        areaName: $areaName
        displaySetting: "desktop"
        customerType: $customerType
      ) {
        ...AreaFields
      }
      narrow: widgetArea(
        family: $family
        areaName: $areaName
        displaySetting: "mobile"
        customerType: $customerType
      ) {
        ...AreaFields
      }
    }
  `,
  [areaFields],
)

/** The products on it are loaded by other queries, with their own lifetimes. */
cacheResponses(startAreaDocument, { freshSeconds: 1 * minute, staleSeconds: hour })

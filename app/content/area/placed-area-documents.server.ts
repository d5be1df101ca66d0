import { areaFields } from '#app/content/area/area-documents.server.ts'
import { cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { hour, minute } from '#app/kit/time.ts'

/** The areas above and below a list, each in the versions for wide and for narrow windows. */
export const listAreasDocument = graphql(
  `
    query listAreas(
      $aboveFamily: String
      $aboveName: String
      $belowFamily: String
      $belowName: String
      $filters: [PageWidgetCollectionFilterInputType]
      $url: String
      $customerType: CustomerType
    ) {
      aboveWide: widgetArea(
        family: $aboveFamily
        areaName: $aboveName
        filters: $filters
        url: $url
        displaySetting: "desktop"
        customerType: $customerType
      ) {
        ...AreaFields
      }
      aboveNarrow: widgetArea(
        family: $aboveFamily
        areaName: $aboveName
        filters: $filters
        url: $url
        displaySetting: "mobile"
        customerType: $customerType
      ) {
        ...AreaFields
      }
      belowWide: widgetArea(
        family: $belowFamily
        areaName: $belowName
        filters: $filters
        url: $url
        displaySetting: "desktop"
        customerType: $customerType
      ) {
        ...AreaFields
      }
      belowNarrow: widgetArea(
        family: $belowFamily
        areaName: $belowName
        filters: $filters
        url: $url
        displaySetting: "mobile"
        customerType: $customerType
      ) {
        ...AreaFields
      }
    }
  `,
  [areaFields],
)

export const productAreaDocument = graphql(
  `
    query productArea(
      $family: String
      $areaName: String
      $filters: [PageWidgetCollectionFilterInputType]
      $customerType: CustomerType
    ) {
      wide: widgetArea(
        family: $family
        areaName: $areaName
        filters: $filters
        displaySetting: "desktop"
        customerType: $customerType
      ) {
        ...AreaFields
      }
      narrow: widgetArea(
        family: $family
        areaName: $areaName
        filters: $filters
        displaySetting: "mobile"
        customerType: $customerType
      ) {
        ...AreaFields
      }
    }
  `,
  [areaFields],
)

// The customer type is a variable, so an area is the same for all customers of a type.
const caching = {
  freshSeconds: 5 * minute,
  staleSeconds: hour,
  isSameForCustomers: true,
  isNullUsual: true,
  callClass: 'area',
} as const
cacheResponses(listAreasDocument, caching)
cacheResponses(productAreaDocument, caching)

import { areaFields } from '#app/content/area/area-documents.server.ts'
import { cacheResponses, sameForCustomers } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { hour, minute } from '#app/kit/time.ts'

export const contentPageDocument = graphql(
  `
    query contentPage($alias: String, $customerType: CustomerType) {
      wide: widgetArea(alias: $alias, displaySetting: "desktop", customerType: $customerType) {
        ...AreaFields
      }
      narrow: widgetArea(alias: $alias, displaySetting: "mobile", customerType: $customerType) {
        ...AreaFields
      }
    }
  `,
  [areaFields],
)

export const contentPagesDocument = graphql(`
  query contentPages {
    cmsPages {
      id
      alias
      tags
    }
  }
`)

export const pageTitlesDocument = graphql(`
  query pageTitles {
    cmsPages {
      alias
      title
      meta {
        title
        description
        keywords
      }
    }
  }
`)

/** The draft that belongs to a token: the token alone selects it, and the response is private. */
export const previewDocument = graphql(
  `
    query preview {
      wide: widgetArea(preview: true, displaySetting: "desktop") {
        ...AreaFields
      }
      narrow: widgetArea(preview: true, displaySetting: "mobile") {
        ...AreaFields
      }
    }
  `,
  [areaFields],
)

cacheResponses(contentPageDocument, { freshSeconds: 1 * minute, staleSeconds: hour })
cacheResponses(contentPagesDocument, sameForCustomers)
cacheResponses(pageTitlesDocument, sameForCustomers)

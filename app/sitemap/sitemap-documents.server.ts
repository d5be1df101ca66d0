import { setCallClass, cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { hour, minute } from '#app/kit/time.ts'
import { alternativeFields } from '#app/addresses/alternative-documents.server.ts'

export const bandDocument = graphql(`
  query sitemapBand($filter: FilterInputType) {
    products(filter: $filter, take: 1) {
      count
      products {
        alias
      }
    }
  }
`)

export const sitemapProductsDocument = graphql(
  `
    query sitemapProducts($filter: FilterInputType, $skip: Int, $take: Int) {
      products(filter: $filter, skip: $skip, take: $take) {
        products {
          alias
          firstAvailableOn
          priceLog {
            date
          }
          alternativeUrls {
            ...AlternativeFields
          }
        }
      }
    }
  `,
  [alternativeFields],
)

export const sitemapCategoriesDocument = graphql(
  `
    query sitemapCategories {
      categories(includeHidden: false) {
        alias
        isHidden
        alternativeUrls {
          ...AlternativeFields
        }
      }
    }
  `,
  [alternativeFields],
)

export const sitemapBrandsDocument = graphql(
  `
    query sitemapBrands {
      brands {
        brandId
        alias
        alternativeUrls {
          ...AlternativeFields
        }
      }
    }
  `,
  [alternativeFields],
)

/** The API has no list of campaigns, but a whole shop can be filtered by those that have products. */
export const sitemapCampaignsDocument = graphql(`
  query sitemapCampaigns {
    products(take: 0) {
      filters {
        facets {
          type
          values {
            url
            count
            hidden
          }
        }
      }
    }
  }
`)

export const sitemapCampaignDocument = graphql(
  `
    query sitemapCampaign($url: String) {
      listPageInfo(url: $url) {
        id
        alias
        alternativeUrls {
          ...AlternativeFields
        }
      }
    }
  `,
  [alternativeFields],
)

/** Crawlers request an index and its files one after another, and again after hours. */
cacheResponses(bandDocument, { freshSeconds: 5 * minute, staleSeconds: hour })

/** Read only once, they would evict what shoppers need; and a merchant that is too busy for crawlers is not unavailable. */
setCallClass('background', sitemapProductsDocument)

cacheResponses(sitemapCategoriesDocument, { freshSeconds: 5 * minute, staleSeconds: hour })
cacheResponses(sitemapBrandsDocument, { freshSeconds: 5 * minute, staleSeconds: hour })
cacheResponses(sitemapCampaignsDocument, { freshSeconds: 5 * minute, staleSeconds: hour })
cacheResponses(sitemapCampaignDocument, { freshSeconds: 5 * minute, staleSeconds: hour })

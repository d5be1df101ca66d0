import { cardFields } from '#app/catalogue/card/card-documents.server.ts'
import { cacheResponses } from '#app/gateway/resilience/call-policy.server.ts'
import { graphql, type ResultOf } from '#app/gateway/graphql.ts'
import { hour, minute, second } from '#app/kit/time.ts'
import type { WireEntry } from '#app/kit/wire-list.ts'
import { alternativeFields } from '#app/addresses/alternative-documents.server.ts'

const pageInfoFields = graphql(
  `
    fragment PageInfoFields on PageInfoType {
      id
      alias
      canonicalUrl
      alternativeUrls {
        ...AlternativeFields
      }
      name
      hideTitle
      hideDescription
      primaryDescription
      secondaryDescription
      primaryImage
      meta {
        title
        description
      }
      subCategories {
        categoryId
        alias
        name
        isHidden
      }
    }
  `,
  [alternativeFields],
)

const filterFields = graphql(`
  fragment FilterFields on FilterCollectionType {
    price {
      lowest
      highest
    }
    facets {
      filterId
      type
      label
      order
      values {
        facetId
        parentId
        label
        order
        count
        hidden
      }
    }
  }
`)

export const listDocument = graphql(
  `
    query list(
      $url: String
      $withPageInfo: Boolean!
      $categoryAlias: String
      $brandAlias: String
      $discountCampaignAlias: String
      $productsUrl: String
      $filter: FilterInputType
      $skip: Int
      $take: Int
    ) {
      listPageInfo(url: $url) @include(if: $withPageInfo) {
        ...PageInfoFields
      }
      products(
        categoryAlias: $categoryAlias
        brandAlias: $brandAlias
        discountCampaignAlias: $discountCampaignAlias
        url: $productsUrl
        filter: $filter
        skip: $skip
        take: $take
      ) {
        count
        products {
          ...CardFields
        }
        filters {
          ...FilterFields
        }
      }
    }
  `,
  [pageInfoFields, filterFields, cardFields],
)

export const unfilteredListDocument = graphql(
  `
    query unfilteredList(
      $categoryAlias: String
      $brandAlias: String
      $discountCampaignAlias: String
      $productsUrl: String
      $filter: FilterInputType
    ) {
      products(
        categoryAlias: $categoryAlias
        brandAlias: $brandAlias
        discountCampaignAlias: $discountCampaignAlias
        url: $productsUrl
        filter: $filter
        skip: 0
        take: 0
      ) {
        count
        filters {
          ...FilterFields
        }
      }
    }
  `,
  [filterFields],
)

export type WireFacet = WireEntry<ResultOf<typeof filterFields>['facets']>
export type WirePageInfo = ResultOf<typeof pageInfoFields>

/** Stock on a card is a hint. Searches are not cached: so many would evict what many visitors share. */
cacheResponses(listDocument, {
  freshSeconds: 30 * second,
  staleSeconds: minute,
  except: ({ filter }) => Boolean(filter?.searchText),
})

/** The set of filters changes only with the catalogue, and their counts are not read. */
cacheResponses(unfilteredListDocument, {
  freshSeconds: 5 * minute,
  staleSeconds: hour,
  except: ({ filter }) => Boolean(filter?.searchText),
})

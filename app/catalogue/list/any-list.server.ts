import { graphql } from '#app/gateway/graphql.ts'
import { ask } from '#app/gateway/graphql.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { listPath, type ListTarget } from './list-target.ts'

const anyListDocument = graphql(`
  query anyList(
    $category: String
    $brand: String
    $campaign: String
    $list: String
    $channelId: String
    $languageId: String
    $marketId: String
  ) {
    category: listPageInfo(
      url: $category
      channelId: $channelId
      languageId: $languageId
      marketId: $marketId
    ) {
      id
    }
    brand: listPageInfo(
      url: $brand
      channelId: $channelId
      languageId: $languageId
      marketId: $marketId
    ) {
      id
    }
    campaign: listPageInfo(
      url: $campaign
      channelId: $channelId
      languageId: $languageId
      marketId: $marketId
    ) {
      id
    }
    list: listPageInfo(
      url: $list
      channelId: $channelId
      languageId: $languageId
      marketId: $marketId
    ) {
      id
    }
  }
`)

const kinds = ['category', 'brand', 'campaign', 'list'] as const

/**
 * `/list/{x}` has five meanings (spec section 2): the first kind of list that knows the name, and a
 * search for it when none does.
 */
export async function findAnyList(visit: Visit, name: string): Promise<ListTarget> {
  const path = (kind: (typeof kinds)[number]) => listPath(visit, { kind, alias: name })
  const answer = await ask(visit, anyListDocument, {
    category: path('category'),
    brand: path('brand'),
    campaign: path('campaign'),
    list: path('list'),
  })
  const kind = kinds.find((candidate) => answer[candidate]?.id)
  return kind ? { kind, alias: name } : { kind: 'search', text: name }
}

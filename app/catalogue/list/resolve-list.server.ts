import { requestMerchant } from '#app/gateway/graphql.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { resolveListDocument } from './resolve-list-documents.server.ts'
import { listPath, type ListTarget } from './list-target.ts'

const kinds = ['category', 'brand', 'campaign', 'list'] as const

/** `/list/{x}` has five meanings (spec section 2): the first kind of list with that alias, or a search for it. */
export async function resolveList(visit: Visit, name: string): Promise<ListTarget> {
  const path = (kind: (typeof kinds)[number]) => listPath(visit, { kind, alias: name })
  const data = await requestMerchant(visit, resolveListDocument, {
    category: path('category'),
    brand: path('brand'),
    campaign: path('campaign'),
    list: path('list'),
  })
  const kind = kinds.find((candidate) => data[candidate]?.id)
  return kind ? { kind, alias: name } : { kind: 'search', text: name }
}

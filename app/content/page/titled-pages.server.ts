import { requestMerchant, type GatewayContext } from '#app/gateway/graphql.server.ts'
import { present } from '#app/kit/wire-list.ts'

import { pageTitlesDocument } from './page-documents.server.ts'

/** The merchant's pages in the language of the context, except those without address or title. */
export async function listTitledPages(context: GatewayContext) {
  const { cmsPages } = await requestMerchant(context, pageTitlesDocument, {})
  return present(cmsPages).flatMap(({ alias, title, meta }) => {
    const shownTitle = title || meta?.title || ''
    const { description, keywords } = meta ?? {}
    return alias && shownTitle
      ? { alias, title: shownTitle, description: description ?? '', keywords: keywords ?? '' }
      : []
  })
}

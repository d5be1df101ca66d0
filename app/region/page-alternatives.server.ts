import { contentPageAlternatives, findPageAlias } from '#app/content/page/page-aliases.server.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { readAlternatives, type Alternative } from '#app/routing/alternatives.ts'
import { findPageScreen } from '#app/routing/translate-path.ts'
import type { Visit } from '#app/visit/visit.ts'

import { listNamesDocument, productNamesDocument } from './region-documents.server.ts'

/** Aliases in other languages and markets; empty on failure: a choice of country must not fail because of it. */
export async function pageAlternatives(visit: Visit, pathname: string): Promise<Alternative[]> {
  const found = findPageScreen(pathname, visit)
  if (!found?.alias) return []
  try {
    return await fetchAlternatives(visit, pathname, found)
  } catch (error) {
    visit.log.warn({ err: error }, 'page alternatives lookup failed')
    return []
  }
}

async function fetchAlternatives(
  visit: Visit,
  pathname: string,
  { screen, alias }: NonNullable<ReturnType<typeof findPageScreen>>,
): Promise<Alternative[]> {
  switch (screen) {
    case 'product': {
      const { product } = await requestMerchant(visit, productNamesDocument, { alias: alias ?? '' })
      return readAlternatives(product?.alternativeUrls, visit)
    }
    case 'contentPage': {
      const page = await findPageAlias(visit, alias ?? '')
      return page ? contentPageAlternatives(visit, page.id) : []
    }
    default: {
      const { listPageInfo } = await requestMerchant(visit, listNamesDocument, { url: pathname })
      return readAlternatives(listPageInfo?.alternativeUrls, visit)
    }
  }
}

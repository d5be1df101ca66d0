import { getMenus } from '#app/content/menu/menu.server.ts'
import type { WireArea } from '#app/content/area/area-documents.server.ts'
import { headingOf, withOneHeading } from '#app/content/area/area-heading.ts'
import { areaCustomerType } from '#app/content/area/area-customer-type.ts'
import { openFlowbox } from '#app/content/area/open-flowbox.server.ts'
import { readArea } from '#app/content/area/read-area.server.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import type { Alternative } from '#app/routing/alternatives.ts'
import type { Visit } from '#app/visit/visit.ts'
import { present } from '#app/kit/wire-list.ts'

import { pageKinds, type ContentPage } from './content-page.ts'
import { isPageAlias } from './page-alias.ts'
import { contentPageDocument, previewDocument } from './page-documents.server.ts'
import { findPageAlias, contentPageAlternatives, plainTag } from './page-aliases.server.ts'

export interface PageResult {
  page: ContentPage
  /** Its alias in this language, which may differ from the requested one. */
  alias: string
  alternatives: Alternative[]
  meta: { title: string; description: string }
}

/** The page with this alias; null when there is none in any language. */
export async function findPage(visit: Visit, requestedAlias: string): Promise<PageResult | null> {
  if (!isPageAlias(requestedAlias)) return null
  const named = await findPageAlias(visit, requestedAlias)
  const data = await requestMerchant(visit, contentPageDocument, {
    alias: named?.alias ?? requestedAlias,
    customerType: areaCustomerType(visit.customerType),
  })
  const area = data.wide ?? data.narrow
  if (!area) return null
  const [shown, names] = await Promise.all([
    readPage(visit, data),
    contentPageAlternatives(visit, named?.id ?? area.id),
  ])
  const own = names.find(({ language }) => language === visit.language)
  return {
    ...shown,
    alias: named?.alias ?? own?.alias ?? requestedAlias,
    alternatives: names,
  }
}

/** The draft that the visit's token selects; null when it selects none. */
export async function findPreview(visit: Visit): Promise<Pick<PageResult, 'page' | 'meta'> | null> {
  const data = await requestMerchant(visit, previewDocument, {})
  return data.wide || data.narrow ? readPage(visit, data) : null
}

async function readPage(
  visit: Visit,
  { wide, narrow }: { wide: WireArea | null; narrow: WireArea | null },
): Promise<Pick<PageResult, 'page' | 'meta'>> {
  const area = (wide ?? narrow) as WireArea
  const tags = present(area.tags).map(plainTag)
  const [containers, menus] = await Promise.all([
    readArea(visit, wide, narrow).then(withOneHeading),
    tags.includes('menu') ? getMenus(visit) : null,
  ])
  const title = area.title || area.meta?.title || area.name
  const heading = headingOf(containers)
  const isHeadedByBanner = heading === 'banner' && !area.title
  return {
    page: {
      title: heading === 'text' || isHeadedByBanner ? '' : title,
      isHeadedByBanner,
      containers: openFlowbox(visit, containers),
      menu: menus?.infoPages ?? null,
      kind: pageKinds.find((kind) => tags.includes(kind)) ?? null,
    },
    meta: { title: area.meta?.title || title, description: area.meta?.description ?? '' },
  }
}

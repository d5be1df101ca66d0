import { listPages } from '#app/content/page/page-aliases.server.ts'
import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { Link } from './schema/ucp.generated.d.ts'

/** Types of the protocol's links by the tag of the merchant's page. */
const linkTypes = {
  terms: 'terms_of_service',
  privacy: 'privacy_policy',
  returns: 'refund_policy',
  delivery: 'shipping_policy',
} as const

/** The shop's terms that a platform shows beside a checkout: the merchant's pages with these tags. */
export async function shopLinks(visit: Visit): Promise<Link[]> {
  const pages = await listPages(visit, visit.language).catch(fallbackTo([]))
  return Object.entries(linkTypes).flatMap(([tag, type]) => {
    const page = pages.find(({ tags }) => tags.includes(tag))
    return page
      ? [{ type, url: visit.origin + href(visit, 'contentPage', { alias: page.alias }) }]
      : []
  })
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import { findMovedPath, withHistoryAhead } from '#app/addresses/moved-path.server.ts'
import { breadcrumbData } from '#app/seo/structured-data/breadcrumb-data.ts'
import { describePage } from '#app/seo/structured-data/page-data.server.ts'
import { hasProducts } from '#app/content/page/content-page.ts'
import { findPage } from '#app/content/page/page.server.ts'
import { aliasOf, href } from '#app/routing/href.ts'
import { lastSegment } from '#app/routing/paths/reachable-path.ts'
import { canonicalRedirect } from '#app/addresses/redirects.server.ts'
import { pageNotFound } from '#app/routes/layouts/error/page-not-found.server.ts'
import { notFound } from '#app/visit/responses.server.ts'
import { screenHead } from '#app/seo/screen-head.server.ts'
import { redirectToCanonical } from '#app/addresses/canonical-redirect.server.ts'
import type { PublicPricesData } from '#app/visit/public-prices-data.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { ContentPageView } from './content-page-view.tsx'
import { breadcrumbsOf } from './breadcrumbs.server.ts'
import { legalNotes } from './legal-notes.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const url = new URL(args.request.url)
  const requestedAlias = aliasOf(args.params)
  const requestedPath = href(visit, 'contentPage', { alias: requestedAlias })
  const found = await withHistoryAhead(visit, requestedPath, findPage(visit, requestedAlias))
  if (!found) {
    const exists = async (moved: string) => (await findPage(visit, lastSegment(moved))) !== null
    const moved = await findMovedPath(visit, requestedPath, exists)
    throw moved ? canonicalRedirect(moved + url.search) : await pageNotFound(visit)
  }
  // Requested by the alias of another language, in other case, or under `/content/`.
  const { page, alias, alternatives, meta } = found
  const path = href(visit, 'contentPage', { alias })
  await redirectToCanonical(url, path, async () => {
    const pageByAlias = await findPage(visit, lastSegment(path))
    return pageByAlias ? href(visit, 'contentPage', { alias: pageByAlias.alias }) : undefined
  })
  const breadcrumbs = breadcrumbsOf(visit, meta.title)
  describePage(args.context, [breadcrumbData(breadcrumbs, { shop: visit.origin })])
  return {
    page,
    breadcrumbs,
    path,
    legal: legalNotes(visit, page.kind),
    hasPublicPrices: visit.hasPublicPrices && hasProducts(page),
    head: screenHead(visit, 'contentPage', {
      ...meta,
      params: { alias },
      alternatives,
    }),
  } satisfies PublicPricesData
}

/** A content page has no form, so a POST is a 404. */
export function action(): never {
  throw notFound()
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

export default function ContentScreen() {
  const { page, breadcrumbs, path, legal } = useLoaderData<typeof loader>()
  return <ContentPageView page={page} breadcrumbs={breadcrumbs} path={path} legal={legal} />
}

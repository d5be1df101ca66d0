import type { LoaderFunctionArgs } from '@remix-run/node'

import { findList } from '#app/catalogue/list/list.server.ts'
import type { ListTarget } from '#app/catalogue/list/list-target.ts'
import { findMovedPath } from '#app/catalogue/product/product.server.ts'
import { breadcrumbStructuredData } from '#app/catalogue/product/structured-data.ts'
import { isSamePath } from '#app/routing/same-path.ts'
import { notFound, seeCanonical } from '#app/visit/answers.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

/** What every list screen loads; a list that has moved is followed, one that never was is a 404. */
export async function loadList(args: LoaderFunctionArgs, target: ListTarget) {
  const visit = await openVisit(args)
  const url = new URL(args.request.url)
  const found = await findList(visit, target, url.searchParams)
  if (!found) {
    const moved = target.kind === 'search' ? null : await findMovedPath(visit, url.pathname)
    throw moved ? seeCanonical(moved + url.search) : notFound()
  }
  // An address with ancestors in it (`/c/rum/soffor`), or in another language's words, is another
  // name of the plain one.
  const { path } = found.list
  if (!isSamePath(url.pathname, path)) throw seeCanonical(path + url.search)
  const origins = { shop: visit.config.publicOrigin, images: visit.config.imageServer }
  return {
    ...found,
    canonical: `${origins.shop}${path}`,
    structured: breadcrumbStructuredData(found.list.breadcrumbs, origins),
  }
}

import type { LoaderFunctionArgs } from '@remix-run/node'

import { findList } from '#app/catalogue/list/list.server.ts'
import { listUrl } from '#app/catalogue/list/list-url.ts'
import { onePage } from '#app/catalogue/list/list-page.ts'
import { withPages } from '#app/catalogue/list/list-selection.ts'
import { listScreen, type ListTarget } from '#app/catalogue/list/list-target.ts'
import { findMovedPath } from '#app/catalogue/product/product.server.ts'
import { breadcrumbData } from '#app/seo/structured-data/breadcrumb-data.ts'
import { nameAt } from '#app/routing/reachable-path.ts'
import { seeCanonical } from '#app/addresses/redirects.server.ts'
import { notFound } from '#app/visit/responses.server.ts'
import { shareImage } from '#app/seo/share-image.ts'
import { screenHead } from '#app/seo/screen-head.server.ts'
import { redirectToCanonical } from '#app/addresses/canonical-redirect.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

/** What every list screen loads; a list that has moved is followed, one that never was is a 404. */
export async function loadList(args: LoaderFunctionArgs, target: ListTarget) {
  const visit = await openVisit(args)
  const url = new URL(args.request.url)
  const found = await findList(visit, target, url.searchParams)
  const pathAt = async (of: ListTarget, path: string) => {
    const there = 'alias' in of && of.kind !== 'list' ? { ...of, alias: nameAt(path) } : of
    return (await findList(visit, there, url.searchParams))?.list.path
  }
  if (!found) {
    const isThere = async (path: string) => (await pathAt(target, path)) !== undefined
    const moved =
      target.kind === 'search' ? null : await findMovedPath(visit, url.pathname, isThere)
    throw moved ? seeCanonical(moved + url.search) : notFound()
  }
  // An address with ancestors in it (`/c/rum/soffor`), or in another language's words, is another
  // name of the plain one.
  const { list, target: named, meta, alternatives, duplicatePath: twinPath } = found
  const { path, selection, defaultSort, picture } = list
  await redirectToCanonical(url, path, () => pathAt(named, path))
  const origins = { shop: visit.origin, images: visit.config.imageServer }
  const [screen, params] = listScreen(named)
  const type = list.kind === 'brand' ? 'brand' : 'category'
  return {
    list,
    hasPublicPrices: visit.hasPublicPrices,
    head: screenHead(visit, screen, {
      ...meta,
      params,
      alternatives,
      duplicatePath: twinPath,
      // The same choices have one address, in whatever order they were made; pages shown together are
      // what the first of them goes on to.
      search: listUrl('', withPages(selection, onePage(selection.pages.first)), defaultSort),
      // Choices are for shoppers; search engines are shown the list.
      isVariant: selection.facets.length > 0 || selection.sort !== defaultSort,
      picture: picture ? shareImage(origins, { type, file: picture, alt: list.title }) : undefined,
      structured: [breadcrumbData(list.breadcrumbs, origins)],
    }),
  }
}

import type { LoaderFunctionArgs } from '@remix-run/node'

import { cardPicture } from '#app/catalogue/card/card-picture.ts'
import { findList } from '#app/catalogue/list/list.server.ts'
import { listUrl } from '#app/catalogue/list/selection/list-url.ts'
import { onePage } from '#app/catalogue/list/selection/list-page.ts'
import { countChosen } from '#app/catalogue/list/selection/list-selection.ts'
import { listScreenAddress, type ListTarget } from '#app/catalogue/list/list-target.ts'
import { getListAreas } from '#app/content/area/placed-area.server.ts'
import { findMovedPath, withHistoryAhead } from '#app/addresses/moved-path.server.ts'
import { announcePictures } from '#app/images/first-pictures.server.ts'
import { breadcrumbData } from '#app/seo/structured-data/breadcrumb-data.ts'
import { itemListData } from '#app/seo/structured-data/item-list-data.ts'
import { describePage } from '#app/seo/structured-data/page-data.server.ts'
import { robotsContent } from '#app/seo/robots-rules.ts'
import { lastSegment } from '#app/routing/paths/reachable-path.ts'
import { canonicalRedirect } from '#app/addresses/redirects.server.ts'
import { pageNotFound } from '#app/routes/layouts/error/page-not-found.server.ts'
import { shareImage } from '#app/seo/share-image.ts'
import { toJsonText } from '#app/kit/text/json-text.ts'
import { screenHead } from '#app/seo/screen-head.server.ts'
import { redirectToCanonical } from '#app/addresses/canonical-redirect.server.ts'
import type { PublicPricesData } from '#app/visit/public-prices-data.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { aliasOf } from '#app/routing/href.ts'

/** The first row of a phone. */
const firstCards = 2

/** Loader data of every list screen. Redirects to the new path of a moved list; an unknown list is a 404. */
export async function loadList(args: LoaderFunctionArgs, target: ListTarget) {
  const visit = await openVisit(args)
  const url = new URL(args.request.url)
  const requested = findList(visit, target, url.searchParams)
  const isSearch = target.kind === 'search'
  const [found, areas] = await Promise.all([
    isSearch ? requested : withHistoryAhead(visit, url.pathname, requested),
    getListAreas(visit, target),
  ])
  const pathAt = async (of: ListTarget, path: string) => {
    const targetAt = 'alias' in of && of.kind !== 'list' ? { ...of, alias: lastSegment(path) } : of
    return (await findList(visit, targetAt, url.searchParams))?.list.path
  }
  if (!found) {
    const exists = async (path: string) => (await pathAt(target, path)) !== undefined
    const moved = isSearch ? null : await findMovedPath(visit, url.pathname, exists)
    throw moved
      ? canonicalRedirect(moved + url.search)
      : await pageNotFound(visit, await findFirstPage(visit, target, url.searchParams))
  }
  // A path with parent categories (`/c/rum/soffor`), or with the alias of another language, redirects to
  // the canonical one.
  const { list, target: canonical, meta, alternatives, duplicatePath } = found
  const { path, selection, defaultSort, picture } = list
  await redirectToCanonical(url, path, () => pathAt(canonical, path))
  const origins = { shop: visit.origin, images: visit.config.imageServer }
  const [screen, params] = listScreenAddress(canonical)
  // Search engines index only the list without a selection.
  const isVariant = countChosen(selection) > 0 || selection.sort !== defaultSort
  const isIndexed = robotsContent(screen, isVariant) === null
  const type = list.kind === 'brand' ? 'brand' : 'category'
  const firstPictures = list.products
    .slice(0, firstCards)
    .flatMap(({ pictures: [file] }) => (file ? { ...cardPicture, file } : []))
  announcePictures(args.context, visit.config.imageServer, firstPictures)
  const paths = isIndexed ? list.products.map((product) => product.path) : []
  describePage(args.context, [
    breadcrumbData(list.breadcrumbs, origins),
    ...(paths.length > 0 ? [itemListData(paths, list.progress.from, origins)] : []),
  ])
  return {
    list: toJsonText(list),
    total: list.progress.total,
    areas,
    hasPublicPrices: visit.hasPublicPrices,
    head: screenHead(visit, screen, {
      ...meta,
      params,
      alternatives,
      duplicatePath,
      // The same selection has one URL, independent of the order of choices; a range of pages has the URL
      // of its first page.
      search: listUrl('', { ...selection, pages: onePage(selection.pages.first) }, defaultSort),
      isVariant,
      picture: picture ? shareImage(origins, { type, file: picture, alt: list.title }) : undefined,
    }),
  } satisfies PublicPricesData
}

/** The address of the first page of a list that has fewer pages than the query asks for; null without such a list. */
async function findFirstPage(visit: Visit, target: ListTarget, query: URLSearchParams) {
  if (!query.has('page')) return null
  const ofFirst = new URLSearchParams(query)
  ofFirst.delete('page')
  const list = (await findList(visit, target, ofFirst))?.list
  return list ? listUrl(list.path, list.selection, list.defaultSort) : null
}

/** The loader of a list that the last segment of its path names. */
export function loadListByAlias(kind: 'category' | 'brand' | 'campaign') {
  return (args: LoaderFunctionArgs) => loadList(args, { kind, alias: aliasOf(args.params) })
}

import { readCards } from '#app/catalogue/card/read-card.server.ts'
import { getCategoryTree } from '#app/catalogue/category/category.server.ts'
import { pathToCategory, type CategoryNode } from '#app/catalogue/category/category-tree.ts'
import { fillMetaTemplate } from '#app/catalogue/meta-template.ts'
import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { formatNumber } from '#app/i18n/format-number.ts'
import { readAlternatives, type Alternative } from '#app/routing/alternatives.ts'
import { plainText } from '#app/kit/text/plain-text.server.ts'
import { divideText } from '#app/rich-text/divide-text.ts'
import { linkBaseFor } from '#app/rich-text/link/link-base.server.ts'
import { readRichText } from '#app/rich-text/read-rich-text.server.ts'
import type { RichText } from '#app/rich-text/rich-text.ts'
import { href } from '#app/routing/href.ts'
import { isSamePath } from '#app/routing/paths/same-path.ts'
import type { Breadcrumb } from '#app/ui/navigation/breadcrumbs.tsx'
import { merchantPath } from '#app/addresses/merchant-path.ts'
import type { Visit } from '#app/visit/visit.ts'
import { isByModel } from '#app/catalogue/card/find-cards/one-per-variant-group.ts'
import { present } from '#app/kit/wire-list.ts'

import { readSelection } from './selection/list-url.ts'
import { listDocument, unfilteredListDocument, type WirePageInfo } from './list-documents.server.ts'
import { readListFacets } from './list-facets.server.ts'
import { listPageSize, listProgress } from './selection/list-page.ts'
import { rangeFilter } from './selection/list-range.ts'
import { chosenIds, countChosen, type ListSelection } from './selection/list-selection.ts'
import { listSorts, type ListSort } from './selection/list-sort.ts'
import { listPath, type ListTarget } from './list-target.ts'
import { readOpenFacet } from './facets/open-facet.ts'
import type { ProductList } from './product-list.ts'

export interface ListResult {
  list: ProductList
  /** The list by its canonical alias. */
  target: ListTarget
  meta: { title: string; description: string }
  alternatives: Alternative[]
  /** Path of the list that this one duplicates: a general list may be a category. */
  duplicatePath: string | null
}

/** Loads a list; null when there is no such list, or no such page of it. */
export async function findList(
  visit: Visit,
  target: ListTarget,
  query: URLSearchParams,
): Promise<ListResult | null> {
  const defaultSort = defaultSortOf(visit, target)
  const selection = readSelection(query, target.kind === 'search', defaultSort)
  if (!selection) return null
  const path = listPath(visit, target)
  const hasPageInfo = target.kind !== 'search' && target.kind !== 'all'
  const { first, last } = selection.pages
  const [{ listPageInfo, products }, unfiltered, tree] = await Promise.all([
    requestMerchant(visit, listDocument, {
      ...targetArguments(target, path),
      filter: filterOf(target, selection),
      skip: (first - 1) * listPageSize,
      take: (last - first + 1) * listPageSize,
      url: path,
      withPageInfo: hasPageInfo,
    }),
    countChosen(selection) > 0 ? findUnfilteredList(visit, target, path) : null,
    getCategoryTree(visit),
  ])
  if (hasPageInfo && !listPageInfo?.id) return null
  const progress = listProgress(selection.pages, Number(products?.count ?? 0))
  if (!progress) return null

  const found = canonicalTarget(target, listPageInfo?.alias)
  const isEmpty = progress.total === 0 && countChosen(selection) === 0
  const head = readHead(visit, target, listPageInfo ?? null, isEmpty)
  const { summary: _summary, ...shown } = head
  const count = formatNumber(progress.total, visit.language)
  return {
    list: {
      ...shown,
      kind: target.kind === 'list' ? 'category' : target.kind,
      breadcrumbs: readBreadcrumbs(visit, target, head.title, listPageInfo ?? null, tree),
      subCategories: readSubCategories(visit, listPageInfo ?? null),
      path: listPath(visit, found),
      defaultSort,
      ...readListFacets(visit, selection, products ?? null, unfiltered),
      openFacet: readOpenFacet(query),
      products: readCards(visit, products?.products),
      progress,
      isByModel: isByModel(products?.products),
      formatted: { total: count },
    },
    target: found,
    meta: readMeta(visit, head, listPageInfo ?? null, { count, page: selection.pages.first }),
    alternatives: readAlternatives(listPageInfo?.alternativeUrls, visit),
    duplicatePath:
      target.kind === 'list' ? duplicatePathOf(visit, path, listPageInfo?.canonicalUrl) : null,
  }
}

/** Title and description, the merchant's own if it has any; each page of a list has its own title. */
function readMeta(
  visit: Visit,
  head: ReturnType<typeof readHead>,
  info: WirePageInfo | null,
  { count, page }: { count: string; page: number },
): ListResult['meta'] {
  const values = {
    name: head.title,
    category: head.title,
    count,
    // Getters: few templates name them, and to parse these texts is a tenth of the work for a list.
    get longText() {
      return plainText(info?.primaryDescription ?? '')
    },
    get shortText() {
      return plainText(info?.secondaryDescription ?? '')
    },
  }
  const title = fillMetaTemplate(plainText(info?.meta?.title ?? '') || head.title, values)
  const t = translate(visit.language, 'catalogue')
  return {
    title: page > 1 ? t('list.pageTitle', { title, page }) : title,
    description: fillMetaTemplate(plainText(info?.meta?.description ?? '') || head.summary, values),
  }
}

/** Null for a list that duplicates no other. */
function duplicatePathOf(visit: Visit, path: string, canonicalUrl: string | null | undefined) {
  const duplicate = merchantPath(visit, canonicalUrl)
  return duplicate && !isSamePath(duplicate, path) ? duplicate : null
}

/** The merchant finds a list by its alias in any language; its canonical path has that of this language. */
function canonicalTarget(target: ListTarget, alias: string | undefined): ListTarget {
  if (target.kind === 'search' || target.kind === 'all' || target.kind === 'list') return target
  return alias ? { ...target, alias } : target
}

/** The list without filters; null when the merchant fails, since the list is useful without it. */
async function findUnfilteredList(visit: Visit, target: ListTarget, path: string) {
  const request = requestMerchant(visit, unfilteredListDocument, {
    ...targetArguments(target, path),
    filter: { searchText: searchTextOf(target), filterMode: 'CURRENT' },
  })
  return (await request.catch(fallbackTo({ products: null }))).products
}

const searchTextOf = (target: ListTarget) => (target.kind === 'search' ? target.text : null)

function targetArguments(target: ListTarget, path: string) {
  return {
    categoryAlias: target.kind === 'category' ? target.alias : null,
    brandAlias: target.kind === 'brand' ? target.alias : null,
    discountCampaignAlias: target.kind === 'campaign' ? target.alias : null,
    productsUrl: target.kind === 'list' ? path : null,
  }
}

function filterOf(target: ListTarget, selection: ListSelection) {
  const narrowed = rangeFilter(selection.ranges, chosenIds(selection))
  return {
    searchText: searchTextOf(target),
    ...narrowed,
    sort: selection.sort,
    // The other values of a group with a chosen value keep their counts.
    filterMode: countChosen(selection) > 0 ? ('BY_GROUP' as const) : ('CURRENT' as const),
  }
}

/** Relevance for a search; for other lists the shop's setting, first that of the kind of list. */
function defaultSortOf(visit: Visit, target: ListTarget): ListSort {
  if (target.kind === 'search') return 'RELEVANCE'
  const { customSortRoutes, productListDefaultSort } = visit.config
  const custom = customSortRoutes.find(({ name }) => target.kind.includes(name))
  const configured = custom?.sort ?? productListDefaultSort
  return listSorts.find((sort) => sort === configured) ?? 'LATEST'
}

interface ListHead extends Pick<
  ProductList,
  'title' | 'isTitleHidden' | 'description' | 'secondaryDescription' | 'picture'
> {
  /** The description as plain text. */
  summary: string
}

function readHead(
  visit: Visit,
  target: ListTarget,
  info: WirePageInfo | null,
  isEmpty: boolean,
): ListHead {
  const t = translate(visit.language, 'catalogue')
  const plain = {
    isTitleHidden: false,
    description: { lead: [], rest: [] },
    secondaryDescription: [],
    summary: '',
    picture: null,
  }
  if (target.kind === 'search') {
    const values = { search: target.text }
    const lead: RichText = isEmpty
      ? [{ tag: 'p', children: [t('list.searchNothing', values)] }]
      : []
    return { ...plain, title: t('list.searchResults', values), description: { lead, rest: [] } }
  }
  if (target.kind === 'all') {
    const summary = t('list.newsDescription')
    const lead: RichText = [{ tag: 'p', children: [summary] }]
    return { ...plain, title: t('list.news'), description: { lead, rest: [] }, summary }
  }
  const base = linkBaseFor(visit)
  const description = info?.hideDescription ? '' : (info?.primaryDescription ?? '')
  return {
    title: info?.name ?? '',
    isTitleHidden: info?.hideTitle ?? false,
    description: divideText(readRichText(description, base)),
    secondaryDescription: readRichText(info?.secondaryDescription, base),
    summary: plainText(description),
    picture: info?.primaryImage || null,
  }
}

function readBreadcrumbs(
  visit: Visit,
  target: ListTarget,
  title: string,
  info: WirePageInfo | null,
  tree: CategoryNode[],
): Breadcrumb[] {
  const t = translate(visit.language, 'common')
  const branches = target.kind === 'category' && info ? pathToCategory(tree, info.id) : []
  const allBrands = { name: t('header.brands'), to: href(visit, 'brands') }
  return [
    { name: t('shop.start'), to: href(visit, 'home') },
    ...(target.kind === 'brand' ? [allBrands] : []),
    ...branches.slice(0, -1).map(({ name, alias }) => ({
      name,
      to: href(visit, 'category', { alias }),
    })),
    { name: title },
  ]
}

function readSubCategories(visit: Visit, info: WirePageInfo | null): ProductList['subCategories'] {
  return present(info?.subCategories).flatMap(({ categoryId: id, name, alias, isHidden }) =>
    alias && !isHidden ? [{ id, name, path: href(visit, 'category', { alias }) }] : [],
  )
}

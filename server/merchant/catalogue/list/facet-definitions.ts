/** Grouped, labelled and sorted, once for each market and language, since the query does not matter. */
import {
  stockFacetOf,
  stockParentOf,
  stockStatuses,
} from '#server/merchant/catalogue/stock/stock-status.rules.ts'

import type { MarketLocale } from '../../channel/market-locale.ts'
import { formatMoney } from '../../pricing/price-fields.ts'
import { cataloguePath } from '../address/catalogue-path.rules.ts'
import { facetOf, type ListTarget } from '../address/list-target.ts'
import type { Catalogue } from '../catalogue.ts'
import * as facetIds from '../index/facet-ids.ts'
import {
  isMeasure,
  measureFacet,
  offeredRanges,
  type Measure,
} from '../index/measure-ranges.rules.ts'
import { discountSteps, priceBuckets } from '../index/price-buckets.rules.ts'
import type { Parameter, ParameterValueRow } from '../index/reference-tables.ts'
import { valueParentOf } from '../index/value-parent.rules.ts'
import type { ProductSet } from '../sets/product-set.ts'
import { catalogueMessages } from '../messages/catalogue-messages.ts'

interface FacetDefinition {
  facetId: string
  label: string
  url: string | null
  parentId: string | null
  set: ProductSet
}

export interface FacetGroup {
  filterId: string
  type: string
  group: string | null
  label: string
  facets: FacetDefinition[]
}

type Words = (typeof catalogueMessages)['sv']

type Draft = Pick<FacetDefinition, 'facetId' | 'label'> &
  Partial<Pick<FacetDefinition, 'url' | 'parentId'>>

const groupsByCatalogue = new WeakMap<Catalogue, Map<string, FacetGroup[]>>()

export function facetDefinitions(catalogue: Catalogue, locale: MarketLocale): FacetGroup[] {
  const cached = groupsByCatalogue.get(catalogue) ?? new Map<string, FacetGroup[]>()
  groupsByCatalogue.set(catalogue, cached)
  const key = `${locale.market.alias} ${locale.language.code}`
  const groups = cached.get(key) ?? createFacetDefinitions(catalogue, locale)
  cached.set(key, groups)
  return groups
}

function createFacetDefinitions(catalogue: Catalogue, locale: MarketLocale): FacetGroup[] {
  const { code } = locale.language
  const words = catalogueMessages[code]
  const builtInGroup = (type: string, label: string, drafts: Draft[]) =>
    group({ filterId: type, type, group: null, label }, drafts)
  return [
    builtInGroup('Category', words.Category, categories(catalogue, locale)),
    builtInGroup('Price', words.Price, prices(locale, words)),
    builtInGroup('StockStatus', words.StockStatus, stocks(words)),
    ...parameterGroups(),
    builtInGroup('Brand', words.Brand, brands(catalogue, locale)),
    builtInGroup('Sku', words.Sku, skus(catalogue, locale)),
    builtInGroup('Discount', words.Discount, discounts(words.reducedBy)),
    builtInGroup('DiscountCampaign', words.DiscountCampaign, campaigns(catalogue, locale)),
  ].filter(({ facets }) => facets.length > 0)

  function group(head: Omit<FacetGroup, 'facets'>, drafts: Draft[]): FacetGroup {
    const facets = drafts.flatMap((draft) => {
      const set = catalogue.index.setOf(draft.facetId, locale.market.alias)
      return set ? [{ url: null, parentId: null, ...draft, set }] : []
    })
    return { ...head, facets }
  }

  function parameterGroups(): FacetGroup[] {
    return [...catalogue.parameters.values()]
      .filter(({ showFilter }) => showFilter)
      .sort((a, b) => a.order - b.order)
      .map((parameter) =>
        group(
          {
            filterId: parameter.identifier,
            type: 'Parameter',
            group: parameter.group.names[code],
            label: parameter.names[code],
          },
          draftsOf(parameter),
        ),
      )
  }

  function draftsOf({ id, identifier }: Parameter): Draft[] {
    if (isMeasure(identifier)) return measureDrafts(identifier, catalogueMessages[code])
    const values = [...catalogue.values.values()].filter(({ parameter }) => parameter.id === id)
    return byLabel(onlyOnce(values.flatMap(valueDrafts)), locale)
  }

  /** A value, and the value that includes it, which no product needs to have. */
  function valueDrafts({ parameter: { identifier }, key, labels }: ParameterValueRow): Draft[] {
    const parent = valueParentOf(identifier, key)
    const parentId = parent && facetIds.parameterFacet(identifier, parent.key)
    const own = { facetId: facetIds.parameterFacet(identifier, key), label: labels[code], parentId }
    return parentId ? [own, { facetId: parentId, label: parent.labels[code] }] : [own]
  }
}

function categories({ tree }: Catalogue, locale: MarketLocale): Draft[] {
  const walk = (parentId: number): Draft[] =>
    tree.childrenOf(parentId).flatMap((category) => {
      const draft = listDraft({ subject: 'category', entry: category }, locale)
      const parent = parentId === 0 ? null : facetIds.categoryFacet(parentId)
      return [{ ...draft, parentId: parent }, ...walk(category.id)]
    })
  return walk(0)
}

function brands(catalogue: Catalogue, locale: MarketLocale): Draft[] {
  const drafts = [...catalogue.brands.values()].map((entry) =>
    listDraft({ subject: 'brand', entry }, locale),
  )
  return byLabel(drafts, locale)
}

function campaigns(catalogue: Catalogue, locale: MarketLocale): Draft[] {
  return [...catalogue.campaigns.values()]
    .filter(({ hideTitle }) => !hideTitle)
    .map((entry) => listDraft({ subject: 'campaign', entry }, locale))
}

/** The facet of a list, with the address of its page. */
function listDraft(target: ListTarget, { language: { code } }: MarketLocale): Draft {
  const { subject, entry } = target
  return {
    facetId: facetOf(target),
    label: entry.names[code],
    url: cataloguePath(subject, entry.aliases[code], code),
  }
}

function skus({ index }: Catalogue, locale: MarketLocale): Draft[] {
  const drafts = [...index.skuLabels].map(([facetId, labels]) => ({
    facetId,
    label: labels[locale.language.code],
  }))
  return byLabel(drafts, locale)
}

function prices(locale: MarketLocale, words: Words): Draft[] {
  const money = (whole: number) => formatMoney(whole * 100, locale)
  return priceBuckets[locale.market.alias].map((bucket) => ({
    facetId: bucket.facetId,
    label: rangeLabel(bucket, words, money),
  }))
}

/** A range with one bound is a phrase: "from 240 cm", not "240 cm –". */
function rangeLabel(
  { from, to }: { from: number; to: number | null },
  { atLeast, atMost }: Words,
  write: (bound: number) => string,
  writeBoth = (lower: number, upper: number) => `${write(lower)} – ${write(upper)}`,
): string {
  if (to === null) return atLeast.replace('{from}', () => write(from))
  return from === 0 ? atMost.replace('{to}', () => write(to)) : writeBoth(from, to)
}

function discounts(reducedBy: string): Draft[] {
  return discountSteps.map((from) => ({
    facetId: `d_${from}`,
    label: reducedBy
      .replace('{from}', String(from))
      .replace('{to}', String(from === 1 ? 9 : from + 9)),
  }))
}

function stocks(words: Words): Draft[] {
  return stockStatuses.map((status) => {
    const parent = stockParentOf(status)
    return {
      facetId: stockFacetOf(status),
      label: words.stock[status],
      parentId: parent && stockFacetOf(parent),
    }
  })
}

function measureDrafts(measure: Measure, words: Words): Draft[] {
  const centimetres = (bound: number | string) => `${bound}\u00a0cm`
  return offeredRanges(measure).map((range) => ({
    facetId: measureFacet(range),
    label: rangeLabel(range, words, centimetres, (from, to) => centimetres(`${from}–${to}`)),
  }))
}

function onlyOnce(drafts: readonly Draft[]): Draft[] {
  return [...new Map(drafts.map((draft) => [draft.facetId, draft])).values()]
}

function byLabel(drafts: Draft[], { language }: MarketLocale): Draft[] {
  const { compare } = new Intl.Collator(language.iso, { numeric: true })
  return drafts.sort((a, b) => compare(a.label, b.label))
}

import type { LanguageCode } from '#app/i18n/languages.ts'

/** Where one may shop, grouped as the merchant groups its markets (MarketType.groupKey). */
export interface RegionGroup {
  key: string
  regions: readonly Region[]
}

/** What the choice's own screen loads. */
export interface RegionsShown {
  groups: readonly RegionGroup[]
  /** Id of the cart, where a choice may lead to another domain; else null. */
  cartId: string | null
}

export interface Region {
  /** Alias of the market. */
  market: string
  /** In the language of the page. */
  country: string
  /** ISO 4217. */
  currency: string
  /** Shows its prices, but takes no orders. */
  isVirtual: boolean
  isCurrent: boolean
  languages: readonly RegionLanguage[]
}

export interface RegionLanguage {
  code: LanguageCode
  iso: string
  /** In itself: Svenska. */
  name: string
  isCurrent: boolean
  /** Where the page that one came from is in this market and language. */
  path: string
  /** Where the choice is posted to; null for a shop elsewhere, which `path` leads to. */
  action: string | null
}

/** Groups in the order of their first market. */
export function groupRegions(regions: readonly (Region & { groupKey: string })[]): RegionGroup[] {
  const groups = new Map<string, Region[]>()
  for (const { groupKey, ...region } of regions) {
    groups.set(groupKey, [...(groups.get(groupKey) ?? []), region])
  }
  return [...groups].map(([key, members]) => ({ key, regions: members }))
}

/**
 * Where a page is in a market: in the language that it speaks already, else the market's first; null
 * for what is not at this origin.
 */
export function pathInMarket(
  groups: readonly RegionGroup[],
  market: string,
  language: LanguageCode,
): string | null {
  const regions = groups.flatMap((group) => group.regions)
  const here = (regions.find((region) => region.market === market)?.languages ?? []).filter(
    ({ action }) => action?.startsWith('/'),
  )
  return (here.find(({ code }) => code === language) ?? here[0])?.path ?? null
}

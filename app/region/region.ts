import type { LanguageCode } from '#app/i18n/languages.ts'

/** Markets to choose from, by the merchant's groups (MarketType.groupKey). */
export interface RegionGroup {
  key: string
  regions: readonly Region[]
}

export interface RegionsShown {
  groups: readonly RegionGroup[]
  /** Id of the cart when a choice may lead to another domain; else null. */
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
  /** In its own language: Svenska. */
  name: string
  isCurrent: boolean
  /** Path of the previous page in this market and language. */
  path: string
  /** URL that the choice is posted to; null for a market of another container, to which `path` redirects. */
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

/** A page's path in the current language, else in the market's first; null when the market is not on this origin. */
export function pathInMarket(
  groups: readonly RegionGroup[],
  market: string,
  language: LanguageCode,
): string | null {
  const regions = groups.flatMap((group) => group.regions)
  const languagesOfMarket = (
    regions.find((region) => region.market === market)?.languages ?? []
  ).filter(({ action }) => action?.startsWith('/'))
  return (
    (languagesOfMarket.find(({ code }) => code === language) ?? languagesOfMarket[0])?.path ?? null
  )
}

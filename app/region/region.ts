import type { LanguageCode } from '#app/i18n/languages.ts'

/** Where one may shop, grouped as the merchant groups its markets (MarketType.groupKey). */
export interface RegionGroup {
  key: string
  regions: readonly Region[]
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

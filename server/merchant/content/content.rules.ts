import { languageCodes, type LanguageCode } from '../channel/markets.ts'
import { findByAlias } from '../catalogue/address/list-target.ts'
import type { AreaRecord, PageRecord } from './content-record.ts'

interface AreaQuery {
  alias?: string | null
  family?: string | null
  areaName?: string | null
  /** What the page that contains the area shows: a category, a brand, an address. */
  filters: readonly { key: string; value: string }[]
  language: LanguageCode
}

/** A page by alias, also in other languages, for who changed an address's language; else the area with the most filters. */
export function findArea(areas: readonly AreaRecord[], query: AreaQuery): AreaRecord | undefined {
  const { alias, family, areaName, filters, language } = query
  if (alias) {
    const found = findByAlias(pagesOf(areas), alias, language)
    return areas.find(({ page }) => page && page === found)
  }
  const isSame = (own: string, requested: string | null | undefined) =>
    own.toLowerCase() === requested?.toLowerCase()
  return areas
    .filter(
      ({ place, filters: own = [] }) =>
        place &&
        isSame(place.family, family) &&
        isSame(place.areaName, areaName) &&
        own.every(({ key, values }) =>
          filters.some((filter) => isSame(key, filter.key) && values.includes(filter.value)),
        ),
    )
    .sort((one, other) => (other.filters?.length ?? 0) - (one.filters?.length ?? 0))[0]
}

/** The page that had this alias in this language before; none when a page has the alias now. */
export function findPageByFormerAlias(
  areas: readonly AreaRecord[],
  alias: string,
  language: LanguageCode,
): PageRecord | undefined {
  const wanted = alias.toLowerCase()
  const pages = pagesOf(areas)
  if (pages.some(({ aliases }) => aliases[language].toLowerCase() === wanted)) return undefined
  return pages.find(({ formerAliases }) => formerAliases?.[language]?.includes(wanted))
}

/** The former aliases of pages that lead to their page, with its current alias. */
export const formerAliasesOf = (areas: readonly AreaRecord[]) =>
  pagesOf(areas).flatMap(({ formerAliases }) =>
    languageCodes.flatMap((language) =>
      (formerAliases?.[language] ?? []).flatMap((alias) => {
        const page = findPageByFormerAlias(areas, alias, language)
        return page ? { language, alias, current: page.aliases[language] } : []
      }),
    ),
  )

const pagesOf = (areas: readonly AreaRecord[]) => areas.flatMap(({ page }) => page ?? [])

/** Tags are compared without their `#`, ignoring case. */
export function hasTags(
  { tags }: Pick<AreaRecord, 'tags'>,
  { include, exclude }: { include: readonly string[]; exclude: readonly string[] },
): boolean {
  const plain = (tag: string) => tag.replace(/^#/, '').toLowerCase()
  const own = new Set(tags.map(plain))
  const has = (tag: string) => own.has(plain(tag))
  return include.every(has) && !exclude.some(has)
}

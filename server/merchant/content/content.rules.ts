/** Selects the page or area of a request, and the widgets for its customer type and device. */
import { languageCodes, type LanguageCode } from '../channel/markets.ts'
import { findByAlias } from '../catalogue/address/list-target.ts'
import type { AreaRecord, ContainerRecord, PageRecord } from './content-record.ts'

interface AreaQuery {
  alias?: string | null
  family?: string | null
  areaName?: string | null
  /** What the page that contains the area shows: a category, a brand, an address. */
  filters: readonly { key: string; value: string }[]
  language: LanguageCode
  now: Date
}

interface Audience {
  displaySetting?: string | null
  /** Null when the request does not say. */
  customerType: string | null
}

/**
 * Finds a page by its alias: first among the aliases of the language, then of the other languages, so
 * that a shopper who changed only the language of an address is redirected. Without an alias, finds
 * an area by its position; the area with the most filters wins.
 */
export function findArea(areas: readonly AreaRecord[], query: AreaQuery): AreaRecord | undefined {
  const { alias, family, areaName, filters, language, now } = query
  if (alias) {
    const pages = areas.flatMap(({ page }) => (page && isActive(page, now) ? page : []))
    const found = findByAlias(pages, alias, language)
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
  { alias, language, now }: { alias: string; language: LanguageCode; now: Date },
): PageRecord | undefined {
  const wanted = alias.toLowerCase()
  const pages = areas.flatMap(({ page }) => (page && isActive(page, now) ? page : []))
  if (pages.some(({ aliases }) => aliases[language].toLowerCase() === wanted)) return undefined
  return pages.find(({ formerAliases }) => formerAliases?.[language]?.includes(wanted))
}

/** The former aliases of published pages that lead to their page, by language. */
export function formerAliasesOf(areas: readonly AreaRecord[], now: Date) {
  return areas.flatMap(({ page }) =>
    languageCodes.flatMap((language) =>
      (page?.formerAliases?.[language] ?? []).flatMap((alias) => {
        const found = findPageByFormerAlias(areas, { alias, language, now })
        return found ? { language, alias, page: found } : []
      }),
    ),
  )
}

/** Whether a page is published on this day. */
export function isActive({ activeFrom, activeTo }: PageRecord, now: Date): boolean {
  return (
    (!activeFrom || Date.parse(activeFrom) <= now.getTime()) &&
    (!activeTo || now.getTime() < Date.parse(activeTo))
  )
}

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

/** Containers with the widgets of this audience; empty ones are omitted. */
export function containersFor(
  containers: readonly ContainerRecord[],
  { displaySetting, customerType }: Audience,
): ContainerRecord[] {
  return containers
    .map((container) => ({
      ...container,
      widgets: container.widgets.filter(
        ({ shownOn, shownTo }) =>
          (!shownOn || !displaySetting || shownOn === displaySetting) &&
          (!shownTo || !customerType || shownTo === customerType),
      ),
    }))
    .filter(({ widgets }) => widgets.length > 0)
}

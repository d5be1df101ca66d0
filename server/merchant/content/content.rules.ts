/** Selects the page or area of a request, and the widgets that it may see. */
import { languageCodes, type LanguageCode } from '../channel/markets.ts'
import type { AreaRecord, ContainerRecord, PageRecord } from './content-record.ts'

export interface AreaQuery {
  alias?: string | null
  family?: string | null
  areaName?: string | null
  /** Subject of the page around the area. */
  filters: readonly { key: string; value: string }[]
  language: LanguageCode
  now: Date
}

export interface Audience {
  displaySetting?: string | null
  /** Null when the request does not say. */
  customerType: string | null
}

/**
 * A page by its alias, in the language's own aliases first, then in the others', so that a shopper
 * who changed only the language of an address is redirected. Else an area by its position, the most
 * specific filter first.
 */
export function findArea(areas: readonly AreaRecord[], query: AreaQuery): AreaRecord | undefined {
  const { alias, family, areaName, filters, language, now } = query
  if (alias) {
    const wanted = alias.toLowerCase()
    const pages = areas.filter(({ page }) => page && isActive(page, now))
    for (const code of [language, ...languageCodes]) {
      const found = pages.find(({ page }) => page?.aliases[code].toLowerCase() === wanted)
      if (found) return found
    }
    return undefined
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

/** The page that had this alias in this language before; a page that has it now wins. */
export function findMovedPage(
  areas: readonly AreaRecord[],
  { alias, language, now }: { alias: string; language: LanguageCode; now: Date },
): PageRecord | undefined {
  const wanted = alias.toLowerCase()
  const pages = areas.flatMap(({ page }) => (page && isActive(page, now) ? page : []))
  if (pages.some(({ aliases }) => aliases[language].toLowerCase() === wanted)) return undefined
  return pages.find(({ formerAliases }) => formerAliases?.[language]?.includes(wanted))
}

/** Whether a page is published on this day. */
export function isActive({ activeFrom, activeTo }: PageRecord, now: Date): boolean {
  return (
    (!activeFrom || Date.parse(activeFrom) <= now.getTime()) &&
    (!activeTo || now.getTime() < Date.parse(activeTo))
  )
}

/** Tags are compared without their `#`, whatever the case. */
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

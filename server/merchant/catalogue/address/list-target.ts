/** Finds the category, brand or campaign of a list by path or alias. */
import type { LocalText } from '../../vocabulary/local-text.ts'
import { languageCodes, type LanguageCode } from '../../channel/markets.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Category } from '../category-tree.ts'
import { brandFacet, campaignFacet, categoryFacet } from '../index/facet-ids.ts'
import type { Brand, Campaign } from '../index/reference-tables.ts'
import type { ParsedPath } from './catalogue-path.rules.ts'

export type ListTarget =
  | { subject: 'category'; entry: Category }
  | { subject: 'brand'; entry: Brand }
  | { subject: 'campaign'; entry: Campaign }

/** A list without a subject is that of a category, else of a brand, else of a campaign. */
export function findListTarget(
  { tree, brands, campaigns }: Catalogue,
  { subject: requested, alias }: ParsedPath,
  language: LanguageCode,
): ListTarget | null {
  const entries = { category: tree.byId, brand: brands, campaign: campaigns }
  for (const subject of ['category', 'brand', 'campaign'] as const) {
    if (requested !== null && requested !== subject) continue
    const own: Iterable<ListTarget['entry']> = entries[subject].values()
    const entry = findByAlias(own, alias, language)
    if (entry) return { subject, entry } as ListTarget
  }
  return null
}

export function facetOf({ subject, entry }: ListTarget): string {
  if (subject === 'category') return categoryFacet(entry.id)
  return subject === 'brand' ? brandFacet(entry.key) : campaignFacet(entry.key)
}

/** Searches the language's aliases first, then others: a shopper who changed only a URL's language is redirected. */
export function findByAlias<T extends { aliases: LocalText }>(
  entries: Iterable<T>,
  alias: string,
  language: LanguageCode,
): T | null {
  const wanted = alias.toLowerCase()
  const all = [...entries]
  for (const code of [language, ...languageCodes]) {
    const found = all.find(({ aliases }) => aliases[code].toLowerCase() === wanted)
    if (found) return found
  }
  return null
}

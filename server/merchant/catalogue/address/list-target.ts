/** Finds the category, brand or campaign of a list by path or alias. */
import type { LocalText } from '../../vocabulary/local-text.ts'
import { languageCodes, type LanguageCode } from '../../channel/markets.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Category } from '../category-tree.ts'
import { brandFacet, campaignFacet, categoryFacet } from '../index/facet-ids.ts'
import type { Brand, Campaign } from '../index/reference-tables.ts'
import type { ParsedPath, PathSubject } from './catalogue-path.rules.ts'

export type ListTarget =
  | { subject: 'category'; entry: Category }
  | { subject: 'brand'; entry: Brand }
  | { subject: 'campaign'; entry: Campaign }

/**
 * Searches the aliases of the language first, then those of the other languages, so that a shopper who
 * changed only the language of a URL is redirected to the canonical one.
 */
export function findListTarget(
  catalogue: Catalogue,
  { subject, alias }: ParsedPath,
  language: LanguageCode,
): ListTarget | null {
  const mayBe = (requested: PathSubject) => subject === null || subject === requested
  if (mayBe('category')) {
    const entry = findCategory(catalogue, alias, language)
    if (entry) return { subject: 'category', entry }
  }
  if (mayBe('brand')) {
    const entry = [...catalogue.brands.values()].find(({ key }) => key === alias.toLowerCase())
    if (entry) return { subject: 'brand', entry }
  }
  if (mayBe('campaign')) {
    const entry = findByAlias([...catalogue.campaigns.values()], alias, language)
    if (entry) return { subject: 'campaign', entry }
  }
  return null
}

export function findCategory({ tree }: Catalogue, alias: string, language: LanguageCode) {
  return findByAlias([...tree.byId.values()], alias, language)
}

export function facetOf(target: ListTarget): string {
  if (target.subject === 'category') return categoryFacet(target.entry.id)
  return target.subject === 'brand' ? brandFacet(target.entry.key) : campaignFacet(target.entry.key)
}

export function aliasOf(target: ListTarget, language: LanguageCode): string {
  return target.subject === 'brand' ? target.entry.key : target.entry.aliases[language]
}

function findByAlias<T extends { aliases: LocalText }>(
  entries: readonly T[],
  alias: string,
  language: LanguageCode,
): T | null {
  const wanted = alias.toLowerCase()
  for (const code of [language, ...languageCodes]) {
    const found = entries.find(({ aliases }) => aliases[code].toLowerCase() === wanted)
    if (found) return found
  }
  return null
}

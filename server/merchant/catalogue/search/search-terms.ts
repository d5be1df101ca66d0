/**
 * Collects, for one language, which products hold which word in which field. Texts repeat over
 * thousands of products (brand, category, colour), so each is taken apart once.
 */
import type { LanguageCode } from '../../channel/markets.ts'
import { GrowingList } from '../index/growing-list.ts'
import { compoundParts } from './compound.rules.ts'
import { wordsOf } from './fold.rules.ts'
import type { SearchField } from './search-fields.ts'
import { stem } from './stem.rules.ts'

/** What kind of text is read; each spreads to the fields of its words, stems and parts. */
const spread = {
  name: { word: 'name', stem: 'nameStem', part: 'namePart' },
  brand: { word: 'brand', stem: null, part: null },
  category: { word: 'category', stem: 'categoryStem', part: 'categoryPart' },
  attribute: { word: 'attribute', stem: 'attributeStem', part: null },
} as const satisfies Record<string, Record<'word' | 'stem' | 'part', SearchField | null>>
export type SearchSource = keyof typeof spread

/** Stems are kept apart from words, so that the word `stol` and the stem of `stolar` do not mix. */
export const stemTerm = (word: string) => `~${word}`

export function createSearchTerms(language: LanguageCode) {
  const lists = new Map<string, GrowingList>()
  const listsOfWord = new Map<string, GrowingList[]>()

  return {
    /** Products come in ascending order of ordinal. */
    add(ordinal: number, source: SearchSource, text: string) {
      for (const word of wordsOf(text)) {
        for (const list of listsFor(source, word)) list.pushOnce(ordinal)
      }
    },
    *entries(): Generator<{ term: string; field: SearchField; members: Uint32Array }> {
      for (const [key, list] of lists) {
        const [field, term] = key.split(' ') as [SearchField, string]
        yield { term, field, members: list.toArray() }
      }
    },
  }

  function listsFor(source: SearchSource, word: string): GrowingList[] {
    const fields = spread[source]
    // Article numbers and measures have neither stem nor parts, and nearly every product its own.
    if (/\d/.test(word)) return [listOf(fields.word, word)]
    const key = `${source} ${word}`
    const known = listsOfWord.get(key)
    if (known) return known
    const found = [listOf(fields.word, word)]
    if (fields.stem) found.push(listOf(fields.stem, stemTerm(stem(word, language))))
    if (fields.part) {
      const parts = compoundParts(word, language)
      for (const part of parts) found.push(listOf(fields.part, part))
      if (parts[0]) found.push(listOf(fields.part, stemTerm(stem(parts[0], language))))
    }
    listsOfWord.set(key, found)
    return found
  }

  function listOf(field: SearchField, term: string): GrowingList {
    const key = `${field} ${term}`
    let list = lists.get(key)
    if (!list) lists.set(key, (list = new GrowingList()))
    return list
  }
}

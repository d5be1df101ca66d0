/** Products by term and field, for one language. Texts repeat over thousands of products, so each word is analysed once. */
import type { LanguageCode } from '../../channel/markets.ts'
import { ProductSetBuilders, type ProductSetBuilder } from '../sets/product-set-builder.ts'
import { compoundParts } from './compound.rules.ts'
import { joinedWordsOf, wordsOf } from './fold.rules.ts'
import type { SearchField } from './search-fields.ts'
import { stem } from './stem.rules.ts'

/** The source of a text decides the fields of its words, stems and parts. */
const fieldsBySource = {
  name: { word: 'name', stem: 'nameStem', part: 'namePart', head: 'nameHead' },
  brand: { word: 'brand', stem: null, part: null, head: null },
  category: { word: 'category', stem: 'categoryStem', part: 'categoryPart', head: null },
  attribute: { word: 'attribute', stem: 'attributeStem', part: 'attributeStem', head: null },
} as const satisfies Record<string, Record<'word' | 'stem' | 'part' | 'head', SearchField | null>>
type SearchSource = keyof typeof fieldsBySource

/** Stems are marked, so that the word `stol` and the stem of `stolar` are different terms. */
export const stemTerm = (word: string) => `~${word}`

export function createSearchTerms(language: LanguageCode, size: number) {
  const lists = new ProductSetBuilders(size)
  const listsOfWord = new Map<string, ProductSetBuilder[]>()

  return {
    /** Products come in ascending order of ordinal. */
    add(ordinal: number, source: SearchSource, text: string) {
      for (const word of [...wordsOf(text), ...joinedWordsOf(text)]) {
        for (const list of listsFor(source, word)) list.add(ordinal)
      }
    },
    /** Field, term and products. */
    entries: () => lists.entries(),
  }

  function listsFor(source: SearchSource, word: string): ProductSetBuilder[] {
    const fields = fieldsBySource[source]
    // Numbers and measures have neither stem nor parts, and differ for nearly every product.
    if (/\d/.test(word)) return [lists.of(fields.word, word)]
    const key = `${source} ${word}`
    const known = listsOfWord.get(key)
    if (known) return known
    const found = [lists.of(fields.word, word)]
    if (fields.stem) found.push(lists.of(fields.stem, stemTerm(stem(word, language))))
    const parts = compoundParts(word, language)
    if (parts && fields.part) {
      found.push(lists.of(fields.part, parts.tail))
      found.push(lists.of(fields.part, stemTerm(stem(parts.tail, language))))
    }
    if (parts && fields.head) found.push(lists.of(fields.head, parts.head))
    listsOfWord.set(key, found)
    return found
  }
}

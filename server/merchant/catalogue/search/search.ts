/**
 * Every word must match; its field decides the rank. Without matches a word's synonyms are searched, then compound
 * parts, then one letter changed; a number also matches products of about that measure. Where no product has all words,
 * unknown ones are left out (`billiga soffor` finds sofas), else one (`stolar barn` finds chairs), never a number.
 */
import { LRUCache } from 'lru-cache'
import type { LanguageCode } from '../../channel/markets.ts'
import { queries, type Database } from '../../store/database.ts'
import {
  decodeSet,
  forEachMember,
  emptyBits,
  setBit,
  type Bits,
  type ProductSet,
  type StoredBytes,
} from '../sets/product-set.ts'
import type { ProductIndex } from '../index/product-index.ts'
import { compoundParts } from '../terms/compound.rules.ts'
import { wordsOf } from '../terms/fold.rules.ts'
import { isFunctionWord, otherForms } from '../terms/word-forms.ts'
import { separateMeasures } from '../terms/measure-words.rules.ts'
import { isTypingError } from './edit-distance.rules.ts'
import { rangesOfNumber } from './measured-number.rules.ts'
import {
  compoundHeadPenalty,
  longerWordPenalty,
  prefixPenalty,
  searchFields,
  type SearchField,
} from '../terms/search-fields.ts'
import { stemTerm } from '../terms/search-terms.ts'
import { synonymsOf } from '../terms/synonyms.ts'
import { stem } from '../terms/stem.rules.ts'

export interface SearchMatches {
  bits: Bits
  /** Scores by ordinal; higher is a better match. */
  scores: Uint16Array
}

/** How products match one word. */
interface WordMatches {
  scores: Uint8Array
  /** False where the catalogue has the word neither itself nor by a synonym or a part; a number is a condition. */
  isKnown: boolean
}

interface Hit {
  field: SearchField
  members: StoredBytes
}

const maxWords = 8
const maxCompletions = 40

/** Ranks products that have a word only as the first part of a compound below all others. */
const weakShift = 6

/** Above all other scores: an article number or a GTIN finds that article. */
const articleScore = 1000

export function createSearch(
  db: Database,
  { size, ordinalOf, measuredBits }: ProductIndex,
  idsByNumber: (articleNumberOrGtin: string) => number[],
) {
  const { query, column } = queries(db)
  const exact = query<Hit>('SELECT field, members FROM search_term WHERE language = ? AND term = ?')
  const beginning = query<Hit & { term: string }>(`SELECT term, field, members FROM search_term
     WHERE language = ? AND term > ? AND term < ? ORDER BY frequency DESC LIMIT ${maxCompletions}`)
  const vocabulary = column<string>(
    `SELECT DISTINCT term AS value FROM search_term WHERE language = ? AND term NOT LIKE '~%'`,
  )
  const vocabularies = new Map<LanguageCode, string[]>()
  const cache = new LRUCache<string, SearchMatches>({ max: 24 })

  /** @param text as typed; null when there is no word in it */
  return function search(text: string, language: LanguageCode): SearchMatches | null {
    const typed = [...new Set(wordsOf(separateMeasures(text)))].slice(0, maxWords)
    if (typed.length === 0) return null
    const meant = typed.filter((word) => !isFunctionWord(word, language))
    const words = meant.length > 0 ? meant : typed
    const key = `${language} ${text}`
    let found = cache.get(key)
    if (!found) cache.set(key, (found = findArticle(text) ?? findAll(words, language)))
    return found
  }

  function findArticle(text: string): SearchMatches | null {
    const ids = idsByNumber(text.trim())
    if (ids.length === 0) return null
    const [bits, scores] = [emptyBits(size), new Uint16Array(size)]
    for (const ordinal of ids.map(ordinalOf)) {
      setBit(bits, ordinal)
      scores[ordinal] = articleScore
    }
    return { bits, scores }
  }

  function findAll(words: string[], language: LanguageCode): SearchMatches {
    const last = words.length - 1
    const all = words.map((word, position) => findWord(word, language, position === last))
    const known = all.filter(({ isKnown }) => isKnown)
    const mayLeaveOut = known.length > 1 && !words.some((word) => /\d/.test(word))
    const matches = combine(all)
    if (known.length === 0 || matches.bits.some(Boolean)) return matches
    const ofKnown = known.length < all.length ? combine(known) : matches
    if (!mayLeaveOut || ofKnown.bits.some(Boolean)) return ofKnown
    // Only whole words: of children's chairs, `barn` is not the beginning of `barnstensfärgad`.
    const whole = words.map((word) => findWord(word, language, false))
    const asTyped = whole.filter(({ isKnown }) => isKnown)
    return combine(asTyped, Math.max(1, asTyped.length - 1))
  }

  /** Products that match each of some words, or at least so many. */
  function combine(words: readonly WordMatches[], least = words.length): SearchMatches {
    const scores = new Uint16Array(size)
    const met = new Uint8Array(size)
    const isWeak = new Uint8Array(size)
    for (const { scores: scoreOfWord } of words) {
      for (let ordinal = 0; ordinal < size; ordinal++) {
        const score = scoreOfWord[ordinal]!
        if (score === 0) continue
        scores[ordinal]! += score
        met[ordinal]! += 1
        if (score <= searchFields.nameHead) isWeak[ordinal] = 1
      }
    }
    const bits = emptyBits(size)
    for (let ordinal = 0; ordinal < size; ordinal++) {
      if (met[ordinal]! >= least) setBit(bits, ordinal)
      // A grey coffee table is no grey sofa, however well the colour matches.
      if (isWeak[ordinal]) scores[ordinal]! >>= weakShift
    }
    return { bits, scores }
  }

  function findWord(word: string, language: LanguageCode, isLast: boolean): WordMatches {
    const score = new Uint8Array(size)
    const hits = hitsOf(word, language)
    keepBestScores(score, hits, 0)
    for (const { range, field } of rangesOfNumber(word)) {
      keepBetterScores(score, { kind: 'map', bits: measuredBits(range) }, searchFields[field])
    }
    const isWhole = hits.some(({ field }) => field !== 'nameHead')
    // The last word may be incomplete while it is typed.
    const isCompleted = isLast && word.length >= 2
    const completions = isCompleted ? beginning.all(language, word, `${word}\u{10ffff}`) : []
    const penalty = isWhole ? longerWordPenalty : prefixPenalty
    for (const hit of completions) {
      const isHead = isWithinHead(word, hit.term, language)
      keepBestScores(score, [hit], isHead ? compoundHeadPenalty : penalty)
    }
    if (hits.length + completions.length > 0) return { scores: score, isKnown: true }

    const bySynonym = synonymsOf(word, language).flatMap((other) => hitsOf(other, language))
    keepBestScores(score, bySynonym, 0)
    if (bySynonym.length > 0) return { scores: score, isKnown: true }
    const parts = compoundParts(word, language)
    const byTail = parts ? exact.all(language, stemTerm(stem(parts.tail, language))) : []
    keepBestScores(score, byTail, 0)
    if (parts && byTail.length > 0) {
      return { scores: withHead(score, parts.head, language), isKnown: true }
    }
    const near = vocabularyOf(language).filter((term) => isTypingError(word, term))
    near.forEach((term) => keepBestScores(score, exact.all(language, term), 0))
    return { scores: score, isKnown: /\d/.test(word) }
  }

  /** An `ekbord` is a table of oak, where there is any. */
  function withHead(score: Uint8Array, head: string, language: LanguageCode): Uint8Array {
    const byHead = new Uint8Array(size)
    keepBestScores(byHead, hitsOf(head, language), 0)
    const both = score.map((each, ordinal) => (byHead[ordinal] ? each : 0))
    return both.some(Boolean) ? both : score
  }

  /** By the word, its stem, and forms with another stem. */
  function hitsOf(word: string, language: LanguageCode): Hit[] {
    const terms = [word, stemTerm(stem(word, language)), ...otherForms(word, language)]
    return terms.flatMap((term) => exact.all(language, term))
  }

  function vocabularyOf(language: LanguageCode): string[] {
    const terms = vocabularies.get(language) ?? vocabulary.all(language)
    vocabularies.set(language, terms)
    return terms
  }
}

/** Whether a word begins a compound term and ends before its last part. */
function isWithinHead(word: string, term: string, language: LanguageCode): boolean {
  const parts = compoundParts(term, language)
  return parts !== null && word.length <= term.length - parts.tail.length
}

/** Keeps the best score of each product. */
function keepBestScores(score: Uint8Array, hits: readonly Hit[], penalty: number): void {
  for (const { field, members } of hits) {
    keepBetterScores(score, decodeSet(members), Math.max(1, searchFields[field] - penalty))
  }
}

function keepBetterScores(score: Uint8Array, members: ProductSet, worth: number): void {
  forEachMember(members, (ordinal) => {
    if (score[ordinal]! < worth) score[ordinal] = worth
  })
}

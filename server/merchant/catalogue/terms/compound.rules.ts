/** `soffbord` is found by `bord` and `soff`. The last part must be a known noun: `tavla` does not contain an `avla`. */
import { nouns } from './nouns.ts'
import type { LanguageCode } from '../../channel/markets.ts'
import { fold } from './fold.rules.ts'
import { stemFinnish } from './stem-finnish.rules.ts'

const shortestPart = 3
/** An `ekbord`. */
const shortestHead = 2

const knownNouns = Object.fromEntries(
  Object.entries(nouns).map(([language, words]) => [language, new Set(words.map(fold))]),
) as Record<LanguageCode, Set<string>>

const finnishStems: ReadonlySet<string> = new Set([...knownNouns.fi].map(stemFinnish))

/** Parts of a folded compound; null for a plain word. */
export function compoundParts(
  word: string,
  language: LanguageCode,
): { head: string; tail: string } | null {
  const known = knownNouns[language]
  if (known.has(word) && word.length < 6) return null
  for (let cut = shortestHead; cut <= word.length - shortestPart; cut++) {
    const tail = word.slice(cut)
    if (!known.has(tail) && !isFinnishNoun(tail, language)) continue
    // A linking s belongs to neither part: `vardagsrumsbord`.
    const head = word.slice(0, cut)
    const withoutLinkingS =
      head.length > shortestPart && head.endsWith('s') ? head.slice(0, -1) : head
    return { head: withoutLinkingS, tail }
  }
  return null
}

/** Finnish nouns have too many forms to list. */
function isFinnishNoun(word: string, language: LanguageCode): boolean {
  return language === 'fi' && word.length > shortestPart && finnishStems.has(stemFinnish(word))
}

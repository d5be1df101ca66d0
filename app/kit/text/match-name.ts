/** How well a name matches a typed text: 0 for not at all, more for better. */
export type MatchRank = 0 | 1 | 2 | 3

/** Shorter words are often the beginning of an unrelated longer one: `bord` of `bordeaux`. */
const minRootLength = 5

/** Ranks a name by typed words, ignoring case and accents: the whole name 3, beginnings of words 2, inside one 1. */
export function matchRank(name: string, typed: string): MatchRank {
  const typedWords = plainWords(typed)
  const words = plainWords(name)
  if (typedWords.length === 0 || words.length === 0) return 0
  if (typedWords.join(' ') === words.join(' ')) return 3
  const begins = (word: string) =>
    words.some(
      (own) => own.startsWith(word) || (own.length >= minRootLength && word.startsWith(own)),
    )
  if (typedWords.every(begins)) return 2
  const isInside = (word: string) => word.length >= 3 && words.some((own) => own.includes(word))
  return typedWords.every((word) => begins(word) || isInside(word)) ? 1 : 0
}

/** The names that match a typed text best, by rank, then in the given order. */
export function bestMatches<Named extends { name: string }>(
  named: readonly Named[],
  typed: string,
  count: number,
): Named[] {
  return named
    .map((each) => ({ each, rank: matchRank(each.name, typed) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, count)
    .map(({ each }) => each)
}

/** Words in lower case without accents. */
export function plainWords(text: string): string[] {
  return plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Lower case without accents: `Solgløtt` is `solglott`. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'a')
    .replace(/ß/g, 'ss')
}

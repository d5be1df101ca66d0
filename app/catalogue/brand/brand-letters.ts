import { languageOf, type LanguageCode } from '#app/i18n/languages.ts'

export interface LetterGroup<Named> {
  /** A letter of the language's alphabet; `0` for digits and `…` for other scripts. */
  letter: string
  kind: 'letter' | 'digits' | 'others'
  members: Named[]
}

/** Groups names by a language's letters: Ö is a letter in Swedish, with O in English. Digits come first, other scripts last. */
export function groupByLetter<Named extends { name: string }>(
  named: readonly Named[],
  language: LanguageCode,
): LetterGroup<Named>[] {
  const { compare } = new Intl.Collator(language, { numeric: true, ignorePunctuation: true })
  const letterOf = letterFinder(language)
  const groups = new Map<string, LetterGroup<Named>>()
  for (const one of [...named].sort((a, b) => compare(a.name, b.name))) {
    const found = letterOf(one.name)
    const group = groups.get(found.letter)
    if (group) group.members.push(one)
    else groups.set(found.letter, { ...found, members: [one] })
  }
  const rank = { digits: 0, letter: 1, others: 2 }
  return [...groups.values()].sort((a, b) => rank[a.kind] - rank[b.kind])
}

/** Finds the last letter that does not sort after a name, so that the groups keep the sort order. */
function letterFinder(language: LanguageCode) {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', ignorePunctuation: true })
  const letters = [...languageOf(language).alphabet]
  return (name: string): Pick<LetterGroup<unknown>, 'letter' | 'kind'> => {
    const [first = ''] = /[\p{L}\p{N}]/u.exec(name) ?? []
    if (/\p{N}/u.test(first)) return { letter: '0', kind: 'digits' }
    const letter = letters.findLast((each) => compare(each, name) <= 0)
    return letter && /\p{Script=Latin}/u.test(first)
      ? { letter, kind: 'letter' }
      : { letter: '…', kind: 'others' }
  }
}

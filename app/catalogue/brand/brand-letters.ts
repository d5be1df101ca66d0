import { languageOf, type LanguageCode } from '#app/i18n/languages.ts'

export interface LetterGroup<Named> {
  /** A letter of the language's alphabet, or what is no letter of it. */
  letter: string
  kind: 'letter' | 'digits' | 'others'
  members: Named[]
}

/**
 * Names in the order of a language, under the letters that its readers look for them at: Ö is a
 * letter of its own in Swedish, Danish puts it with Ø, and English with O. Digits stand together in
 * front, and what is written in another script at the end.
 */
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

/** The last letter that does not come after the name; sorted names so stay sorted in their groups. */
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

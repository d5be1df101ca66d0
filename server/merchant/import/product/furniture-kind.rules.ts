import type { FurnitureKind } from '#server/merchant/vocabulary/appearance.ts'

import { foldWord } from './color-words.ts'
import { furnitureKindWords } from './furniture-kind-words.ts'

const kindsByPhrase = new Map<string, FurnitureKind>(
  (Object.entries(furnitureKindWords) as [FurnitureKind, string][]).flatMap(([kind, words]) =>
    words.split(',').map((word): [string, FurnitureKind] => [singular(foldWord(word)), kind]),
  ),
)
const longestPhrase = Math.max(...[...kindsByPhrase.keys()].map((key) => key.split(' ').length))
/** Endings of Nordic compounds. Shorter words are the ending of too many others (`ur`, `ram`). */
const endings = [...kindsByPhrase.keys()]
  .filter((phrase) => !phrase.includes(' ') && phrase.length >= 4)
  .sort((a, b) => b.length - a.length)

/** After these words a title names what is included with the product, or what it belongs to. */
const separators =
  /,|\(|\s[-–|]\s|\s(?:with|w|and|for|f|in|on|of\s+\d|incl|including|med|och|för|på|till|til|og|for|inkl|i|av|af|ja|m|u)\s|\sw\/|\/\s/i

/** From the title, else the most specific category. The noun comes last: `Skrivbordsstol` is a chair. Unknown is a `part`. */
export function furnitureKindOf(title: string, categories: readonly string[]): FurnitureKind {
  const isOutdoor =
    /outdoor|garden|patio|utomhus|ute|tradgard|udendors|have|ulko|puutarha|utendors|hage/.test(
      foldWord([title, ...categories].join(' ')),
    )
  const parts = title.replace(/\s+of\s+(\d+\s+)?drawers/i, ' of drawers').split(separators)
  const found =
    kindOfFirstPart(parts[0] ?? '') ??
    firstFound(parts.slice(1), kindIn) ??
    firstFound([...categories].reverse(), (name) =>
      kindIn(name.split(/[&,]| och | og | ja /)[0] ?? ''),
    )
  return (found && isOutdoor && outdoorKinds[found]) || found || 'part'
}

const outdoorKinds: Partial<Record<FurnitureKind, FurnitureKind>> = {
  'dining-chair': 'garden-chair',
  armchair: 'garden-chair',
  'dining-table': 'garden-table',
  'coffee-table': 'garden-table',
  sofa: 'lounge-set',
  'corner-sofa': 'lounge-set',
}

/** `Wall panel+gate-leg table` is a table, although the panel comes first. */
function kindOfFirstPart(text: string): FurnitureKind | undefined {
  const [first, ...rest] = text.split('+')
  const kinds = [kindIn(first!), ...[...first!.split('/'), ...rest].map(kindIn)]
  return kinds.find((kind) => kind !== undefined && kind !== 'part') ?? kinds[0]
}

function kindIn(text: string): FurnitureKind | undefined {
  const words = foldWord(text.replace(/['’]s?\b/g, '')).split(' ')
  for (let end = words.length; end > 0; end -= 1) {
    const kind = kindEndingAt(words, end)
    if (kind) return kind
  }
  return undefined
}

const locations = new Set(['outdoor', 'indoor'])

function kindEndingAt(words: string[], end: number): FurnitureKind | undefined {
  for (let length = Math.min(longestPhrase, end); length > 0; length -= 1) {
    const kind = kindsByPhrase.get(singular(words.slice(end - length, end).join(' ')))
    if (kind) return kind
  }
  const word = singular(words[end - 1]!)
  // `outdoor` ends with `door`, but is not a door.
  if (locations.has(word)) return undefined
  const ending = endings.find(
    (candidate) => word.length > candidate.length && word.endsWith(candidate),
  )
  return ending === undefined ? undefined : kindsByPhrase.get(ending)
}

/** Removes the ending of English plurals. Nordic plurals are listed in the words. */
function singular(phrase: string): string {
  if (/(?:sh|ch|x|ss)es$/.test(phrase)) return phrase.slice(0, -2)
  if (/ves$/.test(phrase)) return `${phrase.slice(0, -3)}f`
  return /[a-z]{2}s$/.test(phrase) && !/(?:ss|us|is)$/.test(phrase) ? phrase.slice(0, -1) : phrase
}

function firstFound<Item, Found>(items: Item[], find: (item: Item) => Found | undefined) {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** Number of seats, doors, drawers or shelves in a title: 6 for `Chest of 6 drawers`. */
export function countParts(title: string): number | null {
  const match =
    /\b(\d{1,2})[\s-]*(?:\p{L}+\s)?(?:seat|sits|pers|istu|drawer|l[åa]d|skuff|laatik|door|d[öo]rr|l[åa]ge|ovi|shel|hyll|insert)/iu.exec(
      title,
    )
  const count = match ? Number(match[1]) : 0
  return count >= 1 && count <= 12 ? count : null
}

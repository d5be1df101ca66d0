import type { LanguageCode } from '#server/merchant/channel/markets.ts'
import type { LocalRow } from '#server/merchant/vocabulary/local-text.ts'

/** The same tree with a row of five languages where each language has one text. */
export type Merged<Tree> = Tree extends string
  ? LocalRow
  : Tree extends readonly (infer Member)[]
    ? Merged<Member>[]
    : { [Key in keyof Tree]: Merged<Tree[Key]> }

/**
 * Puts texts that stand in one JSON file per language side by side.
 *
 * @throws when a language lacks a text that Swedish has
 */
export function mergeLanguages<Tree>(texts: Readonly<Record<LanguageCode, Tree>>): Merged<Tree> {
  const { sv, da, en, fi, nb } = texts
  return merge([sv, da, en, fi, nb], '') as Merged<Tree>
}

function merge(five: readonly unknown[], path: string): unknown {
  const [source] = five
  if (typeof source === 'string') {
    if (five.every((text) => typeof text === 'string')) return five
    throw new Error(`a language has no text for ${path}`)
  }
  const member = (key: string | number) =>
    merge(
      five.map((tree) => (tree as Record<string, unknown> | undefined)?.[key]),
      `${path}/${key}`,
    )
  if (Array.isArray(source)) return source.map((_, nth) => member(nth))
  return Object.fromEntries(Object.keys(source as object).map((key) => [key, member(key)]))
}

import { languageCodes, type LanguageCode } from '../channel/markets.ts'
import type { LocalText } from './local-text.ts'

/** The same tree, with a text in all languages at each place where `Tree` has a text. */
type Combined<Tree> = Tree extends string
  ? LocalText
  : Tree extends readonly (infer Member)[]
    ? Combined<Member>[]
    : { [Key in keyof Tree]: Combined<Tree[Key]> }

/** Combines one JSON file per language. Throws when one lacks a text that Swedish has. */
export function combineLanguages<Tree>(
  texts: Readonly<Record<LanguageCode, Tree>>,
): Combined<Tree> {
  return combine(texts, '') as Combined<Tree>
}

function combine(texts: Readonly<Record<LanguageCode, unknown>>, path: string): unknown {
  const source = texts.sv
  const combineMember = (key: string | number) => {
    const members = languageCodes.map((code) => {
      const tree = texts[code] as Record<string, unknown> | undefined
      return [code, tree?.[key]]
    })
    return combine(Object.fromEntries(members) as Record<LanguageCode, unknown>, `${path}/${key}`)
  }
  if (typeof source === 'string') {
    const missing = languageCodes.find((code) => typeof texts[code] !== 'string')
    if (missing) throw new Error(`there is no text for ${path} in ${missing}`)
    return texts
  }
  if (Array.isArray(source)) return source.map((_, nth) => combineMember(nth))
  return Object.fromEntries(Object.keys(source as object).map((key) => [key, combineMember(key)]))
}

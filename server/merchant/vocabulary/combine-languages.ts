import type { LanguageCode } from '../channel/markets.ts'
import { composeText, type LocalText } from './local-text.ts'

/** One flat list of words, by key; each language has the same keys. */
type Words<Key extends string> = Readonly<Record<Key, string>>

/** Puts the words that stand in one JSON file per language side by side, by key. */
export function combineLanguages<Key extends string>(
  words: Readonly<Record<LanguageCode, Words<Key>>>,
): Record<Key, LocalText> {
  const keys = Object.keys(words.sv) as Key[]
  return Object.fromEntries(
    keys.map((key) => [key, composeText((language) => words[language][key])]),
  ) as Record<Key, LocalText>
}

/** `soffa`, `soffor`, `soffan` become `soff`. Simple, since all forms need one stem, and a match by stem ranks lower. */
import type { LanguageCode } from '../../channel/markets.ts'
import { stemFinnish } from './stem-finnish.rules.ts'

/** Longest first; folded, so `å ä ö` are `a a o` and Danish `æ` is `ae`. */
const endings: Record<Exclude<LanguageCode, 'fi'>, readonly string[]> = {
  sv: 'ornas arnas ernas orna arna erna aren are ens ets or ar er en et an na a e n s t'.split(' '),
  da: 'ernes erne eren ene ens ets er en et e s r'.split(' '),
  nb: 'enes ene ens ets er en et a e s r'.split(' '),
  en: 'ies es s y e'.split(' '),
}

const shortestStem = 3

/** @param word folded */
export function stem(word: string, language: LanguageCode): string {
  if (language === 'fi') return stemFinnish(word)
  const ending = endings[language].find(
    (end) => word.length - end.length >= shortestStem && word.endsWith(end),
  )
  const base = ending ? word.slice(0, -ending.length) : word
  // `shelves` and `shelf`.
  return language === 'en' ? base.replace(/v$/, 'f') : base
}

/** Words that a search reads in another way than by their stem. All are folded. */
import type { LanguageCode } from '../../channel/markets.ts'
import { fold } from './fold.rules.ts'

const listOf = (text: string): ReadonlySet<string> => new Set(fold(text).split(' '))

/** They say how other words belong together, and a product's name may lack them: `soffbord i ek`. */
const functionWords: Record<LanguageCode, ReadonlySet<string>> = {
  sv: listOf('i på till för med och av en ett den det de som från'),
  da: listOf('i på til for med og af en et den det de som fra'),
  en: listOf('in on to for with and of a an the from'),
  fi: listOf('ja tai sekä'),
  nb: listOf('i på til for med og av en et den det de som fra'),
}

/** They ask for goods with a lower price, whose texts lack them: `soffa rea`. */
const saleWords: Record<LanguageCode, ReadonlySet<string>> = {
  sv: listOf('rea realisation erbjudande erbjudanden rabatt nedsatt sale'),
  da: listOf('udsalg tilbud rabat nedsat sale'),
  en: listOf('sale discount discounts discounted reduced'),
  fi: listOf('ale alennus alennukset alennusmyynti tarjous tarjoukset sale'),
  nb: listOf('salg tilbud rabatt nedsatt sale'),
}

/** Forms of adjectives with different stems, which are no synonyms: one is in use beside the other. */
const forms: Partial<Record<LanguageCode, readonly ReadonlySet<string>[]>> = {
  sv: [listOf('rund runt runda'), listOf('grå grått gråa'), listOf('blå blått blåa')],
  da: [listOf('rund rundt runde'), listOf('grå gråt'), listOf('blå blåt')],
  nb: [listOf('rund rundt runde'), listOf('grå grått'), listOf('blå blått')],
}

export const isFunctionWord = (word: string, language: LanguageCode): boolean =>
  functionWords[language].has(word)

export const isSaleWord = (word: string, language: LanguageCode): boolean =>
  saleWords[language].has(word)

export const otherForms = (word: string, language: LanguageCode): string[] =>
  (forms[language] ?? []).flatMap((group) => (group.has(word) ? [...group] : []))

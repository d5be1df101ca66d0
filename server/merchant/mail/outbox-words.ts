/** Texts of mails and the outbox by language. Swedish is the source of the keys. */
import type { LanguageCode } from '../channel/markets.ts'
import da from './words/da.json'
import en from './words/en.json'
import fi from './words/fi.json'
import nb from './words/nb.json'
import sv from './words/sv.json'

export const outboxWords: Record<LanguageCode, typeof sv> = { sv, da, en, fi, nb }

import type { LanguageCode } from '../../channel/markets.ts'
import da from './da.json'
import en from './en.json'
import fi from './fi.json'
import nb from './nb.json'
import sv from './sv.json'

export const catalogueMessages: Record<LanguageCode, typeof sv> = { sv, da, en, fi, nb }

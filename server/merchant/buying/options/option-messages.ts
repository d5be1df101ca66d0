/** Names of shipping and payment options, promo codes and reasons of refunds by language. Swedish is the source of the keys. */
import type { LanguageCode } from '../../channel/markets.ts'
import da from './messages/da.json'
import en from './messages/en.json'
import fi from './messages/fi.json'
import nb from './messages/nb.json'
import sv from './messages/sv.json'

export const optionMessages: Record<LanguageCode, typeof sv> = { sv, da, en, fi, nb }

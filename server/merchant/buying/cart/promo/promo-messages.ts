/** Names of promo codes by language. Swedish is the source of the keys. */
import type { LanguageCode } from '#server/merchant/channel/markets.ts'

import da from './messages/da.json'
import en from './messages/en.json'
import fi from './messages/fi.json'
import nb from './messages/nb.json'
import sv from './messages/sv.json'

export const promoMessages: Record<LanguageCode, typeof sv> = { sv, da, en, fi, nb }

import type { Seller } from '#app/kit/shop-settings.ts'
import type { LanguageCode } from '#app/i18n/languages.ts'
import { translate } from '#app/i18n/messages.server.ts'

/** As `useServiceEmail`, for what is written on the server. */
export const serviceEmail = (seller: Seller | null | undefined, language: LanguageCode): string =>
  seller?.email ?? translate(language, 'common')('footer.email')

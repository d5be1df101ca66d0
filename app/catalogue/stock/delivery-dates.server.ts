import { formatDate } from '#app/i18n/format-date.server.ts'
import type { LanguageCode } from '#app/i18n/languages.ts'
import { translate } from '#app/i18n/words.server.ts'
import { packingDay, weekdaysAfter } from '#app/kit/weekdays.ts'

/** Spec section 9: what is in stock is at its buyer's within six weekdays. */
const weekdaysToHome = 6

/** What is said of the day beside the delivery text, for what leaves soon and for what does not. */
export interface DeliveryDates {
  soon: string
  /** Null when the merchant does not tell when new ones come in. */
  later: string | null
}

/** The last day by which what is ordered now is at its buyer's when it is in stock. */
export function latestDay(language: LanguageCode, now = new Date()): string {
  return formatDate(weekdaysAfter(packingDay(now), weekdaysToHome), language, 'UTC')
}

/**
 * The same words on the product page, in the cart, at the checkout and on the confirmation.
 *
 * @param incoming when new pieces come in, as the merchant tells it
 */
export function deliveryDates(
  language: LanguageCode,
  incoming: string | null | undefined,
  now = new Date(),
): DeliveryDates {
  const t = translate(language, 'catalogue')
  const comes = incoming ? new Date(incoming) : null
  const isToCome = comes !== null && comes.getTime() > now.getTime()
  return {
    soon: t('stock.by', { date: latestDay(language, now) }),
    later: isToCome
      ? t('stock.expected', { date: formatDate(comes, language, 'Europe/Stockholm') })
      : null,
  }
}

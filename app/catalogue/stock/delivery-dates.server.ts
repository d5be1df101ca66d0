import { formatDate } from '#app/i18n/format-date.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { packingDay, weekdaysAfter } from '#app/catalogue/stock/weekdays.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { StockLabel } from './stock-label.ts'

/** Spec section 9: what is in stock is at its buyer's within six weekdays. */
const weekdaysToHome = 6

/** What is said of the day beside the delivery text, for what leaves soon and for what does not. */
export interface DeliveryDates {
  soon: string
  /** Null when the merchant does not tell when new ones come in. */
  later: string | null
}

/** In which words, and in which country the goods arrive. */
export type DeliveryView = Pick<Visit, 'language' | 'market'>

/** The last day by which what is ordered now is at its buyer's when it is in stock. */
export function latestDay({ language, market }: DeliveryView, now = new Date()): string {
  const day = weekdaysAfter(packingDay(now), weekdaysToHome, market.country.code)
  return formatDate(day, language, 'UTC')
}

/**
 * The same words on the product page, in the cart, at the checkout and on the confirmation.
 *
 * @param incoming when new pieces come in, as the merchant tells it
 */
export function deliveryDates(
  view: DeliveryView,
  incoming: string | null | undefined,
  now = new Date(),
): DeliveryDates {
  const t = translate(view.language, 'catalogue')
  const comes = toCome(incoming, now)
  return {
    soon: t('stock.by', { date: latestDay(view, now) }),
    later: comes && t('stock.expected', { date: formatted(comes, view) }),
  }
}

/** A size of a product, as far as the day matters. */
interface SizeToCome {
  stock: StockLabel
  incoming: string | null | undefined
}

/**
 * What is said of the day before a size is chosen: the earliest, and that it is not for every size.
 *
 * @param sizes all of a product; what is sold out cannot be chosen, but may come in again
 */
export function datesOfSizes(
  view: DeliveryView,
  sizes: readonly SizeToCome[],
  now = new Date(),
): DeliveryDates {
  const t = translate(view.language, 'catalogue')
  const date = latestDay(view, now)
  const isLaterForSome = sizes.some(
    ({ stock }) => stock.delivery === 'later' && stock.status !== 'outOfStock',
  )
  const days = sizes
    .flatMap(({ incoming }) => toCome(incoming, now) ?? [])
    .sort((one, other) => one.getTime() - other.getTime())
    .map((day) => formatted(day, view))
  const isForAll = days.length === sizes.length && new Set(days).size === 1
  return {
    soon: t(isLaterForSome ? 'stock.byForSome' : 'stock.by', { date }),
    later: days[0]
      ? t(isForAll ? 'stock.expected' : 'stock.expectedFrom', { date: days[0] })
      : null,
  }
}

/** Null for a day that has passed, and for what is no day. */
function toCome(incoming: string | null | undefined, now: Date): Date | null {
  const day = incoming ? new Date(incoming) : null
  return day && day.getTime() > now.getTime() ? day : null
}

const formatted = (day: Date, { language }: DeliveryView): string =>
  formatDate(day, language, 'Europe/Stockholm')

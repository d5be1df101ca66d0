import { formatDate } from '#app/i18n/format-date.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { packingDay, weekdaysAfter } from '#app/catalogue/stock/weekdays.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { StockLabel } from './stock-label.ts'

/** Spec section 9: products in stock are delivered within six weekdays. */
const maxDeliveryWeekdays = 6

export interface DeliveryDates {
  soon: string
  /** Null when the merchant has no date for new stock. */
  later: string | null
}

export type DeliveryLocale = Pick<Visit, 'language' | 'market'>

/** The latest delivery date, formatted, of a product in stock that is ordered now. */
export function latestDeliveryDay({ language, market }: DeliveryLocale, now = new Date()): string {
  return formatDate(latestDeliveryDate({ market }, now), language, 'UTC')
}

/** The same day, as a date at midnight UTC. */
export function latestDeliveryDate({ market }: Pick<DeliveryLocale, 'market'>, now = new Date()) {
  return weekdaysAfter(packingDay(now), maxDeliveryWeekdays, market.country.code)
}

/** Texts about the delivery date, the same on all pages; `incoming` is the merchant's date of new stock. */
export function deliveryDates(
  view: DeliveryLocale,
  incoming: string | null | undefined,
  now = new Date(),
): DeliveryDates {
  const t = translate(view.language, 'catalogue')
  const incomingDate = futureDate(incoming, now)
  return {
    soon: t('stock.by', { date: latestDeliveryDay(view, now) }),
    later: incomingDate && t('stock.expected', { date: formatted(incomingDate, view) }),
  }
}

interface SizeDelivery {
  stock: StockLabel
  incoming: string | null | undefined
}

/** Before a size is chosen: the earliest date, with a note when it is not every size's. A sold-out one may be restocked. */
export function productDeliveryDates(
  view: DeliveryLocale,
  sizes: readonly SizeDelivery[],
  now = new Date(),
): DeliveryDates {
  const t = translate(view.language, 'catalogue')
  const date = latestDeliveryDay(view, now)
  const isLaterForSome = sizes.some(
    ({ stock }) => stock.delivery === 'later' && stock.status !== 'outOfStock',
  )
  const days = sizes
    .flatMap(({ incoming }) => futureDate(incoming, now) ?? [])
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

/** Null for a past date and for text that is not a date. */
function futureDate(incoming: string | null | undefined, now: Date): Date | null {
  const day = incoming ? new Date(incoming) : null
  return day && day.getTime() > now.getTime() ? day : null
}

const formatted = (day: Date, { language }: DeliveryLocale): string =>
  formatDate(day, language, 'Europe/Stockholm')

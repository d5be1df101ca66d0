import type { DeliveryPromise } from '#app/account/orders/delivery-promise.ts'
import type { Checkout } from '#app/checkout/checkout.ts'
import { translate } from '#app/i18n/messages.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/** Each line's delivery text and the pickup point, stored with the order. Of goods in stock the date, since texts outlast it. */
export function createDeliveryPromise(
  { language }: Pick<Visit, 'language'>,
  { cart, shippingOptions }: Pick<Checkout, 'cart' | 'shippingOptions'>,
): DeliveryPromise {
  const t = translate(language, 'catalogue')
  const lines = cart.lines.map(({ id, stock, dates }) => {
    const later = [t('stock.delivery.later'), dates.later].filter(Boolean).join(', ')
    const soon = dates.soon.charAt(0).toUpperCase() + dates.soon.slice(1)
    return [id, stock.delivery === 'soon' ? soon : later]
  })
  const pickupPoints = shippingOptions.find(({ isSelected }) => isSelected)?.pickupPoints ?? []
  return {
    lines: Object.fromEntries(lines) as DeliveryPromise['lines'],
    isLate: cart.lines.some(({ stock }) => stock.delivery === 'later'),
    pickup: pickupPoints.find(({ isSelected }) => isSelected)?.name ?? null,
  }
}

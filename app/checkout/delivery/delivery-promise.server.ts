import type { DeliveryPromise } from '#app/account/orders/delivery-promise.ts'
import type { Checkout } from '#app/checkout/checkout.ts'
import { translate } from '#app/i18n/messages.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/**
 * The delivery text of each line and the pickup point, as the checkout showed them, to be stored with the
 * order.
 */
export function createDeliveryPromise(
  { language }: Pick<Visit, 'language'>,
  { cart, shippingOptions }: Pick<Checkout, 'cart' | 'shippingOptions'>,
): DeliveryPromise {
  const t = translate(language, 'catalogue')
  const lines = cart.lines.map(({ id, stock, dates }) => {
    const parts = [t(`stock.delivery.${stock.delivery}`), dates[stock.delivery]]
    return [id, parts.filter(Boolean).join(', ')]
  })
  const pickupPoints = shippingOptions.find(({ isSelected }) => isSelected)?.pickupPoints ?? []
  return {
    lines: Object.fromEntries(lines) as DeliveryPromise['lines'],
    isLate: cart.lines.some(({ stock }) => stock.delivery === 'later'),
    pickup: pickupPoints.find(({ isSelected }) => isSelected)?.name ?? null,
  }
}

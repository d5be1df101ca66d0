import { useRecordEvent } from '#app/analytics/use-record-event.ts'
import type { SalesCart } from '#app/cart/sales/sales-cart.ts'
import type { Checkout } from '#app/checkout/checkout.ts'

interface MeasuredCheckout {
  /** Absent in a shop that measures nothing. */
  sales?: SalesCart
  checkout: Pick<Checkout, 'shippingOptions' | 'paymentOptions'>
}

/** Records that the checkout is open, and each choice of delivery and payment; null while it is not shown. */
export function useRecordCheckout(page: MeasuredCheckout | null): void {
  const cart = page?.sales
  const { shippingOptions = [], paymentOptions = [] } = page?.checkout ?? {}
  const shipping = shippingOptions.find(({ isSelected }) => isSelected)?.name ?? null
  const payment = paymentOptions.find(({ isSelected }) => isSelected)?.type ?? null
  const chosen = [shipping, payment].join('\n')
  useRecordEvent('checkout:impression', cart ? 'open' : null, cart && { cart })
  useRecordEvent('checkout:update', cart ? chosen : null, cart && { cart, shipping, payment })
}

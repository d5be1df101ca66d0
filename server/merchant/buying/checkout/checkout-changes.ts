/** Changes of a checkout. Changes of its cart are part of the same transaction. */
import {
  setExternalShippingFee,
  setMerchantData,
  type CartFault,
} from '#server/merchant/buying/cart/changes/cart-changes.ts'

import { findCart, type Cart } from '../cart/cart.store.ts'
import type { Market } from '../../channel/markets.ts'
import { transaction } from '../../store/database.ts'
import { mergeCheckout, type CheckoutInput } from './checkout-input.ts'
import { findCheckout, saveCheckout, type Checkout } from './checkout.store.ts'
import { pickupPointsNear, pickupPointOfOption } from '../options/pickup-points.ts'
import { deliveryZip } from './quote-checkout.ts'
import { shippingIdOfWidget } from '../options/shipping-data.ts'
import { shippingIds } from '../options/shipping-options.ts'
import type { CommerceDeps } from '../cart/commerce-deps.ts'

type CheckoutChange =
  | { ok: true; cart: Cart; checkout: Checkout }
  | { ok: false; fault: CartFault | { reason: 'InvalidCheckoutUrl'; field: string } }

export function updateCheckout(
  deps: CommerceDeps,
  cartId: string,
  input: CheckoutInput,
  market: Market,
): CheckoutChange {
  return transaction(deps.db, (): CheckoutChange => {
    const cart = findCart(deps.db, cartId)
    if (!cart) return { ok: false, fault: { reason: 'CartNotFound' } }
    if (cart.isCompleted) return { ok: false, fault: { reason: 'CartCompleted' } }
    const merged = mergeCheckout(findCheckout(deps.db, cartId), input, deps)
    if (!merged.ok) return { ok: false, fault: merged }
    const checkout = withPickupPoint(withWidgetOption(merged.checkout, input), market)
    saveCheckout(deps.db, cartId, checkout)
    const changes = [
      input.externalShippingFee == null
        ? null
        : setExternalShippingFee(deps, cartId, Math.round(input.externalShippingFee * 100)),
      input.merchantData == null ? null : setMerchantData(deps, cartId, input.merchantData),
    ]
    for (const change of changes) if (change && !change.ok) return change
    return { ok: true, cart: findCart(deps.db, cartId) ?? cart, checkout }
  })
}

/** An option of the delivery widget stands for one of the merchant's. */
function withWidgetOption(checkout: Checkout, { externalShippingId }: CheckoutInput): Checkout {
  const shippingId = externalShippingId ? shippingIdOfWidget(externalShippingId) : null
  return shippingId === null ? checkout : { ...checkout, shippingId }
}

/** Some clients send the option id of a pickup point as `shippingId`. */
function withPickupPoint(checkout: Checkout, { alias }: Market): Checkout {
  const points = pickupPointsNear(deliveryZip(checkout), alias)
  const point = pickupPointOfOption(points, checkout.shippingId)
  return point ? { ...checkout, shippingId: shippingIds.pickup, pickupPoint: point.id } : checkout
}

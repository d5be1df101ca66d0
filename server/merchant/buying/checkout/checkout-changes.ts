/** Changes of a checkout. Changes of its cart are part of the same transaction. */
import {
  requireCart,
  requireOpenCart,
  setExternalShippingFee,
  setMerchantData,
} from '#server/merchant/buying/cart/changes/cart-changes.ts'

import type { Cart } from '../cart/cart.store.ts'
import type { Market } from '../../channel/markets.ts'
import { transaction } from '../../store/database.ts'
import { mergeCheckout, type CheckoutInput } from './checkout-input.ts'
import { findCheckout, saveCheckout, type Checkout } from './checkout.store.ts'
import { firstPickupOptionId, pickupPointsNear } from '../options/pickup-points.ts'
import { deliveryZip } from './quote-checkout.ts'
import { shippingIdOfWidget } from '../options/shipping-data.ts'
import { shippingIds } from '../options/shipping-options.ts'
import type { CommerceDeps } from '../cart/commerce-deps.ts'

/** @throws GraphQLError when something of it is refused, which changes nothing */
export function updateCheckout(
  deps: CommerceDeps,
  cartId: string,
  input: CheckoutInput,
  market: Market,
): { cart: Cart; checkout: Checkout } {
  const { externalShippingFee: fee, merchantData } = input
  return transaction(deps.db, () => {
    requireOpenCart(deps.db, cartId)
    const merged = mergeCheckout(findCheckout(deps.db, cartId), input, deps)
    const checkout = withPickupPoint(withWidgetOption(merged, input), market)
    saveCheckout(deps.db, cartId, checkout)
    if (fee != null) setExternalShippingFee(deps, cartId, Math.round(fee * 100))
    if (merchantData != null) setMerchantData(deps, cartId, merchantData)
    return { cart: requireCart(deps.db, cartId), checkout }
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
  const point = points[(checkout.shippingId ?? 0) - firstPickupOptionId]
  return point ? { ...checkout, shippingId: shippingIds.pickup, pickupPoint: point.id } : checkout
}

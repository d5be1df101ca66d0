import { requestMerchant } from '#app/gateway/graphql.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { present, type WireList } from '#app/kit/wire-list.ts'

import { updateCheckoutDocument, type WireCheckout } from './checkout-documents.server.ts'
import { readShippingData } from './delivery/delivery-widget.ts'

/** Selects the cheapest delivery where the merchant has none, for a right sum. Where the widget leaves the choice, removes another's. */
export async function selectDelivery(
  visit: Visit,
  cartId: string,
  wire: WireCheckout,
): Promise<WireCheckout> {
  const options = present(wire.shippingOptions)
  const selected = options.find(isSelected)
  const hasWidget = readShippingData(wire.shippingData).length > 0
  const isSelectionValid = hasWidget
    ? !selected || feeOf(wire) === 0
    : selected || options.length === 0
  if (isSelectionValid) return wire
  const shippingId = hasWidget ? null : (preferredOf(options)?.id ?? null)
  const { createOrUpdateCheckout: changed } = await requestMerchant(visit, updateCheckoutDocument, {
    cartId,
    checkout: { shippingId },
  })
  if (!changed) return wire
  // The response may lack `merchantData` of a change that is being written.
  const merchantData = wire.cart?.merchantData ?? null
  return { ...changed, cart: changed.cart && { ...changed.cart, merchantData } }
}

export interface Selectable {
  id: number
  isSelected: boolean
  subOptions?: WireList<{ isSelected: boolean }>
}

/** Some merchants select only the pickup point, not the shipping option that it belongs to. */
export function isSelected({ isSelected, subOptions }: Omit<Selectable, 'id'>): boolean {
  return isSelected || present(subOptions).some((place) => place.isSelected)
}

/** The merchant's own default, else the cheapest; the first of equal ones. */
export function preferredOf<Option extends { feeIncVat: number; isDefault: boolean }>(
  options: readonly Option[],
): Option | undefined {
  const defaults = options.filter(({ isDefault }) => isDefault)
  // A merchant that marks each option has no default.
  if (defaults.length === 1) return defaults[0]
  return [...options].sort((one, other) => one.feeIncVat - other.feeIncVat)[0]
}

const feeOf = ({ cart }: WireCheckout) => cart?.summary?.shipping?.feeIncVat ?? 0

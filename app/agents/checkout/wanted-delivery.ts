import type { Checkout } from '#app/checkout/checkout.ts'

import type { FulfillmentRequest } from '../requests.ts'
import { destinationOf, type WantedDelivery } from '../session/buyer-draft.ts'
import { methodOf, readOptionId, selectedIdOf } from './describe-fulfillment.ts'

/** The chosen method, else the first. The address of `known`, the checkout's, stays when a request names a pickup point alone. */
export function deliveryOf(
  fulfillment: FulfillmentRequest,
  known: Pick<Checkout, 'draft' | 'countryCode'> | null = null,
): WantedDelivery {
  const methods = fulfillment?.methods ?? []
  const option = optionIn(methods)
  const choice: Omit<WantedDelivery, 'destination'> =
    option === undefined ? {} : readOptionId(option)
  const kept =
    known && choice.pickupPoint ? destinationOf(known.draft, known.countryCode) : undefined
  return { destination: destinationIn(methods) ?? kept ?? {}, ...choice }
}

/** The first option of a method that was asked for without one; null where the merchant chooses it itself, or has none. */
export function otherOption(
  fulfillment: FulfillmentRequest,
  { shippingOptions }: Pick<Checkout, 'shippingOptions'>,
): string | null {
  const methods = fulfillment?.methods ?? []
  const type = optionIn(methods) === undefined ? methods[0]?.type : undefined
  const chosen = shippingOptions.find(({ isSelected }) => isSelected)
  if (!type || (chosen && methodOf(chosen) === type)) return null
  return shippingOptions.find((option) => methodOf(option) === type)?.id ?? null
}

/** Whether a request names an option that the checkout does not have chosen: a wrong one, or one that its goods cannot have. */
export function isOtherOption(
  fulfillment: FulfillmentRequest,
  { shippingOptions }: Pick<Checkout, 'shippingOptions'>,
): boolean {
  const wanted = optionIn(fulfillment?.methods ?? [])
  const chosen = shippingOptions.find(({ isSelected }) => isSelected)
  const ids = chosen ? [chosen.id, selectedIdOf(chosen)] : []
  return wanted !== undefined && !ids.includes(wanted)
}

type Methods = NonNullable<NonNullable<FulfillmentRequest>['methods']>

const optionIn = (methods: Methods): string | undefined =>
  methods
    .flatMap(({ groups = [] }) => groups.map((group) => group.selected_option_id))
    .find(Boolean)

/** Goods for a pickup point have the buyer's address, too, where another method tells it. */
function destinationIn(methods: Methods) {
  const all = methods.flatMap(({ destinations = [], selected_destination_id: selected }) =>
    destinations.map((destination) => ({ destination, isSelected: destination.id === selected })),
  )
  const chosen = all.find(({ isSelected }) => isSelected) ?? all[0]
  return chosen?.destination
}

/** The country that the goods go to; undefined where the request does not tell. */
export const countryIn = (fulfillment: FulfillmentRequest): string | undefined =>
  deliveryOf(fulfillment).destination.address_country

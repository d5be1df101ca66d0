import type { FulfillmentRequest } from '../requests.ts'
import type { WantedDelivery } from '../session/buyer-draft.ts'
import { readOptionId } from './describe-fulfillment.ts'

/** The chosen method is the one with a chosen option, else the first. */
export function deliveryOf(fulfillment: FulfillmentRequest): WantedDelivery {
  const methods = fulfillment?.methods ?? []
  const method =
    methods.find((each) => each.groups?.some((group) => group.selected_option_id)) ?? methods[0]
  const option = method?.groups?.find((group) => group.selected_option_id)?.selected_option_id
  return { destination: destinationIn(methods), ...(option && readOptionId(option)) }
}

/** Goods for a pickup point have the buyer's address, too, where another method tells it. */
function destinationIn(methods: NonNullable<NonNullable<FulfillmentRequest>['methods']>) {
  const all = methods.flatMap(({ destinations = [], selected_destination_id: selected }) =>
    destinations.map((destination) => ({ destination, isSelected: destination.id === selected })),
  )
  const chosen = all.find(({ isSelected }) => isSelected) ?? all[0]
  return chosen?.destination ?? {}
}

/** The country that the goods go to; undefined where the request does not tell. */
export const countryIn = (fulfillment: FulfillmentRequest): string | undefined =>
  deliveryOf(fulfillment).destination.address_country

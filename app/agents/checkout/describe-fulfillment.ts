import type { Checkout, ShippingOption } from '#app/checkout/checkout.ts'

import type {
  Fulfillment,
  FulfillmentMethod,
  FulfillmentOption,
} from '../schema/ucp.generated.d.ts'
import { destinationOf } from '../session/buyer-draft.ts'

interface FulfillmentView {
  /** Fees in minor units by id of the option, as the shop shows them; null where it is unknown. */
  fees: ReadonlyMap<string, number | null>
  /** Whether the destination may be told to the platform. */
  hasDestination: boolean
  /** Latest day of the goods in stock, ISO 8601; null when some come later. */
  latest: string | null
  feeText: string
}

/** One group: all lines go together. */
const groupId = 'all'
const destinationId = 'address'

/** The delivery to an address or a pickup point, each an option of its own. All lines go by the method that lists them. */
export function describeFulfillment(checkout: Checkout, view: FulfillmentView): Fulfillment {
  const { cart, shippingOptions, draft, countryCode } = checkout
  const selected = shippingOptions.find((option) => option.isSelected)
  const selectedType = selected ? methodOf(selected) : 'shipping'
  const lineIds = cart.lines.map(({ id }) => id)
  const methods = (['shipping', 'pickup'] as const)
    .map((type) => ({
      type,
      options: shippingOptions.filter((option) => methodOf(option) === type),
    }))
    .filter(({ options, type }) => options.length > 0 || type === selectedType)
    // The chosen method comes first: messages point at it.
    .sort((one, other) => Number(other.type === selectedType) - Number(one.type === selectedType))
  return {
    methods: methods.map(({ type, options }): FulfillmentMethod => {
      const isChosen = type === selectedType
      const ownIds = isChosen ? lineIds : []
      const hasDestination = type === 'shipping' && view.hasDestination
      return {
        id: type,
        type,
        line_item_ids: ownIds,
        destinations: hasDestination
          ? [{ id: destinationId, ...destinationOf(draft, countryCode) }]
          : [],
        selected_destination_id: isChosen && hasDestination ? destinationId : null,
        groups: [
          {
            id: groupId,
            line_item_ids: ownIds,
            options: options.flatMap((option) => describeOption(option, view)),
            selected_option_id: isChosen && selected ? selectedIdOf(selected) : null,
          },
        ],
      }
    }),
    available_methods: methods.map(({ type }) => ({ type, line_item_ids: lineIds })),
  }
}

export const methodOf = ({ pickupPoints }: ShippingOption): 'pickup' | 'shipping' =>
  pickupPoints.length > 0 ? 'pickup' : 'shipping'

function describeOption(
  option: ShippingOption,
  { fees, latest, feeText }: FulfillmentView,
): FulfillmentOption[] {
  const fee = fees.get(option.id) ?? null
  const described = {
    ...(option.detail && { description: option.detail }),
    ...(latest && { latest_fulfillment_time: latest }),
    totals:
      fee === null
        ? []
        : [
            { type: 'fulfillment', display_text: feeText, amount: fee },
            { type: 'total', amount: fee },
          ],
  }
  if (methodOf(option) === 'shipping') return [{ id: option.id, title: option.name, ...described }]
  return option.pickupPoints.map((point) => ({
    id: optionId(option.id, point.id),
    title: `${option.name}: ${point.name}`,
    ...described,
  }))
}

/** The id that names an option with its pickup point. */
export function selectedIdOf(option: ShippingOption): string {
  const point = option.pickupPoints.find(({ isSelected }) => isSelected) ?? option.pickupPoints[0]
  return point ? optionId(option.id, point.id) : option.id
}

const separator = '~'
const optionId = (shippingId: string, pickupPoint: string) => shippingId + separator + pickupPoint

export function readOptionId(id: string): { shippingId: string; pickupPoint?: string } {
  const [shippingId = '', ...point] = id.split(separator)
  return { shippingId, ...(point.length > 0 && { pickupPoint: point.join(separator) }) }
}

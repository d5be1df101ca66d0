import type { Checkout } from './checkout.ts'

/** The end of a pickup point's address, such as `411 04 Göteborg`. */
const zipAndCity = /,\s*(\d[\d ]{2,6}\d)\s+(\p{L}[^\d,]{0,60})$/u

/**
 * The city of the buyer's postal code, as a pickup point near it names it; '' where none does. Codes that differ in their
 * last two digits alone have the same city nearly everywhere, and the shopper may change it.
 */
export function suggestedCity({ draft, shippingOptions }: Checkout): string {
  const areaOf = (zip: string) => zip.replaceAll(' ', '').slice(0, -2)
  const area = areaOf(draft.zip ?? '')
  if (!area) return ''
  const places = shippingOptions.flatMap(({ pickupPoints }) => pickupPoints)
  const [city = ''] = places.flatMap(({ name }) => {
    const [, zip = '', found = ''] = zipAndCity.exec(name) ?? []
    return areaOf(zip) === area ? [found.trim()] : []
  })
  return city
}

import { readPickupPlace } from './pickup-place.ts'

/**
 * The city of a postal code, as a pickup point near it names it; '' where none does. Codes that differ in their last two
 * digits alone have the same city nearly everywhere, and the shopper may change it.
 *
 * @param places names of pickup points with their addresses
 */
export function suggestCity(zip: string, places: readonly string[]): string {
  const areaOf = (code: string) => code.replaceAll(' ', '').slice(0, -2)
  const area = areaOf(zip)
  if (!area) return ''
  const found = places.map(readPickupPlace).find((place) => place && areaOf(place.zip) === area)
  return found?.city ?? ''
}

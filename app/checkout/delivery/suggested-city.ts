import { readPickupPlace } from './pickup-place.ts'

/**
 * The city of a postal code by pickup points near it; '' for none. Codes that differ in their last two digits have
 * nearly always the same, and the shopper may change it.
 */
export function suggestCity(zip: string, places: readonly string[]): string {
  const areaOf = (code: string) => code.replaceAll(' ', '').slice(0, -2)
  const area = areaOf(zip)
  if (!area) return ''
  const found = places.map(readPickupPlace).find((place) => place && areaOf(place.zip) === area)
  return found?.city ?? ''
}

import { readPickupPlace } from './pickup-place.ts'

/** Pickup points near a postal code name its city; '' for none. Codes that differ in two last digits mostly share it. */
export function suggestCity(zip: string, places: readonly string[]): string {
  const areaOf = (code: string) => code.replaceAll(' ', '').slice(0, -2)
  const area = areaOf(zip)
  if (!area) return ''
  const found = places.map(readPickupPlace).find((place) => place && areaOf(place.zip) === area)
  return found?.city ?? ''
}

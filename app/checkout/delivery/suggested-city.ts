/** The end of a pickup point's address, such as `411 04 Göteborg`. */
const zipAndCity = /,\s*(\d[\d ]{2,6}\d)\s+(\p{L}[^\d,]{0,60})$/u

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
  const [city = ''] = places.flatMap((name) => {
    const [, code = '', found = ''] = zipAndCity.exec(name) ?? []
    return areaOf(code) === area ? [found.trim()] : []
  })
  return city
}

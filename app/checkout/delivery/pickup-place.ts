/** The end of a pickup point's address, such as `411 04 Göteborg`. */
const zipAndCity = /,\s*(\d[\d ]{2,6}\d)\s+(\p{L}[^\d,]{0,60})$/u

/** The parts of a pickup point's text, such as `Kvartersboden, Storgatan 12, 411 04 Göteborg`; null for another form. */
export function readPickupPlace(text: string) {
  const found = zipAndCity.exec(text)
  if (!found) return null
  const [, zip = '', city = ''] = found
  const before = text.slice(0, found.index)
  const comma = before.lastIndexOf(',')
  const [name, street] =
    comma === -1 ? [before, ''] : [before.slice(0, comma), before.slice(comma + 1)]
  return { name: name.trim(), street: street.trim(), zip, city: city.trim() }
}

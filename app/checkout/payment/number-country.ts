const countries = ['SE', 'DK', 'NO', 'FI'] as const

export type NumberCountry = (typeof countries)[number]

/**
 * The country whose format of personal identity numbers applies in a country; null where any text is
 * accepted. Åland's numbers are Finland's.
 *
 * @param code ISO 3166 code of the country of the checkout
 */
export function numberCountryOf(code: string): NumberCountry | null {
  const wanted = code === 'AX' ? 'FI' : code
  return countries.find((country) => country === wanted) ?? null
}

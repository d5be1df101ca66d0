const countries = ['SE', 'DK', 'NO', 'FI'] as const

export type NumberCountry = (typeof countries)[number]

/** Whose format of personal numbers applies in a country (ISO 3166), Finland's in Åland; null where any text does. */
export function numberCountryOf(code: string): NumberCountry | null {
  const wanted = code === 'AX' ? 'FI' : code
  return countries.find((country) => country === wanted) ?? null
}

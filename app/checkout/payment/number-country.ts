const countries = ['SE', 'DK', 'NO', 'FI'] as const

export type NumberCountry = (typeof countries)[number]

/** The country whose personal numbers a country has (ISO 3166): Åland has Finland's. Null where any text is accepted. */
export function numberCountryOf(code: string): NumberCountry | null {
  const wanted = code === 'AX' ? 'FI' : code
  return countries.find((country) => country === wanted) ?? null
}

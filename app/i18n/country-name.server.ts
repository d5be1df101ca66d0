/**
 * The name of a country in a language (`sv-SE`); its English name for an unknown code. On the server
 * alone: browsers have fewer names.
 */
export function countryName(country: { code: string; name: string }, languageId: string): string {
  try {
    return new Intl.DisplayNames(languageId, { type: 'region' }).of(country.code) ?? country.name
  } catch {
    return country.name
  }
}

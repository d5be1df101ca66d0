/**
 * What a country is called in a language (`sv-SE`); its English name where the code is none that is
 * known. On the server alone: browsers know fewer names.
 */
export function countryName(country: { code: string; name: string }, languageId: string): string {
  try {
    return new Intl.DisplayNames(languageId, { type: 'region' }).of(country.code) ?? country.name
  } catch {
    return country.name
  }
}

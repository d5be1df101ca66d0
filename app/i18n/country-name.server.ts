import { cachedByText } from '#app/kit/cache/cached-by-text.server.ts'

/** Opening the names of a language takes longer than finding one. */
const namesOf = cachedByText((languageId) => new Intl.DisplayNames(languageId, { type: 'region' }))

/** A country's name in a language (`sv-SE`), else in English. On the server alone: browsers have fewer names. */
export function countryName(country: { code: string; name: string }, languageId: string): string {
  try {
    return namesOf(languageId).of(country.code) ?? country.name
  } catch {
    return country.name
  }
}

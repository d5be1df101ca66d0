// oxlint-disable-next-line hemvist/no-module-state -- names of countries, which are the same for every shop
const names = new Map<string, Intl.DisplayNames>()

/**
 * The name of a country in a language (`sv-SE`); its English name for an unknown code. On the server
 * alone: browsers have fewer names.
 */
export function countryName(country: { code: string; name: string }, languageId: string): string {
  try {
    return namesOf(languageId).of(country.code) ?? country.name
  } catch {
    return country.name
  }
}

/** Opening the names of a language takes longer than finding one. */
function namesOf(languageId: string): Intl.DisplayNames {
  let known = names.get(languageId)
  if (!known) {
    known = new Intl.DisplayNames(languageId, { type: 'region' })
    names.set(languageId, known)
  }
  return known
}

import { recentList } from '#app/session/preference-storage.ts'

/** The last searches; the storefront before this one kept them under the same name. */
export const recentSearches = recentList('recentSearches', {
  max: 5,
  isItem: (search): search is string => typeof search === 'string' && search !== '',
  keyOf: (search) => search.toLowerCase(),
})

import {
  forgetPreference,
  readPreference,
  writePreference,
} from '#app/session/preference-storage.ts'

/** The storefront before this one kept them under the same name, newest first. */
const storageName = 'recentSearches'
const maxSearches = 5

/** The last searches of this browser, newest first; without consent, of this document. */
export function recentSearches(): string[] {
  return readSearches(readPreference(storageName))
}

export function rememberSearch(search: string): void {
  writePreference(storageName, addSearch(recentSearches(), search))
}

export function forgetSearches(): void {
  forgetPreference(storageName)
}

/** The searches after another one; a repeated search becomes the first. */
export function addSearch(searches: readonly string[], search: string): string[] {
  const isOther = (each: string) => each.toLowerCase() !== search.toLowerCase()
  return [search, ...searches.filter(isOther)].slice(0, maxSearches)
}

function readSearches(stored: unknown): string[] {
  const list: unknown[] = Array.isArray(stored) ? stored : []
  return list
    .filter((each) => typeof each === 'string' && each !== '')
    .slice(0, maxSearches) as string[]
}

/** The storefront before this one kept them under the same name, newest first. */
const storageName = 'recentSearches'
const maxSearches = 5

/** What this browser searched for last, newest first; empty where it keeps nothing. */
export function recentSearches(): string[] {
  try {
    return readSearches(JSON.parse(localStorage.getItem(storageName) ?? '[]'))
  } catch {
    return []
  }
}

export function rememberSearch(search: string): void {
  try {
    localStorage.setItem(storageName, JSON.stringify(withSearch(recentSearches(), search)))
  } catch {
    // A browser that keeps nothing has no recent searches.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(storageName)
  } catch {
    // There is nothing to forget.
  }
}

/** The searches after one more; one that was made before comes first again. */
export function withSearch(searches: readonly string[], search: string): string[] {
  const isOther = (each: string) => each.toLowerCase() !== search.toLowerCase()
  return [search, ...searches.filter(isOther)].slice(0, maxSearches)
}

function readSearches(stored: unknown): string[] {
  const list: unknown[] = Array.isArray(stored) ? stored : []
  return list
    .filter((each) => typeof each === 'string' && each !== '')
    .slice(0, maxSearches) as string[]
}

/** The storefront before this one kept them under the same name, newest first. */
const storageName = 'recentSearches'
const maxSearches = 5

/** The last searches of this browser, newest first; empty in a browser that stores nothing. */
export function recentSearches(): string[] {
  try {
    return readSearches(JSON.parse(localStorage.getItem(storageName) ?? '[]'))
  } catch {
    return []
  }
}

export function rememberSearch(search: string): void {
  try {
    localStorage.setItem(storageName, JSON.stringify(addSearch(recentSearches(), search)))
  } catch {
    // A browser that stores nothing has no recent searches.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(storageName)
  } catch {
    // Without storage there is nothing to remove.
  }
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

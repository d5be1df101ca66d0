/** In the browser alone: no request and no cookie names the products, so that their pages stay the same for all. */
const storageName = 'recentProducts'
/** More than are shown, because some may not be sold in another market. */
const maxProducts = 12

/** Ids of the products last viewed in this browser, newest first; empty in a browser that stores nothing. */
export function recentProducts(): number[] {
  try {
    return readIds(JSON.parse(localStorage.getItem(storageName) ?? '[]'))
  } catch {
    return []
  }
}

export function rememberProduct(id: number): void {
  try {
    localStorage.setItem(storageName, JSON.stringify(addProduct(recentProducts(), id)))
  } catch {
    // A browser that stores nothing has no recent products.
  }
}

export function forgetProducts(): void {
  try {
    localStorage.removeItem(storageName)
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** The ids after another view; a product viewed again becomes the first. */
export function addProduct(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((each) => each !== id)].slice(0, maxProducts)
}

/** Ids in a stored value, which another script may have written. */
export function readIds(stored: unknown): number[] {
  const list: unknown[] = Array.isArray(stored) ? stored : []
  const ids = list.filter((id): id is number => Number.isInteger(id) && Number(id) > 0)
  return [...new Set(ids)].slice(0, maxProducts)
}

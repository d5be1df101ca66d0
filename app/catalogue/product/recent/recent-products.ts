import {
  forgetPreference,
  readPreference,
  writePreference,
} from '#app/session/preference-storage.ts'

/** With scripts neither requests nor cookies contain the products, so that pages can be cached for all. */
const storageName = 'recentProducts'
/** More than are shown, because some may not be sold in another market. */
const maxProducts = 12

/** Ids of the products last viewed in this browser, newest first; without consent, in this document. */
export function recentProducts(): number[] {
  return readIds(readPreference(storageName))
}

export function rememberProduct(id: number): void {
  writePreference(storageName, addProduct(recentProducts(), id))
}

export function forgetProducts(): void {
  forgetPreference(storageName)
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

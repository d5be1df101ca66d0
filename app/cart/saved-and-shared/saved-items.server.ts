import type { CookieJar } from '#app/context.ts'
import { canSaveState, persistedStates, saveState } from '#app/session/persisted-states.ts'

import {
  itemKey,
  maxSavedItems,
  readSavedItems,
  toSavedItem,
  type SharedItem,
} from './sku-items.ts'

const state = 'savedForLater'

/** What the visitor has saved for later, newest last. */
export function savedItems(jar: CookieJar): SharedItem[] {
  return readSavedItems(persistedStates(jar).get(state))
}

export function canSaveItem(jar: CookieJar, item: SharedItem): boolean {
  const items = itemsWith(jar, item)
  return items.length <= maxSavedItems && canSaveState(jar, state, items.map(toSavedItem))
}

/** Saves an item; a saved one of the same sku or package gets its quantity. False when the cookie is full. */
export function saveItem(jar: CookieJar, item: SharedItem): boolean {
  return saveState(jar, state, itemsWith(jar, item).map(toSavedItem))
}

/** Removes the saved items with these keys (`itemKey`). */
export function forgetItems(jar: CookieJar, keys: readonly string[]): void {
  const before = savedItems(jar)
  const left = before.filter((item) => !keys.includes(itemKey(item)))
  if (left.length === before.length) return
  saveState(jar, state, left.length > 0 ? left.map(toSavedItem) : null)
}

function itemsWith(jar: CookieJar, item: SharedItem): SharedItem[] {
  return [...savedItems(jar).filter((each) => itemKey(each) !== itemKey(item)), item]
}

import type { CookieJar } from '#app/context.ts'
import { persistedStates, saveState } from '#app/session/persisted-states.ts'

import { maxSavedItems, readSavedItems, toNumbers, type SkuItem } from './sku-items.ts'

const state = 'savedForLater'

/** What the visitor has saved for later, newest last. */
export function savedItems(jar: CookieJar): SkuItem[] {
  return readSavedItems(persistedStates(jar).get(state))
}

/** Whether there is space for one more item. */
export function canSaveItem(jar: CookieJar, { skuId }: SkuItem): boolean {
  const items = savedItems(jar)
  return items.length < maxSavedItems || items.some((item) => item.skuId === skuId)
}

/** Saves an item; a saved one of the same sku gets its quantity. False when the cookie is full. */
export function saveItem(jar: CookieJar, item: SkuItem): boolean {
  const others = savedItems(jar).filter(({ skuId }) => skuId !== item.skuId)
  return saveState(jar, state, [...others, item].map(toNumbers))
}

/** Removes saved items. */
export function forgetItems(jar: CookieJar, skuIds: readonly number[]): void {
  const before = savedItems(jar)
  const left = before.filter(({ skuId }) => !skuIds.includes(skuId))
  if (left.length === before.length) return
  saveState(jar, state, left.length > 0 ? left.map(toNumbers) : null)
}

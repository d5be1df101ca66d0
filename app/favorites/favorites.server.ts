import { findCardRow, findCardsById } from '#app/catalogue/card/find-cards/find-cards.server.ts'
import type { ProductCard } from '#app/catalogue/card/product-card.ts'
import type { CookieJar } from '#app/context.ts'
import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import { formatMoney } from '#app/i18n/format-money.server.ts'
import { forgetCookie, writeCookie } from '#app/session/cookies.ts'
import { persistedStates, writePersistedStates } from '#app/session/persisted-states.ts'
import type { ToggleChange } from '#app/ui/button/toggle-change.ts'
import type { Visit } from '#app/visit/visit.ts'

import { changeFavorites, readFavoriteIds } from './favorites.ts'

export interface FavoriteList {
  products: ProductCard[]
  missing: number[]
  /** Price of all products together, formatted, with or without VAT as the prices are. */
  sum: string | null
}

/** Name of the persisted state beside `favorites`. */
const ownerState = 'favorites/account'

export function favoriteIds(jar: CookieJar): number[] {
  return readFavoriteIds(statesIn(jar).get('favorites'))
}

/** Applies changes to the favourites in the cookie, keeps its other states, and returns the new ids. */
export function saveFavorites(jar: CookieJar, changes: readonly ToggleChange[]): number[] {
  const ids = changeFavorites(favoriteIds(jar), changes)
  replaceFavorites(jar, ids, favoritesOwner(jar))
  return ids
}

/** Mark of the account that the favourites in the cookie were joined with; null for a guest's. */
export function favoritesOwner(jar: CookieJar): string | null {
  const owner = statesIn(jar).get(ownerState)
  return typeof owner === 'string' ? owner : null
}

/** Writes the favourites into the cookie, unless it has them, and keeps its other states. */
export function replaceFavorites(
  jar: CookieJar,
  ids: readonly number[],
  owner: string | null,
): void {
  if (ids.join() === favoriteIds(jar).join() && owner === favoritesOwner(jar)) return
  const others = statesIn(jar)
  others.delete('favorites')
  others.delete(ownerState)
  // First, so that they are the last to be dropped when the cookie is full.
  const states = new Map<string, unknown>([
    ...(owner === null ? [] : [[ownerState, owner] as const]),
    ...(ids.length > 0 ? [['favorites', ids] as const] : []),
    ...others,
  ])
  if (states.size > 0) writeCookie(jar, 'persistedStates', writePersistedStates(states))
  else forgetCookie(jar, 'persistedStates')
}

export function listFavorites(visit: Visit): Promise<FavoriteList> {
  return listProducts(visit, favoriteIds(visit.cookies).reverse())
}

/** Products in this order, and their total price. Those that are not sold here are apart and stay in the list. */
export async function listProducts(visit: Visit, ids: readonly number[]): Promise<FavoriteList> {
  if (ids.length === 0) return { products: [], missing: [], sum: null }
  const found = await findCardsById(visit, ids)
  const cards = new Map(found.map((card) => [card.id, card]))
  const products = ids.flatMap((id) => cards.get(id) ?? [])
  return { products, missing: ids.filter((id) => !cards.has(id)), sum: sumOf(visit, products) }
}

/** Formatted sum of the known prices; null for fewer than two, and for two currencies. */
function sumOf({ languageId }: Visit, products: readonly ProductCard[]): string | null {
  const prices = products.flatMap(({ price }) => price ?? [])
  const [first] = prices
  if (!first || prices.length < 2) return null
  if (prices.some(({ currency }) => currency !== first.currency)) return null
  // Whole cents: decimals would add up to a sum that no till shows.
  const minor = prices.reduce((sum, { sellingAmount }) => sum + Math.round(sellingAmount * 100), 0)
  return formatMoney(minor / 100, languageId, first.currency)
}

/** Products to suggest while the list is empty: best sellers, one of each variant group. None while the merchant fails. */
export function findSuggestions(visit: Visit, count: number): Promise<ProductCard[]> {
  return findCardRow(visit, { filter: { sort: 'MOST_SOLD' }, count }).catch(fallbackTo([]))
}

function statesIn(jar: CookieJar): Map<string, unknown> {
  return new Map(persistedStates(jar))
}

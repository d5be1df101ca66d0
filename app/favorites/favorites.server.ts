import { findCardRow, findCardsById } from '#app/catalogue/card/find-cards.server.ts'
import type { ProductCard } from '#app/catalogue/card/product-card.ts'
import type { CookieJar } from '#app/context.ts'
import { forgetCookie, writeCookie } from '#app/session/cookies.ts'
import { persistedStates, writePersistedStates } from '#app/session/persisted-states.ts'
import type { Visit } from '#app/visit/visit.ts'

import { changeFavorites, readFavoriteIds, type FavoriteChange } from './favorites.ts'

export interface FavoriteList {
  /** Newest first. */
  products: ProductCard[]
  /** Ids of favourites that this market does not sell now. */
  missing: number[]
}

/** Ids of the visitor's favourites, newest last. */
export function favoriteIds(jar: CookieJar): number[] {
  return readFavoriteIds(statesIn(jar).get('favorites'))
}

/** Applies changes to the favourites in the cookie, keeps its other states, and returns the new ids. */
export function saveFavorites(jar: CookieJar, changes: readonly FavoriteChange[]): number[] {
  const others = statesIn(jar)
  const before = readFavoriteIds(others.get('favorites'))
  const ids = changeFavorites(before, changes)
  if (ids.join() === before.join()) return ids
  others.delete('favorites')
  // First, so that they are the last to be dropped when the cookie is full.
  const states = ids.length > 0 ? new Map([['favorites', ids], ...others]) : others
  if (states.size > 0) writeCookie(jar, 'persistedStates', writePersistedStates(states))
  else forgetCookie(jar, 'persistedStates')
  return ids
}

/**
 * The visitor's favourites as cards. Products that this market does not sell are returned separately and
 * stay in the list.
 */
export async function listFavorites(visit: Visit): Promise<FavoriteList> {
  const ids = favoriteIds(visit.cookies).reverse()
  if (ids.length === 0) return { products: [], missing: [] }
  const found = await findCardsById(visit, ids)
  const cards = new Map(found.map((card) => [card.id, card]))
  return {
    products: ids.flatMap((id) => cards.get(id) ?? []),
    missing: ids.filter((id) => !cards.has(id)),
  }
}

/** Products to suggest while the list is empty: best sellers, one of each variant group. */
export function findSuggestions(visit: Visit, count: number): Promise<ProductCard[]> {
  return findCardRow(visit, { filter: { sort: 'MOST_SOLD' }, count })
}

function statesIn(jar: CookieJar): Map<string, unknown> {
  return new Map(persistedStates(jar))
}

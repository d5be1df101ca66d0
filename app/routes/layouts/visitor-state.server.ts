import { getCartOverview } from '#app/cart/cart.server.ts'
import { getSalesCart } from '#app/cart/sales/sales-cart.server.ts'
import { comparedIds } from '#app/compare/compare.server.ts'
import { favoriteIds } from '#app/favorites/favorites.server.ts'
import { cartTabState } from '#app/visit/customer-data.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { VisitorState } from './visitor-state.ts'

type CartState = Omit<VisitorState, 'favorites' | 'compared'>

export async function loadCartState(
  visit: Visit,
  options?: { isCartShown: boolean },
): Promise<CartState> {
  const [{ pieces, state }, sales] = await Promise.all([
    getCartOverview(visit, options),
    getSalesCart(visit),
  ])
  const tabState = state === null ? {} : { cartTabState: cartTabState(visit.cartId, state) }
  const lines = visit.cartId ? (sales?.lines ?? null) : []
  return {
    cartCount: pieces,
    ...tabState,
    ...(visit.config.analytics && { salesLines: lines }),
  }
}

/** Reads favourites and comparison from the cookies as they are now. */
export function visitorState(visit: Visit, cart: CartState): VisitorState {
  return { ...cart, favorites: favoriteIds(visit.cookies), compared: comparedIds(visit.cookies) }
}

/** State of a visitor without a cart, for cached documents. */
export async function emptyVisitorState(visit: Visit): Promise<VisitorState> {
  const cart = await loadCartState({ ...visit, cartId: null })
  return { ...cart, favorites: [], compared: [] }
}

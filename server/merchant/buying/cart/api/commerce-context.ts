/** What the resolvers of cart, checkout and order share: dependencies, and how a cart is shown. */
import { marketOf } from '#server/merchant/channel/markets.ts'
import type { MarketLocaleArgs } from '#server/merchant/channel/market-locale.ts'
import type { RequestContext } from '#server/merchant/graphql/context.ts'
import type { CartQuote } from '#server/merchant/buying/cart/cart-quote.ts'
import { findCart, type Cart } from '#server/merchant/buying/cart/cart.store.ts'
import type { CommerceDeps } from '#server/merchant/buying/cart/commerce-deps.ts'
import type { OrderArticle } from '#server/merchant/buying/cart/order-article.ts'

import { cartType, type CartView } from './cart-type.ts'

export interface CommerceContext {
  deps: CommerceDeps
  createView: (args: MarketLocaleArgs) => CartView
  createArticles: (quote: CartQuote, view: CartView) => OrderArticle[]
  /** An open cart at current prices, with the choices of its checkout. */
  quoteOpenCart: (cart: Cart, view: CartView, useExternalShippingFee: boolean) => CartQuote
}

/** CartType of a cart: with the paid prices if it was bought, else with current prices. */
export function showCart(
  context: CommerceContext,
  cart: Cart,
  view: CartView,
  useExternalShippingFee = false,
) {
  const paidQuote = cart.isCompleted ? context.deps.orders.paidQuote(cart.id) : null
  const quote = paidQuote ?? context.quoteOpenCart(cart, view, useExternalShippingFee)
  return cartType(cart, quote, paidQuote ? viewInMarketOf(view, quote) : view)
}

/** The view of a request: its market and language, and its customer's balance. */
export function createCartView(
  context: CommerceContext,
  args: MarketLocaleArgs,
  { signedIn }: SignedInContext,
): CartView {
  return { ...context.createView(args), customerId: signedIn?.customerId ?? null }
}

export type SignedInContext = Pick<RequestContext, 'signedIn'>

/** An order is shown in the currency in which it was placed, in every market. */
export const viewInMarketOf = (view: CartView, quote: CartQuote): CartView => ({
  ...view,
  market: marketOf(quote.market),
})

export function findOpenCart({ deps }: CommerceContext, id: string): Cart | null {
  const cart = findCart(deps.db, id)
  return cart && !cart.isCompleted ? cart : null
}

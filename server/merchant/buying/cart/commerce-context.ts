/** Shared by the resolvers of the buying side: how a cart is shown to a customer or guest. */
import { markets } from '../../channel/markets.ts'
import type { MarketLocaleArgs } from '../../channel/market-locale.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { CartQuote } from './cart-quote.ts'
import { cartType, type CartView } from './cart-type.ts'
import { findCart, type Cart } from './cart.store.ts'
import type { CommerceDeps } from './commerce-deps.ts'
import type { OrderArticle } from './order-article.ts'

export interface CommerceContext {
  deps: CommerceDeps
  viewOf: (args: MarketLocaleArgs) => CartView
  articlesOf: (quote: CartQuote, view: CartView) => OrderArticle[]
  /** An open cart at today's prices, with what its checkout has settled. */
  quoteOf: (cart: Cart, view: CartView, useExternalShippingFee: boolean) => CartQuote
}

/** The cart as the API shows it: a bought one as it was bought, an open one at today's prices. */
export function showCart(
  context: CommerceContext,
  cart: Cart,
  view: CartView,
  useExternalShippingFee = false,
) {
  const paid = cart.isCompleted ? context.deps.orders.paidQuote(cart.id) : null
  const quote = paid ?? context.quoteOf(cart, view, useExternalShippingFee)
  return cartType(cart, quote, paid ? viewOfQuote(view, quote) : view)
}

/** The view of a request: its market and language, and its customer's balance. */
export function createCartView(
  context: CommerceContext,
  args: MarketLocaleArgs,
  { signedIn }: SignedInContext,
): CartView {
  return { ...context.viewOf(args), customerId: signedIn?.customerId ?? null }
}

export type SignedInContext = Pick<RequestContext, 'signedIn'>

/** Minor units that the viewer's balance may pay of a cart. */
export function balanceFor(
  { orders }: CommerceDeps,
  cartId: string,
  { customerId, market }: CartView,
): number {
  return orders.spendableMinor(cartId, customerId ?? null, market.currency.code)
}

/** An order is shown in the currency it was placed in, whatever market the request names. */
export function viewOfQuote(view: CartView, quote: CartQuote): CartView {
  const market = markets.find(({ alias }) => alias === quote.market)
  return market ? { ...view, market } : view
}

export function findOpenCart({ deps }: CommerceContext, id: string): Cart | null {
  const cart = findCart(deps.db, id)
  return cart && !cart.isCompleted ? cart : null
}

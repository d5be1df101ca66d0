/** What the resolvers of the buying side share: the shop, and how to show a cart to somebody. */
import type { CartQuote } from '../cart/cart-quote.ts'
import { cartType, type CartView } from '../cart/cart-type.ts'
import { findCart, type Cart } from '../cart/cart.store.ts'
import { markets } from '../channel/markets.ts'
import type { PlaceArgs } from '../channel/place.ts'
import type { MerchantContext } from '../graphql/context.ts'
import { spendableMinor } from '../order/order-balance.ts'
import type { OrderArticle } from '../order/order-document.ts'
import { findPaidOrder } from '../order/order.store.ts'
import { findCheckout } from './checkout.store.ts'
import { quoteCheckout } from './quote-checkout.ts'
import type { Shop } from './shop.ts'

export interface Counter {
  shop: Shop
  viewOf: (args: PlaceArgs) => CartView
  articlesOf: (quote: CartQuote, view: CartView) => OrderArticle[]
}

/** The cart as the API shows it: a bought one as it was bought, an open one at today's prices. */
export function showCart(
  { shop }: Counter,
  cart: Cart,
  view: CartView,
  useExternalShippingFee = false,
) {
  const paid = cart.isCompleted ? findPaidOrder(shop.db, cart.id) : null
  const quote =
    paid?.document.quote ??
    quoteCheckout(
      cart,
      findCheckout(shop.db, cart.id),
      shop.goods,
      view.market,
      new Date(shop.now()),
      { useExternalShippingFee, balanceMinor: balanceFor(shop, cart.id, view) },
    )
  return cartType(cart, quote, paid ? viewOfQuote(view, quote) : view)
}

/** How a request looks at carts: from its market and language, with its customer's balance. */
export function viewFor(counter: Counter, args: PlaceArgs, { signedIn }: Asking): CartView {
  return { ...counter.viewOf(args), customerId: signedIn?.customerId ?? null }
}

export type Asking = Pick<MerchantContext, 'signedIn'>

/** Minor units that the viewer's balance may pay of a cart. */
export function balanceFor({ db }: Shop, cartId: string, { customerId, market }: CartView): number {
  return spendableMinor(db, cartId, customerId, market.currency.code)
}

/** An order is told in the currency it was made in, whatever market asks for it. */
export function viewOfQuote(view: CartView, quote: CartQuote): CartView {
  const market = markets.find(({ alias }) => alias === quote.market)
  return market ? { ...view, market } : view
}

export function findOpenCart({ shop }: Counter, id: string): Cart | null {
  const cart = findCart(shop.db, id)
  return cart && !cart.isCompleted ? cart : null
}

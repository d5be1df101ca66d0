/** Placing an order, and its confirmation (merchant API 6.4, 6.5). */
import type { MarketLocaleArgs } from '#server/merchant/channel/market-locale.ts'
import type { CheckoutInput } from '#server/merchant/buying/checkout/checkout-input.ts'
import {
  showCart,
  createCartView,
  type SignedInContext,
  type CommerceContext,
} from '#server/merchant/buying/cart/api/commerce-context.ts'
import { findForm } from '#server/merchant/buying/checkout/payment-form.ts'
import type { Resolvers } from '#server/merchant/graphql/module.ts'
import { cartOf } from '#server/merchant/buying/order/order-type.ts'
import { isPaid } from '#server/merchant/buying/order/order-states.ts'
import {
  countPurchases,
  findOrder,
  findOrderByPublicId,
  findPaidOrder,
  type Order,
} from '#server/merchant/buying/order/order.store.ts'

import { checkoutOrderType } from './checkout-order-type.ts'
import { findExternalCheckout, type ExternalCheckoutArgs } from './deprecated-checkout.ts'
import { placeOrder } from './place-order.ts'

/** How long the id of a cart, or of a provider's form alone, leads to its paid order. */
const cartIdLifetimeMs = 60 * 60 * 1000

export function orderResolvers(context: CommerceContext): Resolvers<SignedInContext> {
  const { deps } = context

  /**
   * Order numbers can be guessed, and an order has an address: a number needs the id of its cart, the public id
   * nothing. A form's id, which its payer's page has, needs the cart too. A client whose payer did not return never
   * learns it: for an hour the cart's id will do.
   */
  function findCheckoutOrder(id: string, cartId: string | null | undefined): Order | null {
    if (id === cartId) return findRecentOrder(cartId)
    const byPublicId = findOrderByPublicId(deps.db, id)
    if (byPublicId) return byPublicId
    const form = findForm(deps, id)
    if (form?.orderReference) {
      return form.cartId === cartId ? findOrderByPublicId(deps.db, form.orderReference) : null
    }
    const order = /^\d{1,12}$/.test(id) ? findOrder(deps.db, Number(id)) : null
    return order && order.cartId === cartId ? order : null
  }

  function findRecentOrder(cartId: string): Order | null {
    const order = findPaidOrder(deps.db, cartId)
    return order?.paidAtMs && deps.now() - order.paidAtMs < cartIdLifetimeMs ? order : null
  }

  return {
    GeinsMerchantApiQuery: {
      comparesSeenAmounts: () => true,
      getCheckout: (_, args: ExternalCheckoutArgs) =>
        findExternalCheckout(deps, args, cartIdLifetimeMs)?.htmlSnippet ?? null,
      getCheckoutAndOrder(_, args: ExternalCheckoutArgs) {
        const found = findExternalCheckout(deps, args, cartIdLifetimeMs)
        return found && { ...found, order: found.order && checkoutOrderType(found.order) }
      },
      checkout(_, args: MarketLocaleArgs & { id: string; cartId?: string | null }, request) {
        const order = findCheckoutOrder(args.id, args.cartId)
        if (!order) return null
        return {
          htmlSnippet: null,
          newCheckoutSession: false,
          completed: isPaid(order.state),
          order: checkoutOrderType(order),
          nthPurchase: countPurchases(deps.db, order),
          cart: showCart(context, cartOf(deps.db, order), createCartView(context, args, request)),
        }
      },
    },
    GeinsMerchantApiMutation: {
      placeOrder(_, args: MarketLocaleArgs & { cartId: string; checkout: CheckoutInput }, request) {
        const { order, redirectUrl } = placeOrder(context, {
          ...createCartView(context, args, request),
          cartId: args.cartId,
          input: args.checkout,
        })
        return {
          orderId: String(order.number),
          publicId: order.publicId,
          // The API has one status "completed" for all states after the payment.
          status: isPaid(order.state) ? 'completed' : order.state,
          redirectUrl,
        }
      },
    },
  }
}

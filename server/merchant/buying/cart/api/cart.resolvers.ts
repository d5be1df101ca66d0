/** Cart queries and mutations of the public API (merchant API, getCart … setCartMerchantData). */
import { marketLocaleOf, type MarketLocaleArgs } from '#server/merchant/channel/market-locale.ts'
import {
  addToCart,
  changeCartLine,
  clearCart,
  cloneCart,
  completeCart,
  refreshCart,
  setMerchantData,
  setPromoCode,
  type CartChange,
} from '#server/merchant/buying/cart/changes/cart-changes.ts'
import { cartError } from '#server/merchant/buying/cart/changes/cart-error.ts'
import { createCart, findCart } from '#server/merchant/buying/cart/cart.store.ts'
import {
  addPackage,
  changePackage,
  type Selection,
} from '#server/merchant/buying/cart/changes/package-changes.ts'

import {
  findOpenCart,
  showCart,
  createCartView,
  type SignedInContext,
  type CommerceContext,
} from './commerce-context.ts'

interface CartItemInput {
  skuId?: number | null
  id?: string | null
  quantity: number
  message?: string | null
}
interface CartArgs extends MarketLocaleArgs {
  id: string
  allowExternalShippingFee?: boolean | null
}

export function cartResolvers(context: CommerceContext) {
  const { deps } = context

  function respond(change: CartChange, args: CartArgs, request: SignedInContext) {
    if (!change.ok) throw cartError(change.fault, args.id)
    return showCart(
      context,
      change.cart,
      createCartView(context, args, request),
      args.allowExternalShippingFee === true,
    )
  }

  return {
    GeinsMerchantApiQuery: {
      getCart(
        _: unknown,
        args: Omit<CartArgs, 'id'> & {
          id?: string | null
          includeCompleted?: boolean | null
          forceRefresh?: boolean | null
        },
        request: SignedInContext,
      ) {
        const view = createCartView(context, args, request)
        const useFee = args.allowExternalShippingFee === true
        if (!args.id) return showCart(context, createCart(deps.db, deps.now()), view, useFee)
        if (args.forceRefresh) refreshCart(deps, view.market, args.id)
        const cart = args.includeCompleted
          ? findCart(deps.db, args.id)
          : findOpenCart(context, args.id)
        return cart && showCart(context, cart, view, useFee)
      },
    },
    GeinsMerchantApiMutation: {
      addToCart(_: unknown, args: CartArgs & { item: CartItemInput }, request: SignedInContext) {
        const { market } = marketLocaleOf(args)
        const { skuId, quantity, message } = args.item
        const id = args.id || createCart(deps.db, deps.now()).id
        const item = { skuId: skuId ?? 0, quantity, message: message ?? '' }
        return respond(addToCart(deps, market, id, item), args, request)
      },
      addPackageToCart(
        _: unknown,
        args: CartArgs & { packageId: number; selections?: (Selection | null)[] | null },
        request: SignedInContext,
      ) {
        const { market } = marketLocaleOf(args)
        const id = args.id || createCart(deps.db, deps.now()).id
        const selections = (args.selections ?? []).flatMap((one) => one ?? [])
        const { packageId } = args
        return respond(addPackage(deps, market, id, { packageId, selections }), args, request)
      },
      updateCartGroup(
        _: unknown,
        args: CartArgs & { item: { groupKey?: string | null; quantity: number } },
        request: SignedInContext,
      ) {
        const { market } = marketLocaleOf(args)
        const item = { groupKey: args.item.groupKey ?? '', quantity: args.item.quantity }
        return respond(changePackage(deps, market, args.id, item), args, request)
      },
      updateCartItem(
        _: unknown,
        args: CartArgs & { item: CartItemInput },
        request: SignedInContext,
      ) {
        const { market } = marketLocaleOf(args)
        const { id = null, skuId = null, quantity, message = null } = args.item
        const item = { id, skuId, quantity, message }
        return respond(changeCartLine(deps, market, args.id, item), args, request)
      },
      clearCart: (_: unknown, args: CartArgs, request: SignedInContext) =>
        respond(clearCart(deps, args.id), args, request),
      completeCart: (_: unknown, args: CartArgs, request: SignedInContext) =>
        respond(completeCart(deps, args.id), args, request),
      cloneCart: (
        _: unknown,
        args: CartArgs & { resetPromotions?: boolean | null },
        request: SignedInContext,
      ) => respond(cloneCart(deps, args.id, args.resetPromotions === true), args, request),
      setCartPromoCode(
        _: unknown,
        args: CartArgs & { promoCode: string },
        request: SignedInContext,
      ) {
        const { market } = marketLocaleOf(args)
        const customerId = request.signedIn?.customerId ?? null
        const change = setPromoCode(deps, market, args.id, args.promoCode, customerId)
        return respond(change, args, request)
      },
      setCartMerchantData: (
        _: unknown,
        args: CartArgs & { merchantData: string },
        request: SignedInContext,
      ) => respond(setMerchantData(deps, args.id, args.merchantData), args, request),
    },
  }
}

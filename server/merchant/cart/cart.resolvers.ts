/** The cart's part of the public API (merchant API, getCart … setCartMerchantData). */
import { placeOf, type PlaceArgs } from '../channel/place.ts'
import { findOpenCart, showCart, viewFor, type Asking, type Counter } from '../checkout/counter.ts'
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
} from './cart-changes.ts'
import { cartError } from './cart-error.ts'
import { createCart, findCart } from './cart.store.ts'

interface CartItemInput {
  skuId?: number | null
  id?: string | null
  quantity: number
  message?: string | null
}
interface CartArgs extends PlaceArgs {
  id: string
  allowExternalShippingFee?: boolean | null
}

export function cartResolvers(counter: Counter) {
  const { shop } = counter

  function answer(change: CartChange, args: CartArgs, asking: Asking) {
    if (!change.ok) throw cartError(change.fault, args.id)
    return showCart(
      counter,
      change.cart,
      viewFor(counter, args, asking),
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
        asking: Asking,
      ) {
        const view = viewFor(counter, args, asking)
        const useFee = args.allowExternalShippingFee === true
        if (!args.id) return showCart(counter, createCart(shop.db, shop.now()), view, useFee)
        if (args.forceRefresh) refreshCart(shop, view.market, args.id)
        const cart = args.includeCompleted
          ? findCart(shop.db, args.id)
          : findOpenCart(counter, args.id)
        return cart && showCart(counter, cart, view, useFee)
      },
    },
    GeinsMerchantApiMutation: {
      addToCart(_: unknown, args: CartArgs & { item: CartItemInput }, asking: Asking) {
        const { market } = placeOf(args)
        const { skuId, quantity, message } = args.item
        const id = args.id || createCart(shop.db, shop.now()).id
        const item = { skuId: skuId ?? 0, quantity, message: message ?? '' }
        return answer(addToCart(shop, market, id, item), args, asking)
      },
      updateCartItem(_: unknown, args: CartArgs & { item: CartItemInput }, asking: Asking) {
        const { market } = placeOf(args)
        const { id = null, skuId = null, quantity, message = null } = args.item
        const item = { id, skuId, quantity, message }
        return answer(changeCartLine(shop, market, args.id, item), args, asking)
      },
      clearCart: (_: unknown, args: CartArgs, asking: Asking) =>
        answer(clearCart(shop, args.id), args, asking),
      completeCart: (_: unknown, args: CartArgs, asking: Asking) =>
        answer(completeCart(shop, args.id), args, asking),
      cloneCart: (
        _: unknown,
        args: CartArgs & { resetPromotions?: boolean | null },
        asking: Asking,
      ) => answer(cloneCart(shop, args.id, args.resetPromotions === true), args, asking),
      setCartPromoCode(_: unknown, args: CartArgs & { promoCode: string }, asking: Asking) {
        const { market } = placeOf(args)
        return answer(setPromoCode(shop, market, args.id, args.promoCode), args, asking)
      },
      setCartMerchantData: (
        _: unknown,
        args: CartArgs & { merchantData: string },
        asking: Asking,
      ) => answer(setMerchantData(shop, args.id, args.merchantData), args, asking),
    },
  }
}

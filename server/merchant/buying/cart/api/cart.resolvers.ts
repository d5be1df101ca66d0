/** Cart queries and mutations of the public API (merchant API, getCart … setCartMerchantData). */
import { marketLocaleOf, type MarketLocaleArgs } from '#server/merchant/channel/market-locale.ts'
import type { Market } from '#server/merchant/channel/markets.ts'
import { withoutNulls, type Resolvers } from '#server/merchant/graphql/module.ts'
import {
  addToCart,
  changeCartLine,
  clearCart,
  cloneCart,
  completeCart,
  refreshCart,
  setMerchantData,
  setPromoCode,
} from '#server/merchant/buying/cart/changes/cart-changes.ts'
import { createCart, findCart, type Cart } from '#server/merchant/buying/cart/cart.store.ts'
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

export function cartResolvers(context: CommerceContext): Resolvers<SignedInContext> {
  const { deps } = context
  const idOrNew = ({ id }: CartArgs) => id || createCart(deps.db, deps.now()).id

  const mutation =
    <Args = object>(
      change: (args: CartArgs & Args, market: Market, request: SignedInContext) => Cart,
    ) =>
    (_: unknown, args: CartArgs & Args, request: SignedInContext) => {
      const cart = change(args, marketLocaleOf(args).market, request)
      const view = createCartView(context, args, request)
      return showCart(context, cart, view, args.allowExternalShippingFee === true)
    }

  return {
    GeinsMerchantApiQuery: {
      getCart(
        _,
        args: Partial<CartArgs> & { includeCompleted?: boolean; forceRefresh?: boolean },
        request,
      ) {
        const view = createCartView(context, args, request)
        const useFee = args.allowExternalShippingFee === true
        if (!args.id) return showCart(context, createCart(deps.db, deps.now()), view, useFee)
        const isOpen = findOpenCart(context, args.id) !== null
        if (args.forceRefresh && isOpen) refreshCart(deps, view.market, args.id)
        const cart = args.includeCompleted
          ? findCart(deps.db, args.id)
          : findOpenCart(context, args.id)
        return cart && showCart(context, cart, view, useFee)
      },
    },
    GeinsMerchantApiMutation: {
      addToCart: mutation<{ item: CartItemInput }>((args, market) => {
        const { skuId, quantity, message } = args.item
        const item = { skuId: skuId ?? 0, quantity, message: message ?? '' }
        return addToCart(deps, market, idOrNew(args), item)
      }),
      addPackageToCart: mutation<{ packageId: number; selections?: (Selection | null)[] | null }>(
        (args, market) => {
          const selections = withoutNulls(args.selections)
          return addPackage(deps, market, idOrNew(args), { packageId: args.packageId, selections })
        },
      ),
      updateCartGroup: mutation<{ item: { groupKey?: string | null; quantity: number } }>(
        ({ id, item }, market) =>
          changePackage(deps, market, id, { ...item, groupKey: item.groupKey ?? '' }),
      ),
      updateCartItem: mutation<{ item: CartItemInput }>((args, market) => {
        const { id = null, skuId = null, quantity, message = null } = args.item
        return changeCartLine(deps, market, args.id, { id, skuId, quantity, message })
      }),
      clearCart: mutation(({ id }) => clearCart(deps, id)),
      completeCart: mutation(({ id }) => completeCart(deps, id)),
      cloneCart: mutation<{ resetPromotions?: boolean | null }>(({ id, resetPromotions }) =>
        cloneCart(deps, id, resetPromotions === true),
      ),
      setCartPromoCode: mutation<{ promoCode: string }>(({ id, promoCode }, market, { signedIn }) =>
        setPromoCode(deps, market, id, promoCode, signedIn?.customerId ?? null),
      ),
      setCartMerchantData: mutation<{ merchantData: string }>(({ id, merchantData }) =>
        setMerchantData(deps, id, merchantData),
      ),
    },
  }
}

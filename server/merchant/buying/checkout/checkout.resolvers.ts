/** Checkout queries and mutations of the public API (merchant API 6.2, 6.3, 6.4). */
import {
  requireCart,
  setExternalShippingFee,
} from '#server/merchant/buying/cart/changes/cart-changes.ts'
import { cartError } from '#server/merchant/buying/cart/changes/cart-error.ts'
import type { CartView } from '#server/merchant/buying/cart/api/cart-type.ts'
import { findPromoCode } from '#server/merchant/buying/cart/promo/promo-codes.ts'
import {
  findOpenCart,
  showCart,
  createCartView,
  type SignedInContext,
  type CommerceContext,
} from '#server/merchant/buying/cart/api/commerce-context.ts'
import {
  paymentOptionTypes,
  shippingOptionTypes,
} from '#server/merchant/buying/cart/api/option-types.ts'

import type { Market } from '../../channel/markets.ts'
import { marketLocaleOf, type MarketLocaleArgs } from '../../channel/market-locale.ts'
import type { Cart } from '../cart/cart.store.ts'
import type { Resolvers } from '../../graphql/module.ts'
import { updateCheckout } from './checkout-changes.ts'
import type { CheckoutInput } from './checkout-input.ts'
import { findCheckout, saveCheckout, type Checkout } from './checkout.store.ts'
import { customerStatus, type CustomerStatus } from '../../accounts/customer/customer-status.ts'
import {
  conditionMessages,
  orderConditionFault,
  orderFacts,
  type ConditionFault,
} from './order-conditions.rules.ts'
import { embeddedProviderOf, paymentOffersIn } from '../options/payment-options.ts'
import { widgetData } from '../options/shipping-data.ts'
import { openForm } from './payment-form.ts'
import { deliveryZip, canDeliver, quoteCheckout } from './quote-checkout.ts'
import { shownDeductions } from './shown-deductions.rules.ts'

const consentTypes = ['order', 'newsletter'] as const

/** Conditions that depend on customer and payment only. */
function creationFault(
  status: CustomerStatus,
  paymentId: number | null,
  market: Market,
): ConditionFault | null {
  if (status.isBlacklisted) return 'CustomerBlacklisted'
  const isOffered = paymentOffersIn(market.alias).some(({ id }) => id === paymentId)
  return isOffered ? null : 'PaymentRequired'
}

type PaymentOption = ReturnType<typeof paymentOptionTypes>[number]

interface CheckoutArgs extends MarketLocaleArgs {
  cartId: string
}

export function checkoutResolvers(context: CommerceContext): Resolvers<SignedInContext> {
  const { deps } = context

  function checkoutType(
    cart: Cart,
    checkout: Checkout,
    args: CheckoutArgs,
    request: SignedInContext,
  ) {
    const view = createCartView(context, args, request)
    const quote = quoteCheckout(deps, cart, checkout, view)
    saveCheckout(deps.db, cart.id, { ...checkout, shown: shownDeductions(quote) })
    return {
      email: checkout.email,
      identityNumber: checkout.identityNumber,
      cart: showCart(context, cart, view, true),
      billingAddress: checkout.billingAddress,
      shippingAddress: checkout.shippingAddress,
      consents: consentTypes.map((type) => ({
        type,
        name: type,
        description: null,
        checked: checkout.acceptedConsents.includes(type),
        autoAccept: false,
      })),
      shippingOptions: canDeliver(checkout, view.market)
        ? shippingOptionTypes(quote, view, deliveryZip(checkout), checkout.pickupPoint)
        : [],
      paymentOptions: quote.payment
        ? paymentOptionTypes(quote, view).map((option) => withForm(option, cart.id, view))
        : [],
      shippingData: canDeliver(checkout, view.market)
        ? widgetData(quote, view.language, deliveryZip(checkout))
        : null,
      checkoutStatus: customerStatus(checkout.email).isBlacklisted ? 'CUSTOMER_BLACKLISTED' : 'OK',
    }
  }

  function withForm(option: PaymentOption, cartId: string, view: CartView) {
    const provider = embeddedProviderOf(option.id)
    if (!provider || !option.isSelected) return option
    const request = {
      cartId,
      provider,
      market: view.market.alias,
      language: view.language.code,
      customerId: view.customerId ?? null,
    }
    const { html, isNew } = openForm(deps, request)
    return { ...option, paymentData: html, newCheckoutSession: isNew }
  }

  return {
    GeinsMerchantApiQuery: {
      /** Absent arguments are read from the stored checkout. */
      validateOrderCreation(_, args: CheckoutArgs & { checkout: CheckoutInput }) {
        requireCart(deps.db, args.cartId)
        const saved = findCheckout(deps.db, args.cartId)
        const status = customerStatus(args.checkout.email ?? saved.email)
        const paymentId = args.checkout.paymentId ?? saved.paymentId
        const fault = creationFault(status, paymentId, marketLocaleOf(args).market)
        return {
          isValid: !fault,
          message: fault ? conditionMessages[fault] : '',
          memberType: status.memberType,
        }
      },
      validateOrderConditions(_, args: CheckoutArgs & { email?: string | null }) {
        const cart = findOpenCart(context, args.cartId)
        if (!cart) {
          const { message } = cartError({ reason: 'CartNotFound' }, args.cartId)
          return { isValid: false, message }
        }
        const { market } = marketLocaleOf(args)
        const checkout = findCheckout(deps.db, cart.id)
        const quote = quoteCheckout(deps, cart, checkout, { market })
        // Stock that is reserved for this cart's pending order is available for the new order.
        const lines = quote.lines.map((line) => ({
          ...line,
          available: line.available + deps.orders.reservedQuantity(cart.id, line.skuId),
        }))
        const promo = quote.promoCode === null ? null : findPromoCode(quote.promoCode)
        const buyer = { cartId: cart.id, email: args.email, customerId: null }
        const fault =
          orderConditionFault(
            orderFacts({ ...quote, lines }, checkout, market, args.email ?? null),
          ) ?? (promo && !deps.orders.mayUsePromoCode(promo, buyer) ? 'PromoCodeUsed' : null)
        return { isValid: !fault, message: fault ? conditionMessages[fault] : '' }
      },
    },
    GeinsMerchantApiMutation: {
      createOrUpdateCheckout(_, args: CheckoutArgs & { checkout?: CheckoutInput | null }, request) {
        const { market } = marketLocaleOf(args)
        const { cart, checkout } = updateCheckout(deps, args.cartId, args.checkout ?? {}, market)
        return checkoutType(cart, checkout, args, request)
      },
      setCartShippingFee(_, args: CheckoutArgs & { shippingFee: number }, request) {
        const cart = setExternalShippingFee(deps, args.cartId, Math.round(args.shippingFee * 100))
        const checkout = findCheckout(deps.db, args.cartId)
        return checkoutType(cart, checkout, args, request)
      },
    },
  }
}

/** The checkout's part of the public API (merchant API 6.2, 6.3, 6.4). */
import type { Market } from '../channel/markets.ts'
import { placeOf, type PlaceArgs } from '../channel/place.ts'
import { setExternalShippingFee } from '../cart/cart-changes.ts'
import { cartError } from '../cart/cart-error.ts'
import { findCart, type Cart } from '../cart/cart.store.ts'
import { refusal } from '../graphql/errors.ts'
import { heldPieces } from '../order/pending-order.ts'
import { updateCheckout } from './checkout-changes.ts'
import type { CheckoutInput } from './checkout-input.ts'
import { emptyCheckout, findCheckout, type Checkout } from './checkout.store.ts'
import {
  balanceFor,
  findOpenCart,
  showCart,
  viewFor,
  type Asking,
  type Counter,
} from './counter.ts'
import { customerStanding, type CustomerStanding } from './customer-standing.ts'
import {
  conditionMessages,
  orderConditionFault,
  type ConditionFault,
} from './order-conditions.rules.ts'
import { orderFacts } from './order-facts.ts'
import { paymentOptions } from './payment-option-type.ts'
import { paymentOffersIn } from './payment-options.ts'
import { deliveryZip, mayShip, quoteCheckout } from './quote-checkout.ts'
import { shippingOptions } from './shipping-option-type.ts'

/** What stands in the way of an order before anything else of it is known. */
function creationFault(
  standing: CustomerStanding,
  paymentId: number | null,
  market: Market,
): ConditionFault | null {
  if (standing.isBlacklisted) return 'CustomerBlacklisted'
  const isOffered = paymentOffersIn(market.alias).some(({ id }) => id === paymentId)
  return isOffered ? null : 'PaymentRequired'
}

interface CheckoutArgs extends PlaceArgs {
  cartId: string
}

export function checkoutResolvers(counter: Counter) {
  const { shop } = counter

  function show(cart: Cart, checkout: Checkout, args: CheckoutArgs, asking: Asking) {
    const view = viewFor(counter, args, asking)
    const now = new Date(shop.now())
    const quote = quoteCheckout(cart, checkout, shop.goods, view.market, now, {
      useExternalShippingFee: true,
      balanceMinor: balanceFor(shop, cart.id, view),
    })
    return {
      email: checkout.email,
      identityNumber: checkout.identityNumber,
      cart: showCart(counter, cart, view, true),
      billingAddress: checkout.billingAddress,
      shippingAddress: checkout.shippingAddress,
      consents: [
        {
          type: 'order',
          name: 'order',
          description: null,
          checked: checkout.acceptedConsents.includes('order'),
          autoAccept: false,
        },
      ],
      shippingOptions: mayShip(checkout, view.market)
        ? shippingOptions(quote, view, deliveryZip(checkout), checkout.pickupPoint)
        : [],
      paymentOptions: quote.payment ? paymentOptions(quote, view) : [],
      shippingData: null,
      checkoutStatus: customerStanding(checkout.email).isBlacklisted
        ? 'CUSTOMER_BLACKLISTED'
        : 'OK',
    }
  }

  return {
    GeinsMerchantApiQuery: {
      /** What the question leaves out is what the checkout has been told before. */
      validateOrderCreation(_: unknown, args: CheckoutArgs & { checkout: CheckoutInput }) {
        const cart = findCart(shop.db, args.cartId)
        if (!cart) throw cartError({ reason: 'cart-not-found' }, args.cartId)
        const saved = findCheckout(shop.db, args.cartId) ?? emptyCheckout
        const standing = customerStanding(args.checkout.email ?? saved.email)
        const paymentId = args.checkout.paymentId ?? saved.paymentId
        const fault = creationFault(standing, paymentId, placeOf(args).market)
        return {
          isValid: !fault,
          message: fault ? conditionMessages[fault] : '',
          memberType: standing.memberType,
        }
      },
      validateOrderConditions(_: unknown, args: CheckoutArgs & { email?: string | null }) {
        const cart = findOpenCart(counter, args.cartId)
        if (!cart) {
          const { message } = cartError({ reason: 'cart-not-found' }, args.cartId)
          return { isValid: false, message }
        }
        const { market } = placeOf(args)
        const checkout = findCheckout(shop.db, cart.id) ?? emptyCheckout
        const now = new Date(shop.now())
        const quote = quoteCheckout(cart, checkout, shop.goods, market, now, {
          useExternalShippingFee: true,
        })
        // What this cart's own waiting order holds would be free again for the order to come.
        const lines = quote.lines.map((line) => ({
          ...line,
          available: line.available + heldPieces(shop.db, cart.id, line.skuId),
        }))
        const fault = orderConditionFault(
          orderFacts({ ...quote, lines }, checkout, market, args.email ?? null),
        )
        return { isValid: !fault, message: fault ? conditionMessages[fault] : '' }
      },
    },
    GeinsMerchantApiMutation: {
      createOrUpdateCheckout(
        _: unknown,
        args: CheckoutArgs & { checkout?: CheckoutInput | null },
        asking: Asking,
      ) {
        const change = updateCheckout(shop, args.cartId, args.checkout ?? {}, placeOf(args).market)
        if (change.ok) return show(change.cart, change.checkout, args, asking)
        if (change.fault.reason !== 'foreign-address') throw cartError(change.fault, args.cartId)
        throw refusal(
          'InvalidCheckoutUrl',
          `${change.fault.field} must lie under the shop's own address`,
        )
      },
      setCartShippingFee(_: unknown, args: CheckoutArgs & { shippingFee: number }, asking: Asking) {
        const change = setExternalShippingFee(shop, args.cartId, Math.round(args.shippingFee * 100))
        if (!change.ok) throw cartError(change.fault, args.cartId)
        return show(change.cart, findCheckout(shop.db, args.cartId) ?? emptyCheckout, args, asking)
      },
    },
  }
}

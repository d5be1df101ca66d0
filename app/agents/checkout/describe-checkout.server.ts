import { latestDeliveryDate } from '#app/catalogue/stock/delivery-dates.server.ts'
import {
  amountOf,
  feeIn,
  inMinorUnits,
  toMinor,
  vatRate,
  withRate,
} from '#app/cart/sums/cart-sums.ts'
import type { Checkout } from '#app/checkout/checkout.ts'
import type { WireCheckout } from '#app/checkout/checkout-documents.server.ts'
import { readShippingData, widgetOptionId } from '#app/checkout/delivery/delivery-widget.ts'
import { orderForm, type FieldError, type OrderField } from '#app/checkout/draft/checkout-form.ts'
import { translate } from '#app/i18n/messages.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { describeCart } from '../cart/describe-cart.server.ts'
import { shopLinks } from '../links.server.ts'
import { recoverable } from '../outcome.ts'
import type { CheckoutWithFulfillment, Message } from '../schema/ucp.generated.d.ts'
import type { AgentVisit } from '../scope/agent-visit.server.ts'
import { continueUrl } from '../session/continue-url.server.ts'
import { sessionId, type AgentSession } from '../session/agent-session.server.ts'
import type { SessionState } from '../session/session-state.server.ts'
import { buyerOf, pathOf } from '../session/buyer-draft.ts'
import { describeFulfillment } from './describe-fulfillment.ts'

type CheckoutReader = Pick<AgentVisit, 'visit' | 'platform'>
type OpenState = Extract<SessionState, { kind: 'open' }>
type CheckoutBody = Omit<CheckoutWithFulfillment, 'ucp'>

/** Only the buyer completes payment, terms and order, in the shop. After the take-over the checkout tells no personal data. */
export async function describeCheckout(
  { visit, platform }: CheckoutReader,
  session: AgentSession,
  { checkout, wire, isHandedOver }: OpenState,
  given: readonly Message[] = [],
): Promise<CheckoutBody> {
  const { messages: shortages, ...described } = describeCart(visit, checkout.cart, wire.cart)
  const t = translate(visit.language, 'agents')
  const canDeliver = platform.capabilities.includes('dev.ucp.shopping.fulfillment')
  const own = [...shortages, ...cartErrors(visit, checkout), ...fieldErrors(visit, checkout)]
  const faults = isHandedOver
    ? []
    : [...given, ...own].map((each) => (canDeliver ? each : leftToBuyer(each)))
  const review: Message = {
    type: 'error',
    code: isHandedOver ? 'buyer_continues' : 'buyer_review_required',
    content: t(isHandedOver ? 'checkout.handedOver' : 'checkout.review'),
    severity: 'requires_buyer_review',
  }
  const isIncomplete = faults.some((each) => 'severity' in each && each.severity === 'recoverable')
  const isLate = checkout.cart.lines.some(({ stock }) => stock.delivery === 'later')
  return {
    id: sessionId('checkout', session),
    status: isIncomplete ? 'incomplete' : 'requires_escalation',
    ...described,
    ...(!isHandedOver && { buyer: buyerOf(checkout.draft) }),
    fulfillment: describeFulfillment(checkout, {
      fees: feesOf(visit, wire),
      hasDestination: !isHandedOver,
      latest: isLate ? null : latestDeliveryDate({ market: visit.checkoutMarket }).toISOString(),
      feeText: translate(visit.language, 'cart')('summary.shipping'),
    }),
    messages: [...faults, review],
    links: await shopLinks(visit),
    continue_url: isHandedOver ? visit.origin : await continueUrl(visit, session, 'checkout'),
    expires_at: session.expiresAt.toISOString(),
  }
}

/** A platform without the extension for delivery cannot correct what is missing there. */
function leftToBuyer(message: Message): Message {
  const isOfDelivery = message.path?.startsWith('$.fulfillment') && 'severity' in message
  return isOfDelivery ? { ...message, severity: 'requires_buyer_input' } : message
}

/** A checkout whose lines were all removed cannot be paid. */
function cartErrors({ language }: Visit, { cart }: Checkout): Message[] {
  if (cart.lines.length > 0) return []
  const content = translate(language, 'cart')('empty.title')
  return [recoverable('field_required', content, '$.line_items')]
}

/** The errors of the checkout's form in fields that an assistant can fill in. */
function fieldErrors(visit: Visit, { draft, shippingOptions, cart }: Checkout): Message[] {
  const t = translate(visit.language, 'checkout')
  const parsed = orderForm('').safeParse(draft)
  const errors = new Map<string, Message>()
  for (const { path, message } of parsed.error?.issues ?? []) {
    const place = pathOf(path[0] as Parameters<typeof pathOf>[0])
    // A choice that there is not yet cannot be made.
    const isOption = path[0] === 'shippingId'
    if (place && !errors.has(place) && !(isOption && shippingOptions.length === 0)) {
      const code = draft[path[0] as OrderField] ? 'field_invalid' : 'field_required'
      errors.set(place, recoverable(code, t(`errors.${message as FieldError}`), place))
    }
  }
  const isServed = shippingOptions.length > 0 || !draft.zip || cart.lines.length === 0
  if (isServed) return [...errors.values()]
  const undeliverable = translate(visit.language, 'agents')('checkout.undeliverable')
  const place = pathOf('zip') ?? '$'
  return [...errors.values(), recoverable('address_undeliverable', undeliverable, place)]
}

/** Fees of the delivery options in minor units, with or without VAT as the sums are. */
function feesOf(visit: Visit, wire: WireCheckout): ReadonlyMap<string, number | null> {
  const { total, subTotal } = wire.cart?.summary ?? {}
  const rate = vatRate(amountOf(total), amountOf(subTotal))
  const currency = total?.currency?.code ?? visit.checkoutMarket.currency
  const kind = visit.vatIncluded ? 'inc' : 'ex'
  const shown = (fee: number) => inMinorUnits(Math.max(0, fee), currency)
  // The widget tells prices with VAT alone.
  const ofWidget = readShippingData(wire.shippingData).map(
    ({ id, price }) =>
      [
        widgetOptionId(id),
        price === null ? null : shown(withRate(toMinor(price), rate)[kind]),
      ] as const,
  )
  const own = (wire.shippingOptions ?? []).flatMap((option) =>
    option ? [[String(option.id), shown(feeIn(kind, option))] as const] : [],
  )
  return new Map([...own, ...ofWidget])
}

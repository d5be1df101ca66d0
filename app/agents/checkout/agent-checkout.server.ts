import { translate } from '#app/i18n/messages.server.ts'
import { countryName } from '#app/i18n/country-name.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { openCart, refillCart, type WantedCart } from '../cart/agent-cart.server.ts'
import type { Checkout } from '#app/checkout/checkout.ts'
import { saveDraft } from '#app/checkout/checkout.server.ts'
import { scopeMessages } from '../catalogue/search-catalogue.server.ts'
import { answer, failure, recoverable, warning, type Outcome } from '../outcome.ts'
import type { CheckoutRequest } from '../requests.ts'
import type { Message } from '../schema/ucp.generated.d.ts'
import { isCountryOf } from '../scope/agent-scope.ts'
import type { AgentVisit } from '../scope/agent-visit.server.ts'
import { sessionId, type AgentSession } from '../session/agent-session.server.ts'
import {
  cancelSession,
  readSession,
  reopenSession,
  type SessionState,
} from '../session/session-state.server.ts'
import { readAgentOrder } from '../order/agent-order.server.ts'
import { orderConfirmation, type OrderBody } from '../order/find-agent-order.server.ts'
import { draftOf } from '../session/buyer-draft.ts'
import { describeCheckout } from './describe-checkout.server.ts'
import { countryIn, deliveryOf, isOtherOption, otherOption } from './wanted-delivery.ts'

type OpenState = Extract<SessionState, { kind: 'open' }>

export async function createCheckout(
  agent: AgentVisit,
  request: CheckoutRequest,
): Promise<Outcome> {
  const { visit, session } = agent
  if (request.cart_id !== undefined) {
    return session ? openCheckoutOf(agent, session, request) : checkoutNotFound(visit)
  }
  const opened = await openCart(agent, wantedOf(request))
  if (!opened.ok) return opened
  const { session: started, state, messages } = opened.value
  return describeFilled(agent, started, state, { request, messages, isCreated: true })
}

/** A cart has one checkout; its lines, buyer and codes are those of the cart. */
async function openCheckoutOf(
  agent: AgentVisit,
  session: AgentSession,
  request: CheckoutRequest,
): Promise<Outcome> {
  const { visit } = agent
  const { buyer, fulfillment } = request
  await reopenSession(visit, session)
  const current = await readSession(visit, session, 'checkout')
  if (current.kind !== 'open') return checkoutNotFound(visit)
  const hasMore = Boolean(fulfillment?.methods?.length) && !current.isHandedOver
  if (!hasMore) return answer(await describeCheckout(agent, session, current), true)
  const { draft } = current.checkout
  const known = { ...draft, ...filled(draftOf(buyer, deliveryOf(fulfillment))) }
  await saveDraft(visit, known, session.owner)
  const next = await readSession(visit, session, 'checkout')
  return describeFilled(agent, session, next, { request, messages: [], isCreated: true })
}

/** The checkout with what a request has filled in, by the method that it asks for. */
async function describeFilled(
  agent: AgentVisit,
  session: AgentSession,
  state: SessionState,
  {
    request,
    messages,
    isCreated,
  }: { request: CheckoutRequest; messages: readonly Message[]; isCreated: boolean },
): Promise<Outcome> {
  const { visit } = agent
  if (state.kind !== 'open') return checkoutNotFound(visit)
  const option = otherOption(request.fulfillment, state.checkout)
  if (option !== null) {
    await saveDraft(visit, { ...state.checkout.draft, shippingId: option }, session.owner)
    state = await readSession(visit, session, 'checkout')
    if (state.kind !== 'open') return checkoutNotFound(visit)
  }
  const given = [
    ...messages,
    ...scopeMessages(agent),
    ...wrongCountry(visit, request),
    ...wrongOption(visit, request, state.checkout),
  ]
  return answer(await describeCheckout(agent, session, state, given), isCreated)
}

const filled = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value))

export async function getCheckout(agent: AgentVisit): Promise<Outcome> {
  return withCheckout(agent, async (session, state) =>
    answer(await describeCheckout(agent, session, state)),
  )
}

export async function updateCheckout(
  agent: AgentVisit,
  request: CheckoutRequest,
): Promise<Outcome> {
  const { visit } = agent
  return withCheckout(agent, async (session, state) => {
    if (state.isHandedOver) return answer(await describeCheckout(agent, session, state))
    const wanted = wantedOf(request, state.checkout)
    const messages = await refillCart(visit, session, state, wanted)
    const next = await readSession(visit, session, 'checkout')
    return describeFilled(agent, session, next, { request, messages, isCreated: false })
  })
}

/** The order is the buyer's to place: the answer tells so, and where. */
export const completeCheckout = getCheckout

export async function cancelCheckout(agent: AgentVisit): Promise<Outcome> {
  const { visit } = agent
  return withCheckout(agent, async (session, state) => {
    if (state.isHandedOver) return answer(await describeCheckout(agent, session, state))
    const { continue_url: _none, ...body } = await describeCheckout(agent, session, state)
    await cancelSession(visit, session, 'checkout')
    return answer({ ...body, status: 'canceled', messages: [] })
  })
}

/** Some merchants complete a paid cart only when its payer returns: an order may have ended an open one. */
async function withCheckout(
  agent: AgentVisit,
  run: (session: AgentSession, state: OpenState) => Promise<Outcome>,
): Promise<Outcome> {
  const { visit, session } = agent
  const state = session && (await readSession(visit, session, 'checkout'))
  if (!session || !state || state.kind === 'canceled') return checkoutNotFound(visit)
  const isOpen = state.kind === 'open'
  if (isOpen && !state.isHandedOver) return run(session, state)
  const order = await readAgentOrder(agent, isOpen)
  if (order) return answer(completed(session, order))
  return isOpen ? run(session, state) : checkoutNotFound(visit)
}

function completed(session: AgentSession, order: OrderBody) {
  return {
    id: sessionId('checkout', session),
    status: 'completed',
    line_items: order.line_items.map(({ quantity, status: _status, ...line }) => ({
      ...line,
      quantity: quantity.total,
    })),
    currency: order.currency,
    totals: order.totals,
    links: [],
    order: orderConfirmation(order),
  }
}

function wantedOf(request: CheckoutRequest, known: Checkout | null = null): WantedCart {
  const { line_items: lines = [], buyer, discounts, fulfillment } = request
  return { line_items: lines, buyer, discounts, delivery: deliveryOf(fulfillment, known) }
}

/** A session has the market in which it began: its currency and rules are those of that country. */
function wrongCountry(visit: Visit, { fulfillment }: CheckoutRequest): Message[] {
  const country = countryIn(fulfillment)?.trim()
  const { checkoutMarket: market, languageId } = visit
  if (!country || isCountryOf(market, country)) return []
  const content = translate(visit.language, 'agents')('checkout.otherCountry', {
    country: countryName(market.country, languageId),
  })
  const path = '$.fulfillment.methods[0].destinations[0].address_country'
  return [recoverable('address_undeliverable', content, path)]
}

/** Without its postal code a checkout has no options yet, which its errors tell. */
function wrongOption(
  visit: Visit,
  { fulfillment }: CheckoutRequest,
  checkout: Checkout,
): Message[] {
  const hasOptions = checkout.shippingOptions.length > 0
  if (!hasOptions || !isOtherOption(fulfillment, checkout)) return []
  const content = translate(visit.language, 'agents')('checkout.otherOption')
  const path = '$.fulfillment.methods[0].groups[0].selected_option_id'
  return [warning('fulfillment_changed', content, path)]
}

const checkoutNotFound = (visit: Visit): Outcome =>
  failure('not_found', translate(visit.language, 'agents')('checkout.notFound'), {
    continueUrl: visit.origin,
  })

import { translate } from '#app/i18n/messages.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { openCart, refillCart, type WantedCart } from '../cart/agent-cart.server.ts'
import { saveDraft } from '#app/checkout/checkout.server.ts'
import { answer, failure, type Outcome } from '../outcome.ts'
import type { CheckoutRequest, FulfillmentRequest } from '../requests.ts'
import type { Message } from '../schema/ucp.generated.d.ts'
import type { AgentVisit } from '../scope/agent-visit.server.ts'
import { findSession, sessionId, type AgentSession } from '../session/agent-session.server.ts'
import { withChangeLock } from '../session/change-lock.server.ts'
import {
  cancelSession,
  readSession,
  reopenSession,
  type SessionState,
} from '../session/session-state.server.ts'
import { findAgentOrder, orderConfirmation } from '../order/agent-order.server.ts'
import { draftOf, type WantedDelivery } from '../session/buyer-draft.ts'
import { describeCheckout } from './describe-checkout.server.ts'
import { readOptionId } from './describe-fulfillment.ts'

type OpenState = Extract<SessionState, { kind: 'open' }>

export async function createCheckout(
  agent: AgentVisit,
  request: CheckoutRequest,
): Promise<Outcome> {
  const { visit, platform } = agent
  if (request.cart_id !== undefined) return checkoutOfCart(agent, request.cart_id, request)
  const opened = await openCart(agent, wantedOf(request))
  if (!opened.ok) return opened
  const { session, state, messages } = opened.value
  const wrong = wrongCountry(visit, request)
  return answer(await describeCheckout(visit, session, state, [...messages, ...wrong]), true)

  /** A cart has one checkout; its lines, buyer and codes are those of the cart. */
  async function checkoutOfCart(
    { visit: { config } }: AgentVisit,
    cartId: string,
    { buyer, fulfillment }: CheckoutRequest,
  ): Promise<Outcome> {
    const found = await findSession(config.signingKey, platform.address, 'cart', cartId)
    if (!found) return checkoutNotFound(visit)
    return withChangeLock(visit, found.cartId, () => openCheckoutOf(found, buyer, fulfillment))
  }

  async function openCheckoutOf(
    found: AgentSession,
    buyer: CheckoutRequest['buyer'],
    fulfillment: FulfillmentRequest,
  ): Promise<Outcome> {
    await reopenSession(visit, found)
    const current = await readSession(visit, found, 'checkout')
    if (current.kind !== 'open') return checkoutNotFound(visit)
    const hasMore = Boolean(fulfillment?.methods?.length) && !current.isHandedOver
    if (!hasMore) return answer(await describeCheckout(visit, found, current), true)
    const { draft } = current.checkout
    const known = { ...draft, ...filled(draftOf(buyer, deliveryOf(fulfillment))) }
    await saveDraft(visit, known, found.owner)
    const next = await readSession(visit, found, 'checkout')
    if (next.kind !== 'open') return checkoutNotFound(visit)
    return answer(await describeCheckout(visit, found, next, wrongCountry(visit, request)), true)
  }
}

const filled = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value))

export async function getCheckout(agent: AgentVisit): Promise<Outcome> {
  return withCheckout(agent, async (session, state) =>
    answer(await describeCheckout(agent.visit, session, state)),
  )
}

export async function updateCheckout(
  agent: AgentVisit,
  request: CheckoutRequest,
): Promise<Outcome> {
  const { visit } = agent
  return withCheckout(agent, async (session, state) => {
    if (state.isHandedOver) return answer(await describeCheckout(visit, session, state))
    const messages = await refillCart(visit, session, state, wantedOf(request))
    const next = await readSession(visit, session, 'checkout')
    if (next.kind !== 'open') return checkoutNotFound(visit)
    const given = [...messages, ...wrongCountry(visit, request)]
    return answer(await describeCheckout(visit, session, next, given))
  })
}

/** The order is the buyer's to place: the answer tells so, and where. */
export const completeCheckout = getCheckout

export async function cancelCheckout(agent: AgentVisit): Promise<Outcome> {
  const { visit } = agent
  return withCheckout(agent, async (session, state) => {
    if (state.isHandedOver) return answer(await describeCheckout(visit, session, state))
    const { continue_url: _none, ...body } = await describeCheckout(visit, session, state)
    await cancelSession(visit, session, 'checkout')
    return answer({ ...body, status: 'canceled', messages: [] })
  })
}

async function withCheckout(
  { visit, session }: AgentVisit,
  run: (session: AgentSession, state: OpenState) => Promise<Outcome>,
): Promise<Outcome> {
  const state = session && (await readSession(visit, session, 'checkout'))
  if (!session || !state || state.kind === 'canceled') return checkoutNotFound(visit)
  return state.kind === 'open' ? run(session, state) : completed(visit, session)
}

/** The checkout of which the buyer has made an order. */
async function completed(visit: Visit, session: AgentSession): Promise<Outcome> {
  const order = await findAgentOrder(visit, session)
  if (!order) return checkoutNotFound(visit)
  return answer({
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
  })
}

function wantedOf(request: CheckoutRequest): WantedCart {
  const { line_items: lines = [], buyer, discounts, fulfillment } = request
  return { line_items: lines, buyer, discounts, delivery: deliveryOf(fulfillment) }
}

/** The chosen method is the one with a chosen option, else the first. */
function deliveryOf(fulfillment: FulfillmentRequest): WantedDelivery {
  const methods = fulfillment?.methods ?? []
  const method =
    methods.find((each) => each.groups?.some((group) => group.selected_option_id)) ?? methods[0]
  const option = method?.groups?.find((group) => group.selected_option_id)?.selected_option_id
  return { destination: destinationIn(methods), ...(option && readOptionId(option)) }
}

/** Goods for a pickup point have the buyer's address, too, where another method tells it. */
function destinationIn(methods: NonNullable<NonNullable<FulfillmentRequest>['methods']>) {
  const all = methods.flatMap(({ destinations = [], selected_destination_id: selected }) =>
    destinations.map((destination) => ({ destination, isSelected: destination.id === selected })),
  )
  const chosen = all.find(({ isSelected }) => isSelected) ?? all[0]
  return chosen?.destination ?? {}
}

/** A session has the market in which it began: its currency and rules are those of that country. */
function wrongCountry(visit: Visit, { fulfillment }: CheckoutRequest): Message[] {
  const { address_country: country } = deliveryOf(fulfillment).destination
  const { country: own } = visit.checkoutMarket
  const named = country?.trim().toUpperCase()
  if (!named || named === own.code || named === own.name.toUpperCase()) return []
  const content = translate(visit.language, 'agents')('checkout.otherCountry', {
    country: own.name,
  })
  const path = '$.fulfillment.methods[0].destinations[0].address_country'
  return [{ type: 'error', code: 'address_undeliverable', path, content, severity: 'recoverable' }]
}

const checkoutNotFound = (visit: Visit): Outcome =>
  failure('not_found', translate(visit.language, 'agents')('checkout.notFound'), visit.origin)

import { createCart } from '#app/cart/cart.server.ts'
import { removeLine, secondsUntilNewCart } from '#app/cart/lines/lines.server.ts'
import { saveDraft } from '#app/checkout/checkout.server.ts'
import type { Draft } from '#app/checkout/draft/checkout-form.ts'
import { unusableError } from '#app/gateway/errors/gateway-error.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import type { Visit } from '#app/visit/visit.ts'

import { scopeMessages } from '../catalogue/search-catalogue.server.ts'
import { draftOf, withBuyer, type WantedDelivery } from '../session/buyer-draft.ts'
import { answer, failure, info, withMessages, type Failure, type Outcome } from '../outcome.ts'
import type { CartRequest } from '../requests.ts'
import type { Cart, Message, MessageError } from '../schema/ucp.generated.d.ts'
import type { AgentVisit } from '../scope/agent-visit.server.ts'
import { sessionId, startSession, type AgentSession } from '../session/agent-session.server.ts'
import { continueUrl } from '../session/continue-url.server.ts'
import { cancelSession, readSession, type SessionState } from '../session/session-state.server.ts'
import { describeCart } from './describe-cart.server.ts'
import { applyCodes, fillCart } from './fill-cart.server.ts'

export interface FilledSession {
  session: AgentSession
  state: Extract<SessionState, { kind: 'open' }>
  messages: Message[]
}

export interface WantedCart extends Pick<CartRequest, 'line_items' | 'buyer' | 'discounts'> {
  /** Absent in a cart, which has none of its own. */
  delivery?: WantedDelivery
}

/** Makes a cart of a request. Fails when the shop has none of the goods, or too many carts were made. */
export async function openCart(
  { visit, platform, isSigned }: AgentVisit,
  wanted: WantedCart,
): Promise<Result<FilledSession, Failure>> {
  // The networks of platforms that the operator names have many buyers. Anybody can name such a platform: its signature
  // proves it. Wrong codes are limited there, too.
  const isLimited = !visit.config.agentPlatforms || !isSigned
  if (isLimited && (await secondsUntilNewCart(visit)) !== null) {
    return failure('too_many_carts', translate(visit.language, 'cart')('errors.tooManyCarts'))
  }
  visit.cartId = await createCart(visit)
  const session = await startSession(visit, {
    cartId: visit.cartId,
    platform: platform.address,
    isSigned,
  })
  const draft = draftOf(wanted.buyer, wanted.delivery ?? { destination: {} })
  const messages = await writeCart(visit, session, [], null, wanted, draft)
  const state = await readSession(visit, session, 'cart')
  if (state.kind !== 'open') throw unusableError('The merchant lacks a cart that it has made')
  if (state.checkout.cart.lines.length > 0) return done({ session, state, messages })
  const errors = messages.filter((message): message is MessageError => message.type === 'error')
  return refused({
    messages: errors.map((error) => ({ ...error, severity: 'unrecoverable' })),
    continueUrl: visit.origin,
  })
}

export async function refillCart(
  visit: Visit,
  session: AgentSession,
  { checkout }: Extract<SessionState, { kind: 'open' }>,
  wanted: WantedCart,
): Promise<Message[]> {
  const { lines, promoCode } = checkout.cart
  const { buyer, delivery } = wanted
  const draft = delivery ? draftOf(buyer, delivery) : withBuyer(checkout.draft, buyer)
  return writeCart(visit, session, lines, promoCode, wanted, draft)
}

async function writeCart(
  visit: Visit,
  session: AgentSession,
  present: Parameters<typeof fillCart>[1],
  code: string | null,
  { line_items: lines, discounts }: WantedCart,
  draft: Draft,
): Promise<Message[]> {
  const filled = await fillCart(visit, present, lines)
  const codes = await applyCodes(visit, code, discounts?.codes)
  await saveDraft(visit, draft, session.owner)
  return [...filled, ...codes]
}

export async function createAgentCart(agent: AgentVisit, request: CartRequest): Promise<Outcome> {
  const opened = await openCart(agent, request)
  if (!opened.ok) return opened
  return answer(await cartBody(agent, opened.value), true)
}

export async function getAgentCart(agent: AgentVisit): Promise<Outcome> {
  return withOpenCart(agent, async (session, state) =>
    answer(await cartBody(agent, { session, state, messages: [] })),
  )
}

export async function updateAgentCart(agent: AgentVisit, request: CartRequest): Promise<Outcome> {
  const { visit } = agent
  return withOpenCart(agent, async (session, state) => {
    if (state.isHandedOver) return answer(await cartBody(agent, { session, state, messages: [] }))
    const messages = await refillCart(visit, session, state, request)
    const next = await readSession(visit, session, 'cart')
    if (next.kind !== 'open') return cartNotFound(visit)
    return answer(await cartBody(agent, { session, state: next, messages }))
  })
}

/** Returns the cart as it was. The buyer's own cart is left to the buyer. */
export async function cancelAgentCart(agent: AgentVisit): Promise<Outcome> {
  const { visit } = agent
  return withOpenCart(agent, async (session, state) => {
    const { continue_url: _none, ...body } = await cartBody(agent, { session, state, messages: [] })
    if (state.isHandedOver) return answer(body)
    for (const { id } of state.checkout.cart.lines) await removeLine(visit, id)
    await cancelSession(visit, session, 'cart')
    return answer(body)
  })
}

async function withOpenCart(
  { visit, session }: AgentVisit,
  run: (session: AgentSession, state: Extract<SessionState, { kind: 'open' }>) => Promise<Outcome>,
): Promise<Outcome> {
  const state = session && (await readSession(visit, session, 'cart'))
  return session && state?.kind === 'open' ? run(session, state) : cartNotFound(visit)
}

async function cartBody(
  agent: AgentVisit,
  { session, state, messages }: FilledSession,
): Promise<Omit<Cart, 'ucp'>> {
  const { visit } = agent
  const { checkout, wire, isHandedOver } = state
  const { messages: shortages, ...described } = describeCart(visit, checkout.cart, wire.cart)
  const t = translate(visit.language, 'agents')
  return {
    id: sessionId('cart', session),
    ...described,
    ...withMessages([
      ...messages,
      ...scopeMessages(agent),
      ...shortages,
      ...(isHandedOver ? [info('buyer_continues', t('checkout.handedOver'))] : []),
    ]),
    continue_url: isHandedOver ? visit.origin : await continueUrl(visit, session, 'cart'),
    expires_at: session.expiresAt.toISOString(),
  }
}

const cartNotFound = (visit: Visit): Outcome =>
  failure('not_found', translate(visit.language, 'agents')('cart.notFound'), {
    continueUrl: visit.origin,
  })

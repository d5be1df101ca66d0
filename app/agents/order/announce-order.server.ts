import { createHash } from 'node:crypto'

import type { ReturnedOrder } from '#app/checkout/confirmation/returned-order.server.ts'
import { day } from '#app/kit/time.ts'
import type { StorefrontConfig } from '#app/context.ts'
import type { AppLoadContext } from '#app/load-context.ts'
import { forgetCookie, readCookie } from '#app/session/cookies.ts'
import type { Visit } from '#app/visit/visit.ts'

import { relevantCapabilities } from '../negotiation/negotiate.ts'
import { findPlatform, platformName, type Platform } from '../negotiation/find-platform.server.ts'
import { platformUrl } from '../negotiation/public-address.ts'
import { agentPaths, protocolVersion } from '../protocol.ts'
import { openAgentVisit, type AgentVisit } from '../scope/agent-visit.server.ts'
import { agentCounters } from '../session/agent-counters.ts'
import type { AgentSession } from '../session/agent-session.server.ts'
import { readHandover, type AgentHandover } from '../session/continue-url.server.ts'
import { signMessage } from '../signature/message-signature.server.ts'
import { agentState } from '../state.server.ts'
import { findAgentOrder, type OrderBody } from './find-agent-order.server.ts'
import type { WebhookEvent } from './send-event.server.ts'

interface PaidOrder {
  visit: Visit
  context: AppLoadContext
  returned: ReturnedOrder
}

/** Name of the operation in the protocol's description of its webhooks. */
const operation = 'order_event_webhook'
const capability = 'dev.ucp.shopping.order'

/** Longer than a browser remembers a cart that was taken over. */
const rememberedSeconds = 2 * day

/** Tells the webhook of the platform that has prepared a paid cart, if it has proved who it is. The visitor's cookie names it. */
export async function announceOrder(paid: PaidOrder): Promise<void> {
  const { visit, returned } = paid
  const token = readCookie(visit.cookies, 'assistant')
  const handover = token ? await readHandover(visit, token, { allowExpired: true }) : null
  if (!handover || handover.cartId !== returned.cartId) return
  forgetCookie(visit.cookies, 'assistant')
  await announceOnce(visit, handover, () => eventOfPaid(paid, handover))
}

/** Tells the platform of an order that it has found itself, as long as it has the session of its cart. */
export async function announceFoundOrder(
  { visit, platform }: AgentVisit,
  session: AgentSession,
  order: OrderBody,
): Promise<void> {
  if (session.expiresAt.getTime() < Date.now()) return
  await announceOnce(visit, session, () => orderEvent(visit.config, platform, async () => order))
}

/** Once for each order, in all instances that share a Redis; elsewhere its id tells that it is the same event. */
async function announceOnce(
  { config, services, counters, log }: Visit,
  { isSigned, platform, digest }: AgentSession,
  make: () => Promise<WebhookEvent | null>,
): Promise<void> {
  if (!isSigned) return
  const shared = agentCounters(counters)
  const key = `order told ${digest}`
  if ((await shared.add(key, rememberedSeconds)).count > 1) return
  const { host, label } = platformName(config, platform)
  const { sendEvent } = agentState(services)
  const sending = sendEvent(make).then(async (outcome) => {
    services.metrics?.agentOperation({ operation, outcome, platform: label })
    const fields = { operation, platform: host, reason: outcome }
    if (outcome === 'ok') log.info(fields, 'order event sent')
    else if (outcome !== 'unwanted') {
      log.warn(fields, 'order event not sent')
      // When the platform reads the order, it is tried again.
      await shared.forget(key)
    }
  })
  sending.catch(() => undefined)
}

async function eventOfPaid(
  { context: ofVisitor, returned }: PaidOrder,
  session: AgentHandover,
): Promise<WebhookEvent | null> {
  // The visitor may leave, and nobody waits.
  const { signal } = new AbortController()
  const context = { ...ofVisitor, signal, startedAt: undefined }
  const found = await findPlatform(context, session.platform)
  if (!found.ok) throw new Error(found.reason.code)
  return orderEvent(context.config, found.value, async () => {
    const buyer = { language: session.language }
    const { visit } = await openAgentVisit(context, { buyer, session })
    return findAgentOrder(visit, session, { returned })
  })
}

/** Null for a platform that has no webhook. */
async function orderEvent(
  { signingKey, publicOrigin }: StorefrontConfig,
  { orderWebhook, capabilities }: Pick<Platform, 'orderWebhook' | 'capabilities'>,
  findOrder: () => Promise<OrderBody | null>,
): Promise<WebhookEvent | null> {
  const url = orderWebhook === null ? null : platformUrl(orderWebhook)
  if (!url || !capabilities.includes(capability)) return null
  const order = await findOrder()
  if (!order) throw new Error('The merchant does not tell of the order')
  const ucp = {
    version: protocolVersion,
    capabilities: relevantCapabilities(capabilities, capability),
  }
  const body = JSON.stringify({ ucp, ...order })
  const headers = await signMessage(signingKey, {
    url,
    headers: {
      'content-type': 'application/json',
      'ucp-agent': `profile="${publicOrigin}${agentPaths.profile}"`,
      'webhook-id': createHash('sha256').update(`placed ${order.id}`).digest('base64url'),
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
    },
    body,
  })
  return { url, headers, body }
}

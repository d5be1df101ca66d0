import { createHash } from 'node:crypto'

import type { ReturnedOrder } from '#app/checkout/confirmation/returned-order.server.ts'
import type { AppLoadContext } from '#app/load-context.ts'
import { forgetCookie, readCookie } from '#app/session/cookies.ts'
import type { Visit } from '#app/visit/visit.ts'

import { relevantCapabilities } from '../negotiation/negotiate.ts'
import { findPlatform, platformName } from '../negotiation/find-platform.server.ts'
import { platformUrl } from '../negotiation/public-address.ts'
import { agentPaths, protocolVersion } from '../protocol.ts'
import { openAgentVisit } from '../scope/agent-visit.server.ts'
import { readHandover, type AgentHandover } from '../session/continue-url.server.ts'
import { signMessage } from '../signature/message-signature.server.ts'
import { agentState } from '../state.server.ts'
import { findAgentOrder } from './agent-order.server.ts'
import type { WebhookEvent } from './send-event.server.ts'

interface PaidOrder {
  visit: Visit
  context: AppLoadContext
  returned: ReturnedOrder
}

/** Name of the operation in the protocol's description of its webhooks. */
const operation = 'order_event_webhook'
const capability = 'dev.ucp.shopping.order'

/**
 * Tells the platform whose assistant has prepared the cart of a paid order, in the background, when it has proved who it is
 * and its profile has a webhook. The visitor's cookie names it; the order must be that of its cart.
 */
export async function announceOrder(paid: PaidOrder): Promise<void> {
  const { visit, returned, context } = paid
  const token = readCookie(visit.cookies, 'assistant')
  const handover = token ? await readHandover(visit, token, { allowExpired: true }) : null
  if (!handover?.isSigned || handover.cartId !== returned.cartId) return
  forgetCookie(visit.cookies, 'assistant')
  const { host, label } = platformName(context.config, handover.platform)
  const { sendEvent } = agentState(context.services)
  void sendEvent(() => orderEvent(paid, handover)).then((outcome) => {
    context.services.metrics?.agentOperation({ operation, outcome, platform: label })
    const fields = { operation, platform: host, reason: outcome }
    if (outcome === 'ok') context.log.info(fields, 'order event sent')
    else if (outcome !== 'unwanted') context.log.warn(fields, 'order event not sent')
  })
}

/** Null for a platform that has no webhook. */
async function orderEvent(
  { context: ofVisitor, returned }: PaidOrder,
  session: AgentHandover,
): Promise<WebhookEvent | null> {
  // The visitor may leave, and nobody waits.
  const { signal } = new AbortController()
  const context = { ...ofVisitor, signal, startedAt: undefined }
  const { signingKey, publicOrigin } = context.config
  const found = await findPlatform(context, session.platform)
  if (!found.ok) throw new Error(found.reason.code)
  const { orderWebhook, capabilities } = found.value
  const url = orderWebhook === null ? null : platformUrl(orderWebhook)
  if (!url || !capabilities.includes(capability)) return null
  const buyer = { language: session.language }
  const { visit } = await openAgentVisit(context, { buyer, session })
  const order = await findAgentOrder(visit, session, returned)
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

import { translate } from '#app/i18n/messages.server.ts'

import { answer, failure, type Outcome } from '../outcome.ts'
import type { AgentVisit } from '../scope/agent-visit.server.ts'
import { announceFoundOrder } from './announce-order.server.ts'
import { findAgentOrder, type OrderBody } from './find-agent-order.server.ts'

/** The order that the buyer has placed of a session's cart, for the platform that has the session. */
export async function getAgentOrder(agent: AgentVisit): Promise<Outcome> {
  const order = await readAgentOrder(agent)
  if (order) return answer(order)
  return failure('not_found', translate(agent.visit.language, 'agents')('order.notFound'))
}

/** The order of a session's cart; null while there is none. Tells its webhook where the confirmation, opened elsewhere, has not. */
export async function readAgentOrder(
  agent: AgentVisit,
  isCartOpen = false,
): Promise<OrderBody | null> {
  const { visit, session } = agent
  const order = session && (await findAgentOrder(visit, session, { isCartOpen }))
  if (order) await announceFoundOrder(agent, session, order)
  return order
}

import type { MessagesByNamespace } from '#app/i18n/namespaces.ts'
import type { z } from '#app/kit/zod.ts'

import type { Outcome } from './outcome.ts'
import type { CapabilityName } from './protocol.ts'
import type { AgentVisit } from './scope/agent-visit.server.ts'
import type { SessionKind } from './session/agent-session.server.ts'

export interface Operation<Payload = unknown> {
  name: string
  capability: CapabilityName
  rest: { method: 'GET' | 'POST' | 'PUT'; path: RegExp }
  /** Name of the argument with the payload; null for an operation with an id alone. */
  argument: string | null
  /** What its id names, in the path or as an argument; null for an operation without one. */
  id: SessionKind | null
  /** Payload without the id. */
  payload: z.ZodType<Payload>
  /** Whether the same request has the same answer for a while, whoever sends it. */
  isPublic: boolean
  isReadOnly: boolean
  /** Key of its description, for models that choose a tool. */
  description: Exclude<keyof MessagesByNamespace['agents']['tools'], 'profile'>
  run(agent: AgentVisit, payload: Payload): Promise<Outcome>
}

export const operation = <Payload>(of: Operation<Payload>): Operation => of as Operation

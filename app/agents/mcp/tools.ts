import type { StorefrontConfig } from '#app/context.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { z } from '#app/kit/zod.ts'

import type { Operation } from '../operation.ts'
import { offeredOperations } from '../operations.server.ts'
import { agentPaths } from '../protocol.ts'

const t = translate('en', 'agents')

const meta = z.object({
  'ucp-agent': z.object({ profile: z.string().max(1_000) }),
  'idempotency-key': z.string().min(1).max(200).optional(),
})

/** What every tool takes besides its payload; the payload is validated by its operation. */
export const toolArguments = z.looseObject({ meta: meta.optional(), id: z.string().optional() })

type Tool = ReturnType<typeof describeTool>

const described = new WeakMap<StorefrontConfig, Tool[]>()

/** The tools of the MCP binding, for a model to choose and fill: made once, since it takes as long as a page. */
export function listTools(config: StorefrontConfig): Tool[] {
  const known = described.get(config)
  if (known) return known
  const clientProfile = config.publicOrigin + agentPaths.clientProfile
  const tools = offeredOperations(config.agents).map((each) => describeTool(each, clientProfile))
  described.set(config, tools)
  return tools
}

/** @param clientProfile address of the profile for clients without one */
function describeTool(operation: Operation, clientProfile: string) {
  const { name, argument, id, payload, description, isReadOnly } = operation
  const profile = z.string().describe(t('tools.profile', { address: clientProfile }))
  const shape = z.object({
    meta: meta.extend({ 'ucp-agent': z.object({ profile }) }),
    ...(id && { id: z.string() }),
    ...(argument && { [argument]: payload }),
  })
  return {
    name,
    description: t(`tools.${description}`),
    inputSchema: z.toJSONSchema(shape, { io: 'input' }) as { type: 'object' },
    annotations: { readOnlyHint: isReadOnly, openWorldHint: false },
  }
}

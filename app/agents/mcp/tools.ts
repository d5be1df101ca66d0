import { translate } from '#app/i18n/messages.server.ts'
import { z } from '#app/kit/zod.ts'

import type { Operation } from '../operation.ts'

const t = translate('en', 'agents')

const meta = z.object({
  'ucp-agent': z.object({ profile: z.string().max(1_000) }),
  'idempotency-key': z.string().min(1).max(200).optional(),
})

/** What every tool takes besides its payload; the payload is validated by its operation. */
export const toolArguments = z.looseObject({ meta: meta.optional(), id: z.string().optional() })

/**
 * A tool of the MCP binding, for a model to choose and fill.
 *
 * @param clientProfile address of the profile for clients without one
 */
export function describeTool(operation: Operation, clientProfile: string) {
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

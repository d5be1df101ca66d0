import type { AgentScope } from '#app/context.ts'

import {
  agentPaths,
  capabilities,
  offeredCapabilities,
  parentsOf,
  protocolUrl,
  protocolVersion,
  serviceName,
} from '../protocol.ts'
import type { UCPBusinessSchema } from '../schema/ucp.generated.d.ts'

interface Business {
  /** Public origin of the shop, without a trailing slash. */
  origin: string
  scope: AgentScope
  /** Public keys of what the shop signs. */
  keys: readonly object[]
  /** Country by its ISO 3166 code. */
  markets: readonly { country: string; currency: string; languages: readonly string[] }[]
}

/** The profile at `/.well-known/ucp`. One endpoint serves all markets: a request's context names country, language and currency. */
export function businessProfile({ origin, scope, markets, keys }: Business): {
  ucp: UCPBusinessSchema
  signing_keys: readonly object[]
} {
  const config = { markets }
  const service = { version: protocolVersion, spec: protocolUrl('specification/overview'), config }
  const services = protocolUrl('services/shopping')
  return {
    ucp: {
      version: protocolVersion,
      services: {
        [serviceName]: [
          {
            ...service,
            transport: 'rest',
            endpoint: origin + agentPaths.rest,
            schema: `${services}/rest.openapi.json`,
          },
          {
            ...service,
            transport: 'mcp',
            endpoint: origin + agentPaths.mcp,
            schema: `${services}/mcp.openrpc.json`,
          },
        ],
      },
      capabilities: capabilityEntries(scope),
      // Paying happens in the shop.
      payment_handlers: {},
    },
    signing_keys: keys,
  }
}

/** The profile for clients without their own, such as an assistant on a desktop: it can all that the shop offers. */
export function clientProfile(scope: AgentScope) {
  return {
    ucp: {
      version: protocolVersion,
      services: {},
      capabilities: capabilityEntries(scope),
      payment_handlers: {},
    },
  }
}

function capabilityEntries(scope: AgentScope): NonNullable<UCPBusinessSchema['capabilities']> {
  return Object.fromEntries(
    offeredCapabilities(scope).map((name) => {
      const { spec, schema } = capabilities[name]
      const [first, ...others] = parentsOf(name)
      const entry = {
        version: protocolVersion,
        spec: protocolUrl(`specification/${spec}`),
        schema: protocolUrl(`schemas/shopping/${schema}.json`),
        ...(first !== undefined && { extends: others.length > 0 ? [first, ...others] : first }),
      }
      return [name, [entry]]
    }),
  )
}

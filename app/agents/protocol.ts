import type { AgentScope } from '#app/context.ts'

export const protocolVersion = '2026-04-08'
export const serviceName = 'dev.ucp.shopping'

export const agentPaths = {
  profile: '/.well-known/ucp',
  clientProfile: '/ucp/client-profile.json',
  rest: '/ucp/v1',
  mcp: '/ucp/mcp',
} as const

interface Capability {
  /** Path of its page, and of its schema, at ucp.dev. */
  spec: string
  schema: string
  /** The setting from which on the shop offers it. */
  from: Exclude<AgentScope, 'off'>
  extends?: readonly string[]
}

export const capabilities = {
  'dev.ucp.shopping.catalog.search': {
    spec: 'catalog/search',
    schema: 'catalog_search',
    from: 'catalog',
  },
  'dev.ucp.shopping.catalog.lookup': {
    spec: 'catalog/lookup',
    schema: 'catalog_lookup',
    from: 'catalog',
  },
  'dev.ucp.shopping.cart': { spec: 'cart', schema: 'cart', from: 'cart' },
  'dev.ucp.shopping.checkout': { spec: 'checkout', schema: 'checkout', from: 'cart' },
  'dev.ucp.shopping.fulfillment': {
    spec: 'fulfillment',
    schema: 'fulfillment',
    from: 'cart',
    extends: ['dev.ucp.shopping.checkout'],
  },
  'dev.ucp.shopping.discount': {
    spec: 'discount',
    schema: 'discount',
    from: 'cart',
    extends: ['dev.ucp.shopping.cart', 'dev.ucp.shopping.checkout'],
  },
  'dev.ucp.shopping.order': { spec: 'order', schema: 'order', from: 'cart' },
} as const satisfies Readonly<Record<string, Capability>>

export type CapabilityName = keyof typeof capabilities

export function offeredCapabilities(scope: AgentScope): CapabilityName[] {
  const names = Object.keys(capabilities) as CapabilityName[]
  return names.filter((name) => scope === 'cart' || capabilities[name].from === scope)
}

/** The capabilities that a capability extends; none for one that stands by itself. */
export function parentsOf(name: CapabilityName): readonly string[] {
  const { extends: parents = [] }: Capability = capabilities[name]
  return parents
}

/** Address of a document of the protocol's release. */
export const protocolUrl = (path: string): string => `https://ucp.dev/${protocolVersion}/${path}`

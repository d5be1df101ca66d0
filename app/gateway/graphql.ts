import { initGraphQLTada } from 'gql.tada'

import type { introspection } from './schema.generated.d.ts'

export type { ResultOf, VariablesOf } from 'gql.tada'

/**
 * Writes a typed document against `schema.graphql`. Documents live in their domain's
 * `*-documents.server.ts`; masking is off because a mapper turns each answer into the domain's words.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection
  scalars: { DateTime: string; Decimal: number; Guid: string; Long: number }
  disableMasking: true
}>()

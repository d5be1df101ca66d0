import { initGraphQLTada } from 'gql.tada'

import type { introspection } from './schema.generated.d.ts'

export type { ResultOf, VariablesOf } from 'gql.tada'

/**
 * Creates a typed document, checked against `server/merchant-api/schema.graphql`. Documents are in their domain's
 * `*-documents.server.ts`; fragment masking is off because a mapper converts each response to domain types.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection
  scalars: { DateTime: string; Decimal: number; Guid: string; Long: number; Upload: Blob }
  disableMasking: true
}>()

import { initGraphQLTada } from 'gql.tada'

import type { introspection } from './schema.generated.d.ts'

export type { ResultOf, VariablesOf } from 'gql.tada'

/** Checked against `server/merchant-api/schema.graphql`. Without fragment masking, since mappers convert responses. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  scalars: { DateTime: string; Decimal: number; Guid: string; Long: number; Upload: Blob }
  disableMasking: true
}>()

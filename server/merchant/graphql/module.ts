import type { GraphQLFieldResolver } from 'graphql'
import type { RequestContext } from './context.ts'

export type Resolver<Context = RequestContext> = GraphQLFieldResolver<
  // oxlint-disable-next-line @typescript-eslint/no-explicit-any -- arguments have been checked against the schema
  any,
  Context,
  // oxlint-disable-next-line @typescript-eslint/no-explicit-any -- see above
  any
>
/** A list of the API, which may be absent and have nulls, without these. */
export const withoutNulls = <T>(list: readonly (T | null)[] | null | undefined): T[] =>
  (list ?? []).filter((entry) => entry !== null)

export type Resolvers<Context = RequestContext> = Record<string, Record<string, Resolver<Context>>>

/** Resolvers with their parent's type. Only products, related ones and skus have such; others are complete objects. */
export type FieldResolvers<Parent, Context = RequestContext> = Record<
  string,
  // oxlint-disable-next-line @typescript-eslint/no-explicit-any -- arguments have been checked against the schema
  (parent: Parent, args: any, context: Context) => unknown
>

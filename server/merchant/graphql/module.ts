import type { GraphQLFieldResolver } from 'graphql'
import type { MerchantContext } from './context.ts'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- arguments have been checked against the schema
export type Resolver = GraphQLFieldResolver<any, MerchantContext, any>
export type Resolvers = Record<string, Record<string, Resolver>>

/** A domain's share of the schema: its types, its root fields by `extend type`, what answers them. */
export interface GraphqlModule {
  sdl: string
  resolvers: Record<string, object>
}

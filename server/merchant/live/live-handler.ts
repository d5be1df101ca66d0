/**
 * GraphQL subscriptions over websockets, in the graphql-ws protocol. They are an addition to the
 * public API, with a schema of their own beside the documented one.
 */
import type { Server } from 'node:http'
import { specifiedRules, validate, type GraphQLSchema } from 'graphql'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import type { RequestContext } from '../graphql/context.ts'
import { queryLimits } from '../graphql/query-limits.rules.ts'
import type { StockUpdates } from './stock-updates.ts'

interface LiveHandlerOptions {
  /** With the type that `live.graphql` adds. */
  schema: GraphQLSchema
  apiKeys: readonly string[]
  stockUpdates: StockUpdates
  /** Called for each message. */
  createContext(): RequestContext
  /** The result of `stockChanged`; null for a product that is not sold. */
  productOf(args: { productId: number }): unknown
}

const maxMessageBytes = 64 * 1024
const rules = [...specifiedRules, queryLimits]

export function createLiveHandler(options: LiveHandlerOptions) {
  const { schema, stockUpdates } = options
  const field = schema.getSubscriptionType()?.getFields().stockChanged
  if (!field) throw new Error('the live schema has no stockChanged')
  field.subscribe = async function* (_, args: { productId: number }) {
    for await (const _change of stockUpdates.changesOf(args.productId)) yield null
  }
  field.resolve = (_, args) => options.productOf(args as { productId: number })

  return {
    /** Accepts websockets at `/graphql` of this server. */
    attach(server: Server): { close(): Promise<void> } {
      const sockets = new WebSocketServer({ server, path: '/graphql', maxPayload: maxMessageBytes })
      const graphqlServer = useServer(
        {
          schema,
          context: () => options.createContext(),
          validate: (of, document) => validate(of, document, rules),
          onConnect: ({ connectionParams }) => {
            const key = connectionParams?.['X-ApiKey']
            return typeof key === 'string' && options.apiKeys.includes(key)
          },
        },
        sockets,
      )
      return { close: async () => graphqlServer.dispose() }
    },
  }
}

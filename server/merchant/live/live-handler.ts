/** Subscriptions in the graphql-ws protocol: an addition to the public API, with a schema of its own. */
import type { Server } from 'node:http'
import type { GraphQLSchema } from 'graphql'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import type { RequestContext } from '../graphql/context.ts'
import { createDocuments } from '../graphql/documents.ts'
import { clientError } from '../graphql/errors.ts'
import type { StockUpdates } from './stock-updates.ts'

interface LiveHandlerOptions {
  /** Schema with the type of `live.graphql`. */
  schema: GraphQLSchema
  apiKeys: readonly string[]
  stockUpdates: StockUpdates
  createContext(): RequestContext
  /** The result of `stockChanged`; null for a product that is not sold. */
  productOf(args: { productId: number }): unknown
}

const maxMessageBytes = 64 * 1024
/** The storefront has one socket, with a subscription for each product that a visitor looks at. */
const maxSubscriptions = 2_500

const tooMany = () => clientError('LimitExceeded', 'The connection has too many subscriptions')

export function createLiveHandler(options: LiveHandlerOptions) {
  const { schema, stockUpdates } = options
  const documents = createDocuments()
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
          parse: (source) => documents.parse(String(source)),
          validate: documents.validate,
          onSubscribe: ({ subscriptions }) =>
            Object.keys(subscriptions).length > maxSubscriptions ? [tooMany()] : undefined,
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

import type { CatalogueContext } from './catalogue/catalogue-context.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { viewProduct } from './catalogue/product/product-view.ts'
import { marketLocaleOf } from './channel/market-locale.ts'
import { createGraphqlHandler } from './graphql/graphql-handler.ts'
import type { GraphqlModule } from './graphql/module.ts'
import { assembleSchema } from './graphql/schema.ts'
import { createLiveHandler } from './live/live-handler.ts'
import liveSdl from './live/live.graphql'
import type { StockUpdates } from './live/stock-updates.ts'

interface MerchantGraphqlOptions extends Pick<
  CatalogueContext,
  'stock' | 'reviews' | 'publicOrigin'
> {
  modules: readonly GraphqlModule[]
  apiKeys: readonly string[]
  clock: () => Date
  currentCatalogue: () => Catalogue
  /** The current catalogue, with the stock filter of lists up to date. */
  catalogueForLists: () => Catalogue
  stockUpdates: StockUpdates
  findSignedInCustomer(request: Request): Promise<CatalogueContext['signedIn']>
  previewedArea(request: Request): Promise<CatalogueContext['preview']>
  report: (error: unknown, requestId?: string) => void
}

/** The schema over HTTP, and with subscriptions over websockets. */
export function createMerchantGraphql(options: MerchantGraphqlOptions) {
  const { modules, apiKeys, clock, currentCatalogue, stockUpdates, report } = options
  const { stock, reviews, publicOrigin } = options
  const createContext = (
    request: Pick<CatalogueContext, 'requestId' | 'signedIn' | 'preview' | 'catalogue'>,
  ): CatalogueContext => ({ ...request, stock, reviews, publicOrigin, now: clock() })

  return {
    handle: createGraphqlHandler({
      schema: assembleSchema(modules),
      apiKeys,
      createContext: async (request, requestId) => {
        const signedIn = await options.findSignedInCustomer(request)
        const preview = await options.previewedArea(request)
        return createContext({
          requestId,
          signedIn,
          preview,
          catalogue: options.catalogueForLists(),
        })
      },
      report,
    }),
    live: createLiveHandler({
      schema: assembleSchema([...modules, { sdl: liveSdl, resolvers: {} }]),
      apiKeys,
      stockUpdates,
      createContext: () =>
        createContext({
          requestId: crypto.randomUUID(),
          signedIn: null,
          preview: null,
          catalogue: currentCatalogue(),
        }),
      productOf: ({ productId, ...locale }) =>
        viewProduct(
          { catalogue: currentCatalogue(), stock, locale: marketLocaleOf(locale), now: clock() },
          productId,
        ),
    }),
  }
}

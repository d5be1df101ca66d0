/**
 * The embedded merchant: everything a storefront asks over HTTP, behind one `fetch`. It is handed its
 * data directory, clock and secrets, and knows nothing of the shop in front of it.
 */
import { mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Hono } from 'hono'
import { accountTables, createAccounts } from './accounts/accounts.ts'
import { deriveAuthKeys } from './accounts/auth/auth-keys.ts'
import { scryptHasher, type PasswordHasher } from './accounts/auth/password-hasher.ts'
import { createCatalogueHandle } from './catalogue/catalogue-handle.ts'
import { catalogueModules } from './catalogue/catalogue-module.ts'
import { createGoods } from './buying/goods/goods-for-sale.ts'
import { orderArticle } from './buying/goods/order-article.ts'
import { campaignType } from './catalogue/product/campaign-type.ts'
import { viewUnsoldProduct, viewProduct } from './catalogue/product/product-view.ts'
import { createStockFilter } from './catalogue/stock-filter.ts'
import { createStockStore, stockTables } from './catalogue/stock.store.ts'
import { channel } from './channel/markets.ts'
import channelSdl from './channel/channel.graphql'
import { channelResolvers } from './channel/channel.resolvers.ts'
import { marketLocaleOf } from './channel/market-locale.ts'
import { commerceTables, createCommerce } from './buying/buying.ts'
import { contentTables } from './content/content.store.ts'
import { createContent } from './content/content-module.ts'
import { putInitialCustomersAndOrders, type InitialData } from './initial-data.ts'
import { allowOrigins } from './cross-origin.ts'
import { createGraphqlHandler } from './graphql/graphql-handler.ts'
import { assembleSchema } from './graphql/schema.ts'
import { createImageRouter } from './images/image-router.ts'
import type { PictureSource } from './images/picture-source.ts'
import { createPlainPictures } from './images/plain-pictures.ts'
import { startPagePictures } from './images/start-page-pictures.ts'
import liveSdl from './live/live.graphql'
import { createLiveHandler } from './live/live-handler.ts'
import { createStockUpdates } from './live/stock-updates.ts'
import { pictureAt, type PictureSubject } from './vocabulary/appearance.ts'
import { openDatabase } from './store/database.ts'
import { migrate } from './store/migrate.ts'

export interface MerchantOptions {
  /** Holds `catalogue.db` (from a seed or an import), `shop.db` and `pictures/`. */
  dataDir: string
  clock: () => Date
  /** Origin of the storefront that browsers see, without a trailing slash. */
  publicOrigin: string
  /** Origins of its other languages, where it has a domain per language. */
  domains?: readonly string[]
  /** Origins whose browsers may ask `/graphql`, `/auth` and `/sign`; none when left out. */
  corsOrigins?: readonly string[]
  /** Values of `X-ApiKey` that are let in. */
  apiKeys: readonly string[]
  secrets: { payment: string; auth: string }
  /** Where pictures come from; one plain picture for all goods when left out. */
  pictures?: PictureSource
  /** Lets the pictures be made that first visitors will see, while nobody asks for anything. */
  preparesPictures?: boolean
  /** What the shop starts with besides its catalogue; nothing when left out. */
  initialData?: InitialData
  /** How passwords are kept; tests bring a quicker way. */
  passwordHasher?: PasswordHasher
  /** How an attempt to guess a password is made to wait. */
  pause?: (ms: number) => Promise<void>
  /** Hears that an account is guessed at; the address is masked. */
  alarm?: (attack: { account: string; failures: number }) => void
  /** Hears of what went wrong; the request id is told to the client as well. */
  report: (error: unknown, requestId?: string) => void
}

export interface Merchant {
  fetch(request: Request): Promise<Response>
  /** Subscriptions over websockets at the `/graphql` of a server. */
  attachLive(server: Server): { close(): Promise<void> }
  close(): Promise<void>
}

const emptyShop: InitialData = { areas: [], menus: [], customers: [], orders: [] }

/** @throws when there is no catalogue in the data directory, or it is of another version */
export function createMerchant(options: MerchantOptions): Merchant {
  const { dataDir, clock, publicOrigin, report } = options
  const initialData = options.initialData ?? emptyShop
  mkdirSync(dataDir, { recursive: true })
  const catalogueHandle = createCatalogueHandle(join(dataDir, 'catalogue.db'), report)
  const shop = openDatabase(join(dataDir, 'shop.db'))
  migrate(shop, 'stock', [stockTables])
  migrate(shop, 'commerce', commerceTables)
  migrate(shop, 'accounts', accountTables)
  migrate(shop, 'content', [contentTables])

  const stock = createStockStore(shop)
  const stockFilter = createStockFilter(stock)
  const news = createStockUpdates()
  const goods = createGoods(catalogueHandle.current, stock, (skuId) => {
    stockFilter.note(skuId)
    const sku = catalogueHandle.current().findSku(skuId)
    if (sku) news.note(sku.productId)
  })
  const commerce = createCommerce({
    db: shop,
    goods,
    stock: goods,
    now: () => clock().getTime(),
    publicOrigin,
    domains: options.domains,
    paymentSecret: options.secrets.payment,
    viewOf(args) {
      const viewer = {
        catalogue: catalogueHandle.current(),
        stock,
        locale: marketLocaleOf(args),
        now: clock(),
      }
      return {
        ...viewer.locale,
        productOf: (productId) => viewProduct(viewer, productId),
        unsoldProductOf: (productId) => viewUnsoldProduct(viewer, productId),
        campaignOf(campaignId) {
          const campaign = viewer.catalogue.campaigns.get(Number(campaignId))
          return campaign ? campaignType(campaign, viewer.locale) : null
        },
      }
    },
    articlesOf: (quote, view) =>
      quote.lines.map(({ skuId }) =>
        orderArticle(catalogueHandle.current(), skuId, view, publicOrigin),
      ),
    onFault: report,
  })
  const hasher =
    options.passwordHasher ?? scryptHasher(deriveAuthKeys(options.secrets.auth).password)
  const accounts = createAccounts({
    db: shop,
    apiKeys: options.apiKeys,
    now: () => clock().getTime(),
    publicOrigin,
    secret: options.secrets.auth,
    hasher,
    pause: options.pause ?? setTimeout,
    alarm: options.alarm,
    forgetBuyer: commerce.forgetBuyer,
  })
  const content = createContent({
    db: shop,
    now: () => clock().getTime(),
    preview: { secret: options.secrets.auth, keys: accounts.previewKeys },
    initial: initialData,
    customerTypeOf: accounts.customerTypeOf,
  })
  const modules = [
    { sdl: channelSdl, resolvers: channelResolvers },
    ...catalogueModules(content.movedPath),
    ...commerce.modules,
    ...accounts.modules,
    ...content.modules,
  ]
  const graphql = createGraphqlHandler({
    schema: assembleSchema(modules),
    apiKeys: options.apiKeys,
    createContext: async (request, requestId) => ({
      requestId,
      signedIn: await accounts.signedInOf(request),
      preview: await content.previewedArea(request),
      catalogue: stockFilter.refresh(catalogueHandle.current()),
      stock,
      now: clock(),
      publicOrigin,
    }),
    report,
  })
  const live = createLiveHandler({
    schema: assembleSchema([...modules, { sdl: liveSdl, resolvers: {} }]),
    apiKeys: options.apiKeys,
    news,
    createContext: () => ({
      requestId: crypto.randomUUID(),
      signedIn: null,
      preview: null,
      catalogue: catalogueHandle.current(),
      stock,
      now: clock(),
      publicOrigin,
    }),
    productOf: ({ productId, ...place }) =>
      viewProduct(
        { catalogue: catalogueHandle.current(), stock, locale: marketLocaleOf(place), now: clock() },
        productId,
      ),
  })
  const pictures = options.pictures ?? createPlainPictures()
  const images = createImageRouter({
    source: pictures,
    findSubject(fileName) {
      const found = catalogueHandle.current().findPicture(fileName)
      if (!found) return null
      const { picture, images } = found.product
      return pictureAt(picture as PictureSubject, found.place, images.length)
    },
  })

  const closing = new AbortController()
  let lastAsked = performance.now()
  if (options.preparesPictures) {
    void pictures.prepare?.({
      startPagePictures: startPagePictures(catalogueHandle.current(), channel.defaultMarket),
      make: images.make,
      quietFor: () => performance.now() - lastAsked,
      signal: closing.signal,
      report,
    })
  }

  const opening = putInitialCustomersAndOrders(
    initialData,
    commerce.context,
    hasher,
    catalogueHandle.current,
  ).catch(report)

  const app = new Hono()
  app.get('/health', (c) =>
    c.json({ status: 'ok', products: catalogueHandle.current().index.size }),
  )
  const allowed = allowOrigins(options.corsOrigins ?? [])
  // Not what staff ask of auth: their secret has no place in a browser.
  for (const path of ['/graphql', '/auth/:action{login|register|password|logout}', '/sign/*']) {
    app.use(path, allowed)
  }
  app.on(['GET', 'POST'], '/graphql', (c) => graphql(c.req.raw))
  app.on(['GET', 'HEAD'], '/images/*', (c) => images.fetch(c.req.raw))
  app.route('/', commerce.router)
  // Before auth, whose actions are every other word.
  app.route('/', content.router)
  app.route('/', accounts.router)
  app.onError((error, c) => {
    const requestId = crypto.randomUUID()
    report(error, requestId)
    return c.json({ error: 'Internal server error', requestId }, 500)
  })

  return {
    async fetch(request) {
      await opening
      // Whoever watches over the process asks for its health; that is no visit.
      if (request.url.endsWith('/health')) return app.fetch(request)
      lastAsked = performance.now()
      try {
        return await app.fetch(request)
      } finally {
        lastAsked = performance.now()
      }
    },
    attachLive: (server) => live.attach(server),
    async close() {
      closing.abort()
      await opening
      commerce.close()
      await pictures.close()
      catalogueHandle.close()
      shop.close()
    },
  }
}

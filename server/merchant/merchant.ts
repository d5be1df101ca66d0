/**
 * The embedded merchant: everything a storefront asks over HTTP, behind one `fetch`. It is handed its
 * data directory, clock and secrets, and knows nothing of the shop in front of it.
 */
import { mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Hono } from 'hono'
import { accountTables, openAccounts } from './accounts.ts'
import { deriveAuthKeys } from './auth/auth-keys.ts'
import { scryptHasher, type PasswordHasher } from './auth/password-hasher.ts'
import { openCatalogueShelf } from './catalogue/catalogue-shelf.ts'
import { catalogueModules } from './catalogue/catalogue-module.ts'
import { openGoods } from './catalogue/goods.ts'
import { orderArticle } from './catalogue/order-article.ts'
import { campaignType } from './catalogue/product/campaign-type.ts'
import { viewAnywhere, viewProduct } from './catalogue/product/product-view.ts'
import { openStockFilter } from './catalogue/stock-filter.ts'
import { openStockRoom, stockTables } from './catalogue/stock.store.ts'
import { channel } from './channel/markets.ts'
import channelSdl from './channel/channel.graphql'
import { channelResolvers } from './channel/channel.resolvers.ts'
import { placeOf } from './channel/place.ts'
import { commerceTables, openCommerce } from './commerce.ts'
import { contentTables } from './content/content.store.ts'
import { openContent } from './content/open-content.ts'
import { putDemoWorld } from './demo-world.ts'
import { allowOrigins } from './cross-origin.ts'
import { createGraphqlRoom } from './graphql/graphql-room.ts'
import { assembleSchema } from './graphql/schema.ts'
import { aheadPictures } from './picture/ahead-pictures.rules.ts'
import { drawAhead } from './picture/draw-ahead.ts'
import liveSdl from './live/live.graphql'
import { createLiveRoom } from './live/live-room.ts'
import { openStockNews } from './live/stock-news.ts'
import { createPictureRoom } from './picture/picture-room.ts'
import { pictureAt, type PictureSubject } from './picture/picture-subject.ts'
import { shopWindowOf } from './shop-window.ts'
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
  /** Draws the pictures that first visitors will see while nobody asks for anything. */
  drawsAhead?: boolean
  /** Puts the demo's customers in a shop that never had any. */
  hasDemoCustomers?: boolean
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

/** @throws when there is no catalogue in the data directory, or it is of another version */
export function createMerchant(options: MerchantOptions): Merchant {
  const { dataDir, clock, publicOrigin, report } = options
  mkdirSync(dataDir, { recursive: true })
  const shelf = openCatalogueShelf(join(dataDir, 'catalogue.db'), report)
  const shop = openDatabase(join(dataDir, 'shop.db'))
  migrate(shop, 'stock', [stockTables])
  migrate(shop, 'commerce', commerceTables)
  migrate(shop, 'accounts', accountTables)
  migrate(shop, 'content', [contentTables])

  const stock = openStockRoom(shop)
  const stockFilter = openStockFilter(stock)
  const news = openStockNews()
  const goods = openGoods(shelf.current, stock, (skuId) => {
    stockFilter.note(skuId)
    const sku = shelf.current().findSku(skuId)
    if (sku) news.note(sku.productId)
  })
  const commerce = openCommerce({
    db: shop,
    goods,
    stock: goods,
    now: () => clock().getTime(),
    publicOrigin,
    domains: options.domains,
    paymentSecret: options.secrets.payment,
    viewOf(args) {
      const viewer = { catalogue: shelf.current(), stock, place: placeOf(args), now: clock() }
      return {
        ...viewer.place,
        productOf: (productId) => viewProduct(viewer, productId),
        unsoldProductOf: (productId) => viewAnywhere(viewer, productId),
        campaignOf(campaignId) {
          const campaign = viewer.catalogue.campaigns.get(Number(campaignId))
          return campaign ? campaignType(campaign, viewer.place) : null
        },
      }
    },
    articlesOf: (quote, view) =>
      quote.lines.map(({ skuId }) => orderArticle(shelf.current(), skuId, view, publicOrigin)),
    onFault: report,
  })
  const hasher =
    options.passwordHasher ?? scryptHasher(deriveAuthKeys(options.secrets.auth).password)
  const accounts = openAccounts({
    db: shop,
    apiKeys: options.apiKeys,
    now: () => clock().getTime(),
    publicOrigin,
    secret: options.secrets.auth,
    hasher,
    pause: options.pause ?? setTimeout,
    alarm: options.alarm,
  })
  const content = openContent({
    db: shop,
    now: () => clock().getTime(),
    preview: { secret: options.secrets.auth, key: accounts.previewKey },
    customerTypeOf: accounts.customerTypeOf,
  })
  const modules = [
    { sdl: channelSdl, resolvers: channelResolvers },
    ...catalogueModules(content.movedPath),
    ...commerce.modules,
    ...accounts.modules,
    ...content.modules,
  ]
  const graphql = createGraphqlRoom({
    schema: assembleSchema(modules),
    apiKeys: options.apiKeys,
    createContext: async (request, requestId) => ({
      requestId,
      signedIn: await accounts.signedInOf(request),
      preview: await content.previewedArea(request),
      catalogue: stockFilter.refresh(shelf.current()),
      stock,
      now: clock(),
      publicOrigin,
    }),
    report,
  })
  const live = createLiveRoom({
    schema: assembleSchema([...modules, { sdl: liveSdl, resolvers: {} }]),
    apiKeys: options.apiKeys,
    news,
    createContext: () => ({
      requestId: crypto.randomUUID(),
      signedIn: null,
      preview: null,
      catalogue: shelf.current(),
      stock,
      now: clock(),
      publicOrigin,
    }),
    productOf: ({ productId, ...place }) =>
      viewProduct(
        { catalogue: shelf.current(), stock, place: placeOf(place), now: clock() },
        productId,
      ),
  })
  const pictures = createPictureRoom({
    dataDir,
    findSubject(fileName) {
      const found = shelf.current().findPicture(fileName)
      if (!found) return null
      const { picture, images } = found.product
      return pictureAt(picture as PictureSubject, found.place, images.length)
    },
  })

  const closing = new AbortController()
  let lastAsked = performance.now()
  if (options.drawsAhead) {
    void drawAhead({
      room: pictures,
      pictures: aheadPictures(shopWindowOf(shelf.current(), channel.defaultMarket)),
      quietFor: () => performance.now() - lastAsked,
      signal: closing.signal,
      report,
    })
  }

  const opening = options.hasDemoCustomers
    ? putDemoWorld(commerce.counter, hasher, shelf.current).catch(report)
    : null

  const app = new Hono()
  app.get('/health', (c) => c.json({ status: 'ok', products: shelf.current().index.size }))
  const allowed = allowOrigins(options.corsOrigins ?? [])
  // Not what staff ask of auth: their secret has no place in a browser.
  for (const path of ['/graphql', '/auth/:action{login|register|password|logout}', '/sign/*']) {
    app.use(path, allowed)
  }
  app.on(['GET', 'POST'], '/graphql', (c) => graphql(c.req.raw))
  app.on(['GET', 'HEAD'], '/images/*', (c) => pictures.fetch(c.req.raw))
  app.route('/', commerce.rooms)
  // Before auth, whose actions are every other word.
  app.route('/', content.rooms)
  app.route('/', accounts.rooms)
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
      shelf.close()
      shop.close()
    },
  }
}

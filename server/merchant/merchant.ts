/** The whole Merchant API behind one `fetch`. Data directory, clock and secrets are passed in; it imports nothing of the storefront. */
import { mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Hono } from 'hono'
import { createAccounts } from './accounts/accounts.ts'
import { createAlerts } from './accounts/alert/alerts.ts'
import { deriveAuthKeys } from './accounts/auth/session/auth-keys.ts'
import {
  createScryptHasher,
  type PasswordHasher,
} from './accounts/auth/password/password-hasher.ts'
import { createCatalogueHandle } from './catalogue/catalogue-handle.ts'
import { migrateCatalogue } from './catalogue/migrate-catalogue.ts'
import { pagesResolvers } from './catalogue/address/pages.resolvers.ts'
import { createRedirectHistory } from './catalogue/address/redirect-history.ts'
import type { CatalogueContext } from './catalogue/catalogue-context.ts'
import { listResolvers } from './catalogue/list/list.resolvers.ts'
import { productResolvers } from './catalogue/product/product.resolvers.ts'
import { viewProduct } from './catalogue/product/product-view.ts'
import { createSkuOffers } from './buying/catalogue-access/catalogue-offers.ts'
import { createCartViewFactory } from './buying/catalogue-access/cart-view.ts'
import { createOrderArticleFactory } from './buying/catalogue-access/catalogue-articles.ts'
import { createPictureEncoder } from './catalogue/review/review-picture.ts'
import { reviewResolvers } from './catalogue/review/review.resolvers.ts'
import { createReviewStore } from './catalogue/review/review.store.ts'
import { createStockFilter } from './catalogue/stock-filter.ts'
import { createStockStore } from './catalogue/stock/stock.store.ts'
import { marketLocaleOf } from './channel/market-locale.ts'
import { channelResolvers } from './channel/channel.resolvers.ts'
import { createCommerce } from './buying/commerce.ts'
import deprecatedSdl from './buying/order/placement/deprecated-checkout.graphql'
import { corsFor } from './cors.ts'
import { contentPath } from './content/content-path.rules.ts'
import { createContent } from './content/content.ts'
import { putInitialCustomersAndOrders, type InitialData } from './initial-data.ts'
import { createHealth } from './health.ts'
import { createImages } from './images/images.ts'
import type { PictureSource } from './images/picture-source.ts'
import { createPlainPictures } from './images/plain-pictures.ts'
import { createGraphqlHandler } from './graphql/graphql-handler.ts'
import { assembleSchema } from './graphql/schema.ts'
import liveSdl from './live/live.graphql'
import { createLiveHandler } from './live/live-handler.ts'
import { createStockUpdates } from './live/stock-updates.ts'
import type { Sender } from './mail/sender.ts'
import { lockFile } from './store/file-lock.ts'
import { openShopDatabase } from './shop-database.ts'

export interface MerchantOptions extends Sender {
  /** Holds `catalogue.db` (from a seed or an import), `shop.db` and `pictures/`. */
  dataDir: string
  clock: () => Date
  /** Origins of its other languages, where it has a domain per language. */
  domains?: readonly string[]
  /** Origins whose browsers may call `/graphql`, `/auth` and `/sign`; none when absent. */
  corsOrigins?: readonly string[]
  /** Accepted values of `X-ApiKey`. */
  apiKeys: readonly string[]
  /** Of authentication; its keys are derived from it. */
  secret: string
  /** Source of pictures; one plain picture for all products when absent. */
  pictures?: PictureSource
  /** Prepares the pictures of the start page while the merchant is idle. */
  preparesPictures?: boolean
  /** Content, customers and orders of a new shop; none when absent. */
  initialData?: InitialData
  /** Hashes passwords; tests use a faster one. */
  passwordHasher?: PasswordHasher
  /** How often awaited stock and prices are checked, in milliseconds; 15 seconds when absent. */
  alertIntervalMs?: number
  /** Waits before a password attempt is checked; tests replace it. */
  delay?: (ms: number) => Promise<void>
  /** Called when passwords of an account are being guessed; the address is masked. */
  onPasswordGuessing?: (attack: { account: string; failures: number }) => void
  /** Called before data of an older version is moved forward, which may take minutes. */
  onMigration?: (change: string) => void
  /** Called with unexpected errors; the client gets the request id too. */
  report: (error: unknown, requestId?: string) => void
}

export interface Merchant {
  fetch(request: Request): Promise<Response>
  /** Subscriptions over websockets at the `/graphql` of a server. */
  attachLive(server: Server): { close(): Promise<void> }
  close(): Promise<void>
}

const noInitialData: InitialData = { areas: [], menus: [], customers: [], orders: [] }

/** @throws when the data directory has no catalogue, or data that cannot be moved to this version */
export function createMerchant(options: MerchantOptions): Merchant {
  const { dataDir, clock, publicOrigin, apiKeys, secret, report } = options
  const { initialData = noInitialData, pictures = createPlainPictures() } = options
  const { onMigration = () => undefined } = options
  const now = () => clock().getTime()
  mkdirSync(dataDir, { recursive: true })
  const use = lockFile(join(dataDir, 'in-use.lock'), 'shared')
  if (!use) throw new Error('a restore is at work on this data')
  migrateCatalogue(join(dataDir, 'catalogue.db'), onMigration)
  const catalogueHandle = createCatalogueHandle(join(dataDir, 'catalogue.db'), report)
  const currentCatalogue = catalogueHandle.current
  const db = openShopDatabase(join(dataDir, 'shop.db'), onMigration)

  const stock = createStockStore(db)
  const reviews = createReviewStore(db)
  const encodePicture = createPictureEncoder()
  const stockFilter = createStockFilter(stock)
  const stockUpdates = createStockUpdates()
  const offers = createSkuOffers(currentCatalogue, stock, (skuId) => {
    stockFilter.markChanged(skuId)
    const sku = currentCatalogue().findSku(skuId)
    const product = sku && currentCatalogue().findProduct(sku.productId)
    if (!product) return
    stockUpdates.notify(product.id)
    for (const { id } of currentCatalogue().packagesWith(product)) stockUpdates.notify(id)
  })
  const keys = deriveAuthKeys(secret)
  const { unsubscribe: unsubscribeKey, orderLink: orderLinkKey } = keys
  const base = { db, now, publicOrigin, seller: options.seller, unsubscribeKey }
  const commerce = createCommerce({
    ...base,
    offers,
    terms: (language) => content.terms(language),
    otherOrigins: options.domains,
    orderLinkKey,
    createView: createCartViewFactory(currentCatalogue, stock, clock),
    createArticles: createOrderArticleFactory(currentCatalogue, publicOrigin),
    onError: report,
  })
  const hasher = options.passwordHasher ?? createScryptHasher(keys.password)
  const accounts = createAccounts({
    ...base,
    apiKeys,
    keys,
    secret,
    hasher,
    delay: options.delay ?? setTimeout,
    onPasswordGuessing: options.onPasswordGuessing,
    removeFromOrders: commerce.removeCustomerFromOrders,
  })
  const alerts = createAlerts({
    ...base,
    currentCatalogue,
    stock,
    intervalMs: options.alertIntervalMs,
    report,
  })
  const content = createContent({
    ...base,
    preview: { secret, keys: { token: keys.preview, link: keys.previewLink } },
    initial: initialData,
  })

  const resolvers = [
    channelResolvers,
    pagesResolvers(content.findMovedPath),
    listResolvers,
    productResolvers,
    reviewResolvers,
    ...commerce.resolvers,
    ...accounts.resolvers,
    alerts.resolvers,
    content.resolvers,
  ]
  const createContext = (
    request: Pick<CatalogueContext, 'requestId' | 'signedIn' | 'preview' | 'catalogue'>,
  ): CatalogueContext => {
    const stores = { stock, reviews, encodePicture }
    return { ...request, ...stores, publicOrigin, now: clock() }
  }
  const graphql = createGraphqlHandler({
    schema: assembleSchema(resolvers, [deprecatedSdl]),
    apiKeys,
    createContext: async (request, requestId) =>
      createContext({
        requestId,
        signedIn: await accounts.findSignedInCustomer(request),
        preview: await content.previewedArea(request),
        catalogue: stockFilter.refresh(currentCatalogue()),
      }),
    report,
  })
  const live = createLiveHandler({
    schema: assembleSchema(resolvers, [deprecatedSdl, liveSdl]),
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
  })
  const images = createImages({
    source: pictures,
    currentCatalogue,
    findReviewPicture: reviews.approvedPicture,
    isPreparing: options.preparesPictures ?? false,
    report,
  })
  const initialDataWritten = putInitialCustomersAndOrders(
    initialData,
    commerce.context,
    hasher,
    currentCatalogue,
  ).catch(report)
  // All routes of the merchant (README). An error becomes a 500 with the id of its log line.
  const routes = new Hono()
  routes.route(
    '/',
    createHealth(db, () => currentCatalogue().index.size),
  )
  const cors = corsFor(options.corsOrigins ?? [])
  // CORS is not allowed for the paths of staff, because their secret must not be in a browser.
  for (const path of ['/graphql', '/auth/:action{login|register|password|logout}', '/sign/*']) {
    routes.use(path, cors)
  }
  routes.on(['GET', 'POST'], '/graphql', (c) => graphql(c.req.raw))
  routes.on(['GET', 'HEAD'], '/images/*', (c) => images.fetch(c.req.raw))
  routes.route('/', commerce.router)
  const pages = { formerAliases: content.formerAliases, pathOf: contentPath, sinceMs: now() }
  routes.route('/redirect', createRedirectHistory({ apiKeys, currentCatalogue, pages }))
  // Before accounts, which handles every other path below `/auth`.
  routes.route('/', content.router)
  routes.route('/', accounts.router)
  routes.onError((error, c) => {
    const requestId = crypto.randomUUID()
    report(error, requestId)
    return c.json({ error: 'Internal server error', requestId }, 500)
  })

  return {
    async fetch(request) {
      await initialDataWritten
      // Health checks do not count as requests, so that pictures can be prepared between them.
      if (request.url.endsWith('/health')) return routes.fetch(request)
      images.recordRequest()
      try {
        return await routes.fetch(request)
      } finally {
        images.recordRequest()
      }
    },
    attachLive: (server) => live.attach(server),
    async close() {
      images.stopPreparing()
      await initialDataWritten
      alerts.close()
      commerce.close()
      await images.close()
      catalogueHandle.close()
      // libsql leaves the newest rows in shop.db-wal, which whoever copies shop.db alone would lose.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      db.close()
      use.release()
    },
  }
}

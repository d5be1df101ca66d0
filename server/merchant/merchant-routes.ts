import { Hono, type Context } from 'hono'
import { corsFor } from './cors.ts'

interface RouteHandlers {
  /** Origins whose browsers may call `/graphql`, `/auth` and `/sign`. */
  corsOrigins: readonly string[]
  /** `/health`. */
  health: Hono
  graphql: (request: Request) => Response | Promise<Response>
  images: (request: Request) => Promise<Response>
  /** `/payment`, `/outbox`, `/callbacks/payment`. */
  commerce: Hono
  /** `/redirect`. */
  redirects: Hono
  /** `/auth/preview`. */
  content: Hono
  /** `/auth` and `/sign`. */
  accounts: Hono
  report: (error: unknown, requestId: string) => void
}

/** All routes of the merchant (README). An error becomes a 500 with the id of its log line. */
export function createMerchantRoutes(routes: RouteHandlers): Hono {
  const app = new Hono()
  app.route('/', routes.health)
  const cors = corsFor(routes.corsOrigins)
  // CORS is not allowed for the paths of staff, because their secret must not be in a browser.
  for (const path of ['/graphql', '/auth/:action{login|register|password|logout}', '/sign/*']) {
    app.use(path, cors)
  }
  app.on(['GET', 'POST'], '/graphql', (c) => routes.graphql(c.req.raw))
  app.on(['GET', 'HEAD'], '/images/*', (c) => routes.images(c.req.raw))
  app.route('/', routes.commerce)
  app.route('/redirect', routes.redirects)
  // Before accounts, which handles every other path below `/auth`.
  app.route('/', routes.content)
  app.route('/', routes.accounts)
  app.onError((error, c: Context) => {
    const requestId = crypto.randomUUID()
    routes.report(error, requestId)
    return c.json({ error: 'Internal server error', requestId }, 500)
  })
  return app
}

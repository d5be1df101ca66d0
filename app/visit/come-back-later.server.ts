import type { ServerBuild } from '@remix-run/node'

import { GatewayError } from '#app/gateway/gateway-error.ts'

type Routes = ServerBuild['routes']
type RouteModule = Routes[string]['module']

/**
 * The same routes, where a question that the merchant cannot answer just now ends as a 503: the status
 * of the answer and what the page says of it are then one. The gateway has told the log why.
 */
export function comeBackLater(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, { ...route, module: wrap(route.module) }]),
  )
}

function wrap(module: RouteModule): RouteModule {
  const { loader, action } = module
  return {
    ...module,
    ...(loader && { loader: (args) => orLater(async () => loader(args)) }),
    ...(action && { action: (args) => orLater(async () => action(args)) }),
  }
}

async function orLater<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof GatewayError) || !error.mayPass) throw error
    throw new Response(null, { status: 503 })
  }
}

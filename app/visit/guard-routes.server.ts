import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'

import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { screenOfRoute } from '#app/routing/screen-of-route.ts'
import { leaveTimeForPage } from '#app/gateway/resilience/request-deadline.server.ts'
import { inSpan } from '#app/gateway/trace.ts'

import { UnknownMiddlewareError, type PageError } from './page-error.ts'

type Routes = ServerBuild['routes']
type RouteModule = Routes[string]['module']
type Args = LoaderFunctionArgs | ActionFunctionArgs

/** Runs before the loader or action of a screen; throws a response to reject the request. */
type RouteGuard = (screen: string | null, args: Args) => Promise<void>

/** The guard runs first. An error is a 503 without a complete answer of the merchant, else 500, with the request's id. */
export function withGuard(routes: Routes, guard: RouteGuard): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      { ...route, module: wrap(id, route.module, (args) => guard(screenOfRoute(id), args)) },
    ]),
  )
}

function wrap(id: string, module: RouteModule, guard: (args: Args) => Promise<void>): RouteModule {
  const { loader, action } = module
  // The same in every language.
  const [name] = id.split('.')
  const change = (args: ActionFunctionArgs) =>
    guard(args)
      .then(() => action?.(args))
      .finally(() => leaveTimeForPage(args.context))
  return {
    ...module,
    ...(loader && {
      loader: (args) =>
        inSpan(args.context.services, `loader ${name}`, {}, () =>
          resultOrErrorResponse(args, () => guard(args).then(() => loader(args))),
        ),
    }),
    ...(action && {
      action: (args) =>
        inSpan(args.context.services, `action ${name}`, {}, () =>
          resultOrErrorResponse(args, () => change(args)),
        ),
    }),
  }
}

async function resultOrErrorResponse<Result>(
  args: Args,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (args.request.signal.aborted) throw error
    const { log, requestId, traceId } = args.context
    const ids = { requestId, ...(traceId && { traceId }) }
    if (error instanceof Response) throw await withIds(error, ids)
    if (!(error instanceof Error)) throw error
    const isRetryable = error instanceof GatewayError && error.isRetryable
    // The gateway has logged retryable errors already.
    if (!isRetryable) log.error({ err: error }, 'page failed')
    const status = error instanceof GatewayError ? 503 : 500
    throw Response.json(pageErrorOf(error, ids), { status })
  }
}

type Ids = Pick<PageError, 'requestId' | 'traceId'>

/** Adds the request's ids to an error response; returns other responses unchanged. */
async function withIds(response: Response, ids: Ids): Promise<Response> {
  const { status, statusText } = response
  if (status < 400) return response
  const body = (response.body ? await response.json() : {}) as Omit<PageError, keyof Ids>
  return Response.json({ ...body, ...ids }, { status, statusText })
}

function pageErrorOf(error: Error, ids: Ids): PageError {
  if (error instanceof GatewayError) {
    return { reason: error.kind, ...ids }
  }
  if (error instanceof UnknownMiddlewareError) {
    return { reason: 'middleware', ...ids, name: error.middleware }
  }
  return { reason: 'unexpected', ...ids }
}

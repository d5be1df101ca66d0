import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'

import { GatewayError } from '#app/gateway/gateway-error.ts'
import { screenOfRoute } from '#app/routing/screen-of-route.ts'

import { UnknownMiddlewareError, type PageError } from './page-error.ts'
import { leaveTimeForPage } from '../gateway/request-deadline.server.ts'

type Routes = ServerBuild['routes']
type RouteModule = Routes[string]['module']
type Args = LoaderFunctionArgs | ActionFunctionArgs

/** What a request has to pass before a screen is loaded or changed; throws what is in its way. */
type RouteGuard = (screen: string | null, args: Args) => Promise<void>

/**
 * The same routes, where each screen is passed first and a failure ends as an answer that says what
 * failed: 503 for a question that the merchant cannot answer just now, 500 for all else. Every such
 * answer carries the request's id, a refusal's too. Status, page and log are then one.
 */
export function withGuard(routes: Routes, guard: RouteGuard): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      { ...route, module: wrap(route.module, (args) => guard(screenOfRoute(id), args)) },
    ]),
  )
}

function wrap(module: RouteModule, guard: (args: Args) => Promise<void>): RouteModule {
  const { loader, action } = module
  const change = (args: ActionFunctionArgs) =>
    guard(args)
      .then(() => action?.(args))
      .finally(() => leaveTimeForPage(args.context))
  return {
    ...module,
    ...(loader && {
      loader: (args) => orErrorResponse(args, () => guard(args).then(() => loader(args))),
    }),
    ...(action && { action: (args) => orErrorResponse(args, () => change(args)) }),
  }
}

async function orErrorResponse<Result>(args: Args, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (args.request.signal.aborted) throw error
    const { log, requestId } = args.context
    if (error instanceof Response) throw await withRequestId(error, requestId)
    if (!(error instanceof Error)) throw error
    const isRetryable = error instanceof GatewayError && error.isRetryable
    // The gateway has logged retryable errors already.
    if (!isRetryable)
      log.error({ err: error, path: new URL(args.request.url).pathname }, 'page failed')
    throw Response.json(pageErrorOf(error, requestId), { status: isRetryable ? 503 : 500 })
  }
}

/** An error response with the request's id beside what it says; any other as it is. */
async function withRequestId(response: Response, requestId: string): Promise<Response> {
  const { status, statusText } = response
  if (status < 400) return response
  const body = (response.body ? await response.json() : {}) as Omit<PageError, 'requestId'>
  return Response.json({ ...body, requestId }, { status, statusText })
}

function pageErrorOf(error: Error, requestId: string): PageError {
  if (error instanceof GatewayError) {
    return { reason: error.kind, requestId, merchantStatus: error.status ?? undefined }
  }
  if (error instanceof UnknownMiddlewareError) {
    return { reason: 'middleware', requestId, name: error.middleware }
  }
  return { reason: 'unexpected', requestId }
}

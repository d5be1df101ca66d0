import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'

import type {
  AppLoadContext,
  EntryContext,
  HandleErrorFunction,
  ServerBuild,
} from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { RemixI18Next } from 'remix-i18next/server'

import { runMiddleware } from './account/login/guards.server.ts'
import { withStructuredData } from './seo/structured-data/page-data.server.ts'
import { networkOf } from './kit/limits/network.ts'
import { manifestScript, untestedRemixPackages, withLoaderData } from './kit/remix-internals.ts'
import { sharedNamespaces } from './i18n/namespaces.ts'
import { defaultLanguage, languageCodes, type LanguageCode } from './i18n/languages.ts'
import { safeJson, SentMessagesProvider, sharedMessagesStatement } from './i18n/messages-script.tsx'
import { i18nFor, messagesToSend } from './i18n/messages.server.ts'
import { announcedPictures } from './images/first-pictures.server.ts'
import { themeLinkOf } from './market/theme-link.server.ts'
import { href } from './routing/href.ts'
import { ThemeLinkProvider } from './ui/theme/theme-link.tsx'
import { UrlScopeProvider } from './routing/current-url-scope.tsx'
import { screenOfRoute } from './routing/screen-of-route.ts'
import { cachePolicy } from './visit/caching/cache-policy.server.ts'
import { documentLifetime } from './visit/caching/document-lifetime.server.ts'
import { withGuard } from './visit/guard-routes.server.ts'
import { NonceProvider } from './ui/document/nonce.tsx'
import { RequestIdsProvider } from './ui/document/request-id.tsx'
import { documentScope } from './addresses/resolve-address.server.ts'
import { FirstScriptProvider, loadScriptsAfterPictures } from './ui/document/first-script.tsx'
import type { AppEntry } from './load-context.ts'

const require = createRequire(import.meta.url)
/** The server logs them at start. */
export const untestedPackages = untestedRemixPackages(
  (name) => (require(`${name}/package.json`) as { version: string }).version,
)

/** Finds only the namespaces that a page's routes need; the language is resolved from the URL. */
const i18n = new RemixI18Next({
  detection: {
    supportedLanguages: languageCodes,
    fallbackLanguage: defaultLanguage,
  },
})

export { isLanguageCode } from './i18n/languages.ts'
export { fillDocument, splitDocument } from './routes/layouts/fill-document.server.tsx'
export { documentKey } from './visit/caching/document-key.server.ts'
export { createServices } from './services.server.ts'
export {
  findServedMarkets,
  isMerchantReachable,
  resolveForHost as resolveAddress,
} from './addresses/resolve-address.server.ts'
/** Loaded by `npm run doctor` alone. */
export const checkMerchant: AppEntry['checkMerchant'] = async (context) =>
  (await import('./doctor/check-merchant.server.ts')).checkMerchant(context)
/** Loaded with the first request of a platform. */
export const answerAgent: AppEntry['answerAgent'] = async (context, request) =>
  (await import('./agents/answer-agent.server.ts')).answerAgent(context, request)
export { findRefusedSettings } from './addresses/refused-settings.server.ts'
export { routesOf, routesOfScreen } from './routing/route-table.ts'
export const languageScript = (language: LanguageCode, manifest: object) =>
  manifestScript(manifest) + sharedMessagesStatement(messagesToSend(language, sharedNamespaces))
/** The host wraps the routes of each language in the guards before it serves them. */
export const guardRoutes = (routes: ServerBuild['routes']) => withGuard(routes, runMiddleware)

const retryAfterSeconds = 5

/** The whole document at once: nothing of a page may load late, not without scripts, and React takes a third of the time. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  if (headers.has('Content-Disposition')) return fileOf(remixContext, headers)
  const { nonce, firstScript = null } = context
  const ids = {
    requestId: context.requestId,
    ...(status >= 400 && context.traceId && { traceId: context.traceId }),
  }
  if (status === 503) headers.set('Retry-After', String(retryAfterSeconds))
  const scope = await documentScope(request, context)
  const { language } = scope
  const messages = messagesToSend(language, namespacesOf(remixContext))
  const theme = themeLinkOf(context.config, href(scope, 'theme'))
  const data = await readAll(remixContext.serverHandoffStream)
  const render = () =>
    renderToString(
      <I18nextProvider i18n={i18nFor(language)}>
        <NonceProvider value={context.refusal || isOfflinePage(remixContext) ? null : nonce}>
          <SentMessagesProvider value={{ scope, ...ids, messages, theme }}>
            <UrlScopeProvider value={scope}>
              <RequestIdsProvider value={ids}>
                <ThemeLinkProvider value={theme}>
                  <FirstScriptProvider value={firstScript}>
                    <RemixServer
                      context={{ ...remixContext, serverHandoffStream: undefined }}
                      url={request.url}
                      nonce={nonce}
                    />
                  </FirstScriptProvider>
                </ThemeLinkProvider>
              </RequestIdsProvider>
            </UrlScopeProvider>
          </SentMessagesProvider>
        </NonceProvider>
      </I18nextProvider>,
    )
  // One document at a time, each after a turn of the event loop: with many at once, the health route and responses in
  // progress would otherwise wait until all of them are rendered.
  const renderInTurn = async () => {
    await setImmediate()
    // Nothing is rendered for visitors who left while they were in the queue.
    return request.signal.aborted ? '' : render()
  }
  const { pageQueue, clientAddress, priority } = context
  const html = await pageQueue.run(networkOf(clientAddress), renderInTurn, priority)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  await setCaching(headers, request, context, status)
  if (status === 200 && hasPublicLinks(remixContext)) {
    headers.set('Speculation-Rules', `"${href(scope, 'speculationRules')}"`)
  }
  const whole = withLoaderData(
    withStructuredData(firstScript ? loadScriptsAfterPictures(html, nonce) : html, context),
    safeJson(data),
    nonce,
  )
  const styled = context.inlineStyles?.(whole) ?? whole
  // A response copies bytes faster than a text.
  return new Response(Buffer.from(`<!DOCTYPE html>${styled}`), { status, headers })
}

/** The namespaces of this page's routes; `remixContext` has the modules of all routes. */
function namespacesOf(remixContext: EntryContext): string[] {
  const { routeModules, staticHandlerContext } = remixContext
  const shown = staticHandlerContext.matches.map(({ route }) => [route.id, routeModules[route.id]])
  return i18n.getRouteNamespaces({
    ...remixContext,
    routeModules: Object.fromEntries(shown) as EntryContext['routeModules'],
  })
}

/** Whether the page has the shop's header and footer, unlike the checkout. */
function hasPublicLinks({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => route.id === 'storefront')
}

/** It is shown at other addresses than its own, where the browser's router would reload it for ever. */
function isOfflinePage({ staticHandlerContext }: EntryContext): boolean {
  return screenOfRoute(staticHandlerContext.matches.at(-1)?.route.id ?? '') === 'offline'
}

/** The response to a form that returns a file; the browser keeps showing the page. */
function fileOf({ staticHandlerContext }: EntryContext, headers: Headers): Response {
  const [content] = Object.values(staticHandlerContext.actionData ?? {})
  headers.set('Content-Type', 'application/json; charset=utf-8')
  headers.set('Cache-Control', 'no-store')
  return new Response(JSON.stringify(content, null, 2), { headers })
}

/** Data is cached like documents, with `Vary`: prefetched, it is not revalidated, and a favourite or login changes it. */
export async function handleDataRequest(
  response: Response,
  { request, context }: { request: Request; context: AppLoadContext },
): Promise<Response> {
  await setCaching(response.headers, request, context, response.status)
  response.headers.append('Vary', 'Cookie')
  const pictures = announcedPictures(context)
  if (pictures) response.headers.set('Link', pictures)
  return response
}

async function setCaching(
  headers: Headers,
  request: Request,
  context: AppLoadContext,
  status: number,
): Promise<void> {
  const scope = await documentScope(request, context)
  const { pathname } = new URL(request.url)
  const page = { pathname, method: request.method, status }
  headers.set('Cache-Control', cachePolicy(context, scope, page))
  const lifetime = documentLifetime(context, scope, page)
  if (lifetime) headers.set('Surrogate-Control', lifetime)
}

/** Logs unexpected errors with the request's id. Aborted requests and responses below 500 are no errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.log.error({ err: error }, 'page failed')
}

async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream ? new Response(stream).text() : ''
}

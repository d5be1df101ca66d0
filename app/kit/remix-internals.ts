/**
 * What the shop relies on beyond Remix's documented interface. A page would only fail in the browser when one changes:
 * a release outside `testedRange` is a warning at start. Read each export against its source then, and extend the
 * range.
 *
 * Remix is also relied on to take a `ServerBuild` with other routes (`server/http/pages/language-handlers.ts`), and to
 * call the entry again when a document could not be rendered (`server/http/pages/fallback-error-page.ts`).
 */
export const testedRange = '2.17.x'

/** Packages whose source contains the parts that the shop relies on. */
export const testedPackages = ['express', 'node', 'react', 'server-runtime'] as const

/** The installed packages that are outside the tested range, with their versions. */
export function untestedRemixPackages(versionOf: (packageName: string) => string): string[] {
  const isTested = (version: string) => version.startsWith(testedRange.replace('x', ''))
  return testedPackages
    .map((part) => `@remix-run/${part}`)
    .filter((name) => !isTested(versionOf(name)))
    .map((name) => `${name} ${versionOf(name)}`)
}

/** Where the browser's router requests the data of a page: its path and `.data`; `/_root.data` for `/`. */
export const dataEnding = /(?:\/_root)?\.data$/

/** The page that a request of the browser's router is about: `/kassan.data` is about `/kassan`. */
export function pagePath(pathname: string): string {
  const page = pathname.replace(/\.data$/, '')
  return page === '/_root' ? '/' : page
}

interface RouterNavigation {
  state: 'idle' | 'loading' | 'submitting'
  location?: { pathname: string; search: string; hash: string }
  formMethod?: string
}

interface RouterState {
  navigation: RouterNavigation
  matches: readonly { route: { id: string } }[]
  fetchers: ReadonlyMap<string, Omit<RouterNavigation, 'location'>>
}

interface ManifestRoute {
  module: string
  imports?: string[]
  css?: string[]
  hasLoader: boolean
  hasClientLoader: boolean
}

const router = () =>
  (window as { __remixRouter?: { state: RouterState; routes: object[] } }).__remixRouter

const routerState = (): RouterState | undefined => router()?.state

/** The routes of the browser's router, as `matchRoutes` takes them. */
export const routerRoutes = (): object[] => router()?.routes ?? []

export const shownRoutes = (): string[] => routerState()?.matches.map(({ route }) => route.id) ?? []

/** Where the browser's router requests the data of one route of a page; the others keep theirs. */
export function routeDataUrl(page: URL, routeId: string): string {
  const { pathname, search, origin } = page
  const url = new URL(`${pathname === '/' ? '/_root' : pathname.replace(/\/$/, '')}.data`, origin)
  url.search = search
  url.searchParams.set('_routes', routeId)
  return url.pathname + url.search
}

/** The files that the browser's router loads with a route; null when the route has no data of the server. */
export function routeFiles(routeId: string): { modules: string[]; styles: string[] } | null {
  const { routes } = (window as unknown as { __remixManifest: { routes: Routes } }).__remixManifest
  const route = routes[routeId]
  if (!route?.hasLoader || route.hasClientLoader) return null
  return { modules: [route.module, ...(route.imports ?? [])], styles: route.css ?? [] }
}

type Routes = Readonly<Record<string, ManifestRoute | undefined>>

/** The page that the browser's router is opening; null when it opens none, or sends a form. */
export function openingPage(): RouterNavigation['location'] | null {
  const { location = null, formMethod = 'GET' } = routerState()?.navigation ?? {}
  return formMethod.toUpperCase() === 'GET' ? location : null
}

/** Whether the page of a form that changes something waits for the response, or for the page that follows it. */
export function isFormUnderWay(): boolean {
  const { state = 'idle', formMethod = 'GET' } = routerState()?.navigation ?? {}
  return state !== 'idle' && formMethod.toUpperCase() !== 'GET'
}

export function isSendingForm(): boolean {
  const { navigation, fetchers } = routerState() ?? { navigation: null, fetchers: new Map() }
  return [navigation, ...fetchers.values()].some(
    (each) => each?.state === 'submitting' && each.formMethod?.toUpperCase() !== 'GET',
  )
}

/** Whether the browser's router could not decode a response: it was cut off, or came from a proxy. */
export const isUnreadableResponse = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Unable to decode turbo-stream response')

/** Query parameters that the browser's router adds for itself. */
export const routerParameters: readonly string[] = ['_routes', 'index']

/** Header of a redirect that takes the place of the form's page in the browser's history. */
export const replaceHistoryHeader = 'X-Remix-Replace'

/** A statement with the route manifest, for the script at the address that the manifest names as its `url`. */
export function manifestScript(manifest: object): string {
  return `window.__remixManifest=${JSON.stringify(manifest)};`
}

const dataElementId = 'loader-data'

/** Writes data into an element of its own: the script is the same in every document. `json` must be safe within a script. */
export function withLoaderData(html: string, json: string, nonce: string): string {
  // Near its end, so it is looked for from there.
  if (html.lastIndexOf('window.__remixContext.stream') < 0) return html
  const end = html.lastIndexOf('</body>')
  const data = `<script type="application/json" id="${dataElementId}">${json}</script>`
  const script = `<script nonce="${nonce}">(({streamController:c})=>{c.enqueue(JSON.parse(document.getElementById("${dataElementId}").textContent));c.close()})(window.__remixContext)</script>`
  return html.slice(0, end) + data + script + html.slice(end)
}

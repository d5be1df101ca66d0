import type { ServerBuild } from '@remix-run/node'

import type { AddressSettings, CookieJar, Log, StorefrontConfig, Counters } from './context.ts'
import type { LanguageCode } from './i18n/languages.ts'
import type { ServiceOptions, ShopServices } from './services.server.ts'

/**
 * What the host hands to the app with each request. Everything that depends on the outside (settings,
 * log, cookies, nonce) or outlives the request (`services`) comes in through here.
 */
export interface AppLoadContext {
  /** Names the request in logs and on the error page. */
  requestId: string
  /** One per response; every inline script carries it. */
  nonce: string
  log: Log
  config: StorefrontConfig
  /** Public origin of the host that was asked, from the settings: one per language, or one for all. */
  origin: string
  cookies: CookieJar
  /** The visitor's address after trusted proxies; for rate limits and order checks, never stored. */
  clientAddress: string
  /** Aborts when the visitor leaves before the answer is out. */
  signal: AbortSignal
  /** Start of the request on the clock of `performance.now()`; absent without a waiting visitor. */
  startedAt?: number
  /** State of this shop that outlives a request. */
  services: ShopServices
  counters: Counters
  /** Set when the host refuses the request: the page to show is the one for this status. */
  refusal?: Refusal
  /** Set by the host before the page is made; null while Vite serves the files. */
  subresources?: Subresources | null
}

/** What browsers hold the built files against. */
export interface Subresources {
  /** Stands in front of all other scripts of a document. */
  firstScript: { path: string; integrity: string }
  /** `sha256-…` by path. */
  integrity: ReadonlyMap<string, string>
}

export interface Refusal {
  status: number
  /** Path that was asked for; the request that the app sees is for the page of the refusal. */
  path: string
}

/** As much of a context as a question to the merchant needs that no visitor has. */
export type MerchantContext = Pick<AppLoadContext, 'config' | 'log' | 'requestId' | 'services'>

/** What the built app offers its host beside pages (exports of `entry.server.tsx`). */
export interface AppEntry {
  /** State of one shop; the host creates it once and hands it over with every request. */
  createServices(options: ServiceOptions): ShopServices
  isLanguageCode(text: string | undefined): text is LanguageCode
  /** Where a request arrives: the language whose routes it needs, or the status it is refused with. */
  resolveAddress(request: Request, context: AppLoadContext): Promise<HostAddress>
  /** The routes of one language, at the paths that the settings give them. */
  routesOf<R extends { id: string; path?: string }>(
    routes: Readonly<Record<string, R>>,
    settings: AddressSettings,
    language: LanguageCode,
  ): Record<string, R>
  /** Whether the merchant gives, at this moment, what every page begins with. */
  isMerchantReachable(context: MerchantContext): Promise<boolean>
  /** The script that hands the manifest of one language to the browser's router. */
  manifestScript(manifest: object): string
  /** The same routes, where what the merchant cannot be asked for just now ends as a 503. */
  guardRoutes(routes: ServerBuild['routes']): ServerBuild['routes']
}

export interface HostAddress {
  language: LanguageCode
  /** Alias of the market whose page is asked for; null when no page is. */
  market: string | null
  /** Name of the screen, the same in every language; null for none that is known. */
  screen: string | null
  /** Set when no page of the shop is to be served at this address. */
  refusal?: number
  /**
   * For an address that leads to one which names a thing: that one. The thing may be called otherwise
   * there, so it may lead on itself.
   */
  redirectTarget?: string
  /** Whether it is a file for machines, such as `robots.txt` or a sitemap, which may be large. */
  isFile: boolean
  /** Path of the page that a refusal shows. */
  refusalPath: string
}

type LoadContext = AppLoadContext

declare module '@remix-run/node' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merges ours into Remix's own
  interface AppLoadContext extends LoadContext {}
  interface Future {
    v3_singleFetch: true
  }
}

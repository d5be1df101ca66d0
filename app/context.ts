import type { ServerBuild } from '@remix-run/node'

import type { LanguageCode } from './i18n/languages.ts'

/**
 * What the app asks of its host, as types only: the host builds one context per request. Everything
 * that depends on the outside (settings, log, cookies, nonce) comes in through here.
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
  /** When it was begun to be answered, as `performance.now()` counts; left out where nobody waits. */
  startedAt?: number
  /** Public answers that all instances of the shop share; null when each has its own alone. */
  sharedAnswers: SharedAnswers | null
  tally: Tally
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

/** The part of pino that the app uses. */
export interface Log {
  debug(fields: object, message?: string): void
  info(fields: object, message?: string): void
  warn(fields: object, message?: string): void
  error(fields: object, message?: string): void
}

/** A store that instances share. Both calls may fail, and the shop must do without. */
export interface SharedAnswers {
  /** `askedAt` in milliseconds since 1970: when the question was put that `text` answers. */
  read(key: string): Promise<{ text: string; askedAt: number } | null>
  /** Has no effect when an answer that was asked for later is there already. */
  write(key: string, answer: { text: string; askedAt: number }, keepSeconds: number): Promise<void>
}

/**
 * Counts what visitors try, for limits. All instances of the shop count together when they share a
 * store; each counts alone when they share none, or while it is away. Never fails.
 */
export interface Tally {
  /**
   * Counts one more, or as many as `points` says. The first one is remembered, with all after it, for so
   * many seconds.
   */
  add(key: string, seconds: number, points?: number): Promise<Count>
  /** Takes back what should not have counted. */
  takeBack(key: string, points?: number): Promise<void>
  /** Null when nothing is remembered. */
  read(key: string): Promise<Count | null>
  forget(key: string): Promise<void>
}

export interface Count {
  count: number
  /** Until all of them are forgotten. */
  msLeft: number
}

/**
 * Cookies of one request and its response. Must be written before the first byte of the response,
 * so never inside a deferred promise.
 */
export interface CookieJar {
  /** What the visitor sent, or what this response has written since; malformed reads as absent. */
  read(name: string): string | undefined
  /** Without `maxAgeSeconds` the cookie lives as long as the browser session. */
  write(name: string, value: string, options?: { maxAgeSeconds?: number; httpOnly?: boolean }): void
  forget(name: string): void
  /** Whether this response sets or removes a cookie, which makes it one visitor's own. */
  hasChanged(): boolean
}

/** Settings of the shop, parsed and frozen by the host (contract: Environment). */
export interface StorefrontConfig {
  /** `BASE_URL` without a trailing slash; absolute addresses are built from it alone. */
  publicOrigin: string
  merchant: MerchantAddresses
  /** Signs what the shop hands out (`SESSION_SECRET`). */
  signingKey: string
  /** As the browser sees it, without a trailing slash; `/merchant/images` for the embedded one. */
  imageServer: string
  channelId: string
  /** Alias such as `se`. */
  fallbackMarket: string
  addresses: AddressSettings
  customerTypes: readonly CustomerTypeSetting[]
  /** Value of the merchant's SortType. */
  productListDefaultSort: string
  customSortRoutes: readonly { name: string; sort: string }[]
  /** Which middleware a screen has beside its own, by the screen's name. */
  routeMiddleware: readonly { name: string; middleware: string }[]
}

/** How the addresses of the shop are laid out (spec section 2). */
export interface AddressSettings {
  /** Where the language stands: `/en/…`, `/se/en/…`, or in the name of the host. */
  kind: 'language' | 'market' | 'domain'
  /** The language without prefix, and of visitors whose own is not known. */
  defaultLanguage: LanguageCode
  /** With a domain per language: the origin of each, e.g. `https://example.com`. */
  domains: readonly { language: LanguageCode; origin: string }[]
  /** Where `/` leads, if anywhere. */
  rootRedirect: { path: string; status: number } | null
  /** Keys of the market groups served here; null for all. */
  marketGroups: readonly string[] | null
  /** Origins where other groups are served, by key. */
  groupOrigins: Readonly<Record<string, string>>
}

/** Where the commerce side is asked; nothing of it may reach the browser. */
export interface MerchantAddresses {
  graphqlEndpoint: string
  authEndpoint: string
  signEndpoint: string
  apiKey: string
  persistedQueries: boolean
}

export interface CustomerTypeSetting {
  type: string
  /** Whether prices are shown with VAT to this type. */
  vat: boolean
}

/** As much of a context as a question to the merchant needs that no visitor has. */
export type MerchantContext = Pick<AppLoadContext, 'config' | 'log' | 'requestId'>

/** What the built app offers its host beside pages (exports of `entry.server.tsx`). */
export interface AppEntry {
  /** Where a request arrives: the language whose routes it needs, or the status it is refused with. */
  arrive(request: Request, context: AppLoadContext): Promise<AppArrival>
  /** The routes of one language, at the paths that the settings give them. */
  routesOf<R extends { id: string; path?: string }>(
    routes: Readonly<Record<string, R>>,
    settings: AddressSettings,
    language: LanguageCode,
  ): Record<string, R>
  /** Whether the merchant gives, at this moment, what every page begins with. */
  isMerchantThere(context: MerchantContext): Promise<boolean>
  /** The same routes, where what the merchant cannot be asked for just now ends as a 503. */
  comeBackLater(routes: ServerBuild['routes']): ServerBuild['routes']
}

export interface AppArrival {
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
  leadsTo?: string
  /** Path of the page that a refusal shows. */
  refusalPath: string
}

declare module '@remix-run/node' {
  interface AppLoadContext {
    requestId: string
    nonce: string
    log: Log
    config: StorefrontConfig
    origin: string
    cookies: CookieJar
    clientAddress: string
    signal: AbortSignal
    startedAt?: number
    sharedAnswers: SharedAnswers | null
    tally: Tally
    refusal?: Refusal
    subresources?: Subresources | null
  }
  interface Future {
    v3_singleFetch: true
  }
}

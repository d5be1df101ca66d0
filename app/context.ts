import type { LanguageCode } from './i18n/languages.ts'

/** The part of pino that the app uses. */
export interface Log {
  debug(fields: object, message?: string): void
  info(fields: object, message?: string): void
  warn(fields: object, message?: string): void
  error(fields: object, message?: string): void
}

/** A store that instances share. Both calls may fail, and the shop must do without. */
export interface SharedCache {
  /** `askedAt` in milliseconds since 1970: when the question was put that `text` answers. */
  read(key: string): Promise<{ text: string; askedAt: number } | null>
  /** Has no effect when an answer that was asked for later is there already. */
  write(key: string, entry: { text: string; askedAt: number }, keepSeconds: number): Promise<void>
}

/**
 * Counts what visitors try, for limits. All instances of the shop count together when they share a
 * store; each counts alone when they share none, or while it is away. Never fails.
 */
export interface Counters {
  /**
   * Counts one more, or as many as `points` says. The first one is remembered, with all after it, for so
   * many seconds.
   */
  add(key: string, seconds: number, points?: number): Promise<Count>
  /** Takes back what should not have counted. */
  undoCount(key: string, points?: number): Promise<void>
  /** Null when nothing is remembered. */
  read(key: string): Promise<Count | null>
  forget(key: string): Promise<void>
}

/**
 * Counts searches by the networks that made them. A scope holds searches of one kind, such as those of a
 * language. May fail; the shop does without.
 */
export interface SearchCounts {
  /** @param network a digest that tells networks apart */
  note(scope: string, search: string, network: string): Promise<void>
  /** Searches that at least so many networks made lately, those of most networks first. */
  top(scope: string, least: { networks: number; count: number }): Promise<string[]>
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

import type { IncomingHttpHeaders } from 'node:http'

import type { LanguageCode } from './i18n/languages.ts'
import type { ChannelSetting, CreditTerms, Seller } from './kit/shop-settings.ts'

/** The part of pino that the app uses. */
export interface Log {
  debug(fields: LogFields, message?: string): void
  info(fields: LogFields, message?: string): void
  warn(fields: LogFields, message?: string): void
  error(fields: LogFields, message?: string): void
}

/** None may hold what a visitor typed or what opens private data; the log withholds other names (`server/process/log-fields.ts`). */
export interface LogFields {
  /** Masked by the log. */
  err?: unknown
  requestId?: string
  /** What happened to an account. */
  event?: string
  /** An e-mail address without most of its letters. */
  account?: string
  attempts?: number
  consent?: string
  /** Kind of mail that a link ends. */
  topic?: string
  market?: string | null
  markets?: readonly string[]
  channel?: string
  operation?: string
  /** Host of a platform whose assistant asks. */
  platform?: string
  /** Name of a field of an API. */
  field?: string
  /** Name of a field that a merchant may not have. */
  extension?: string
  kind?: string
  status?: number | null
  codes?: readonly (string | null)[]
  reason?: string
  ms?: number
  count?: number
  /** Name and id of a widget. */
  widget?: string
  id?: string
  /** Origin of another market group. */
  from?: string
}

/** Makes the spans of traces (`server/process/traces.ts`); there is none unless traces are on. */
export interface Tracer {
  /** Runs `work` in a span, which a rejection marks as failed. `name` is from the code: a trace contains nothing that is typed. */
  inSpan<Result>(
    name: string,
    attributes: SpanAttributes,
    work: (span: { traceparent: string }) => Promise<Result>,
  ): Promise<Result>
}

/** Every attribute that the app sets. What `LogFields` may not contain, they may not contain either. */
export interface SpanAttributes {
  /** Name of a document of the shop. */
  'graphql.operation.name'?: string
  'graphql.operation.type'?: 'query' | 'mutation'
  /** Set for a request to another service. */
  'peer.service'?: 'merchant' | 'auth' | 'sign'
}

/** A cache that all instances share. Both calls may fail; the shop must work without it. */
export interface SharedCache {
  /** `askedAt`: when the request whose response is `text` was sent, in milliseconds since 1970. */
  read(key: string): Promise<{ text: string; askedAt: number } | null>
  /** Has no effect when the cache already has the response to a later request. */
  write(key: string, entry: { text: string; askedAt: number }, keepSeconds: number): Promise<void>
}

/** For rate limits. Instances that share a store count together, else, or while it is away, alone. Never fails. */
export interface Counters {
  /** Adds one, or `points`. The window begins with the first attempt and lasts `seconds`; then the count is zero. */
  add(key: string, seconds: number, points?: number): Promise<Count>
  /** Subtracts an attempt that should not have counted. */
  undoCount(key: string, points?: number): Promise<void>
  /** Null when nothing has been counted in the current window. */
  read(key: string): Promise<Count | null>
  forget(key: string): Promise<void>
}

/** Searches by networks; a scope groups them, as by language. May fail; the shop must work without it. */
export interface SearchCounts {
  /** @param network a digest that tells networks apart */
  record(scope: string, search: string, network: string): Promise<void>
  /** At most `count` recent searches of at least `networks` networks, those of most networks first. */
  top(scope: string, least: { networks: number; count: number }): Promise<string[]>
}

/** For the operator. Every text is one of a fixed set: none that a visitor or the merchant has sent. */
export interface ShopMetrics {
  /** One attempt of a call ended: `ok`, or the kind of its error. */
  upstreamCall(call: { operation: string; outcome: string; ms: number }): void
  /** `unpaid`: the payer was sent to a payment page. */
  orderPlaced(provider: string, state: 'placed' | 'unpaid'): void
  orderRefused(reason: string): void
  paymentEnded(provider: string, outcome: string): void
  /** An assistant's request ended: `ok`, `refused` or the code of a fault. */
  agentOperation(call: { operation: string; outcome: string; platform: string }): void
}

export interface Count {
  count: number
  /** Milliseconds until the count is reset. */
  msLeft: number
}

/** Must be written before the first byte of the response, so never inside a deferred promise. */
export interface CookieJar {
  /** The value that the visitor sent, or that this response has written since; undefined when malformed. */
  read(name: string): string | undefined
  /** Names with this beginning that the visitor sent. */
  namesFrom(prefix: string): string[]
  /** Without `maxAgeSeconds` the cookie lives as long as the browser session. */
  write(name: string, value: string, options?: { maxAgeSeconds?: number; httpOnly?: boolean }): void
  forget(name: string): void
  /** Whether this response sets or removes a cookie, which makes it one visitor's own. */
  hasChanged(): boolean
}

/** Directives of the Content Security Policy that one page may extend. */
export type PageDirective =
  | 'script-src'
  | 'frame-src'
  | 'connect-src'
  | 'img-src'
  | 'media-src'
  | 'font-src'
  | 'style-src'
  | 'form-action'

/** Sources of another company's content, by directive. */
export type PageSources = Readonly<Partial<Record<PageDirective, readonly string[]>>>

/** Settings of the shop, parsed and frozen by the host (contract: Environment). */
export interface StorefrontConfig {
  /** `BASE_URL` without a trailing slash; absolute addresses are built from it alone. */
  publicOrigin: string
  merchant: MerchantAddresses
  /** Key for the shop's own signatures (`SESSION_SECRET`). */
  signingKey: string
  /** The browser's base URL, without a trailing slash; `/merchant/images` for the embedded merchant. */
  imageServer: string
  /** Path of the embedded merchant's delivery widget; null or absent for the provider's own. */
  deliveryWidgetScript?: string | null
  channelId: string
  fallbackMarket: string
  addresses: AddressSettings
  customerTypes: readonly CustomerTypeSetting[]
  /** Value of the merchant's SortType. */
  productListDefaultSort: string
  /** Smallest width of each class of window above `phone`, in CSS pixels. */
  breakpoints: Readonly<Record<'tablet' | 'laptop' | 'desktop' | 'desktopBig', number>>
  /** Scroll position below which the header hides when scrolling down, in CSS pixels. */
  siteTopThreshold: number
  /** Style values of the channel; null or absent for those of `tokens.css`. */
  theme?: Readonly<Record<string, string>> | null
  social?: ChannelSetting['social']
  /** Family and name of the channel's widget areas, where they are not those of the public API. */
  widgetAreas?: ChannelSetting['widgetAreas']
  /** Null or absent when the settings do not name it. */
  seller?: Seller | null
  creditTerms?: readonly CreditTerms[]
  /** Whether browsers install the service worker; without it they remove theirs. */
  hasServiceWorker: boolean
  /** Whether browsers report the times of their pages (`METRICS_PORT`). */
  measuresVitals?: boolean
  customSortRoutes: readonly { name: string; sort: string }[]
  /** Where consented events go; null or absent when the shop measures nothing. */
  analytics?: AnalyticsSettings | null
  /** What assistants of shoppers may do here by the protocol for them (`app/agents`). */
  agents: AgentScope
  /** Origins of the only platforms whose assistants are served; null for all. */
  agentPlatforms: readonly string[] | null
  /** Middleware that the operator adds to screens, by the screen's name. */
  routeMiddleware: readonly { name: string; middleware: string }[]
}

/** `catalog`: read products. `cart`: also fill a cart and prepare a checkout, which the shopper completes. */
export type AgentScope = 'off' | 'catalog' | 'cart'

/** How the addresses of the shop are laid out (spec section 2). */
export interface AddressSettings {
  /** How a URL states the language: `/en/…`, `/se/en/…`, or by its host. */
  kind: 'language' | 'market' | 'domain'
  /** The language without a prefix, and the language of visitors with no known preference. */
  defaultLanguage: LanguageCode
  /** With a domain per language: the origin of each, e.g. `https://example.com`. */
  domains: readonly { language: LanguageCode; origin: string }[]
  rootRedirect: { path: string; status: number } | null
  /** Keys of the market groups served here; null for all. */
  marketGroups: readonly string[] | null
  /** Origins where other groups are served, by key. */
  groupOrigins: Readonly<Record<string, string>>
}

/** The setting of each analytics sink; at least one of them is set. */
export interface AnalyticsSettings {
  /** Container of the tag manager, such as `GTM-ABC123`. */
  tagManagerId: string | null
  eventEndpoint: string | null
}

/** Endpoints and key of the merchant; none of this may reach the browser. */
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

/** What a kept document depends on, and the request with which it is rendered. */
export interface DocumentKey {
  key: string
  /** Path and query. */
  url: string
  requestHeaders(): Record<string, string>
  /** Whether parts of this visitor are filled into the document (`DocumentParts`). */
  isFilled: boolean
  /** `Cache-Control` for this visitor. */
  cacheControl: string
}

/** A kept document, cut where it depends on its visitor. */
export interface DocumentParts {
  /** One more than places. */
  texts: readonly Buffer[]
  /** What stands between the texts, with its text for a visitor without cart, favourites and comparison. */
  places: readonly { name: string; text: string }[]
}

export interface DocumentRequest {
  method: string
  /** Path and query, as requested. */
  url: string
  headers: IncomingHttpHeaders
  cookies: Pick<CookieJar, 'read' | 'namesFrom'>
  origin: string
}

/** A setting that the merchant refuses, or that names something that it does not have. */
export interface RefusedSetting {
  variable:
    | 'API_KEY'
    | 'FALLBACK_CHANNEL_ID'
    | 'FALLBACK_MARKET_ALIAS'
    | 'MARKET_GROUP'
    | 'MARKET_GROUP_URLS'
    | 'CHANNEL_SETTINGS'
  value: string
  /** What the merchant has instead, as far as it says so. */
  valid: readonly string[]
  /** It has no effect, and the shop works without it. */
  isIdle?: boolean
}

/** A market of the merchant that this container serves. */
export interface ServedMarket {
  alias: string
  country: string
  currency: string
  group: string
  languages: readonly LanguageCode[]
  /** Shows prices but takes no orders. */
  isVirtual: boolean
  onlyInCheckout: boolean
}

/** One line of `npm run doctor`. */
export interface MerchantCheck {
  name: string
  /** `warning`: the shop does without. `skipped`: an earlier failure, or the settings, leave nothing to check. */
  state: 'ok' | 'warning' | 'failed' | 'skipped'
  detail: string
}

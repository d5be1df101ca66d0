import type { ServerBuild } from '@remix-run/node'

import type {
  AddressSettings,
  CookieJar,
  Counters,
  DocumentKey,
  DocumentParts,
  DocumentRequest,
  Log,
  MerchantCheck,
  PageSources,
  RefusedSetting,
  ServedMarket,
  StorefrontConfig,
} from './context.ts'
import type { LanguageCode } from './i18n/languages.ts'
import type { FairQueue, Priority } from './kit/limits/fair-queue.ts'
import type { ServiceOptions, ShopServices } from './services.server.ts'

/** What the host passes with each request: all that depends on the environment or outlives the request. */
export interface AppLoadContext {
  /** Identifies the request in logs and on the error page. */
  requestId: string
  /** Id of its trace for the error page, where a collector or a proxy knows it. */
  traceId?: string
  /** One per response; every inline script carries it. */
  nonce: string
  log: Log
  /** Allows another company's content, without trusted types, on this document; false for a request without one. */
  allowSources?(sources: PageSources): boolean
  config: StorefrontConfig
  /** Public origin of the requested host, from the settings: one per language, or one for all. */
  origin: string
  cookies: CookieJar
  /** The visitor's address after trusted proxies, for limits, never stored; empty behind an unknown proxy. */
  clientAddress: string
  /** Aborts when the visitor leaves before the response is sent. */
  signal: AbortSignal
  /** Start of the request, as `performance.now()`; absent when no visitor waits for the response. */
  startedAt?: number
  /** The queue of all pages of the process, which starts and renders one at a time. */
  pageQueue: FairQueue
  priority?: Priority
  screen?: string | null
  /** Whether the page is rendered to be kept for many visitors (`server/http/documents`). */
  isForManyVisitors?: boolean
  /** Returns the document with its style sheets, for a visitor without them. */
  inlineStyles?(html: string): string
  services: ShopServices
  counters: Counters
  /** Set when the host refuses the request; the page for this status is rendered. */
  refusal?: Refusal
  /** Set by the host before the page is rendered; null in development, where Vite serves the files. */
  firstScript?: FirstScriptFile | null
}

/** The script before all others of a document. */
export interface FirstScriptFile {
  path: string
  /** `sha256-…` */
  integrity: string
}

export interface Refusal {
  status: number
  /** The requested path; the app itself receives a request for the refusal's page. */
  path: string
}

/** The part of a context that a merchant request needs when it serves no visitor. */
export type MerchantContext = Pick<AppLoadContext, 'config' | 'log' | 'requestId' | 'services'>

/** A request of the Universal Commerce Protocol, read to its end: without the streams and checks of a web Request, which take longer than an answer that is kept. */
export interface AgentRequest {
  method: string
  /** With the public origin, and the query that a signature may be about. */
  url: string
  path: string
  /** By names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: string
}

export interface AgentResponse {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
  /** Set when the same request has the same answer for a while, whoever sends it. */
  kept?: KeptAnswer
}

export interface KeptAnswer {
  /** Until then, by `performance.now()`. */
  freshUntil: number
  /** Records that it was sent once more. */
  record(log: Log): void
}

/** What the built app exports for its host beside pages (`entry.server.tsx`). */
export interface AppEntry {
  /** Installed packages of Remix, with their versions, whose internals the shop was not tested with. */
  untestedPackages: readonly string[]
  /** State of one shop; the host creates it once and passes it with every request. */
  createServices(options: ServiceOptions): ShopServices
  isLanguageCode(text: string | undefined): text is LanguageCode
  /** What a kept document depends on; null for a request that none can answer. */
  documentKey(
    settings: Pick<StorefrontConfig, 'customerTypes' | 'addresses'>,
    request: DocumentRequest,
  ): DocumentKey | null
  /** Cuts a kept document where it depends on its visitor; null for one that has to be rendered. */
  splitDocument(
    text: string,
    visitor: { request: Request; context: AppLoadContext },
  ): Promise<DocumentParts | null>
  /** The text of each place as it would have been rendered for the visitor. */
  fillDocument(
    parts: DocumentParts,
    visitor: { request: Request; context: AppLoadContext },
  ): Promise<string[]>
  /** Resolves the URL of a request: the language whose routes it needs, or the status of a refusal. */
  resolveAddress(request: Request, context: AppLoadContext): Promise<HostAddress>
  /** The routes of one language, at the paths that the settings give them. */
  routesOf<R extends { id: string; path?: string }>(
    routes: Readonly<Record<string, R>>,
    settings: AddressSettings,
    language: LanguageCode,
  ): Record<string, R>
  /** Routes of one screen; all for null. */
  routesOfScreen<R extends { id: string }>(
    routes: Readonly<Record<string, R>>,
    screen: string | null,
  ): Record<string, R>
  /** Whether the merchant currently returns the channel, which every page needs. */
  isMerchantReachable(context: MerchantContext): Promise<boolean>
  /** Settings that the merchant refuses; throws while the merchant does not respond. */
  findRefusedSettings(context: MerchantContext): Promise<RefusedSetting[]>
  /** The markets that pages are rendered for, from the cache while they are current. */
  findServedMarkets(context: MerchantContext): Promise<ServedMarket[]>
  /** Checks all that the shop needs of the merchant, without changing anything there. */
  checkMerchant(context: MerchantContext): Promise<MerchantCheck[]>
  /** The response to a request of the Universal Commerce Protocol (`app/agents`). */
  answerAgent(context: AppLoadContext, request: AgentRequest): Promise<AgentResponse>
  /** The script with the route manifest and the messages of one language that its pages need. */
  languageScript(language: LanguageCode, manifest: object): string
  /** The same routes with the guards of the settings, and with 503 when the merchant is unavailable. */
  guardRoutes(routes: ServerBuild['routes']): ServerBuild['routes']
}

export interface HostAddress {
  language: LanguageCode
  /** Alias of the market of the requested page; null when the URL is no page. */
  market: string | null
  /** Name of the screen, the same in every language; null for an unknown screen. */
  screen: string | null
  /** Set when the shop serves no page at this URL. The reason is for the log. */
  refusal?: { status: number; reason: string }
  /** Target of the redirect, when a page with an alias, which may differ in its language: it may redirect once more. */
  redirectTarget?: string
  /** Whether it is a file for crawlers, such as `robots.txt` or a sitemap, which may be large. */
  isFile: boolean
  /** Path of the page that a refusal shows. */
  refusalPath: string
}

type LoadContext = AppLoadContext

declare module '@remix-run/node' {
  // oxlint-disable-next-line @typescript-eslint/no-empty-object-type -- merges ours into Remix's own
  interface AppLoadContext extends LoadContext {}
  interface Future {
    v3_singleFetch: true
  }
}

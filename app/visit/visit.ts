import type { CookieJar, StorefrontConfig, Counters, PageSources } from '../context.ts'
import type { GatewayContext } from '../gateway/graphql.server.ts'
import type { LanguageCode } from '../i18n/languages.ts'
import type { Channel, Market } from '../market/channel.ts'
import type { UrlScope } from '../routing/href.ts'
import type { ShopServices } from '../services.server.ts'

export interface Visit extends UrlScope, GatewayContext {
  config: StorefrontConfig
  /** Public origin of the shop in this language, without a trailing slash. */
  origin: string
  channel: Channel
  market: Market
  /** The market of the delivery country, whose prices, fees and rules the checkout uses. */
  checkoutMarket: Market
  language: LanguageCode
  /** `PERSON`, `ORGANIZATION` or another type from the settings. */
  customerType: string
  vatIncluded: boolean
  /** Whether a customer gets public prices, because their own are unavailable. */
  hasPublicPrices: boolean
  /** Null until the visitor has put something in a cart. */
  cartId: string | null
  cookies: CookieJar
  /** Claims of the token, for display only: the merchant identifies the customer. */
  signedIn: SignedIn | null
  /** The visitor's IP address, for rate limits, never stored; empty where it is unknown. */
  clientAddress: string
  services: ShopServices
  /** Allows another company's content on the document of this request (`AppLoadContext`). */
  allowSources: (sources: PageSources) => boolean
  counters: Counters
}

export interface SignedIn {
  email: string | null
  isImpersonated: boolean
  /** Null for a token without expiry, or one that cannot be renewed. */
  renewInSeconds: number | null
}

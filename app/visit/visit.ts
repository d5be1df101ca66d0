import type { CookieJar, StorefrontConfig, Counters } from '../context.ts'
import type { GatewayContext } from '../gateway/graphql.server.ts'
import type { LanguageCode } from '../i18n/languages.ts'
import type { Channel, Market } from '../market/channel.ts'
import type { UrlScope } from '../routing/href.ts'
import type { ShopServices } from '../services.server.ts'

/** One request, clothed: everything a domain needs to know of who asks and from where. */
export interface Visit extends UrlScope, GatewayContext {
  config: StorefrontConfig
  /** Public origin of the shop in this language, without a trailing slash. */
  origin: string
  channel: Channel
  market: Market
  /** Where goods go: the market whose prices, fees and rules the checkout uses. */
  checkoutMarket: Market
  language: LanguageCode
  /** `PERSON`, `ORGANIZATION` or another type from the settings. */
  customerType: string
  /** Whether prices are shown with VAT. */
  vatIncluded: boolean
  /** Whether a customer is shown what everybody is: what is theirs alone cannot be had just now. */
  hasPublicPrices: boolean
  /** Null until the visitor has put something in a cart. */
  cartId: string | null
  cookies: CookieJar
  /** What the token says of its bearer; shown only. Who they are is the merchant's to say. */
  signedIn: SignedIn | null
  /** The visitor's address; limits are counted by it, and it is kept nowhere. */
  clientAddress: string
  services: ShopServices
  counters: Counters
}

export interface SignedIn {
  email: string | null
  /** A member of staff looks at the shop as this customer. */
  isImpersonated: boolean
  /** Null for a token that does not tell its age, or cannot be renewed. */
  renewInSeconds: number | null
}

/** Whose account a member of staff acts in; null for everybody else. */
export function spoofedEmail({ signedIn }: Pick<Visit, 'signedIn'>): string | null {
  return signedIn?.isImpersonated ? (signedIn.email ?? '') : null
}

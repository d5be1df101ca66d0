import { day, hour, minute, year } from '../kit/time.ts'
import { browserCookies } from './browser-cookies.ts'
import { plainValue } from './plain-value.ts'

/** Lifetime of sessions with "remember me". */
export const rememberedSeconds = 7 * day
/** The spec's "session lifetime 30", without "remember me". */
export const unrememberedSeconds = 30 * minute

interface CookieRow {
  name: string
  /** Lifetime in seconds, unless `writeCookie` gets another. */
  maxAgeSeconds: number
  /** False where a script in the browser needs the cookie. */
  httpOnly?: false
  /** Whether it changes the content of a page; no shared cache stores a page requested with it. */
  isPersonal: boolean
}

/** Every cookie of the shop (spec section 9): name, lifetime, and whether scripts may read it. */
export const cookies = {
  /** The merchant's bearer token; lives until the token expires. */
  auth: { name: 'ralph-auth', maxAgeSeconds: rememberedSeconds, isPersonal: true },
  /** E-mail address of the customer; displayed, never trusted. */
  user: { name: 'ralph-user', maxAgeSeconds: rememberedSeconds, isPersonal: true },
  /** Seconds of inactivity after which the session ends: 604800 or 1800. */
  userMaxAge: { name: 'ralph-user-maxage', maxAgeSeconds: rememberedSeconds, isPersonal: false },
  /** Refresh token, valid once; replaced by every response of the auth service. */
  authRefresh: { name: 'ralph-auth-refresh', maxAgeSeconds: rememberedSeconds, isPersonal: true },
  /** Signed: a customer has logged in to an account in this browser. It grants no access. */
  device: { name: 'ralph-device', maxAgeSeconds: year, isPersonal: false },
  /** Signed: an id for unpaid orders, and digests of orders to show in full. Only pages that are never stored read it. */
  browser: { name: 'ralph-browser', maxAgeSeconds: year, isPersonal: false },
  cart: { name: 'ralph-cart', maxAgeSeconds: year, isPersonal: true },
  /** Sealed: the cart that was taken over from an assistant, whose platform is told of its order. */
  assistant: { name: 'ralph-assistant', maxAgeSeconds: 1 * day, isPersonal: false },
  /** Ids of the compared products: `1,2`. */
  compare: { name: 'ralph-compare', maxAgeSeconds: 30 * day, isPersonal: true },
  /** Products viewed without scripts, with consent: `1,2`. Not personal: only a page that is never stored shows them. */
  viewed: { name: 'ralph-viewed', maxAgeSeconds: 30 * day, isPersonal: false },
  /** Alias such as `se`. */
  market: { name: 'ralph-selected-market', maxAgeSeconds: year, isPersonal: true },
  checkoutMarket: { name: 'ralph-checkout-market', maxAgeSeconds: year, isPersonal: true },
  /** `PERSON` or `ORGANIZATION`. */
  userType: { name: 'ralph-user-type', maxAgeSeconds: year, isPersonal: true },
  /** Token with which staff preview drafts; never a customer's session. */
  preview: { name: 'ralph-preview', maxAgeSeconds: 1 * hour, isPersonal: true },
  /** Messages for the next page (`visit/flash/flash.server.ts`). */
  flash: { name: 'ralph-flash', maxAgeSeconds: 5 * minute, isPersonal: true },
  /** The cart when last shown, and hashes of its prices, to tell of changes; only cart and checkout read it. */
  cartPrices: { name: 'ralph-cart-prices', maxAgeSeconds: year, isPersonal: false },
  /** Cart and order of a payer who was redirected to pay; only cart, checkout and confirmation read it. */
  sentToPay: { name: 'ralph-sent-to-pay', maxAgeSeconds: 1 * hour, isPersonal: false },
  ...browserCookies,
  persistedStates: {
    name: 'ralph-persisted-states',
    maxAgeSeconds: year,
    httpOnly: false,
    isPersonal: false,
  },
} as const satisfies Record<string, CookieRow>

export type CookieName = keyof typeof cookies

export const personalCookies = (Object.keys(cookies) as CookieName[]).filter(
  (name) => cookies[name].isPersonal,
)

interface Jar {
  read(name: string): string | undefined
  write(name: string, value: string, options?: { maxAgeSeconds?: number; httpOnly?: boolean }): void
  forget(name: string): void
}

/** Value of a cookie; undefined when it is absent, empty or unreadable. */
export function readCookie(jar: Pick<Jar, 'read'>, name: CookieName): string | undefined {
  const value = jar.read(cookies[name].name)
  return value ? plainValue(value) || undefined : undefined
}

/** Browsers drop a cookie of more than 4096 bytes, its name and attributes included. */
const maxValueLength = 3_800

/** False, unwritten, for a value that is too long or has control characters. `lifetimeSeconds` replaces the table's. */
export function writeCookie(
  jar: Jar,
  name: CookieName,
  value: string,
  lifetimeSeconds: number = cookies[name].maxAgeSeconds,
): boolean {
  if (/\p{Cc}/u.test(value) || encodeURIComponent(value).length > maxValueLength) return false
  const { httpOnly }: CookieRow = cookies[name]
  jar.write(cookies[name].name, value, { maxAgeSeconds: lifetimeSeconds, httpOnly })
  return true
}

export function forgetCookie(jar: Jar, name: CookieName): void {
  jar.forget(cookies[name].name)
}

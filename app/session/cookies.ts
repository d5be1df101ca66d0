import { day, hour, minute, year } from '../kit/time.ts'
import { plainValue } from './plain-value.ts'

/** Sessions with "remember me". */
export const rememberedSeconds = 7 * day
/** The spec's "session lifetime 30", without "remember me". */
export const unrememberedSeconds = 30 * minute

interface CookieRow {
  name: string
  /** Seconds, unless the value that is written brings a lifetime of its own. */
  maxAgeSeconds: number
  /** Hidden from scripts unless the browser side has a use for it. */
  httpOnly: boolean
  /** Changes what a page shows: with it the page is the visitor's own and is kept by no shared cache. */
  isPersonal: boolean
}

/** Every cookie of the shop (spec section 9): name, lifetime, who may read it. */
export const cookies = {
  /** Bearer token as the merchant gave it; lives as long as the merchant says. */
  auth: { name: 'ralph-auth', maxAgeSeconds: rememberedSeconds, httpOnly: true, isPersonal: true },
  /** E-mail of the customer; shown, never trusted. */
  user: { name: 'ralph-user', maxAgeSeconds: rememberedSeconds, httpOnly: true, isPersonal: true },
  /** Seconds that the session may rest: 604800 or 1800. */
  userMaxAge: {
    name: 'ralph-user-maxage',
    maxAgeSeconds: rememberedSeconds,
    httpOnly: true,
    isPersonal: false,
  },
  /** Buys the next token, once; replaced by every answer of auth. */
  authRefresh: {
    name: 'ralph-auth-refresh',
    maxAgeSeconds: rememberedSeconds,
    httpOnly: true,
    isPersonal: true,
  },
  /** Signed: a customer has logged in to an account in this browser. It grants no access. */
  device: { name: 'ralph-device', maxAgeSeconds: year, httpOnly: true, isPersonal: false },
  /** Id of the cart. */
  cart: { name: 'ralph-cart', maxAgeSeconds: year, httpOnly: true, isPersonal: true },
  /** Ids of products that are compared: `1,2`. */
  compare: { name: 'ralph-compare', maxAgeSeconds: 30 * day, httpOnly: true, isPersonal: true },
  /** Alias such as `se`. */
  market: { name: 'ralph-selected-market', maxAgeSeconds: year, httpOnly: true, isPersonal: true },
  checkoutMarket: {
    name: 'ralph-checkout-market',
    maxAgeSeconds: year,
    httpOnly: true,
    isPersonal: true,
  },
  /** `PERSON` or `ORGANIZATION`. */
  userType: { name: 'ralph-user-type', maxAgeSeconds: year, httpOnly: true, isPersonal: true },
  /** Token of a member of staff who looks at drafts; never the session of a customer. */
  preview: { name: 'ralph-preview', maxAgeSeconds: 1 * hour, httpOnly: true, isPersonal: true },
  /** What the last answer did, for the page that comes next. */
  happened: { name: 'ralph-happened', maxAgeSeconds: 1 * minute, httpOnly: true, isPersonal: true },
  /** What the page that comes next is to say, once. */
  notice: { name: 'ralph-notice', maxAgeSeconds: 1 * minute, httpOnly: true, isPersonal: true },
  /** Cart and order of a payer who has been sent to pay and is not back yet. */
  sentToPay: {
    name: 'ralph-sent-to-pay',
    maxAgeSeconds: 1 * hour,
    httpOnly: true,
    isPersonal: true,
  },
  /** Why a payer came back without having paid, for the page that says so. */
  paymentError: {
    name: 'ralph-payment-error',
    maxAgeSeconds: 5 * minute,
    httpOnly: true,
    isPersonal: true,
  },
  /** Language that the visitor chose, e.g. `en`; the name is that of the storefront before this one. */
  language: { name: 'i18n_redirected', maxAgeSeconds: year, httpOnly: false, isPersonal: false },
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

/** What a cookie says; absent, empty and unreadable are all undefined. */
export function readCookie(jar: Jar, name: CookieName): string | undefined {
  const value = jar.read(cookies[name].name)
  return value ? plainValue(value) || undefined : undefined
}

/** Browsers keep no cookie that is longer with its name and attributes. */
const maxValueLength = 3_800

/**
 * Writes a cookie, unless its value is one that none can carry: merchants may name things as they like.
 *
 * @param lifetimeSeconds where the table's own does not hold
 * @returns whether it was written
 */
export function writeCookie(
  jar: Jar,
  name: CookieName,
  value: string,
  lifetimeSeconds: number = cookies[name].maxAgeSeconds,
): boolean {
  if (/\p{Cc}/u.test(value) || encodeURIComponent(value).length > maxValueLength) return false
  const { httpOnly } = cookies[name]
  jar.write(cookies[name].name, value, { maxAgeSeconds: lifetimeSeconds, httpOnly })
  return true
}

export function forgetCookie(jar: Jar, name: CookieName): void {
  jar.forget(cookies[name].name)
}

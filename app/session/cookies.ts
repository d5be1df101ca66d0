import { day, year } from '../kit/time.ts'

/** The spec's "session lifetime 30" for those who do not ask to be remembered. */
export const rememberedSeconds = 7 * day

interface CookieRow {
  name: string
  /** Seconds; 0 for as long as the browser session. */
  maxAgeSeconds: number
  /** Hidden from scripts unless the browser side has a use for it. */
  httpOnly: boolean
}

/** Every cookie of the shop (spec section 9): name, lifetime, who may read it. */
export const cookies = {
  /** Bearer token as the merchant gave it. */
  auth: { name: 'ralph-auth', maxAgeSeconds: rememberedSeconds, httpOnly: true },
  /** E-mail of the customer; shown, never trusted. */
  user: { name: 'ralph-user', maxAgeSeconds: rememberedSeconds, httpOnly: true },
  userMaxAge: { name: 'ralph-user-maxage', maxAgeSeconds: rememberedSeconds, httpOnly: true },
  authRefresh: { name: 'ralph-auth-refresh', maxAgeSeconds: rememberedSeconds, httpOnly: true },
  /** Id of the cart. */
  cart: { name: 'ralph-cart', maxAgeSeconds: year, httpOnly: true },
  /** Alias such as `se`. */
  market: { name: 'ralph-selected-market', maxAgeSeconds: year, httpOnly: true },
  checkoutMarket: { name: 'ralph-checkout-market', maxAgeSeconds: year, httpOnly: true },
  /** `PERSON` or `ORGANIZATION`. */
  userType: { name: 'ralph-user-type', maxAgeSeconds: year, httpOnly: true },
  persistedStates: { name: 'ralph-persisted-states', maxAgeSeconds: year, httpOnly: false },
} as const satisfies Record<string, CookieRow>

export type CookieName = keyof typeof cookies

interface Jar {
  read(name: string): string | undefined
  write(name: string, value: string, options?: { maxAgeSeconds?: number; httpOnly?: boolean }): void
  forget(name: string): void
}

export function readCookie(jar: Jar, name: CookieName): string | undefined {
  return jar.read(cookies[name].name) || undefined
}

export function writeCookie(jar: Jar, name: CookieName, value: string): void {
  const { maxAgeSeconds, httpOnly } = cookies[name]
  jar.write(cookies[name].name, value, { maxAgeSeconds, httpOnly })
}

export function forgetCookie(jar: Jar, name: CookieName): void {
  jar.forget(cookies[name].name)
}

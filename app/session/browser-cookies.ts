import { year } from '../kit/time.ts'

/**
 * The cookies that scripts in the browser write too. Apart from the table of all cookies, which would be half a
 * kilobyte of every page's scripts.
 */
export const browserCookies = {
  /** Language that the visitor chose, e.g. `en`; the earlier storefront used the same name. */
  language: { name: 'i18n_redirected', maxAgeSeconds: year, httpOnly: false, isPersonal: false },
  /**
   * What the visitor allows (`consent.ts`). Not personal: it only decides whether a page has the question,
   * and every cache asks the server before it uses a page again.
   */
  consent: {
    name: 'ralph-cookie-consent',
    maxAgeSeconds: year,
    httpOnly: false,
    isPersonal: false,
  },
} as const

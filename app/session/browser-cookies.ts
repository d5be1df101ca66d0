import { year } from '../kit/time.ts'

/** Cookies that scripts write too. The table of all would be half a kilobyte of every page's scripts. */
export const browserCookies = {
  /** Language that the visitor chose, e.g. `en`; the earlier storefront used the same name. */
  language: { name: 'i18n_redirected', maxAgeSeconds: year, httpOnly: false, isPersonal: false },
  /** Not personal: it only decides on the question, and caches ask the server before they use a page again. */
  consent: {
    name: 'ralph-cookie-consent',
    maxAgeSeconds: year,
    httpOnly: false,
    isPersonal: false,
  },
} as const

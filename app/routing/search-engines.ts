import type { ScreenName } from './screens.ts'

/**
 * What search engines do with a screen. `shown`: they are to show it. `followed`: they may look and
 * follow its links, and show it nowhere. `private`: nothing there is for them; what shops live on
 * (cart, checkout, account) is not even asked for, see robots.txt.
 */
export type Visibility = 'shown' | 'followed' | 'private'

/** Every screen answers, so that a new one cannot be forgotten. */
const visibility = {
  home: 'shown',
  cart: 'private',
  checkout: 'private',
  checkoutConfirm: 'private',
  checkoutFail: 'private',
  product: 'shown',
  category: 'shown',
  brand: 'shown',
  discountCampaign: 'shown',
  // As many as there are words.
  search: 'followed',
  searchStart: 'followed',
  list: 'shown',
  listAny: 'followed',
  news: 'shown',
  brands: 'shown',
  favorites: 'private',
  favorite: 'private',
  account: 'private',
  accountOrders: 'private',
  accountSettings: 'private',
  accountBalance: 'private',
  accountPassword: 'private',
  accountData: 'private',
  accountExport: 'private',
  login: 'private',
  register: 'private',
  logout: 'private',
  forgotPassword: 'private',
  resetPassword: 'private',
  customerType: 'private',
  previewWidgets: 'private',
  contentPage: 'shown',
  refusal: 'followed',
  notFound: 'followed',
} as const satisfies Record<ScreenName, Visibility>

export function visibilityOf(screen: ScreenName): Visibility {
  return visibility[screen]
}

/** `content` of a robots meta; null where nothing needs to be said. */
export function robotsOf(screen: ScreenName, isOneOfMany = false): string | null {
  if (visibility[screen] === 'private') return 'noindex'
  return visibility[screen] === 'followed' || isOneOfMany ? 'noindex, follow' : null
}

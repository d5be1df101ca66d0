import type { ScreenName } from '../routing/screens.ts'

/**
 * What search engines do with a screen. `shown`: they are to show it. `followed`: they may look and
 * follow its links, and show it nowhere. `private`: they show it nowhere. `closed`: they do not even
 * ask for it (robots.txt), since each look costs a cart or a login and shows nothing.
 */
export type Visibility = 'shown' | 'followed' | 'private' | 'closed'

/** Every screen answers, so that a new one cannot be forgotten. */
const visibility = {
  home: 'shown',
  cart: 'closed',
  checkout: 'closed',
  checkoutDraft: 'closed',
  checkoutConfirm: 'closed',
  checkoutFail: 'closed',
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
  account: 'closed',
  accountOrders: 'closed',
  accountSettings: 'closed',
  accountBalance: 'closed',
  accountPassword: 'closed',
  accountData: 'closed',
  login: 'private',
  register: 'private',
  logout: 'closed',
  forgotPassword: 'private',
  resetPassword: 'private',
  customerType: 'closed',
  // Written for them, and no pages.
  robots: 'followed',
  manifest: 'followed',
  sitemapIndex: 'followed',
  sitemap: 'followed',
  previewWidgets: 'closed',
  contentPage: 'shown',
  region: 'private',
  refusal: 'followed',
  notFound: 'followed',
} as const satisfies Record<ScreenName, Visibility>

export function visibilityOf(screen: ScreenName): Visibility {
  return visibility[screen]
}

export function screensThatAre(wanted: Visibility): ScreenName[] {
  return (Object.keys(visibility) as ScreenName[]).filter((name) => visibility[name] === wanted)
}

/** `content` of a robots meta; null where nothing needs to be said. */
export function robotsOf(screen: ScreenName, isVariant = false): string | null {
  const visible: Visibility = visibility[screen]
  if (visible === 'private' || visible === 'closed') return 'noindex'
  return visible === 'followed' || isVariant ? 'noindex, follow' : null
}

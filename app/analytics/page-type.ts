import type { ScreenName } from '#app/routing/screens.ts'

/** Screens with a page of their own. */
type PageName = Exclude<ScreenName, OtherScreen>

/** Error pages, and resources without a page. */
type OtherScreen =
  | 'checkoutDraft'
  | 'searchSuggestions'
  | 'listAny'
  | 'compared'
  | 'cards'
  | 'favorite'
  | 'account'
  | 'logout'
  | 'orderReceipt'
  | 'customerType'
  | 'viewed'
  | 'robots'
  | 'security'
  | 'manifest'
  | 'theme'
  | 'speculationRules'
  | 'sitemapIndex'
  | 'sitemap'
  | 'offline'
  | 'refusal'
  | 'notFound'

/** Page types of earlier storefronts. */
const types: Readonly<Record<PageName, string>> = {
  home: 'Front Page',
  product: 'Product Page',
  category: 'Category Page',
  brand: 'Brand Page',
  list: 'List Page',
  discountCampaign: 'Discount Campaign Page',
  search: 'Search Page',
  searchStart: 'Search Page',
  news: 'All Page',
  favorites: 'Favorite Page',
  brands: 'Brands Page',
  contentPage: 'Content Page',
  cart: 'Cart Page',
  checkout: 'Checkout Page',
  checkoutFail: 'Checkout Page',
  checkoutConfirm: 'Confirm Page',
  accountOrders: 'Orders Page',
  order: 'Orders Page',
  findOrder: 'Orders Page',
  withdrawal: 'Orders Page',
  newsletter: 'Content Page',
  unsubscribe: 'Content Page',
  confirmAddress: 'Content Page',
  accountSettings: 'Settings Page',
  accountBalance: 'Balance Page',
  resetPassword: 'Reset password Page',
  previewWidgets: 'Preview Page',
  compare: 'Compare Page',
  recentProducts: 'List Page',
  accountPassword: 'Settings Page',
  accountData: 'Settings Page',
  login: 'Account Page',
  register: 'Account Page',
  forgotPassword: 'Reset password Page',
  region: 'Content Page',
  deliveryZip: 'Content Page',
  cookieSettings: 'Content Page',
}

export function pageType(screen: string | null): string {
  return types[screen as PageName] ?? 'Error Page'
}

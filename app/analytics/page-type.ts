import type { screens, ScreenName } from '#app/routing/screens.ts'

/** Screens with a page of their own: neither resources nor error pages. */
type PageName = {
  [Name in ScreenName]: (typeof screens)[Name]['layout'] extends 'none' ? never : Name
}[Exclude<ScreenName, 'refusal' | 'notFound'>]

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
  assistantCart: 'Cart Page',
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

import type { LanguageCode } from '../i18n/languages.ts'

/** What search engines do. They do not request what is `disallow` (robots.txt), because it creates a cart or a login. */
export type RobotsRule = 'index' | 'noindex-follow' | 'noindex' | 'disallow'

/** The only definition of paths (spec section 2). A string is the same in every language; links use `path`, `aliases` show it too. */
export interface Screen {
  path: string | Readonly<Record<LanguageCode, string>>
  aliases?: readonly string[]
  /** Route module, relative to `app/`. */
  module: string
  layout: 'storefront' | 'minimal' | 'none'
  robots: RobotsRule
  /** Whether it shows data of one shopper: never stored, so that a shared computer does not show it again. */
  isPrivate: boolean
  /** Whether it has one URL without prefix for all languages, such as `robots.txt`. */
  isUnprefixed?: boolean
}

/** Rows of one kind: what search engines do with them, and whose data they show. */
const kind =
  <const Kind extends Omit<Screen, 'path' | 'aliases' | 'module'>>(of: Kind) =>
  <const Path extends Screen['path']>(module: string, path: Path, aliases?: readonly string[]) => ({
    path,
    module,
    aliases,
    ...of,
  })
const indexedPage = kind({ layout: 'storefront', robots: 'index', isPrivate: false })
const followedPage = kind({ layout: 'storefront', robots: 'noindex-follow', isPrivate: false })
const unindexedPage = kind({ layout: 'storefront', robots: 'noindex', isPrivate: false })
const privatePage = kind({ layout: 'storefront', robots: 'noindex', isPrivate: true })
const closedPage = kind({ layout: 'storefront', robots: 'disallow', isPrivate: true })
const checkoutPage = kind({ layout: 'minimal', robots: 'disallow', isPrivate: true })
const unindexedResource = kind({ layout: 'none', robots: 'noindex', isPrivate: false })
const closedResource = kind({ layout: 'none', robots: 'disallow', isPrivate: false })
const privateResource = kind({ layout: 'none', robots: 'disallow', isPrivate: true })
/** One file for all languages. */
const file = kind({
  layout: 'none',
  robots: 'noindex-follow',
  isPrivate: false,
  isUnprefixed: true,
})

export const screens = {
  home: indexedPage('routes/home/home.route.tsx', ''),
  cart: kind({ layout: 'storefront', robots: 'disallow', isPrivate: false })(
    'routes/cart/cart.route.tsx',
    { sv: 'varukorgen', en: 'cart', da: 'kurven', fi: 'ostoskori', nb: 'handlekurven' },
  ),
  /** Where a shopper takes over the cart that an assistant has filled. */
  assistantCart: closedPage('routes/cart/assistant-cart.route.tsx', {
    sv: 'varukorg-fran-assistent',
    en: 'cart-from-assistant',
    da: 'kurv-fra-assistent',
    fi: 'ostoskori-avustajalta',
    nb: 'handlekurv-fra-assistent',
  }),
  checkout: checkoutPage('routes/checkout/checkout.route.tsx', {
    sv: 'kassan',
    en: 'checkout',
    da: 'kassen',
    fi: 'kassa',
    nb: 'kassen',
  }),
  /** Saves a draft of the checkout form while the shopper types. */
  checkoutDraft: closedResource('routes/checkout/draft.route.tsx', 'checkout/draft'),
  checkoutConfirm: checkoutPage(
    'routes/checkout/confirmation/confirm.route.tsx',
    'checkout/confirm',
  ),
  checkoutFail: checkoutPage('routes/checkout/fail.route.tsx', 'checkout/klarna-fail'),
  product: indexedPage('routes/catalogue/product/product.route.tsx', 'p/*', ['product/:alias']),
  category: indexedPage('routes/catalogue/list/category.route.tsx', 'c/*'),
  brand: indexedPage('routes/catalogue/list/brand.route.tsx', 'b/*'),
  discountCampaign: indexedPage('routes/catalogue/list/discount-campaign.route.tsx', 'dc/*'),
  search: followedPage('routes/catalogue/list/search.route.tsx', 's/:search'),
  /** The target of the search form; without a query it shows suggestions. */
  searchStart: followedPage('routes/catalogue/search/search-start.route.tsx', 's'),
  searchSuggestions: closedResource(
    'routes/catalogue/search/search-suggestions.route.tsx',
    'search/suggestions',
  ),
  list: indexedPage('routes/catalogue/list/list.route.tsx', 'l/*'),
  listAny: kind({ layout: 'none', robots: 'noindex-follow', isPrivate: false })(
    'routes/catalogue/list/resolve-list.route.tsx',
    'list/:target',
    ['list'],
  ),
  news: indexedPage('routes/catalogue/list/news.route.tsx', {
    sv: 'nyheter',
    en: 'news',
    da: 'nyheder',
    fi: 'uutuudet',
    nb: 'nyheter',
  }),
  brands: indexedPage('routes/catalogue/brands/brands.route.tsx', {
    sv: 'varumarken',
    en: 'brands',
    da: 'varemaerker',
    fi: 'tavaramerkkeja',
    nb: 'varemerker',
  }),
  favorites: unindexedPage('routes/favorites/favorites.route.tsx', {
    sv: 'favoriter',
    en: 'favorites',
    da: 'favoritter',
    fi: 'suosikkeja',
    nb: 'favoritter',
  }),
  /** Its address names the products: `?products=1,2`. */
  compare: unindexedPage('routes/compare/compare.route.tsx', {
    sv: 'jamfor',
    en: 'compare',
    da: 'sammenlign',
    fi: 'vertaa',
    nb: 'sammenlign',
  }),
  compared: unindexedResource('routes/compare/compared.route.tsx', 'compared'),
  /** Products as cards, for scripts. */
  cards: closedResource('routes/catalogue/card/cards.route.tsx', 'product-cards'),
  /** The products viewed last, for visitors without scripts. */
  recentProducts: closedPage('routes/catalogue/viewed/recent-products.route.tsx', {
    sv: 'senast-visade',
    en: 'recently-viewed',
    da: 'senest-viste',
    fi: 'viimeksi-katsotut',
    nb: 'sist-sett',
  }),
  /** Keeps a product that was viewed without scripts. */
  viewed: privateResource('routes/catalogue/viewed/viewed.route.tsx', 'viewed'),
  favorite: unindexedResource('routes/favorites/favorite.route.tsx', 'favorite'),
  /** Its aliases are what customers type, and what remains of the address of a page of the account. */
  account: privateResource('routes/account/account.route.tsx', 'account', [
    'mina-sidor',
    'my-account',
    'min-konto',
    'tilini',
  ]),
  accountOrders: closedPage('routes/account/orders/orders.route.tsx', {
    sv: 'mina-sidor/ordrar',
    en: 'my-account/orders',
    da: 'min-konto/bestillinger',
    fi: 'tilini/tilaukset',
    nb: 'min-konto/bestillinger',
  }),
  /** One order, for everyone who has its link: the id cannot be guessed. */
  order: privatePage('routes/account/orders/order.route.tsx', 'order/:order'),
  /** The form for a guest who has lost the link to an order. */
  findOrder: privatePage('routes/account/orders/find-order.route.tsx', {
    sv: 'hitta-order',
    en: 'find-order',
    da: 'find-ordre',
    fi: 'etsi-tilaus',
    nb: 'finn-bestilling',
  }),
  orderReceipt: kind({ layout: 'none', robots: 'noindex', isPrivate: true })(
    'routes/account/orders/order-receipt.route.tsx',
    'order/:order/receipt',
  ),
  accountSettings: closedPage('routes/account/settings/settings.route.tsx', {
    sv: 'mina-sidor/installningar',
    en: 'my-account/settings',
    da: 'min-konto/indstillinger',
    fi: 'tilini/asetukset',
    nb: 'min-konto/innstillinger',
  }),
  accountBalance: closedPage('routes/account/settings/balance.route.tsx', {
    sv: 'mina-sidor/saldo',
    en: 'my-account/balance',
    da: 'min-konto/saldo',
    fi: 'tilini/saldo',
    nb: 'min-konto/saldo',
  }),
  accountPassword: closedPage('routes/account/settings/password.route.tsx', {
    sv: 'mina-sidor/losenord',
    en: 'my-account/password',
    da: 'min-konto/adgangskode',
    fi: 'tilini/salasana',
    nb: 'min-konto/passord',
  }),
  accountData: closedPage('routes/account/settings/personal-data.route.tsx', {
    sv: 'mina-sidor/uppgifter',
    en: 'my-account/data',
    da: 'min-konto/data',
    fi: 'tilini/tiedot',
    nb: 'min-konto/data',
  }),
  login: unindexedPage('routes/account/login/login.route.tsx', {
    sv: 'logga-in',
    en: 'login',
    da: 'log-ind',
    fi: 'kirjaudu',
    nb: 'logg-inn',
  }),
  register: unindexedPage('routes/account/login/register.route.tsx', {
    sv: 'skapa-konto',
    en: 'create-account',
    da: 'opret-konto',
    fi: 'luo-tili',
    nb: 'opprett-konto',
  }),
  logout: closedResource('routes/account/login/logout.route.tsx', {
    sv: 'logga-ut',
    en: 'logout',
    da: 'log-ud',
    fi: 'kirjaudu-ulos',
    nb: 'logg-ut',
  }),
  forgotPassword: unindexedPage('routes/account/login/forgot-password.route.tsx', {
    sv: 'glomt-losenord',
    en: 'forgot-password',
    da: 'glemt-adgangskode',
    fi: 'unohtunut-salasana',
    nb: 'glemt-passord',
  }),
  /** The form for a new password, with the key from an e-mail (spec section 2). */
  resetPassword: privatePage(
    'routes/account/login/reset-password.route.tsx',
    'account/reset-password',
  ),
  customerType: closedResource('routes/account/settings/customer-type.route.tsx', 'customer-type'),
  changePassword: file('routes/resources/change-password.route.tsx', '.well-known/change-password'),
  /** Where researchers report a vulnerability (RFC 9116). */
  security: file('routes/resources/security.route.tsx', '.well-known/security.txt'),
  robots: file('routes/resources/robots.route.tsx', 'robots.txt'),
  manifest: file('routes/resources/manifest.route.tsx', 'manifest.webmanifest'),
  theme: file('routes/resources/theme.route.tsx', 'theme.css'),
  speculationRules: file('routes/resources/speculation-rules.route.tsx', 'speculation-rules.json'),
  sitemapIndex: file('routes/resources/sitemap-index.route.tsx', 'sitemap.xml'),
  sitemap: file('routes/resources/sitemap.route.tsx', 'sitemaps/:file'),
  feed: file('routes/resources/feed.route.tsx', 'feeds/:file'),
  /** What the shop is, for language models (https://llmstxt.org). */
  llms: file('routes/resources/llms.route.tsx', 'llms.txt'),
  /** The merchant's drafts, for staff with a token. */
  previewWidgets: closedPage('routes/content/preview-widgets.route.tsx', 'preview-widgets', [
    'content/preview',
  ]),
  /** The merchant's pages: any single segment that no other screen matches. */
  contentPage: indexedPage('routes/content/content-page.route.tsx', ':alias', ['content/:alias']),
  deliveryZip: unindexedPage('routes/cart/delivery-zip.route.tsx', {
    sv: 'leverans-till',
    en: 'deliver-to',
    da: 'lever-til',
    fi: 'toimitus-osoitteeseen',
    nb: 'lever-til',
  }),
  /** The signup for the newsletter, which is also in the footer of every page. */
  newsletter: unindexedPage('routes/newsletter/newsletter.route.tsx', {
    sv: 'nyhetsbrev',
    en: 'newsletter',
    da: 'nyhedsbrev',
    fi: 'uutiskirje',
    nb: 'nyhetsbrev',
  }),
  /** Where the mails of the newsletter lead; the merchant writes this path. */
  unsubscribe: privatePage('routes/newsletter/unsubscribe.route.tsx', 'newsletter/unsubscribe'),
  /** Where a mail leads that asks its reader to confirm the address; the merchant writes this path. */
  confirmAddress: privatePage('routes/newsletter/unsubscribe.route.tsx', 'newsletter/confirm'),
  cookieSettings: privatePage('routes/consent/cookie-settings.route.tsx', {
    sv: 'cookie-installningar',
    en: 'cookie-settings',
    da: 'cookie-indstillinger',
    fi: 'evasteasetukset',
    nb: 'cookie-innstillinger',
  }),
  /** The withdrawal function, for guests as well (directive 2011/83/EU, article 11a). */
  withdrawal: privatePage('routes/withdrawal/withdrawal.route.tsx', {
    sv: 'angra-avtal',
    en: 'withdraw',
    da: 'fortryd-aftale',
    fi: 'peruuta-sopimus',
    nb: 'angre-avtalen',
  }),
  region: unindexedPage('routes/region/region.route.tsx', {
    sv: 'land-och-sprak',
    en: 'country-and-language',
    da: 'land-og-sprog',
    fi: 'maa-ja-kieli',
    nb: 'land-og-sprak',
  }),
  /** What the service worker shows without a network (`app/offline/`). */
  offline: unindexedResource('routes/offline/offline.route.tsx', 'offline'),
  /** `/404`, which the host also uses for requests that it refuses. */
  refusal: followedPage('routes/not-found/not-found.route.tsx', '404'),
  notFound: followedPage('routes/not-found/not-found.route.tsx', '*'),
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens

/** All paths of a screen in a language, first the one that links use; without prefix and slash. */
export function pathsOf(name: ScreenName, language: LanguageCode): [string, ...string[]] {
  const { path, aliases = [] }: Screen = screens[name]
  return [typeof path === 'string' ? path : path[language], ...aliases]
}

/** Whether the screen's path contains an alias, which may differ between languages and markets. */
export function hasAlias(name: ScreenName): boolean {
  const { path }: Screen = screens[name]
  return typeof path === 'string' && /(^|\/)(\*|:alias|:target)$/.test(path)
}

/** Whether a screen has one URL without prefix, such as `robots.txt`. */
export function isUnprefixed(screen: ScreenName): boolean {
  const { isUnprefixed = false }: Screen = screens[screen]
  return isUnprefixed
}

/** The same for all who may open it, but for cart, favourites and comparison: documents may be kept, and prefetched. */
export const publicScreens: ReadonlySet<ScreenName> = new Set([
  'home',
  'category',
  'brand',
  'discountCampaign',
  'list',
  'product',
  'brands',
  'news',
  'contentPage',
  'search',
])

import type { LanguageCode } from '../i18n/languages.ts'

/**
 * `index`: search engines index it. `noindex-follow`: they follow its links, but do not index it.
 * `noindex`: they do not index it. `disallow`: they do not request it (robots.txt), because a request
 * creates a cart or a login and shows nothing.
 */
export type RobotsRule = 'index' | 'noindex-follow' | 'noindex' | 'disallow'

/**
 * The only definition of paths (spec section 2): rows are screens, columns languages. A path that is
 * one string is the same in every language. Links use `path`; `aliases`
 * show the same screen. A row with a `module` is a URL of the shop; rows
 * without one are reserved names that nothing links to.
 */
export interface Screen {
  path: string | Readonly<Record<LanguageCode, string>>
  aliases?: readonly string[]
  /** Route module, relative to `app/`. */
  module?: string
  layout: 'storefront' | 'minimal' | 'none'
  robots: RobotsRule
  /** Whether it shows data of one shopper: never stored, so that a shared computer does not show it again. */
  isPrivate: boolean
  /** Whether it has one URL without prefix for all languages, such as `robots.txt`. */
  isUnprefixed?: boolean
}

/** What a row says about search engines and privacy, for the usual kinds of screens. */
const indexedPage = { layout: 'storefront', robots: 'index', isPrivate: false } as const
const followedPage = { ...indexedPage, robots: 'noindex-follow' } as const
const unindexedPage = { ...indexedPage, robots: 'noindex' } as const
const privatePage = { ...unindexedPage, isPrivate: true } as const
const closedPage = { ...privatePage, robots: 'disallow' } as const
const checkoutPage = { ...closedPage, layout: 'minimal' } as const
const unindexedResource = { ...unindexedPage, layout: 'none' } as const
const closedResource = { ...unindexedResource, robots: 'disallow' } as const
/** One file for all languages. */
const file = { ...followedPage, layout: 'none', isUnprefixed: true } as const

export const screens = {
  home: {
    path: '',
    module: 'routes/home/home.route.tsx',
    ...indexedPage,
  },
  cart: {
    path: {
      sv: 'varukorgen',
      en: 'cart',
      da: 'kurven',
      fi: 'ostoskori',
      nb: 'handlekurven',
    },
    module: 'routes/cart/cart.route.tsx',
    layout: 'storefront',
    robots: 'disallow',
    isPrivate: false,
  },
  /** Where a shopper takes over the cart that an assistant has filled. */
  assistantCart: {
    path: {
      sv: 'varukorg-fran-assistent',
      en: 'cart-from-assistant',
      da: 'kurv-fra-assistent',
      fi: 'ostoskori-avustajalta',
      nb: 'handlekurv-fra-assistent',
    },
    module: 'routes/cart/assistant-cart.route.tsx',
    ...closedPage,
  },
  checkout: {
    path: { sv: 'kassan', en: 'checkout', da: 'kassen', fi: 'kassa', nb: 'kassen' },
    module: 'routes/checkout/checkout.route.tsx',
    ...checkoutPage,
  },
  /** Saves a draft of the checkout form while the shopper types. */
  checkoutDraft: {
    path: 'checkout/draft',
    module: 'routes/checkout/draft.route.tsx',
    ...closedResource,
  },
  checkoutConfirm: {
    path: 'checkout/confirm',
    module: 'routes/checkout/confirmation/confirm.route.tsx',
    ...checkoutPage,
  },
  checkoutFail: {
    path: 'checkout/klarna-fail',
    module: 'routes/checkout/fail.route.tsx',
    ...checkoutPage,
  },
  product: {
    path: 'p/*',
    aliases: ['product/:alias'],
    module: 'routes/catalogue/product/product.route.tsx',
    ...indexedPage,
  },
  category: {
    path: 'c/*',
    module: 'routes/catalogue/list/category.route.tsx',
    ...indexedPage,
  },
  brand: {
    path: 'b/*',
    module: 'routes/catalogue/list/brand.route.tsx',
    ...indexedPage,
  },
  discountCampaign: {
    path: 'dc/*',
    module: 'routes/catalogue/list/discount-campaign.route.tsx',
    ...indexedPage,
  },
  search: {
    path: 's/:search',
    module: 'routes/catalogue/list/search.route.tsx',
    ...followedPage,
  },
  /** The target of the search form; without a query it shows suggestions. */
  searchStart: {
    path: 's',
    module: 'routes/catalogue/search/search-start.route.tsx',
    ...followedPage,
  },
  /** Suggestions for a typed search. */
  searchSuggestions: {
    path: 'search/suggestions',
    module: 'routes/catalogue/search/search-suggestions.route.tsx',
    ...closedResource,
  },
  list: {
    path: 'l/*',
    module: 'routes/catalogue/list/list.route.tsx',
    ...indexedPage,
  },
  listAny: {
    path: 'list/:target',
    aliases: ['list'],
    module: 'routes/catalogue/list/resolve-list.route.tsx',
    layout: 'none',
    robots: 'noindex-follow',
    isPrivate: false,
  },
  news: {
    path: { sv: 'nyheter', en: 'news', da: 'nyheder', fi: 'uutuudet', nb: 'nyheter' },
    module: 'routes/catalogue/list/news.route.tsx',
    ...indexedPage,
  },
  brands: {
    path: {
      sv: 'varumarken',
      en: 'brands',
      da: 'varemaerker',
      fi: 'tavaramerkkeja',
      nb: 'varemerker',
    },
    module: 'routes/catalogue/brands/brands.route.tsx',
    ...indexedPage,
  },
  favorites: {
    path: {
      sv: 'favoriter',
      en: 'favorites',
      da: 'favoritter',
      fi: 'suosikkeja',
      nb: 'favoritter',
    },
    module: 'routes/favorites/favorites.route.tsx',
    ...unindexedPage,
  },
  /** Its address names the products: `?products=1,2`. */
  compare: {
    path: { sv: 'jamfor', en: 'compare', da: 'sammenlign', fi: 'vertaa', nb: 'sammenlign' },
    module: 'routes/compare/compare.route.tsx',
    ...unindexedPage,
  },
  /** Changes the compared products. */
  compared: {
    path: 'compared',
    module: 'routes/compare/compared.route.tsx',
    ...unindexedResource,
  },
  /** Products as cards, for scripts. */
  cards: {
    path: 'product-cards',
    module: 'routes/catalogue/card/cards.route.tsx',
    ...closedResource,
  },
  /** Changes a favourite. */
  /** The products viewed last, for visitors without scripts. */
  recentProducts: {
    path: {
      sv: 'senast-visade',
      en: 'recently-viewed',
      da: 'senest-viste',
      fi: 'viimeksi-katsotut',
      nb: 'sist-sett',
    },
    module: 'routes/catalogue/viewed/recent-products.route.tsx',
    ...closedPage,
  },
  /** Keeps a product that was viewed without scripts. */
  viewed: {
    path: 'viewed',
    module: 'routes/catalogue/viewed/viewed.route.tsx',
    layout: 'none',
    robots: 'disallow',
    isPrivate: true,
  },
  favorite: {
    path: 'favorite',
    module: 'routes/favorites/favorite.route.tsx',
    ...unindexedResource,
  },
  account: {
    path: 'account',
    module: 'routes/account/account.route.tsx',
    layout: 'none',
    robots: 'disallow',
    isPrivate: true,
  },
  accountOrders: {
    path: {
      sv: 'mina-sidor/ordrar',
      en: 'my-account/orders',
      da: 'min-konto/bestillinger',
      fi: 'tilini/tilaukset',
      nb: 'min-konto/bestillinger',
    },
    module: 'routes/account/orders/orders.route.tsx',
    ...closedPage,
  },
  /** One order, for everyone who has its link: the id cannot be guessed. */
  order: {
    path: 'order/:order',
    module: 'routes/account/orders/order.route.tsx',
    ...privatePage,
  },
  /** The form for a guest who has lost the link to an order. */
  findOrder: {
    path: {
      sv: 'hitta-order',
      en: 'find-order',
      da: 'find-ordre',
      fi: 'etsi-tilaus',
      nb: 'finn-bestilling',
    },
    module: 'routes/account/orders/find-order.route.tsx',
    ...privatePage,
  },
  /** The receipt of an order, as a PDF file. */
  orderReceipt: {
    path: 'order/:order/receipt',
    module: 'routes/account/orders/order-receipt.route.tsx',
    layout: 'none',
    robots: 'noindex',
    isPrivate: true,
  },
  accountSettings: {
    path: {
      sv: 'mina-sidor/installningar',
      en: 'my-account/settings',
      da: 'min-konto/indstillinger',
      fi: 'tilini/asetukset',
      nb: 'min-konto/innstillinger',
    },
    module: 'routes/account/settings/settings.route.tsx',
    ...closedPage,
  },
  accountBalance: {
    path: {
      sv: 'mina-sidor/saldo',
      en: 'my-account/balance',
      da: 'min-konto/saldo',
      fi: 'tilini/saldo',
      nb: 'min-konto/saldo',
    },
    module: 'routes/account/settings/balance.route.tsx',
    ...closedPage,
  },
  accountPassword: {
    path: {
      sv: 'mina-sidor/losenord',
      en: 'my-account/password',
      da: 'min-konto/adgangskode',
      fi: 'tilini/salasana',
      nb: 'min-konto/passord',
    },
    module: 'routes/account/settings/password.route.tsx',
    ...closedPage,
  },
  accountData: {
    path: {
      sv: 'mina-sidor/uppgifter',
      en: 'my-account/data',
      da: 'min-konto/data',
      fi: 'tilini/tiedot',
      nb: 'min-konto/data',
    },
    module: 'routes/account/settings/personal-data.route.tsx',
    ...closedPage,
  },
  login: {
    path: { sv: 'logga-in', en: 'login', da: 'log-ind', fi: 'kirjaudu', nb: 'logg-inn' },
    module: 'routes/account/login/login.route.tsx',
    ...unindexedPage,
  },
  register: {
    path: {
      sv: 'skapa-konto',
      en: 'create-account',
      da: 'opret-konto',
      fi: 'luo-tili',
      nb: 'opprett-konto',
    },
    module: 'routes/account/login/register.route.tsx',
    ...unindexedPage,
  },
  logout: {
    path: {
      sv: 'logga-ut',
      en: 'logout',
      da: 'log-ud',
      fi: 'kirjaudu-ulos',
      nb: 'logg-ut',
    },
    module: 'routes/account/login/logout.route.tsx',
    ...closedResource,
  },
  forgotPassword: {
    path: {
      sv: 'glomt-losenord',
      en: 'forgot-password',
      da: 'glemt-adgangskode',
      fi: 'unohtunut-salasana',
      nb: 'glemt-passord',
    },
    module: 'routes/account/login/forgot-password.route.tsx',
    ...unindexedPage,
  },
  /** The form for a new password, with the key from an e-mail (spec section 2). */
  resetPassword: {
    path: 'account/reset-password',
    module: 'routes/account/login/reset-password.route.tsx',
    ...privatePage,
  },
  customerType: {
    path: 'customer-type',
    module: 'routes/account/settings/customer-type.route.tsx',
    ...closedResource,
  },
  /** Where researchers report a vulnerability (RFC 9116). */
  security: {
    path: '.well-known/security.txt',
    module: 'routes/resources/security.route.tsx',
    ...file,
  },
  robots: {
    path: 'robots.txt',
    module: 'routes/resources/robots.route.tsx',
    ...file,
  },
  manifest: {
    path: 'manifest.webmanifest',
    module: 'routes/resources/manifest.route.tsx',
    ...file,
  },
  theme: {
    path: 'theme.css',
    module: 'routes/resources/theme.route.tsx',
    ...file,
  },
  speculationRules: {
    path: 'speculation-rules.json',
    module: 'routes/resources/speculation-rules.route.tsx',
    ...file,
  },
  sitemapIndex: {
    path: 'sitemap.xml',
    module: 'routes/resources/sitemap-index.route.tsx',
    ...file,
  },
  sitemap: {
    path: 'sitemaps/:file',
    module: 'routes/resources/sitemap.route.tsx',
    ...file,
  },
  /** A product feed of a market and language. */
  feed: {
    path: 'feeds/:file',
    module: 'routes/resources/feed.route.tsx',
    ...file,
  },
  /** What the shop is, for language models (https://llmstxt.org). */
  llms: {
    path: 'llms.txt',
    module: 'routes/resources/llms.route.tsx',
    ...file,
  },
  /** The merchant's drafts, for staff with a token. */
  previewWidgets: {
    path: 'preview-widgets',
    aliases: ['content/preview'],
    module: 'routes/content/preview-widgets.route.tsx',
    ...closedPage,
  },
  /** The merchant's pages: any single segment that no other screen matches. */
  contentPage: {
    path: ':alias',
    aliases: ['content/:alias'],
    module: 'routes/content/content-page.route.tsx',
    ...indexedPage,
  },
  /** The page to enter a postal code, with the delivery to it. */
  deliveryZip: {
    path: {
      sv: 'leverans-till',
      en: 'deliver-to',
      da: 'lever-til',
      fi: 'toimitus-osoitteeseen',
      nb: 'lever-til',
    },
    module: 'routes/cart/delivery-zip.route.tsx',
    ...unindexedPage,
  },
  /** The signup for the newsletter, which is also in the footer of every page. */
  newsletter: {
    path: {
      sv: 'nyhetsbrev',
      en: 'newsletter',
      da: 'nyhedsbrev',
      fi: 'uutiskirje',
      nb: 'nyhetsbrev',
    },
    module: 'routes/newsletter/newsletter.route.tsx',
    ...unindexedPage,
  },
  /** Where the mails of the newsletter lead; the merchant writes this path. */
  unsubscribe: {
    path: 'newsletter/unsubscribe',
    module: 'routes/newsletter/unsubscribe.route.tsx',
    ...privatePage,
  },
  /** Where a mail leads that asks its reader to confirm the address; the merchant writes this path. */
  confirmAddress: {
    path: 'newsletter/confirm',
    module: 'routes/newsletter/unsubscribe.route.tsx',
    ...privatePage,
  },
  /** What the visitor allows the shop to store. */
  cookieSettings: {
    path: {
      sv: 'cookie-installningar',
      en: 'cookie-settings',
      da: 'cookie-indstillinger',
      fi: 'evasteasetukset',
      nb: 'cookie-innstillinger',
    },
    module: 'routes/consent/cookie-settings.route.tsx',
    ...privatePage,
  },
  /** The withdrawal function, for guests as well (directive 2011/83/EU, article 11a). */
  withdrawal: {
    path: {
      sv: 'angra-avtal',
      en: 'withdraw',
      da: 'fortryd-aftale',
      fi: 'peruuta-sopimus',
      nb: 'angre-avtalen',
    },
    module: 'routes/withdrawal/withdrawal.route.tsx',
    ...privatePage,
  },
  /** The choice of country and language. */
  region: {
    path: {
      sv: 'land-och-sprak',
      en: 'country-and-language',
      da: 'land-og-sprog',
      fi: 'maa-ja-kieli',
      nb: 'land-og-sprak',
    },
    module: 'routes/region/region.route.tsx',
    ...unindexedPage,
  },
  /** What the service worker shows without a network (`app/offline/`). */
  offline: {
    path: 'offline',
    module: 'routes/offline/offline.route.tsx',
    ...unindexedResource,
  },
  /** `/404`, which the host also uses for requests that it refuses. */
  refusal: {
    path: '404',
    module: 'routes/not-found/not-found.route.tsx',
    ...followedPage,
  },
  notFound: {
    path: '*',
    module: 'routes/not-found/not-found.route.tsx',
    ...followedPage,
  },
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

/** Whether the screen has a module; nothing links to others. */
export function isBuilt(name: ScreenName): boolean {
  const screen: Screen = screens[name]
  return screen.module !== undefined
}

/** Whether a screen has one URL without prefix, such as `robots.txt`. */
export function isUnprefixed(screen: ScreenName): boolean {
  const { isUnprefixed = false }: Screen = screens[screen]
  return isUnprefixed
}

/**
 * Screens whose page is the same for everybody who may open it, but for cart, favourites and comparison: their finished
 * documents may be kept, and browsers may request them before they are opened.
 */
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

/** Whether the screen shows data of one shopper. */
export function isPrivate(name: ScreenName): boolean {
  return screens[name].isPrivate
}

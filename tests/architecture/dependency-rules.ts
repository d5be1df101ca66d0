import type { IForbiddenRuleType } from 'dependency-cruiser'

/**
 * Which folder may import which, as rules for dependency-cruiser. A row is a folder; its list is
 * what it may import besides itself and npm. Folders of one layer may not import one another. The
 * tables are in app/README.md and server/merchant/README.md.
 */
const ui = ['app/ui', 'app/kit', 'app/context.ts', 'app/load-context.ts']
const services = [
  'app/market',
  'app/session',
  'app/routing',
  'app/gateway',
  'app/i18n',
  'app/images',
  'app/web-mcp',
]
const aboutRequests = ['app/addresses', 'app/visit', 'app/seo', 'app/offline', ...services, ...ui]
const belowDomains = ['app/rich-text', ...aboutRequests]
const inApp = (...domains: string[]) => domains.map((domain) => `app/${domain}`)

const domains = [
  ...inApp('catalogue', 'cart', 'checkout', 'account', 'favorites', 'compare', 'content', 'region'),
  ...inApp('analytics', 'consent', 'newsletter', 'withdrawal', 'sitemap', 'feed', 'agents'),
]

const app: Readonly<Record<string, readonly string[]>> = {
  'app/routes': ['app/root.tsx', ...domains, ...belowDomains],
  'app/routes.ts': inApp('routing', 'i18n', 'kit'),

  'app/catalogue': belowDomains,
  'app/cart': [...inApp('catalogue'), ...belowDomains],
  // An order is a completed cart and uses its sums; a login joins the favourites.
  'app/account': [...inApp('cart', 'catalogue', 'favorites'), ...belowDomains],
  'app/checkout': [...inApp('cart', 'account', 'catalogue'), ...belowDomains],
  'app/favorites': [...inApp('catalogue'), ...belowDomains],
  'app/compare': [...inApp('catalogue'), ...belowDomains],
  'app/content': [...inApp('catalogue', 'favorites', 'newsletter'), ...belowDomains],
  'app/newsletter': belowDomains,
  // Who may open an order, and how often it may be looked for.
  'app/withdrawal': [...inApp('account'), ...belowDomains],
  // The alias of a page in another language comes from the CMS.
  'app/region': [...inApp('content'), ...belowDomains],
  'app/consent': belowDomains,
  'app/sitemap': [...inApp('catalogue', 'content'), ...belowDomains],
  // Both read the whole catalogue from the merchant.
  'app/feed': [...inApp('catalogue', 'sitemap'), ...belowDomains],
  'app/doctor': ['server/merchant-api', ...inApp('catalogue', 'content'), ...belowDomains],
  // Assistants do what shoppers do.
  'app/agents': [
    'app/services.server.ts',
    ...inApp('account', 'cart', 'catalogue', 'checkout', 'content'),
    ...belowDomains,
  ],
  'app/analytics': [...inApp('cart', 'catalogue', 'checkout'), ...belowDomains],

  // Links in a text depend on the market and language of a visit.
  'app/rich-text': ['app/addresses', 'app/visit', ...services, ...ui],
  'app/seo': ['app/addresses', 'app/visit', ...services, ...ui],
  'app/visit': ['app/addresses', 'app/services.server.ts', ...services, ...ui],
  'app/addresses': [...services, ...ui],
  'app/offline': ['app/routing', 'app/session', 'app/kit'],

  // A market has languages and needs their codes.
  'app/market': ['app/gateway', 'app/i18n', ...ui],
  'app/routing': ['app/i18n', ...ui],
  'app/session': ui,
  'app/gateway': ui,
  'app/i18n': ['locales', ...ui],
  'app/images': ui,
  'app/web-mcp': ui,

  'app/ui': ['app/kit', 'app/context.ts', 'app/load-context.ts'],
  'app/kit': [],
  'app/context.ts': ['app/i18n', 'app/kit/shop-settings.ts'],
  'app/load-context.ts': ['app/services.server.ts', 'app/i18n', 'app/kit', 'app/context.ts'],
  // Composition root: the state of every layer.
  'app/services.server.ts': ['app/gateway', 'app/kit', 'app/context.ts'],
}

/** The contract between shop and merchant. */
const contract = 'server/merchant-api'
const inMerchant = (...folders: string[]) => folders.map((folder) => `server/merchant/${folder}`)
const merchantBase = [
  ...inMerchant('graphql', 'channel', 'vocabulary', 'pricing', 'store'),
  ...inMerchant('browser-pages.ts', 'run-command.ts', 'zod.ts'),
]
const inBuying = (...folders: string[]) => inMerchant(...folders.map((name) => `buying/${name}`))
const belowBuying = [...inMerchant('catalogue', 'accounts', 'mail'), ...merchantBase]

const merchant: Readonly<Record<string, readonly string[]>> = {
  [contract]: [],
  'server/merchant/graphql': [contract],
  'server/merchant/store': [],
  'server/merchant/channel': inMerchant('graphql'),
  'server/merchant/vocabulary': inMerchant('channel'),
  'server/merchant/pricing': inMerchant('channel'),
  'server/merchant/mail': inMerchant('channel', 'store', 'browser-pages.ts'),
  'server/merchant/catalogue': merchantBase,
  'server/merchant/accounts': [...inMerchant('catalogue', 'mail'), ...merchantBase],
  'server/merchant/buying/options': belowBuying,
  'server/merchant/buying/payment': [...inBuying('options'), ...belowBuying],
  'server/merchant/buying/cart': [...inBuying('options', 'payment'), ...belowBuying],
  'server/merchant/buying/catalogue-access': [...inBuying('cart'), ...belowBuying],
  'server/merchant/buying/checkout': [...inBuying('options', 'payment', 'cart'), ...belowBuying],
  'server/merchant/buying/order': [
    ...inBuying('options', 'payment', 'cart', 'checkout'),
    ...belowBuying,
  ],
  'server/merchant/buying/withdrawal': [...inBuying('order'), ...belowBuying],
  'server/merchant/content': [...inMerchant('accounts', 'catalogue'), ...merchantBase],
  'server/merchant/images': inMerchant('catalogue', 'channel', 'vocabulary'),
  'server/merchant/import': inMerchant(
    'catalogue',
    'channel',
    'store',
    'vocabulary',
    'run-command.ts',
  ),
  'server/merchant/backup': inMerchant('catalogue', 'store', 'shop-database.ts', 'run-command.ts'),
  'server/merchant/live': inMerchant('graphql', 'channel'),
}

const server: Readonly<Record<string, readonly string[]>> = {
  'server/http': [
    'server/config.ts',
    'server/process/log.ts',
    'app/context.ts',
    'app/load-context.ts',
    // Limits and queues of the host and of the app have the same networks, and order them the same way.
    'app/kit/limits/network.ts',
    'app/kit/limits/fair-queue.ts',
    'app/kit/limits/uploads.ts',
    // The one form with files.
    'app/routing/paths/takes-files.ts',
    'app/visit/network-limit.server.ts',
    'app/kit/text/file-name.ts',
    'app/kit/vitals-path.ts',
    'app/kit/zod.ts',
    'app/kit/cache/etag.ts',
    // The policy allows the hosts of the sinks that the app loads.
    'app/kit/made-of-settings.ts',
  ],
  'server/merchant': [contract],
  // The interfaces for filling the merchant, and their shared vocabulary.
  'server/demo': [
    ...inMerchant('vocabulary', 'channel', 'run-merchant.ts', 'initial-data.ts'),
    ...inMerchant('catalogue/product-record.ts', 'catalogue/catalogue-writer.ts'),
    ...inMerchant('run-command.ts'),
    ...inMerchant('images/picture-source.ts', 'images/image-address.ts', 'images/list-pictures.ts'),
    ...inMerchant('content/content-record.ts', 'content/content-path.rules.ts'),
    ...inMerchant('accounts/customer/initial-customers.ts', 'buying/order/initial-orders.ts'),
    // Content pages state delivery costs as the checkout calculates them.
    ...inMerchant('buying/options/shipping-options.ts', 'pricing/price-fields.ts'),
  ],
  // The launch of a process from configuration, host and merchant never imports the app or the
  // merchant.
  'server/process': ['server/config.ts', 'server/http', 'app/context.ts', 'app/kit/zod.ts'],
  // A command with the built app, as the server has it.
  'server/doctor': ['server/config.ts', 'server/http', 'server/process', 'app/context.ts'],
  // What an environment variable may name: languages, style values, sort orders, screens, middleware.
  'server/config.ts': [
    'app/i18n/languages.ts',
    'app/ui/theme/channel-theme.ts',
    'app/catalogue/list/selection/list-sort.ts',
    'app/routing/screens.ts',
    'app/visit/middleware-names.ts',
    'app/kit/shop-settings.ts',
    'server/deprecated-settings.ts',
    'server/idle-settings.ts',
    'server/misspelt-setting.ts',
    'server/setting-forms.ts',
    'app/kit/zod.ts',
  ],
  'server/setting-forms.ts': ['app/kit/zod.ts'],
  'server/launch': [],
}

/** A folder or a file, as a path prefix. */
const within = (place: string) => `^${place}${/\.tsx?$/.test(place) ? '$' : '/'}`

const layers = Object.entries({ ...app, ...merchant, ...server }).map(
  ([folder, allowed]): IForbiddenRuleType => ({
    name: `${folder} imports ${allowed.length ? 'its lower layers' : 'nothing of the project'}`,
    severity: 'error',
    from: { path: within(folder) },
    to: {
      path: '^(app|server|locales|tests)/',
      pathNot: [within(folder), ...allowed.map(within)],
    },
  }),
)

export const dependencyRules: IForbiddenRuleType[] = [
  ...layers,
  {
    name: 'every file of the project stands in a folder with a rule',
    severity: 'error',
    from: {
      path: '^(app|server)/',
      pathNot: [
        ...Object.keys({ ...app, ...merchant, ...server }).map(within),
        '^app/(root|entry\\.\\w+)\\.tsx$',
      ],
    },
    to: {},
  },
  {
    name: 'the context is imported as a type',
    severity: 'error',
    from: {},
    to: { path: '^app/(load-)?context\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no module imports a route',
    severity: 'error',
    from: { path: '^app/', pathNot: '^app/routes\\.ts$' },
    to: { path: '\\.route\\.tsx$' },
  },
  {
    // Screens share parts through the layouts folder or a domain.
    name: 'a screen imports no other screen',
    severity: 'error',
    from: { path: '^app/routes/([^/]+)/' },
    to: { path: '^app/routes/', pathNot: ['^app/routes/$1/', '^app/routes/layouts/'] },
  },
  {
    name: 'kit knows no React',
    severity: 'error',
    from: { path: '^app/kit/' },
    to: { path: 'node_modules/(react|react-dom|@remix-run/[^/]+)/' },
  },
  {
    name: 'forms are parsed in one place',
    severity: 'error',
    from: { pathNot: '^app/kit/parse-form\\.ts$' },
    to: { path: 'node_modules/@conform-to/zod/' },
  },
  {
    name: 'zod is set up where it is imported',
    severity: 'error',
    from: { pathNot: '^(app/kit/zod|server/merchant/zod)\\.ts$' },
    to: { path: 'node_modules/zod/' },
  },
  { name: 'no circle of files', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'no circle of folders',
    severity: 'error',
    scope: 'folder',
    from: {},
    to: { circular: true },
  },
]

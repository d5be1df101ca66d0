/**
 * The floors of the house: which room may import which. A row is a room, its list what it may reach
 * besides itself and npm. Rooms of a floor that are not in a list do not know of one another.
 */
const ground = ['kit', 'context']
const walls = ['ui', ...ground]
const services = ['market', 'session', 'routing', 'gateway', 'i18n']
const domains = [
  'catalogue',
  'cart',
  'checkout',
  'account',
  'favorites',
  'content',
  'region',
  'analytics',
  'consent',
  'sitemap',
]
const belowDomains = ['rich-text', 'visit', ...services, ...walls]

export const mayImport: Readonly<Record<string, readonly string[]>> = {
  routes: [...domains, ...belowDomains],
  'route table': ['routing', 'i18n', 'kit'],

  catalogue: belowDomains,
  cart: ['catalogue', ...belowDomains],
  // An order is a cart that was bought: it is added up as one.
  account: ['cart', 'catalogue', ...belowDomains],
  checkout: ['cart', 'account', 'catalogue', ...belowDomains],
  favorites: ['catalogue', ...belowDomains],
  content: ['catalogue', ...belowDomains],
  // A page elsewhere is called what its editors call it.
  region: ['content', ...belowDomains],
  consent: belowDomains,
  sitemap: ['catalogue', 'content', ...belowDomains],
  analytics: ['cart', 'catalogue', 'checkout', 'consent', ...belowDomains],

  // Links in a text are read at the place of a visit.
  'rich-text': ['visit', ...services, ...walls],
  visit: [...services, ...walls],

  // A market is sold in languages, so it knows their codes.
  market: ['gateway', 'i18n', ...walls],
  routing: ['i18n', ...walls],
  session: walls,
  gateway: walls,
  i18n: ['locales', ...walls],

  ui: ground,
  kit: [],
  context: ['i18n'],

  process: ['config', 'http', 'context'],
  config: [],
  http: ['config', 'context'],
  merchant: [],
  launch: [],
}

/** What a room may take from npm, where that is not everything. */
const closedToPackages: Readonly<Record<string, RegExp>> = {
  kit: /^(react|react-dom|@remix-run\/.*)$/,
}

/** Packages with few ways in: the files themselves say why. */
const doors: Readonly<Record<string, readonly string[]>> = {
  '@conform-to/zod': ['app/kit/parse-form.ts'],
  zod: ['app/kit/zod.ts', 'server/config.ts', 'server/merchant/zod.ts'],
}

/** The room a file of the project stands in; npm packages and Node's own modules have none. */
export function roomOf(file: string): string | null {
  if (/^(node_modules\/|node:)/.test(file)) return null
  if (/^app\/(root\.tsx|entry\.\w+\.tsx|routes\/)/.test(file)) return 'routes'
  if (file === 'app/routes.ts') return 'route table'
  if (file === 'app/context.ts') return 'context'
  if (/^server\/(config|log)\.ts$/.test(file)) return 'config'
  // server.ts and its parts: what makes a process of config, host and merchant.
  if (/^server(\/[^/]+)?\.ts$/.test(file)) return 'process'
  if (file.startsWith('locales/')) return 'locales'
  return /^(?:app|server)\/([^/.]+)\//.exec(file)?.[1] ?? null
}

export interface Arrow {
  from: string
  to: string
  isTypeOnly: boolean
}

/** What is wrong with one import, in words; null when it is right. */
export function faultOf({ from, to, isTypeOnly }: Arrow): string | null {
  const fromRoom = roomOf(from)
  if (fromRoom === null) return `${from} stands in no room of the house`
  const packageName = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(to)?.[1]
  if (packageName && closedToPackages[fromRoom]?.test(packageName)) {
    return `${fromRoom} may not import ${packageName} (${from})`
  }
  const door = packageName && doors[packageName]
  if (door && !door.includes(from)) {
    return `${packageName} is used by ${door.join()} alone (${from})`
  }
  if (/\.route\.tsx$/.test(to)) return `nobody may import a route: ${from} imports ${to}`
  const toRoom = roomOf(to)
  if (toRoom === null) return null
  if (toRoom === fromRoom) return betweenScreens(from, to)
  if (toRoom === 'context' && !isTypeOnly) return `${from} may import ${to} only as a type`
  if (mayImport[fromRoom]?.includes(toRoom)) return null
  return `${fromRoom} may not import ${toRoom} (${from} → ${to})`
}

/** Screens share parts through the layouts' folder or a domain, never from another screen. */
function betweenScreens(from: string, to: string): string | null {
  const screenOf = (file: string) => /^app\/routes\/([^/]+)\//.exec(file)?.[1]
  const [fromScreen, toScreen] = [screenOf(from), screenOf(to)]
  if (!fromScreen || !toScreen || fromScreen === toScreen || toScreen === 'layouts') return null
  return `screen ${fromScreen} may not import screen ${toScreen} (${from} → ${to})`
}

/** Files that import one another in a circle at run time, each circle once. */
export function circles(arrows: readonly Arrow[]): string[] {
  const next = new Map<string, string[]>()
  for (const { from, to, isTypeOnly } of arrows) {
    if (!isTypeOnly) next.set(from, [...(next.get(from) ?? []), to])
  }
  const found: string[] = []
  const done = new Set<string>()
  const walk = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file)
    if (start >= 0) found.push([...path.slice(start), file].join(' → '))
    if (start >= 0 || done.has(file)) return
    for (const to of next.get(file) ?? []) walk(to, [...path, file])
    done.add(file)
  }
  for (const file of next.keys()) walk(file, [])
  return found
}

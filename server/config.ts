import { defaultLanguage, languageCodes } from '#app/i18n/languages.ts'
import { z } from '#app/kit/zod.ts'
import { channelSetting, seller, type Seller } from '#app/kit/shop-settings.ts'
import { offeredSorts } from '#app/catalogue/list/selection/list-sort.ts'
import { screens } from '#app/routing/screens.ts'
import { channelTheme } from '#app/ui/theme/channel-theme.ts'
import { middlewareNames } from '#app/visit/middleware-names.ts'

import { deprecatedSettings, withPresentNames } from './deprecated-settings.ts'
import { idleSettings } from './idle-settings.ts'
import { likelySetting } from './misspelt-setting.ts'
import {
  address,
  baseAddress,
  flag,
  groupOrigins,
  hosts,
  json,
  names,
  origin,
  origins,
  ownSecret,
  port,
  redisAddress,
  signAddress,
  uniqueBy,
  wholeNumber,
} from './setting-forms.ts'

/** The only reader of the environment (contract: Environment). An invalid value gives one line: variable, error, example. */

const customerTypes = z
  .array(z.strictObject({ type: z.enum(['PERSON', 'ORGANIZATION']), vat: z.boolean() }))
  .min(1)
  .refine(...uniqueBy('type'))
/** Sort orders that a list offers; only a search has relevance. */
const sort = z.enum(offeredSorts(false))
const channelSettings = z
  .array(channelSetting.extend({ theme: channelTheme.optional() }))
  .refine(...uniqueBy('channelId'))
const sortRoutes = z
  .array(z.strictObject({ name: z.enum(['category', 'brand', 'campaign', 'list', 'all']), sort }))
  .refine(...uniqueBy('name'))
export const screenNames: readonly string[] = Object.keys(screens)
const routeMiddleware = z
  .array(
    z.strictObject({
      name: z.string().refine((name) => screenNames.includes(name), {
        error: ({ input }) =>
          `is no screen: ${shown(input)}. Screens are ${screenNames.join(', ')}`,
      }),
      middleware: z.enum(middlewareNames, {
        error: ({ input }) =>
          `Unknown middleware ${shown(input)}. There are ${middlewareNames.join(', ')}`,
      }),
    }),
  )
  .refine(
    (rows) => rows.every(({ name, middleware }) => name !== 'home' || middleware === 'default'),
    { error: 'sends visitors without a login from home to home' },
  )
  .refine(...uniqueBy('name'))
const width = z.number().int().min(1).max(100_000)
const breakpoints = z
  .object({ tablet: width, laptop: width, desktop: width, desktopBig: width })
  .refine(
    ({ tablet, laptop, desktop, desktopBig }) =>
      tablet < laptop && laptop < desktop && desktop < desktopBig,
    { error: 'has widths that do not ascend' },
  )
/** The demo's seller, with numbers that no company has. */
const demoSeller: Seller = {
  name: 'Hemvist AB',
  organizationNumber: '559999-9991',
  vatNumber: 'SE559999999101',
  address: ['Exempelgatan 1', '111 11 Stockholm'],
  // A number that Post- och telestyrelsen keeps for fiction.
  phone: '+46 8 465 004 00',
  email: 'kundtjanst@hemvist.example',
}
const language = z.enum(languageCodes)
const domains = hosts.pipe(z.array(z.object({ language, host: z.string() })))

interface Variable {
  shape: z.ZodType
  example: string
  /** How `/operator` shows the value: in full, or its origin where the rest may contain a password. Else only whether it is set. */
  shown?: 'whole' | 'origin'
}

const whole = <Shape extends z.ZodType>(example: string, shape: Shape) =>
  ({ shape, example, shown: 'whole' }) as const
const originOf = <Shape extends z.ZodType>(example: string, shape: Shape) =>
  ({ shape, example, shown: 'origin' }) as const
const secret = <Shape extends z.ZodType>(example: string, shape: Shape) => ({ shape, example })

/** Every variable, how operators see it, a valid example, and its schema. */
const variables = {
  HOST: whole(
    '0.0.0.0',
    z
      .string()
      .regex(/^[\w.:-]+$/, 'is not an address or a name of this machine')
      .default('0.0.0.0'),
  ),
  PORT: whole('3000', port.default(3000)),
  BASE_URL: whole('https://www.example.se', origin.optional()),
  API_ENDPOINT: originOf('https://merchant.example/graphql', address.optional()),
  API_KEY: secret(
    'demo',
    z
      .string()
      .regex(/^[\x20-\x7e]+$/, 'has a character that no header may have')
      .default('demo'),
  ),
  AUTH_ENDPOINT: originOf('https://auth.example/api/shop', baseAddress.optional()),
  SIGN_ENDPOINT: originOf(
    'https://merchant.example/auth/sign/{API_KEY}?identity=',
    signAddress.optional(),
  ),
  IMAGE_SERVER: originOf('https://images.example', baseAddress.optional()),
  FALLBACK_CHANNEL_ID: whole(
    '1|se',
    z
      .string()
      .regex(/^[^|]+\|[^|]+$/, 'is not number|domain')
      .default('1|se'),
  ),
  FALLBACK_MARKET_ALIAS: whole(
    'se',
    z
      .string()
      .regex(/^[a-z]{2,10}$/, 'is not a market alias')
      .default('se'),
  ),
  DEFAULT_LOCALE: whole('sv', language.default(defaultLanguage)),
  DOMAINS: whole('sv|example.se,en|example.com', domains.optional()),
  MARKET_IN_PATH: whole('false', flag.default(false)),
  MARKET_GROUP: whole('nordics', names.optional()),
  MARKET_GROUP_URLS: whole(
    'nordics|https://www.example.se,eu|https://www.example.eu',
    groupOrigins.default({}),
  ),
  ROOT_REDIRECT: whole(
    '/en',
    z
      .string()
      .regex(/^\/(?![/\\])[^?#]*$/, 'is not a path')
      .optional(),
  ),
  ROOT_REDIRECT_STATUS: whole(
    '302',
    z.enum(['301', '302', '303', '307', '308']).transform(Number).default(302),
  ),
  PRODUCT_LIST_DEFAULT_SORT: whole('LATEST', sort.default('LATEST')),
  CUSTOM_SORT_ROUTES: whole('[{"name":"campaign","sort":"PRICE"}]', json(sortRoutes).default([])),
  BREAKPOINTS: whole(
    '{"tablet":768,"laptop":1024,"desktop":1200,"desktopBig":1440}',
    json(breakpoints).default({
      tablet: 768,
      laptop: 1024,
      desktop: 1200,
      desktopBig: 1440,
    }),
  ),
  SITE_TOP_THRESHOLD: whole('160', wholeNumber(0, 10_000).default(160)),
  ROUTE_MIDDLEWARE: whole(
    '[{"name":"favorites","middleware":"authenticated-only"}]',
    json(routeMiddleware).default([]),
  ),
  CUSTOMER_TYPES: whole(
    '[{"type":"PERSON","vat":true},{"type":"ORGANIZATION","vat":false}]',
    json(customerTypes).default([
      { type: 'PERSON', vat: true },
      { type: 'ORGANIZATION', vat: false },
    ]),
  ),
  CHANNEL_SETTINGS: whole(
    '[{"channelId":"1|se","theme":{"accent-color":"#1d4e79"}}]',
    json(channelSettings).default([]),
  ),
  SELLER: whole(
    '{"name":"Shop AB","organizationNumber":"556000-0000","vatNumber":"SE556000000001","address":["Storgatan 1","111 22 Stockholm"],"phone":"+46 8 12 34 56","email":"kundtjanst@example.se"}',
    json(seller).optional(),
  ),
  PERSISTED_QUERIES: whole('true', flag.optional()),
  SUBSCRIPTION_ENDPOINT: originOf(
    'wss://merchant.example/graphql',
    z.url({ protocol: /^wss?$/ }).optional(),
  ),
  REDIS_URL: originOf('redis://cache:6379', redisAddress.optional()),
  GTM_ID: whole(
    'GTM-ABC123',
    z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,12}$/, 'is not a container id')
      .optional(),
  ),
  EVENT_ENDPOINT: originOf('https://events.example.se/collect', address.optional()),
  SERVICE_WORKER: whole('true', flag.default(true)),
  AGENTS: whole('catalog', z.enum(['off', 'catalog', 'cart']).default('cart')),
  AGENT_PLATFORMS: whole(
    'https://agent.example',
    origins(/^https:$/)
      .refine((platforms) => platforms.every((platform) => !new URL(platform).port), {
        error: 'has a port, from which no profile of a platform is read',
      })
      .optional(),
  ),
  SESSION_SECRET: secret('32 random characters or more', ownSecret(z.string().min(32)).optional()),
  OPERATOR_TOKEN: secret(
    '32 random characters or more',
    ownSecret(
      z
        .string()
        .regex(
          /^[\x21-\x7e]{32,200}$/,
          'is not 32 to 200 letters, digits and signs without a space',
        ),
    ).optional(),
  ),
  TRUST_PROXY: whole('1', wholeNumber(0, 10).default(0)),
  METRICS_PORT: whole('9464', port.optional()),
  MAX_CONCURRENCY: whole('256', wholeNumber(8, 10_000).default(256)),
  // These switch traces on and off; the SDK of OpenTelemetry reads the other variables of its standard.
  OTEL_EXPORTER_OTLP_ENDPOINT: originOf('http://collector:4318', address.optional()),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: originOf(
    'http://collector:4318/v1/traces',
    address.optional(),
  ),
  OTEL_SDK_DISABLED: whole('true', flag.default(false)),
  // The SDK would trace everything for a name or a share that it does not know.
  OTEL_TRACES_SAMPLER: whole(
    'parentbased_traceidratio',
    z
      .string()
      .regex(
        /^(parentbased_)?(always_on|always_off|traceidratio)$/,
        'is none of always_on, always_off, traceidratio, or one of them after parentbased_',
      )
      .optional(),
  ),
  OTEL_TRACES_SAMPLER_ARG: whole(
    '0.1',
    z
      .string()
      .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'is not a share from 0 to 1 with a decimal point')
      .optional(),
  ),
  LOG_LEVEL: whole(
    'info',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  MERCHANT_PORT: whole('4000', port.default(0)),
  MERCHANT_DATA_DIR: whole(
    '/data',
    z.string().regex(/^[^~]/, 'begins with ~, which only a shell replaces').default('.data'),
  ),
  MERCHANT_PRODUCTS: whole('2400', wholeNumber(1, 1_000_000).default(2400)),
  MERCHANT_CORS_ORIGINS: whole(
    'http://localhost:8080,https://studio.example.se',
    origins(/^https?:$/).default([]),
  ),
  MERCHANT_DEMO: whole('true', flag.optional()),
  MERCHANT_DRAW_AHEAD: whole('true', flag.default(true)),
  NODE_ENV: whole(
    'production',
    z.enum(['production', 'development', 'test']).default('development'),
  ),
} as const satisfies Record<string, Variable>

type Variables = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name]['shape']> }

export type Config = Readonly<
  Omit<Variables, 'BASE_URL' | 'PERSISTED_QUERIES' | 'MERCHANT_DEMO' | 'SELLER'> & {
    /** Public origin without a trailing slash; absolute addresses are built from it alone. */
    BASE_URL: string
    /** On by default for the embedded merchant, off for an external one, which may not support them. */
    PERSISTED_QUERIES: boolean
    /** In footer, checkout and receipts. Null for an external merchant without the setting. */
    SELLER: Seller | null
    /** Opens outbox and payment sandbox to other machines. Off by default in production. */
    MERCHANT_DEMO: boolean
    /** Whether `FALLBACK_MARKET_ALIAS` is set: its default may not exist at the merchant. */
    isFallbackMarketChosen: boolean
    /** No `API_ENDPOINT`: the shop starts the embedded merchant. */
    isMerchantEmbedded: boolean
  }
>

export type ParsedConfig =
  | {
      ok: true
      config: Config
      /** One line for each setting that the next version does not read, … */
      warnings: string[]
      /** … for each without an effect, … */
      idle: string[]
      /** … and for each whose default is wrong for visitors. */
      missing: string[]
    }
  | { ok: false; fault: string }

/** Parses an environment. An empty value counts as not set, as in a `.env` file. */
export function parseConfig(given: Record<string, string | undefined>): ParsedConfig {
  const { environment, warnings } = withPresentNames(given, deprecatedSettings)
  const parsed: Record<string, unknown> = {}
  for (const name of Object.keys(environment)) {
    const meant = likelySetting(name, Object.keys(variables))
    if (meant && isSet(environment, name)) {
      const mark = name.trim() === name ? '' : ', without the byte order mark (BOM) of the file'
      return {
        ok: false,
        fault: `${name}: is no setting of the shop; ${meant} may be meant${mark}. For example ${meant}=${variables[meant as keyof typeof variables].example}`,
      }
    }
  }
  for (const [name, { shape, example }] of Object.entries<Variable>(variables)) {
    const value = environment[name]?.trim() || undefined
    const result = shape.safeParse(value)
    if (!result.success || isQuoted(value)) {
      // Docker keeps the quotation marks of an env file, and a key in them is another key.
      const fault = isQuoted(value)
        ? 'is in quotation marks; leave them out'
        : faultOf(result.error?.issues[0])
      return { ok: false, fault: `${name}: ${fault}. For example ${name}=${example}` }
    }
    parsed[name] = result.data
  }
  const values = parsed as Variables
  const isMerchantEmbedded = values.API_ENDPOINT === undefined
  const config = {
    ...values,
    BASE_URL: values.BASE_URL ?? `http://localhost:${values.PORT}`,
    PERSISTED_QUERIES: values.PERSISTED_QUERIES ?? isMerchantEmbedded,
    SELLER: values.SELLER ?? (isMerchantEmbedded ? demoSeller : null),
    MERCHANT_DEMO: values.MERCHANT_DEMO ?? values.NODE_ENV !== 'production',
    isFallbackMarketChosen: isSet(environment, 'FALLBACK_MARKET_ALIAS'),
    isMerchantEmbedded,
  }
  const fault = contradiction(config)
  if (fault) return { ok: false, fault }
  const idle = idleSettings(config, (name) => isSet(environment, name))
  const isForVisitors = !isMerchantEmbedded && values.NODE_ENV === 'production'
  const missing =
    isForVisitors && !values.BASE_URL
      ? [`BASE_URL is not set: links, payments and cookies are those of ${config.BASE_URL}`]
      : []
  return { ok: true, config: Object.freeze(config), warnings, idle, missing }
}

export interface DescribedSetting {
  name: string
  from: 'environment' | 'default'
  /** Null when it is not set; `set` for one that may be a secret. */
  value: string | null
}

/** Every setting, without secrets, and where its value comes from. */
export function describeSettings(
  environment: Record<string, string | undefined>,
  config: Config,
): DescribedSetting[] {
  return (Object.keys(variables) as (keyof typeof variables)[]).map((name) => ({
    name,
    from: isSet(environment, name) ? 'environment' : 'default',
    value: describedValue(name, config[name]),
  }))
}

function describedValue(name: keyof typeof variables, value: unknown): string | null {
  if (value === undefined || value === null) return null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const { shown }: Variable = variables[name]
  if (shown === 'whole') return text
  if (shown !== 'origin') return 'set'
  const { protocol, host } = new URL(text)
  return `${protocol}//${host}`
}

/** The first fault of a value, in one line, with the key of a value in JSON. */
function faultOf(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return 'is not valid'
  if (issue.code === 'invalid_union') {
    // A union reports the kind whose parts are wrong, rather than the whole value.
    const [inner] = issue.errors.flat().filter(({ code }) => code !== 'invalid_type')
    if (inner) return faultOf({ ...inner, path: [...issue.path, ...inner.path] })
  }
  const key = issue.path.map((part) =>
    typeof part === 'number' ? `[${part}]` : `.${String(part)}`,
  )
  return key.length > 0 ? `${key.join('').replace(/^\./, '')}: ${issue.message}` : issue.message
}

const isQuoted = (value = '') => /^(["']).*\1$/.test(value)

/** A value of the environment in a message: one line, not long. */
const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 40) ?? 'nothing'

/** Without reading the value, so that the name does not count as a variable of the shop. */
function isSet(environment: Record<string, string | undefined>, name: string): boolean {
  return Object.keys(environment).includes(name) && Boolean(environment[name]?.trim())
}

/** Values that are valid alone and invalid together. */
function contradiction(config: Config): string | null {
  const hosts = config.DOMAINS ?? []
  if (hosts.length > 1) {
    if (config.MARKET_IN_PATH) {
      return 'MARKET_IN_PATH: cannot be true beside a domain per language. For example MARKET_IN_PATH=false'
    }
    if (!hosts.some(({ language }) => language === config.DEFAULT_LOCALE)) {
      return `DOMAINS: has none for ${config.DEFAULT_LOCALE}, the default. For example DOMAINS=${variables.DOMAINS.example}`
    }
  }
  if (config.METRICS_PORT === config.PORT && config.PORT !== 0) {
    return 'METRICS_PORT: is the port of the shop, where strangers would read it. For example METRICS_PORT=9464'
  }
  if (config.isMerchantEmbedded) {
    // The shop would show the demo's goods, and send the passwords of its customers elsewhere.
    const external = (['AUTH_ENDPOINT', 'SIGN_ENDPOINT'] as const).find((name) => config[name])
    return external
      ? `API_ENDPOINT: is needed when ${external} is set. For example API_ENDPOINT=${variables.API_ENDPOINT.example}`
      : null
  }
  // With the embedded merchant the demo makes and keeps its own secret: see server/http/README.md.
  const required = ['AUTH_ENDPOINT', 'SIGN_ENDPOINT', 'IMAGE_SERVER', 'SESSION_SECRET'] as const
  const isNeeded = (name: string) => name !== 'SESSION_SECRET' || config.NODE_ENV === 'production'
  const missing = required.filter((name) => isNeeded(name) && !config[name])
  const [first, ...others] = missing
  if (!first) return null
  const also =
    others.length > 0 ? `, and so ${others.length > 1 ? 'are' : 'is'} ${inWords(others)}` : ''
  return `${first}: is needed when API_ENDPOINT is set${also}. For example ${first}=${variables[first].example}`
}

function inWords(names: readonly string[]): string {
  return names.join(', ').replace(/, (?=[^,]+$)/, ' and ')
}

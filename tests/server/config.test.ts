import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

import { describeSettings, parseConfig } from '#server/config.ts'

const realMerchant = {
  API_ENDPOINT: 'https://merchant.example/graphql',
  AUTH_ENDPOINT: 'https://auth.example/api/shop/',
  SIGN_ENDPOINT: 'https://merchant.example/auth/sign/{API_KEY}?identity=',
  IMAGE_SERVER: 'https://images.example/',
}

describe('an empty environment', () => {
  const parsed = parseConfig({})

  it('starts a demo shop on port 3000 with its own merchant', () => {
    expect(parsed).toMatchObject({
      ok: true,
      config: {
        PORT: 3000,
        BASE_URL: 'http://localhost:3000',
        API_KEY: 'demo',
        FALLBACK_CHANNEL_ID: '1|se',
        DEFAULT_LOCALE: 'sv',
        TRUST_PROXY: 0,
        PERSISTED_QUERIES: true,
        MERCHANT_PRODUCTS: 2400,
        isMerchantEmbedded: true,
      },
    })
  })

  it('is frozen after it was read', () => {
    expect(parsed.ok && Object.isFrozen(parsed.config)).toBe(true)
  })
})

it('treats an empty value as unset', () => {
  expect(parseConfig({ PORT: '', BASE_URL: ' ' })).toEqual(parseConfig({}))
})

it('uses the port in its default public origin', () => {
  expect(parseConfig({ PORT: '8080' })).toMatchObject({
    config: { BASE_URL: 'http://localhost:8080' },
  })
})

it.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['BASE_URL', 'www.example.se'],
  ['BASE_URL', 'ftp://example.se'],
  ['API_ENDPOINT', 'merchant'],
  ['FALLBACK_CHANNEL_ID', 'se'],
  ['FALLBACK_MARKET_ALIAS', 'Sverige!'],
  ['DEFAULT_LOCALE', 'de'],
  ['DOMAINS', 'example.se'],
  ['MARKET_IN_PATH', 'maybe'],
  ['ROOT_REDIRECT', 'https://evil.example'],
  ['ROOT_REDIRECT', '//evil.example'],
  ['ROOT_REDIRECT', '/\\evil.example'],
  ['ROOT_REDIRECT', '/c/nyheter?utm_source=root'],
  ['ROOT_REDIRECT_STATUS', '200'],
  ['BREAKPOINTS', '{"tablet":768}'],
  ['BREAKPOINTS', '{"tablet":768,"laptop":700,"desktop":1200,"desktopBig":1440}'],
  ['SITE_TOP_THRESHOLD', '-1'],
  ['SELLER', '{"name":"Shop AB"}'],
  ['CHANNEL_SETTINGS', '[{"channelId":"1|se","theme":"neon"}]'],
  ['CHANNEL_SETTINGS', '[{"channelId":"1|se","theme":{"accent-color":"red"}}]'],
  ['CHANNEL_SETTINGS', '[{"channelId":"1|se","theme":{},"script":"x"}]'],
  ['CHANNEL_SETTINGS', '[{"channelId":"1|se","social":[{"name":"X","url":"javascript:1"}]}]'],
  ['CHANNEL_SETTINGS', '[{"channelId":"1|se","widgetAreas":{"start":{"family":"Frontpage"}}}]'],
  ['CUSTOM_SORT_ROUTES', '{"name":'],
  ['CUSTOM_SORT_ROUTES', '[{"name":"a"}]'],
  ['CUSTOMER_TYPES', '[]'],
  ['ROUTE_MIDDLEWARE', '[{"name":"favorites"}]'],
  ['ROUTE_MIDDLEWARE', '[{"name":"favorites","middleware":"authenticated_only"}]'],
  ['ROUTE_MIDDLEWARE', '[{"name":"favourites","middleware":"authenticated-only"}]'],
  ['ROUTE_MIDDLEWARE', '[{"name":"home","middleware":"authenticated-only"}]'],
  ['CUSTOMER_TYPES', '[{"type":"COMPANY","vat":false}]'],
  ['CUSTOMER_TYPES', '[{"type":"PERSON","vat":true},{"type":"PERSON","vat":false}]'],
  ['BASE_URL', 'https://www.example.se/shop'],
  ['BASE_URL', 'https://www.example.se/?a=1'],
  ['PRODUCT_LIST_DEFAULT_SORT', 'NEWEST'],
  ['PRODUCT_LIST_DEFAULT_SORT', 'RELEVANCE'],
  ['CUSTOM_SORT_ROUTES', '[{"name":"campaign","sort":"CHEAPEST"}]'],
  ['CUSTOM_SORT_ROUTES', '[{"name":"campain","sort":"PRICE"}]'],
  ['SIGN_ENDPOINT', 'httpx://merchant.example/sign'],
  ['SIGN_ENDPOINT', 'http:merchant.example'],
  ['HOST', 'http://localhost'],
  ['PERSISTED_QUERIES', 'yes please'],
  ['SUBSCRIPTION_ENDPOINT', 'https://merchant.example'],
  ['REDIS_URL', 'http://cache'],
  ['GTM_ID', 'UA-1'],
  ['GTM_ID', "GTM-'><script>"],
  ['EVENT_ENDPOINT', '/collect'],
  ['SESSION_SECRET', 'short'],
  ['TRUST_PROXY', 'true'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_PORT', 'on'],
  ['AGENTS', 'all'],
  ['AGENT_PLATFORMS', 'http://agent.example'],
  ['AGENT_PLATFORMS', 'https://agent.example/profile.json'],
  ['AGENT_PLATFORMS', 'https://agent.example:8443'],
  ['MAX_CONCURRENCY', '0'],
  ['OTEL_TRACES_SAMPLER', 'parentbased_ratio'],
  ['OTEL_TRACES_SAMPLER_ARG', '0,1'],
  ['MERCHANT_PORT', '1.5'],
  ['MERCHANT_PRODUCTS', '0'],
  ['MERCHANT_CORS_ORIGINS', '*'],
  ['MERCHANT_CORS_ORIGINS', 'studio.example.se'],
  ['MERCHANT_CORS_ORIGINS', 'https://studio.example.se/path'],
  ['PORT', '3e3'],
  ['MERCHANT_PRODUCTS', '0x10'],
  ['MAX_CONCURRENCY', '256 pages'],
  ['BASE_URL', 'https://name:word@www.example.se'],
  ['BASE_URL', 'https://www.example.se;'],
  ['API_ENDPOINT', 'https://name:word@merchant.example/graphql'],
  ['API_KEY', '"demo"'],
  ['API_KEY', 'nyckel-ö-漢'],
  ['AUTH_ENDPOINT', 'https://auth.example/?shop=1'],
  ['IMAGE_SERVER', 'https://images.example?size=1'],
  ['SIGN_ENDPOINT', 'https://merchant.example/auth/sign/{API-KEY}?identity='],
  ['SIGN_ENDPOINT', 'https://merchant.example/auth/sign/${API_KEY}?identity='],
  ['DOMAINS', 'sv|example.se,en|example.se'],
  ['DOMAINS', 'sv|example.se:99999,en|example.com'],
  ['DOMAINS', 'sv|..,en|example.com'],
  ['MARKET_GROUP', 'nordics,'],
  ['MARKET_GROUP_URLS', 'eu|https://example.eu,eu|https://example.com'],
  ['MARKET_GROUP_URLS', 'eu|https://example.eu:99999'],
  ['MARKET_GROUP_URLS', 'eu|https://example.eu?a=1'],
  ['MARKET_GROUP_URLS', 'eu|http://['],
  ['CUSTOM_SORT_ROUTES', '[{"name":"list","sort":"PRICE"},{"name":"list","sort":"LATEST"}]'],
  ['CHANNEL_SETTINGS', '[{"channelId":"1|se"},{"channelId":"1|se","theme":"fjord"}]'],
  [
    'ROUTE_MIDDLEWARE',
    '[{"name":"favorites","middleware":"default"},{"name":"favorites","middleware":"authenticated"}]',
  ],
  ['REDIS_URL', 'redis://cache:6379/name'],
  ['REDIS_URL', 'redis://:50%@cache:6379'],
  ['REDIS_URL', 'redis://'],
  ['REDIS_URL', 'redis://cache?db=1'],
  ['SESSION_SECRET', 'change-me-to-32-random-characters-or-more'],
  ['OPERATOR_TOKEN', 'change-me-to-32-random-characters-or-more'],
  ['MERCHANT_DATA_DIR', '~/data'],
  ['MERCHANT_DATA_DIR', "'/data'"],
])('rejects %s=%s in one line with its name and a valid example', (name, value) => {
  const parsed = parseConfig({ [name]: value })
  expect(parsed.ok).toBe(false)
  const fault = parsed.ok ? '' : parsed.fault
  expect(fault.split('\n')).toHaveLength(1)
  expect(fault).toMatch(new RegExp(`^${name}: .+ [Ff]or example ${name}=.+`))
})

it.each([
  ['BASE_URL', 'HTTPS://WWW.Example.se:443/', 'https://www.example.se'],
  ['API_ENDPOINT', 'HTTPS://Merchant.example/graphql/', 'https://merchant.example/graphql'],
  ['AUTH_ENDPOINT', 'https://auth.example//', 'https://auth.example'],
  ['DOMAINS', 'sv | Example.se, en|example.com', [{ host: 'example.se' }, { host: 'example.com' }]],
  [
    'DOMAINS',
    'sv|Möbler.se:8080,en|example.com',
    [{ host: 'xn--mbler-jua.se:8080' }, { host: 'example.com' }],
  ],
  ['MARKET_GROUP_URLS', 'eu|https://Example.eu/ , no|http://a.no', { eu: 'https://example.eu' }],
  ['AGENT_PLATFORMS', 'https://Agent.example/', ['https://agent.example']],
  ['MERCHANT_CORS_ORIGINS', 'http://studio.example:80', ['http://studio.example']],
])('reads %s=%s as it is compared', (name, value, expected) => {
  const others = name === 'API_ENDPOINT' || name === 'AUTH_ENDPOINT' ? realMerchant : {}
  expect(parseConfig({ ...others, [name]: value })).toMatchObject({
    ok: true,
    config: { [name]: expected },
  })
})

it.each([
  ['SELLER', '{"name":"Shop AB","organizationNumber":"1","vatNumer":"2"}', 'SELLER: vatNumber: '],
  [
    'CHANNEL_SETTINGS',
    '[{"channelId":"1|se","theme":{"accent-color":"red"}}]',
    'a accent-color that',
  ],
  ['CHANNEL_SETTINGS', '[{"channelId":"1|se","theme":{"acent-color":"#112233"}}]', 'acent-color'],
  ['CHANNEL_SETTINGS', '[{"channelId":"1|se","theme":"neon"}]', 'fjord'],
  [
    'ROUTE_MIDDLEWARE',
    '[{"name":"favorites","middleware":"nobody"}]',
    'Unknown middleware "nobody"',
  ],
  // What Node leaves of a value with # in an .env file.
  ['CHANNEL_SETTINGS', '[{"channelId":"1|se","theme":{"accent-color":"', 'single quotation marks'],
  ['REDIS_URL', 'redis://:pass#word@cache:6379', '%23'],
  ['REDIS_URL', 'redis://user:12#word@cache:6379', '%23'],
])('a fault in %s names what is wrong in it', (name, value, wrong) => {
  const parsed = parseConfig({ [name]: value })
  expect(parsed.ok ? '' : parsed.fault).toContain(wrong)
})

it.each([
  ['SESION_SECRET', 'SESSION_SECRET'],
  ['MARKET_GROUP_URL', 'MARKET_GROUP_URLS'],
  ['BASE_URI', 'BASE_URL'],
  ['SELER', 'SELLER'],
  ['DOMAINES', 'DOMAINS'],
  ['API_ENDPIONT', 'API_ENDPOINT'],
  ['ROUTE_MIDDLEWARES', 'ROUTE_MIDDLEWARE'],
  ['base_url', 'BASE_URL'],
  // What editors of Windows write in front of a file.
  ['\ufeffPORT', 'PORT may be meant, without the byte order mark'],
])('rejects %s, which is probably %s', (name, meant) => {
  const parsed = parseConfig({ [name]: 'x' })
  expect(parsed).toMatchObject({ ok: false, fault: expect.stringMatching(`^${name}: .*${meant}`) })
  expect(parseConfig({ [name]: '' }).ok).toBe(true)
})

it('leaves variables of the platform alone', () => {
  const names =
    'HOSTNAME PORT_3000_TCP REDIS_PORT_6379_TCP REDIS_PORT REDIS_HOST REDIS_SERVICE_HOST DOMAIN AGENT NODE_OPTIONS NODE_PATH' +
    ' host port API_PORT API_SERVICE_PORT LOG_FORMAT APP_ENDPOINT MERCHANT_PORT_4000_TCP_ADDR KUBERNETES_PORT PATH'
  const environment = Object.fromEntries(names.split(' ').map((name) => [name, 'x']))
  expect(parseConfig(environment)).toMatchObject({ ok: true })
})

it.each(['AUTH_ENDPOINT', 'SIGN_ENDPOINT', 'IMAGE_SERVER'])(
  'requires %s with an external merchant',
  (name) => {
    const parsed = parseConfig({ ...realMerchant, [name]: undefined })
    expect(parsed).toMatchObject({ ok: false, fault: expect.stringMatching(`^${name}: `) })
  },
)

it('reports all missing variables of an external merchant at once', () => {
  const { API_ENDPOINT } = realMerchant
  expect(parseConfig({ API_ENDPOINT, NODE_ENV: 'production' })).toEqual({
    ok: false,
    fault:
      'AUTH_ENDPOINT: is needed when API_ENDPOINT is set, and so are SIGN_ENDPOINT, IMAGE_SERVER' +
      ' and SESSION_SECRET. For example AUTH_ENDPOINT=https://auth.example/api/shop',
  })
})

it.each(['AUTH_ENDPOINT', 'SIGN_ENDPOINT'] as const)(
  'refuses %s without an external merchant, which would get the passwords of the demo',
  (name) => {
    expect(parseConfig({ [name]: realMerchant[name] })).toEqual({
      ok: false,
      fault: `API_ENDPOINT: is needed when ${name} is set. For example API_ENDPOINT=https://merchant.example/graphql`,
    })
  },
)

it('names a public origin that is not set, in production with an external merchant', () => {
  const SESSION_SECRET = 'x'.repeat(32)
  const shop = { ...realMerchant, SESSION_SECRET, NODE_ENV: 'production' }
  expect(parseConfig(shop)).toMatchObject({
    missing: [expect.stringMatching(/^BASE_URL is not set: .*localhost/)],
  })
  expect(parseConfig({ ...shop, BASE_URL: 'https://www.example.se' })).toMatchObject({
    missing: [],
  })
  expect(parseConfig({ NODE_ENV: 'production' })).toMatchObject({ missing: [] })
})

describe('a setting without effect has a line', () => {
  const demo = [
    'MERCHANT_PORT',
    'MERCHANT_PRODUCTS',
    'MERCHANT_CORS_ORIGINS',
    'MERCHANT_DEMO',
    'MERCHANT_DRAW_AHEAD',
  ]
  const values = ['4000', '60', 'https://studio.example', 'true', 'false']
  const embedded = Object.fromEntries(demo.map((name, index) => [name, values[index]]))

  it.each<[string, Record<string, string | undefined>, string[]]>([
    [
      'those of the demo with an external merchant',
      { ...realMerchant, ...embedded, MERCHANT_DATA_DIR: '/data' },
      demo.map(
        (n) => `${n} has no effect with API_ENDPOINT, because no embedded merchant is started`,
      ),
    ],
    ['those of the demo with the demo', embedded, []],
    [
      'platforms without assistants',
      { AGENTS: 'off', AGENT_PLATFORMS: 'https://agent.example' },
      ['AGENT_PLATFORMS has no effect with AGENTS=off'],
    ],
    ['platforms', { AGENT_PLATFORMS: 'https://agent.example' }, []],
    [
      'the status of no redirect',
      { ROOT_REDIRECT_STATUS: '301' },
      ['ROOT_REDIRECT_STATUS has no effect without ROOT_REDIRECT'],
    ],
    ['a redirect', { ROOT_REDIRECT: '/en', ROOT_REDIRECT_STATUS: '301' }, []],
    [
      'another language than that of the only domain',
      { DOMAINS: 'sv|example.se', DEFAULT_LOCALE: 'en' },
      ['DEFAULT_LOCALE has no effect beside the one domain of DOMAINS, whose language is sv'],
    ],
    ['the language of the only domain', { DOMAINS: 'en|a.example', DEFAULT_LOCALE: 'en' }, []],
    [
      'settings of another channel',
      { CHANNEL_SETTINGS: '[{"channelId":"2|dk","theme":"fjord"}]' },
      [
        'CHANNEL_SETTINGS has no effect because none is for 1|se, the channel of the shop (FALLBACK_CHANNEL_ID)',
      ],
    ],
    [
      'settings of several channels',
      { CHANNEL_SETTINGS: '[{"channelId":"2|dk"},{"channelId":"1|se"}]' },
      [],
    ],
  ])('%s', (_what, environment, idle) => {
    expect(parseConfig(environment)).toMatchObject({ ok: true, idle })
  })
})

it('refuses metrics on the port of the shop, where strangers would read them', () => {
  expect(parseConfig({ PORT: '8080', METRICS_PORT: '9464' }).ok).toBe(true)
  expect(parseConfig({ PORT: '8080', METRICS_PORT: '8080' })).toMatchObject({
    fault: expect.stringMatching(/^METRICS_PORT: .+For example METRICS_PORT=/),
  })
})

it('uses persisted queries with an external merchant only when enabled', () => {
  expect(parseConfig(realMerchant)).toMatchObject({ config: { PERSISTED_QUERIES: false } })
  expect(parseConfig({ ...realMerchant, PERSISTED_QUERIES: 'true' })).toMatchObject({
    config: { PERSISTED_QUERIES: true },
  })
})

it('requires a session secret in production with an external merchant, not for the demo', () => {
  const production = { NODE_ENV: 'production' }
  expect(parseConfig(production).ok).toBe(true)
  expect(parseConfig({ ...production, ...realMerchant })).toMatchObject({
    ok: false,
    fault: expect.stringMatching('^SESSION_SECRET: '),
  })
  const SESSION_SECRET = 'x'.repeat(32)
  expect(parseConfig({ ...production, ...realMerchant, SESSION_SECRET }).ok).toBe(true)
})

describe('.env.example', () => {
  const file = fileURLToPath(new URL('../../.env.example', import.meta.url))
  const shown = [...readFileSync(file, 'utf8').matchAll(/^#?([A-Z_]+)=(.+)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )

  it('contains every variable that the shop reads, and no other', () => {
    const read = new Set<string>()
    parseConfig(
      new Proxy({} as Record<string, undefined>, {
        get: (_target, name) => void read.add(String(name)),
      }),
    )
    expect(shown.map(([name]) => name).sort()).toEqual([...read].sort())
  })

  it('contains no setting that nothing uses', () => {
    const server = fileURLToPath(new URL('../../server', import.meta.url))
    const code = readdirSync(server, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|mjs)$/.test(path) && path !== 'config.ts')
      .map((path) => readFileSync(join(server, path), 'utf8'))
      .concat(readFileSync(join(server, '../server.ts'), 'utf8'))
      .join('\n')
    const unused = shown.filter(([name]) => !new RegExp(`\\b${name}\\b`).test(code))
    expect(unused).toEqual([])
  })

  it('is a valid configuration when everything in it is uncommented, with secrets of your own', () => {
    const own = { SESSION_SECRET: 's'.repeat(32), OPERATOR_TOKEN: 't'.repeat(32) }
    expect(parseConfig({ ...Object.fromEntries(shown), ...own })).toMatchObject({ ok: true })
  })
})

describe('the settings as operators see them', () => {
  const described = (environment: Record<string, string>) => {
    const parsed = parseConfig(environment)
    if (!parsed.ok) throw new Error(parsed.fault)
    return describeSettings(environment, parsed.config)
  }
  const settingOf = (environment: Record<string, string>, wanted: string) =>
    described(environment).find(({ name }) => name === wanted)

  it('say where each value comes from', () => {
    expect(settingOf({ PORT: '8080' }, 'PORT')).toEqual({
      name: 'PORT',
      from: 'environment',
      value: '8080',
    })
    expect(settingOf({ PORT: '8080' }, 'BASE_URL')).toMatchObject({
      from: 'default',
      value: 'http://localhost:8080',
    })
    expect(settingOf({ PORT: ' ' }, 'PORT')).toMatchObject({ from: 'default', value: '3000' })
    expect(settingOf({}, 'REDIS_URL')).toMatchObject({ from: 'default', value: null })
  })

  it('contain no secret, in whichever setting it is', () => {
    const canary = 'canary0123456789canary0123456789canary'
    const inAddress = (protocol: string) => `${protocol}//host.example/${canary}`
    const secrets = {
      API_KEY: canary,
      SESSION_SECRET: canary,
      OPERATOR_TOKEN: canary,
      API_ENDPOINT: `${inAddress('https:')}?key=${canary}`,
      AUTH_ENDPOINT: inAddress('https:'),
      SIGN_ENDPOINT: `${inAddress('https:')}/?identity=`,
      IMAGE_SERVER: inAddress('https:'),
      EVENT_ENDPOINT: `${inAddress('https:')}?token=${canary}`,
      SUBSCRIPTION_ENDPOINT: inAddress('wss:'),
      REDIS_URL: `rediss://canary:${canary}@host.example`,
    }
    const settings = described(secrets)
    expect(JSON.stringify(settings)).not.toContain('canary')
    for (const name of Object.keys(secrets)) {
      const { from, value } = settings.find((setting) => setting.name === name)!
      expect.soft([name, from]).toEqual([name, 'environment'])
      expect.soft(value).toMatch(/^(set|\w+:\/\/host\.example)$/)
    }
  })

  it('show of a setting that may be a secret only whether it is set', () => {
    expect(settingOf({}, 'API_KEY')).toMatchObject({ value: 'set' })
    expect(settingOf({}, 'OPERATOR_TOKEN')).toMatchObject({ value: null })
  })
})

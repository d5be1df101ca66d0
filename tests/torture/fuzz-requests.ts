import { addressTexts, hostileTexts, largeTexts } from '#tests/support/hostile-texts.ts'

import { pick } from './part.ts'

export interface FuzzRequest {
  method: string
  /** As in the request line. */
  path: string
  headers: [name: string, value: string][]
  body: string
}

const prefixes = ['', '/en', '/da', '/fi', '/nb', '/xx', '/en/en', '/se', '//', '/%2e%2e']
const screens = [
  ...['/', '/c/soffor', '/c/utemobler', '/s/soffa', '/s', '/nyheter', '/varumarken', '/favoriter'],
  ...['/varukorgen', '/kassan', '/kassan/klar', '/logga-in', '/skapa-konto', '/glomt-losenord'],
  ...['/account/reset-password', '/mina-sidor', '/mina-sidor/ordrar', '/mina-sidor/losenord'],
  ...['/land-och-sprak', '/customer-type', '/favorite', '/logga-ut', '/om-oss', '/kundtjanst'],
  ...['/p/vistelund-3-sitssoffa-beige', '/p/finns-inte', '/checkout', '/order', '/preview'],
  ...['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/favicon.ico', '/health/ready'],
  ...['/events/violations', '/merchant/images/x.jpg', '/merchant/payment/x'],
  ...['/assets/x.js', '/routes/sv-0000000000.js', '/_root', '/__manifest'],
]
const fields = [
  ...['email', 'password', 'newPassword', 'repeated', 'intent', 'sku', 'quantity', 'line', 'zip'],
  ...['promoCode', 'returnTo', 'type', 'terms', 'firstName', 'addressLine1', 'identityNumber'],
  ...['shippingOption', 'paymentOption', 'product', 'token', 'remember', '__intent__'],
  ...['__state__', '__proto__[x]', 'x[100000000]', 'a[0].b[1].c', `a${'.b'.repeat(400)}`],
]
const parameters = [
  ...['page', 'sort', 'q', 'f', 'filter', 'brand', 'price', '_data', '_routes', 'loginToken'],
  ...['token', 'product', 'at', 'returnTo', 'utm_source', 'checkoutUrl', 'status', 'index'],
]
const cookies = [
  ...['ralph-cart', 'ralph-auth', 'ralph-auth-refresh', 'ralph-persisted-states', 'ralph-market'],
  ...['ralph-language', 'ralph-favorites', 'ralph-user', 'ralph-checkout', '__proto__'],
]
const headerNames = [
  ...['Accept-Language', 'Range', 'If-None-Match', 'If-Modified-Since', 'Accept-Encoding'],
  ...[
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Request-Id',
    'Referer',
    'User-Agent',
    'Forwarded',
  ],
  ...['X-HTTP-Method-Override', 'Purpose', 'Sec-Fetch-Site', 'Origin', 'Expect', 'Upgrade', 'TE'],
]
const methods = ['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'CONNECT', 'PROPFIND', 'x']

const form = 'application/x-www-form-urlencoded'

/** A request of a visitor who looks for errors; half of it may be valid. */
export function fuzzRequest(origin: string, random: () => number): FuzzRequest {
  const chance = (share: number) => random() < share
  const one = <Value>(values: readonly Value[]) => pick(values, random)
  const many = <Value>(max: number, make: () => Value) =>
    Array.from({ length: Math.floor(random() * (max + 1)) }, make)
  const text = () =>
    chance(0.02)
      ? one(largeTexts)
      : chance(0.3)
        ? bytes(random)
        : one(chance(0.5) ? hostileTexts : addressTexts)
  // Headers may contain Latin 1; line breaks are tested as raw bytes.
  const headerText = () =>
    text()
      .slice(0, 3_000)
      .replace(/[^\x20-\x7e\xa0-\xff]/g, '\xff')
  const encoded = (value: string) =>
    chance(0.9)
      ? encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'))
      : value.replace(/[^\x21-\x7e]|[#\\]/g, '%FF')

  const method = chance(0.72) ? 'GET' : chance(0.9) ? 'POST' : one(methods)
  let path = (chance(0.3) ? one(prefixes) : '') + (chance(0.85) ? one(screens) : '/')
  if (chance(0.25)) path += `/${encoded(text())}`.slice(0, 6_000)
  if (chance(0.1)) path += '.data'
  const query = many(4, () => `${one(parameters)}=${encoded(text())}`)
  if (chance(0.03)) query.push(...Array.from({ length: 400 }, (_, at) => `f=${at}`))
  if (query.length > 0) path += `?${query.join('&').slice(0, 7_000)}`

  const headers: [string, string][] = [
    ['Host', chance(0.95) ? new URL(origin).host : headerText()],
    ['Accept', chance(0.8) ? 'text/html' : '*/*'],
    // Each from a separate network, so that limits do not hide the code behind them.
    ['X-Forwarded-For', `10.${[0, 0, 0].map(() => Math.floor(random() * 256)).join('.')}`],
    ...many(3, (): [string, string] => [one(headerNames), headerText()]),
  ]
  if (chance(0.4)) {
    const jar = many(3, () => `${one(cookies)}=${encoded(text()).slice(0, 3_000)}`)
    if (jar.length > 0) headers.push(['Cookie', jar.join('; ')])
  }
  let body = ''
  if (method === 'POST') {
    body = many(8, () => `${encoded(one(fields))}=${encoded(text())}`).join('&')
    if (chance(0.9)) headers.push(['Origin', origin])
    headers.push([
      'Content-Type',
      chance(0.93) ? form : one([`${form};x`, 'application/json', 'x']),
    ])
    headers.push(['Content-Length', String(Buffer.byteLength(body))])
  }
  return { method, path, headers, body }
}

/** The bytes on the wire, with a protocol error now and then. */
export function wireOf({ method, path, headers, body }: FuzzRequest, random: () => number): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  const version =
    random() < 0.98 ? 'HTTP/1.1' : pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''], random)
  const fault = random() < 0.03 ? pick(faults, random) : null
  if (fault) lines.push(fault)
  return `${[`${method} ${path} ${version}`, ...lines, 'Connection: close', '', ''].join('\r\n')}${body}`
}

const faults = [
  'Host: other.example',
  'Content-Length: 5',
  'Content-Length: -1',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: identity, chunked',
  'X: a\rb',
  ' folded: line',
  'NoColon',
  'X-Null: a\0b',
  `X-Long: ${'x'.repeat(20_000)}`,
]

function bytes(random: () => number): string {
  const length = Math.floor(random() ** 3 * 200)
  return Array.from({ length }, () => String.fromCharCode(Math.floor(random() * 256))).join('')
}

import { expect, inject, it } from 'vitest'

import { openShopper } from '#tests/support/shopper.ts'

/** Requests that the host refuses have a page of the shop without hydration. */
const origin = inject('shopOrigin')
const asPage = { headers: { Accept: 'text/html' } }
const form = (init: RequestInit): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams({ a: 'b' }),
  ...init,
  headers: { ...asPage.headers, 'Sec-Fetch-Site': 'same-origin', ...init.headers },
})

const long = 'a'.repeat(9_000)
it.each<[path: string, status: number, words: string, error: string | null, init?: RequestInit]>([
  ['/p/%E0%A4%A', 400, 'Något blev fel på vägen', 'adressen eller formuläret gick inte att läsa'],
  ['/s/…', 414, 'Något blev fel', 'adressen är för lång'],
  [
    '/en/checkout',
    403,
    'Something went wrong on the way',
    'the form was sent from another website',
    form({ headers: { 'Sec-Fetch-Site': 'cross-site' } }),
  ],
  [
    '/fi/kassa',
    413,
    'Jokin meni matkalla vikaan',
    'lähetetty sisältö on liian suuri',
    form({ body: new URLSearchParams({ a: 'b'.repeat(70_000) }) }),
  ],
  [
    '/nb/kassen',
    415,
    'Noe gikk galt underveis',
    'skjemaet har et format som vi ikke tar imot',
    form({ body: '{}', headers: { 'Content-Type': 'application/json' } }),
  ],
])(
  '%s is refused with %i on a page that says so, without a script for its policy to stop',
  async (path, status, text, error, init = asPage) => {
    const response = await fetch(origin + path.replace('…', long), init)
    const html = await response.text()
    expect(response.status).toBe(status)
    expect(response.headers.get('content-security-policy')).toContain("script-src 'none'")
    expect(html).toContain(text)
    if (error) expect(html).toContain(error)
    // The number of a request is for faults of the shop.
    expect(html).not.toContain(`: ${response.headers.get('x-request-id')}<`)
    expect(html).toContain('<header')
    expect(html).not.toMatch(/<script|modulepreload/)
  },
)

it.each([
  ['a page that is merely not there', '/finns-inte', asPage, 404],
  ['a form sent to a page that takes none', '/da/varemaerker', form({}), 405],
  [
    'a form with names that no page may use',
    '/kassan',
    form({ body: new URLSearchParams({ __intent__: 'x' }) }),
    400,
  ],
])('%s has its scripts, and no number to quote', async (_, path, init, status) => {
  const response = await fetch(origin + path, init)
  const html = await response.text()
  expect(response.status).toBe(status)
  expect(response.headers.get('content-security-policy')).not.toContain("script-src 'none'")
  expect(html).toContain('<script')
  expect(html).not.toContain(`: ${response.headers.get('x-request-id')}<`)
})

it('the page of an unknown address offers products', async () => {
  for (const path of ['/p/finns-inte', '/c/finns-inte', '/en/not-there', '/en/not/there']) {
    const html = await (await fetch(origin + path, asPage)).text()
    expect(html.match(/<li><a [^>]*href="[^"]*\/p\//g), path).toHaveLength(4)
  }
})

it('the notice of a page for customers waits for the page that follows, not for the data of another tab', async () => {
  const visitor = openShopper(origin)
  const { location } = await visitor.get('/mina-sidor/ordrar')
  const notice = 'Du är inte inloggad.'
  const otherTab = openShopper(origin, visitor.cookies(), { 'Sec-Fetch-Dest': 'empty' })
  const followed = await otherTab.get('/')
  expect([followed.html.includes(notice), followed.headers.getSetCookie()]).toEqual([false, []])
  expect((await visitor.get(location ?? '')).html).toContain(notice)
})

it('a refusal of a data request contains its own request id', async () => {
  const response = await fetch(`${origin}/p/finns-inte.data`)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain(response.headers.get('x-request-id'))
})

it.each(['jpg', 'png', 'ico', 'txt', 'json', 'css', 'php'])(
  'a publicly cacheable response, a missing .%s, contains no request id',
  async (ending) => {
    const headers = { ...asPage.headers, Cookie: 'ralph-user=canary@example.com; ralph-auth=x' }
    const paths = ['/finns-inte.', '/mina-sidor/ordrar/x%2E', '/kassan/x.']
    for (const path of paths.flatMap((start) => [start + ending, `${start}${ending}/`])) {
      const response = await fetch(origin + path, { headers })
      const text = await response.text()
      expect(response.status).toBe(404)
      expect(response.headers.has('set-cookie')).toBe(false)
      expect(text).not.toContain('canary')
      expect(text).not.toContain('<header')
      expect(text.length).toBeLessThan(500)
    }
  },
)

it.each([
  '/logga-in',
  '/hitta-order',
  '/angra-avtal',
  '/newsletter/unsubscribe',
  '/merchant/payment/unknown',
])('a form of %s is not refused from a browser without Sec-Fetch-Site', async (path) => {
  const { headers } = await fetch(origin + path, asPage)
  // With `no-referrer` it says that the form is from no site (Fetch, "append a request Origin header").
  expect(headers.get('referrer-policy')).toBe('strict-origin')
})

it('the address of a password reset is named to nobody', async () => {
  const { headers } = await fetch(`${origin}/account/reset-password?resetKey=x`, asPage)
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

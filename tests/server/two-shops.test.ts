import { expect, it } from 'vitest'

import { admitNetwork } from '#app/account/login/attempt-limits.server.ts'
import { createCounters } from '#server/process/redis/counters.ts'
import { areaFixture } from '#tests/support/area-fixture.ts'
import { openShop } from '#tests/support/open-shop.ts'
import { openFaultProxy } from '#tests/support/fault-proxy.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import type { OpenHost } from '#tests/support/open-host.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { openShopper } from '#tests/support/shopper.ts'

/** Two shops in one process, with the same merchant. */
const firstCounters = createCounters(null)

const merchant = await openForTests(openSeededMerchant(60))
const proxy = await openForTests(openFaultProxy(merchant.origin))
proxy.setResponse('startArea', ({ family, areaName }) =>
  areaFixture([{ name: 'Text', configuration: { title: `${family} – ${areaName}` } }]),
)
const first = await openForTests(openShop(proxy.origin, {}, { counters: firstCounters }))
const second = await openForTests(
  openShop(proxy.origin, {
    EVENT_ENDPOINT: 'https://events.example.se/collect',
    AGENTS: 'off',
    CHANNEL_SETTINGS: JSON.stringify([
      {
        channelId: '1|se',
        theme: { 'accent-color': '#1d4e79' },
        social: [{ name: 'Pinterest', url: 'https://social.example/hemvist' }],
        widgetAreas: { start: { family: 'Portal', areaName: 'Above Content' } },
      },
    ]),
  }),
)

const visit = (shop: OpenHost, cookies = '') => openShopper(shop.origin, cookies).get('/')
const requestCount = (name: string) => proxy.requestCounts.get(name) ?? 0

it('each requests from the merchant what the other has in its cache', async () => {
  for (const shop of [first, first, second, second]) expect((await visit(shop)).status).toBe(200)
  expect(requestCount('channel')).toBe(2)
})

it('each has the settings of its own channel, on pages and on error pages', async () => {
  for (const path of ['/', '/finns-inte-alls']) {
    expect((await openShopper(first.origin).get(path)).html).not.toContain('theme.css')
    const { html } = await openShopper(second.origin).get(path)
    const [, address = ''] = /<link rel="stylesheet" href="(\/theme\.css\?v=\w+)"/.exec(html) ?? []
    expect(html).toContain('href="https://social.example/hemvist"')
    const sheet = await openShopper(second.origin).get(address)
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(sheet.html).toBe('html:root{--accent-color:#1d4e79;}')
    expect(html).toContain('<meta name="theme-color" content="#1d4e79"')
  }
  expect((await openShopper(first.origin).get('/theme.css')).status).toBe(404)
  expect((await visit(first)).html).toContain('Frontpage – The front page area')
  expect((await visit(second)).html).toContain('Portal – Above Content')
})

it('each has tools of assistants by its own setting', async () => {
  const tools = ({ html }: { html: string }) =>
    [
      ...html.matchAll(
        /<form [^>]*toolname="([^"]+)" tooldescription="[^"]+"( toolautosubmit="")?/g,
      ),
    ].map(([, name, isAlone]) => [name, isAlone !== undefined])
  expect(tools(await visit(first))).toEqual([
    ['search_shop', true],
    ['subscribe_newsletter_in_footer', false],
  ])
  const list = await openShopper(first.origin).get('/c/soffor?facet=price')
  const [product = ''] = /\/p\/[^"]+/.exec(list.html) ?? []
  expect(tools(list)).toContainEqual(['filter_list_by_price', true])
  expect(tools(await openShopper(first.origin).get(product))).toContainEqual(['add_to_cart', false])
  for (const path of ['/', product]) {
    const { html } = await openShopper(second.origin).get(path)
    expect(html).not.toMatch(/toolname|"agents"/)
  }
})

it('each lists who receives what it measures, and no cookie of others', async () => {
  const settings = async (shop: OpenHost) =>
    (await openShopper(shop.origin).get('/cookie-installningar')).html
  const [silent, measuring] = [await settings(first), await settings(second)]
  expect(silent).not.toContain('Mät hur jag använder butiken')
  expect(measuring).toContain('skickas till events.example.se')
  for (const html of [silent, measuring]) {
    expect(html).not.toContain('Google')
    expect(html).not.toContain('_ga')
  }
})

it('each finds out itself that its session has ended', async () => {
  const cookies = 'ralph-auth-refresh=no-longer-valid'
  for (const shop of [first, first, second]) await visit(shop, cookies)
  expect(requestCount('/auth/login')).toBe(2)
})

it('one still requests a cart when the other has opened its circuit breaker', async () => {
  proxy.setFault('error 500', 'cart')
  for (const shop of [first, first, first, second]) await visit(shop, 'ralph-cart=any')
  expect(requestCount('cartCount')).toBe(4)
  proxy.clearFault()
})

it('a network at a limit of one is accepted by the other', async () => {
  const visitor = { counters: firstCounters, clientAddress: '127.0.0.1' }
  for (let mail = 0; mail < 20; mail++) await admitNetwork(visitor, 'reset')
  const post = (shop: OpenHost) =>
    openShopper(shop.origin).post('/glomt-losenord', { email: 'eva@example.com' })
  expect([(await post(first)).status, (await post(second)).status]).toEqual([429, 303])
})

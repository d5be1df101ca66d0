import { expect, it } from 'vitest'

import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openShop } from '#tests/support/open-shop.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { openShopper } from '#tests/support/shopper.ts'

/** Two containers of one shop: the Nordic countries, and the European Union. */
const merchant = await openForTests(openSeededMerchant(60))
const shared = { MARKET_IN_PATH: 'true' }
const forEu = { ...shared, MARKET_GROUP: 'eu', FALLBACK_MARKET_ALIAS: 'eu' }
// The origin of the first is known when it is open; requests tell the second who leads to it.
const eu = await openForTests(
  openShop(merchant.origin, {
    ...forEu,
    MARKET_GROUP_URLS: 'nordics|https://nordics.example',
  }),
)
const stranger = await openForTests(
  openShop(merchant.origin, {
    ...forEu,
    MARKET_GROUP_URLS: 'nordics|https://nordics.example',
    SESSION_SECRET: 'another secret of more than thirty-two characters',
  }),
)
const nordics = await openForTests(
  openShop(merchant.origin, {
    ...shared,
    MARKET_GROUP: 'nordics',
    MARKET_GROUP_URLS: `eu|${eu.origin}`,
  }),
)

const path = `/p/${demoProducts['in-stock'].aliases.sv}`
const fromNordics = { Referer: 'https://nordics.example/se/sv' }

/** The address to which a choice of the other group leads a visitor with a cart, as path and query. */
async function leave(query: Record<string, string> = {}) {
  const shopper = openShopper(nordics.origin)
  await shopper.buy(`/se/sv${path}`)
  const asked = { market: 'eu', language: 'en', returnTo: '/eu/en/cart', ...query }
  const answer = await shopper.get(`/se/sv/land-och-sprak?${new URLSearchParams(asked)}`)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { origin, pathname, search } = new URL(answer.location ?? '')
  expect(origin).toBe(eu.origin)
  return pathname + search
}

const cartOf = (shopper: { cookies(): string }) =>
  /ralph-cart=[^;]+/.exec(shopper.cookies())?.[0] ?? null

it('a country of another group keeps the page and the cart', async () => {
  const listed = await openShopper(nordics.origin).get(
    '/se/en/country-and-language?returnTo=/se/en/news',
  )
  expect(listed.html).toContain('?market=eu&amp;language=en&amp;returnTo=%2Feu%2Fen%2Fnews')

  const shopper = openShopper(eu.origin, '', fromNordics)
  const arrived = await shopper.get(await leave())
  expect(arrived).toMatchObject({ status: 303, location: '/eu/en/cart' })
  expect(arrived.headers.get('cache-control')).toContain('no-store')
  const cart = await shopper.get('/eu/en/cart')
  expect(cart.html).toContain(demoProducts['in-stock'].aliases.en)
  expect(cart.html).toContain('€')
})

it.each([
  ['a link on another site', { Referer: 'https://elsewhere.example/' }],
  ['a link without a site', {}],
])('%s gives a visitor no cart', async (_title, headers) => {
  const shopper = openShopper(eu.origin, '', headers as Record<string, string>)
  expect(await shopper.get(await leave())).toMatchObject({ status: 303, location: '/eu/en/cart' })
  expect(cartOf(shopper)).toBeNull()
})

it('a changed token, and one for another container, gives no cart', async () => {
  const address = await leave()
  const shopper = openShopper(eu.origin, '', fromNordics)
  await shopper.get(
    address.replace(/(?<=handover=[^&]{80})./, (each) => (each === 'A' ? 'B' : 'A')),
  )
  expect(cartOf(shopper)).toBeNull()
  const elsewhere = openShopper(nordics.origin, '', { Referer: eu.origin })
  const path = address.replace('/eu/en/', '/se/en/')
  expect((await elsewhere.get(path)).status).toBe(303)
  expect(cartOf(elsewhere)).toBeNull()
})

it('containers with different secrets open the page without the cart, and the log says why', async () => {
  const shopper = openShopper(stranger.origin, '', fromNordics)
  expect(await shopper.get(await leave())).toMatchObject({ status: 303, location: '/eu/en/cart' })
  expect(cartOf(shopper)).toBeNull()
  expect(JSON.stringify(stranger.logged)).toContain('cart handover rejected')
})

it('leads to no other site than that of the group', async () => {
  for (const returnTo of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
    const shopper = openShopper(eu.origin, '', fromNordics)
    expect(await shopper.get(await leave({ returnTo }))).toMatchObject({ location: '/eu/en' })
  }
  for (const market of ['se', 'nowhere', '__proto__']) {
    const address = `/se/sv/land-och-sprak?market=${market}&returnTo=/eu/en`
    expect((await openShopper(nordics.origin).get(address)).status).toBe(200)
  }
})

it('the log says why an address has no page', async () => {
  const shopper = openShopper(stranger.origin)
  const answer = await shopper.get('/nowhere/at/all')
  expect(answer.status).toBe(404)
  await expect
    .poll(() => stranger.logged)
    .toContainEqual(expect.objectContaining({ status: 404, reason: 'no market and no page' }))
})

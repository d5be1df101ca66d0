import { expect, it } from 'vitest'

import { openShop } from '#tests/support/open-shop.ts'
import { observatoryPoints, observatoryScore } from '#tests/support/observatory.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { openShopper, type Page } from '#tests/support/shopper.ts'

const publicOrigin = 'https://shop.test'

const merchant = await openForTests(openSeededMerchant(20, { hasDemoCustomers: true }))
const shop = await openForTests(
  openShop(merchant.endpoint, { BASE_URL: publicOrigin }, { isMerchantEmbedded: true }),
)
// As behind a proxy: requested by http, public by https.
const shopper = openShopper(shop.origin, '', { Origin: publicOrigin })

const expectScore = (page: Page, score: number) =>
  expect([observatoryScore(page), observatoryPoints(page)]).toEqual([score, expect.anything()])

it.each(['/', '/en', '/c/soffor', '/s/soffa', '/varumarken', '/logga-in', '/favoriter'])(
  'a public page has the maximum score without cookies: %s',
  async (path) => {
    expectScore(await shopper.get(path), 155)
  },
)

it('cart, checkout and account score five less because of the cookies that they need', async () => {
  const buying = await shopper.findProduct()
  const { sku } = await shopper.buyingForm(buying)
  const visits = [
    await shopper.post(buying, { sku, quantity: '1' }),
    await shopper.get('/kassan'),
    await shopper.post('/logga-in', { email: 'anna@example.com', password: 'soffa123' }),
    await shopper.get('/mina-sidor/ordrar'),
  ]
  expect(visits.map(({ status }) => status)).toEqual([303, 200, 303, 200])
  const cookies = visits.flatMap(({ headers }) => headers.getSetCookie())
  expect(cookies.length).toBeGreaterThan(1)
  for (const page of [visits[1]!, visits[3]!]) {
    const headers = new Headers([...page.headers].filter(([name]) => name !== 'set-cookie'))
    for (const cookie of cookies) headers.append('Set-Cookie', cookie)
    expectScore({ ...page, headers }, 160)
  }
})

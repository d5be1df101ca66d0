import { expect, it } from 'vitest'

import { openForTests } from '#tests/support/open-for-tests.ts'
import { openShop } from '#tests/support/open-shop.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { inTurn } from '#tests/support/seed.ts'
import { openShopper } from '#tests/support/shopper.ts'

/** Field names that no form has, and that could once crash the shop. */
const merchant = await openForTests(openSeededMerchant(60))
const shop = await openForTests(openShop(merchant.origin, { TRUST_PROXY: '1' }))
// The first page after a start may time out on a busy machine.
await openShopper(shop.origin).get('/logga-in')

let networks = 0
const newVisitor = (cookies = '') =>
  openShopper(shop.origin, cookies, {
    'X-Forwarded-For': `10.0.${networks >> 8}.${networks++ & 255}`,
  })

const forms = ['/logga-in', '/skapa-konto', '/glomt-losenord', '/account/reset-password', '/kassan']
const names = [
  'x[100000000]',
  'x[1000000]',
  'email[100000000]',
  'password[4294967294].a',
  'zip[100000000]',
  '__proto__[x]',
  'constructor.prototype',
  'a[',
  'a..b]',
  `a${'[0]'.repeat(5_000)}`,
  `a${'.b'.repeat(5_000)}`,
]

it.each(forms.flatMap((path) => [path, `${path}.data`]))(
  '%s drops unknown field names',
  async (path) => {
    // The data of a page has a third of them, the others in another run.
    for (const name of path.endsWith('.data') ? inTurn(names, 3) : names) {
      const shopper = newVisitor()
      if (path.startsWith('/kassan')) await shopper.buy('/p/vistelund-3-sitssoffa-beige')
      const started = performance.now()
      const fields = { [name]: '1', password: 'abcdefgh', intent: 'order' }
      const response = await shopper.post(path, fields)
      expect([name.slice(0, 40), response.status < 500]).toEqual([name.slice(0, 40), true])
      expect(response.html.length).toBeLessThan(300_000)
      expect(performance.now() - started).toBeLessThan(4_000)
    }
    expect((await fetch(`${shop.origin}/health/live`)).status).toBe(200)
  },
)

it.each(['__intent__', '__state__'])('%s is rejected', async (name) => {
  for (const value of ['', 'nonsense', '{"type":"reset"}', '[[[[', '{"validated":{"x":true}}']) {
    for (const path of ['/logga-in', '/logga-in.data']) {
      const response = await newVisitor().post(path, {
        email: 'anna@example.com',
        password: 'abcdefgh',
        [name]: value,
      })
      expect(response.status).toBe(400)
    }
  }
})

it('a query with too many or too deeply nested filters is not found', async () => {
  const each = (write: (nth: number) => string, sign: string) =>
    Array.from({ length: 400 }, (_, nth) => write(nth)).join(sign)
  const params = each((nth) => `p-a${nth}=a~b${nth}`, '&')
  expect((await newVisitor().get(`/c/soffor?${params}`)).status).toBe(414)
  for (const name of ['p-color', 'categories', 'brands']) {
    const items = each((nth) => `a~a_${nth}`, ',')
    expect((await newVisitor().get(`/c/soffor?${name}=${items}`)).status).toBeLessThan(500)
  }
  const { status } = await newVisitor().get(`/c/soffor?a${'[b]'.repeat(2_000)}=1`)
  expect(status).toBeLessThan(500)
})

it('attempts are counted before the body is parsed', async () => {
  const shopper = openShopper(shop.origin, '', { 'X-Forwarded-For': '192.0.2.7' })
  const statuses: number[] = []
  for (let nth = 0; nth < 31; nth += 1) {
    statuses.push((await shopper.post('/logga-in', { 'x[1]': 'y' })).status)
  }
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 422))
  expect(statuses[30]).toBe(429)
})

it('no typed value is in the log', async () => {
  await newVisitor().post('/logga-in', { 'canary@example.com[': 'canary', __intent__: 'canary' })
  await newVisitor().post('/logga-in', { email: 'canary@example.com', password: 'canary-secret' })
  expect(JSON.stringify(shop.logged)).not.toContain('canary')
})

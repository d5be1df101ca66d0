import { describe, expect, it } from 'vitest'

import { openForTests } from '#tests/support/open-for-tests.ts'
import { openShop } from '#tests/support/open-shop.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { openShopper } from '#tests/support/shopper.ts'

/**
 * Input of visitors, accidental or hostile, against the built shop. The response is a page of the
 * shop or a message at a field: never a server error, never a lost cart.
 */
const merchant = await openForTests(openSeededMerchant(240))
const shop = await openForTests(openShop(merchant.origin))
const shopper = openShopper(shop.origin)
const productPath = await shopper.findProduct()
await shopper.buy(productPath)

const long = 'x'.repeat(4_000)

describe('an address', () => {
  it.each([
    '/nope',
    '/en/nope',
    '/xx/yy',
    '/p/nope',
    '/p',
    '/p/a/b/c/d/e/f',
    `/p/${long}`,
    '/p/x.php',
    '/wp-login.php',
    '/c/nope',
    '/c/soffor/no/such',
    '/b/nope',
    '/dc/nope',
    '/l/nope',
    '/product/nope',
    '/__proto__',
    '/constructor',
    '/p/__proto__',
    '/%3B',
    '/%2e%2e/package.json',
    '/checkout/confirm?oid=nope',
    '/checkout/confirm?oid[]=1&cid=%27',
    '/c/soffor?page=0',
    '/c/soffor?page=-1',
    '/c/soffor?page=abc',
    '/c/soffor?page=1e9',
    '/c/soffor?page=99999999999999999999',
    '/merchant/graphql',
    '/merchant/images/../graphql',
    '/__manifest?version=1&p=/a/a/a/a',
  ])('%s shows an error page', async (address) => {
    const response = await shopper.get(address)
    expect(response.status).toBe(404)
    expect(response.html).toContain('<h1')
    expect(response.html).toContain('href="/')
  })

  it.each([
    '/c/soffor?p-color=nope~p_1_zz',
    '/c/soffor?p-__proto__=a~b&__proto__[x]=1&constructor=1',
    '/c/soffor?p-color=~&p-color=~~&p-=~',
    '/c/soffor?sort=NOPE',
    '/c/soffor?sort=__proto__&sort=LATEST',
    '/s/%22%20OR%20*%20NEAR(',
    '/s/%F0%9F%9B%8B',
    '/s/*',
    '/s/-',
    "/s/'%3B--",
    '/s/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/c/soffor?utm_campaign=20%',
    '/c/soffor?p-color=%E0%A4%A&sort=%ff',
    '/s/Viste?%',
    '/?_data=root',
    '/?_data=nope',
    '/?_routes=nope',
  ])('%s shows the page as without the invalid part', async (address) => {
    const response = await shopper.get(address)
    expect(response.status).toBe(200)
    expect(response.html).toContain('<h1')
    expect(response.html).not.toContain('<script>alert')
  })

  it.each([
    ['/p/%E0%A4%A', 400],
    ['/en/%ff', 400],
    ['/s?q=a%00', 400],
    [`/${'a/'.repeat(60)}`, 400],
    [`/s?q=${'x'.repeat(9_000)}`, 414],
  ])('%s is unreadable, and shows a page of the shop', async (address, status) => {
    const response = await shopper.get(address)
    expect(response.status).toBe(status)
    expect(response.html).toContain('<header')
    expect(response.html).toContain(
      address.startsWith('/en/') ? '<html lang="en"' : '<html lang="sv"',
    )
  })

  it.each([
    '/p/nope.data',
    '/_root.data?_routes=__proto__',
    '/nope.data',
    '/checkout/confirm.data',
  ])('%s has a response that the router understands', async (address) => {
    expect((await shopper.get(address)).status).toBeLessThan(500)
  })
})

describe('a cookie', () => {
  it.each([
    'ralph-cart=nope',
    'ralph-cart=%ff%fe',
    'ralph-cart=__proto__',
    `ralph-cart=${long}`,
    'ralph-cart=%00',
    'ralph-auth=%0d%0aX:1',
    'ralph-auth=%E4%B8%AD',
    'ralph-auth=nope',
    'ralph-selected-market=nope',
    'ralph-selected-market=__proto__',
    'ralph-user-type=%00',
    'ralph-user-type=__proto__',
    '=;;=;ralph-cart',
  ])('%s keeps the shop usable', async (cookie) => {
    const otherShopper = openShopper(shop.origin, cookie)
    for (const address of ['/', '/c/soffor', '/varukorgen']) {
      expect((await otherShopper.get(address)).status, address).toBe(200)
    }
    expect((await otherShopper.get('/kassan')).status).toBeLessThan(500)
    await otherShopper.buy(productPath)
    expect(await otherShopper.linesInCart()).toBe(1)
  })
})

describe('a form', () => {
  it.each(['0', '-1', '1e9', 'abc', '', ' ', '1.5', '999999999999999999999', '__proto__', '１'])(
    'with quantity %j has a message at the field',
    async (quantity) => {
      const { sku } = await shopper.buyingForm(productPath)
      const response = await shopper.post(productPath, { sku, quantity })
      expect(response.status).toBe(422)
      expect(response.html).toContain('<h1')
      expect(await shopper.linesInCart()).toBe(1)
    },
  )

  it.each(['nope', '', '0', '-1', '99999999', '__proto__'])(
    'with an unknown size %j has a message on the page',
    async (sku) => {
      expect((await shopper.post(productPath, { sku, quantity: '1' })).status).toBe(422)
      expect(await shopper.linesInCart()).toBe(1)
    },
  )

  it.each([
    { intent: 'change', line: 'nope', quantity: '1' },
    { intent: 'change', line: '__proto__', quantity: '-1' },
    { intent: 'remove', line: '' },
    { intent: 'promo', code: long.slice(0, 500) },
    { intent: 'promo', code: '\u0000' },
    { intent: 'nope' },
    { __proto__x: '1' },
    {},
  ])('of the cart with %j changes nothing', async (fields) => {
    const response = await shopper.post('/varukorgen', fields as Record<string, string>)
    expect(response.status).toBeLessThan(500)
    expect(await shopper.linesInCart()).toBe(1)
  })

  it.each([
    { zip: '00000' },
    { zip: 'abc', country: 'XX' },
    { email: 'nope', zip: long },
    { intent: 'order' },
    { intent: '__proto__', zip: '\u0000' },
    {},
  ])('of the checkout with %j has a message there', async (fields) => {
    const response = await shopper.post('/kassan', fields as Record<string, string>)
    expect(response.status).toBeLessThan(500)
    expect(await shopper.linesInCart()).toBe(1)
  })

  it('of a megabyte is rejected by a page of the shop', async () => {
    const response = await shopper.post('/varukorgen', { code: 'x'.repeat(1024 * 1024) })
    expect(response.status).toBe(413)
    expect(response.html).toContain('<header')
    expect(await shopper.linesInCart()).toBe(1)
  })

  it('at an address without a form is rejected by a page of the shop', async () => {
    for (const address of ['/', '/nope', '/c/soffor', '/checkout/confirm']) {
      const response = await shopper.post(address, { a: '1' })
      expect([404, 405], address).toContain(response.status)
    }
  })
})

it('has logged no error of the shop in all tests', () => {
  expect(shop.logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
  expect(merchant.faults).toEqual([])
})

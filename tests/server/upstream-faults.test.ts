import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { faults, openFaultProxy, type Fault, type FaultProxy } from '#tests/support/fault-proxy.ts'
import { openSeededMerchant, type SeededMerchant } from '#tests/support/seeded-merchant.ts'
import { openShopper, type Shopper } from '#tests/support/shopper.ts'
import { startShop, type Shop } from '#tests/support/start-shop.ts'

/** A page that is not out by then is worse than one that says so. */
const pageLimitMs = 2_600
const recoveryLimitMs = 15_000
const waitsForCart: Fault[] = ['down', 'errors beside data']

let merchant: SeededMerchant
let proxy: FaultProxy
let shop: Shop
let shopper: Shopper
/** Product pages in their order in a list: the first has been looked at, the others have not. */
let products: string[]

beforeAll(async () => {
  merchant = await openSeededMerchant(120)
  proxy = await openFaultProxy(merchant.endpoint)
  shop = await startShop({
    products: 20,
    env: {
      API_ENDPOINT: proxy.endpoint,
      AUTH_ENDPOINT: 'http://127.0.0.1:9/auth',
      SIGN_ENDPOINT: 'http://127.0.0.1:9/sign/{API_KEY}?identity=',
      IMAGE_SERVER: 'http://127.0.0.1:9/images',
      SESSION_SECRET: 'a secret of more than thirty-two characters',
    },
  })
  shopper = openShopper(shop.origin)
  const { html } = await shopper.get('/c/soffor')
  products = [...new Set([...html.matchAll(/href="(\/p\/[^"?#]+)"/g)].map(([, path]) => path!))]
  await shopper.buy(await shopper.findProduct())
  await shopper.get('/')
  await shopper.get(products[0]!)
}, 120_000)
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await proxy[Symbol.asyncDispose]()
  await merchant[Symbol.asyncDispose]()
}, 60_000)

/** A page with the time that it took. */
async function timed(address: string, visitor: Shopper = openShopper(shop.origin)) {
  const started = performance.now()
  const page = await visitor.get(address)
  return { ...page, address, ms: performance.now() - started }
}

async function recovered(address: string): Promise<boolean> {
  const deadline = Date.now() + recoveryLimitMs
  while (Date.now() < deadline) {
    if ((await shopper.get(address)).status === 200) return true
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return false
}

describe('while the merchant fails', () => {
  it.each(Object.keys(faults).map((fault, index) => [fault as Fault, index + 1] as const))(
    'with %s, known pages go on, unknown ones say so in time, and all is well after it',
    async (fault, index) => {
      const unknown = products[index]!
      proxy.fault = fault
      const known = await Promise.all(['/', '/c/soffor', products[0]!].map((path) => timed(path)))
      for (const { status, ms, address } of known) {
        expect({ address, status }).toEqual({ address, status: 200 })
        expect(ms).toBeLessThan(pageLimitMs)
      }

      const [page, search, cart, health] = await Promise.all([
        timed(unknown),
        timed(`/s/soffa${index}`),
        // It is tried five times (spec section 4), which takes as many seconds.
        waitsForCart.includes(fault) ? timed('/varukorgen', shopper) : null,
        timed('/health/ready'),
      ])
      expect(page.status).toBe(503)
      expect(page.ms).toBeLessThan(pageLimitMs)
      expect(page.html).toContain('</html>')
      expect(search.status).toBe(503)
      expect(search.ms).toBeLessThan(pageLimitMs)
      if (cart)
        expect(cart).toMatchObject({ status: 503, html: expect.stringContaining('</html>') })
      expect(health.status).toBe(200)

      proxy.fault = null
      expect(await recovered(unknown)).toBe(true)
      expect(await shopper.linesInCart()).toBe(1)
      expect(shop.process.exitCode).toBeNull()
      expect(shop.said()).not.toMatch(/uncaught|unhandled/i)
    },
    60_000,
  )

  it('asks the merchant once for a shelf that two hundred visitors want', async () => {
    proxy.asked.clear()
    const cold = '/c/bord'
    const pages = await Promise.all(Array.from({ length: 200 }, () => timed(cold)))
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
    expect(proxy.asked.get('list')).toBe(1)
  }, 60_000)
})

import { expect } from 'vitest'

import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { askMerchant } from './ask-merchant.ts'
import { openShop } from './open-shop.ts'
import { openFaultProxy, type FaultProxy } from './fault-proxy.ts'
import { formFields } from './form-fields.ts'
import type { OpenHost } from './open-host.ts'
import { toMinor } from './purchase-amounts.ts'
import { seededRandom } from './seed.ts'
import { openSeededMerchant, merchantTime } from './seeded-merchant.ts'
import { openShopper, type Page, type Shopper } from './shopper.ts'
import { typedAddress } from './typed-address.ts'

export type Product = keyof typeof demoProducts
export const pathOf = (product: Product) => `/p/${demoProducts[product].aliases.sv}`

const goods = [
  'below-30-day-low',
  'long-name',
  'in-stock',
  'without-image',
  'color-and-size',
] as const

export const buyer = {
  ...typedAddress,
  identityNumber: '19811228-9874',
  terms: 'on',
  intent: 'order',
}
export const difference = 'Beställningen har en annan summa än den du såg'

interface OrderButton {
  paymentId: string
  host?: OpenHost
  product?: Product
  code?: string
  /** In place of the buyer's data in Sweden. */
  typed?: Record<string, string>
  /** With what is needed in the cart already. */
  shopper?: Shopper
}

export interface Buyer {
  shopper: Shopper
  /** The form of the checkout, with everything that an order needs. */
  form: Record<string, string>
}

/** Purchases at a shop and a merchant with a proxy between them. */
export async function openPurchases() {
  const clock = { aheadMs: 0 }
  const merchant = await openSeededMerchant(60, {
    clock: () => new Date(Math.max(Date.now(), merchantTime.getTime()) + clock.aheadMs),
    hasDemoCustomers: true,
  })
  const disposables: AsyncDisposable[] = [merchant]
  const proxies: FaultProxy[] = []
  /** Behind a proxy of its own. */
  async function openAnotherShop(): Promise<[OpenHost, FaultProxy]> {
    const proxy = await openFaultProxy(merchant.origin)
    proxies.push(proxy)
    const shop = await openShop(proxy.origin, { BASE_URL: merchant.publicOrigin, TRUST_PROXY: '1' })
    disposables.unshift(shop, proxy)
    return [shop, proxy]
  }
  const [shop] = await openAnotherShop()
  const random = seededRandom('purchases')
  const firstOfGoods = Math.floor(random() * goods.length)
  let networks = 0

  /** Each buyer has their own network, whose unpaid orders are counted. */
  function newShopper(host = shop, cookies = ''): Shopper {
    networks += 1
    const address = `203.0.${113 + Math.floor(networks / 200)}.${networks % 200}`
    return openShopper(host.origin, cookies, { 'x-forwarded-for': address })
  }

  const ask = <Data>(query: string) => askMerchant<Data>(merchant.endpoint, query)

  async function isOrdered(shopper: Shopper): Promise<boolean> {
    const { getCart } = await ask<{ getCart: { isCompleted: boolean } }>(
      `{ getCart(id: "${cartOf(shopper)}", includeCompleted: true, marketId: "se") { isCompleted } }`,
    )
    return getCart.isCompleted
  }

  /** Pays on the page of an order; returns the path of the shop to which it leads. */
  async function pay(page: string, outcome = 'approve'): Promise<string> {
    const address = merchant.origin + new URL(page).pathname.replace(/^\/merchant/, '')
    const body = new URLSearchParams({ outcome })
    const response = await fetch(address, { method: 'POST', body, redirect: 'manual' })
    return pathIn(response.headers.get('location') ?? '')
  }

  return {
    merchant,
    shop,
    /** Milliseconds that the merchant's clock is ahead. */
    clock,
    newShopper,
    ask,
    isOrdered,

    /** A shop of a merchant that cannot compare the amounts. */
    async openForeignShop(): Promise<OpenHost> {
      const message = 'Cannot query field "comparesSeenAmounts" on type "GeinsMerchantApiQuery".'
      const [foreign, proxy] = await openAnotherShop()
      proxy.setResponse('comparesSeenAmounts', () => ({ errors: [{ message }] }))
      return foreign
    },

    /** A buyer whose page shows everything that an order needs, and its form. */
    async atOrderButton({
      paymentId,
      host = shop,
      product,
      code = '',
      typed = {},
      shopper: given,
    }: OrderButton): Promise<Buyer> {
      const shopper = given ?? newShopper(host)
      // In turn, so that none is sold out.
      const inTurn = goods[(networks + firstOfGoods) % goods.length]!
      if (!given || (await given.linesInCart()) === 0) await shopper.buy(pathOf(product ?? inTurn))
      const filled = { ...buyer, zip: '90325', ...typed, paymentId }
      await shopper.post('/kassan', { ...filled, code, intent: 'update' })
      const shown = formFields((await shopper.get('/kassan')).html)
      return { shopper, form: { ...shown, ...filled } }
    },

    /** Changes something when the shop sends this operation, before the merchant gets it, once. */
    async during(
      step: string,
      change: () => Promise<unknown>,
      send: (sent: () => unknown) => Promise<Page>,
      applies: (checkout: unknown) => boolean = () => true,
    ): Promise<Page> {
      let sent: unknown
      const setResponse = (override: Parameters<FaultProxy['setResponse']>[1]) => {
        for (const proxy of proxies) proxy.setResponse(step, override)
      }
      setResponse(async ({ checkout }) => {
        if (!applies(checkout)) return undefined
        sent = checkout
        setResponse(() => undefined)
        await change()
        return undefined
      })
      return send(() => sent ?? {})
    },

    /** @param message in place of the new sum */
    async expectRefusal({ shopper, form }: Buyer, page: Page, message?: string) {
      expect(page.status).toBe(422)
      const told = /Summan har ändrats till ([^.]*)\./.exec(page.html)?.[1]
      const now = formFields(page.html)
      expect(Number(now.seenDue)).not.toBe(Number(form.seenDue))
      if (message && told === undefined) expect(page.html).toContain(message)
      else expect(toMinor(told ?? '')).toBe(Math.round(Number(now.seenDue) * 100))
      expect(await isOrdered(shopper)).toBe(false)
      // The buyer has seen the new sum now.
      expect((await shopper.post('/kassan', { ...form, ...now, ...buyer })).status).toBe(303)
    },

    pay,

    /** Path of the confirmation of an order, after its payment. */
    confirmationOf: async (next: string): Promise<string> =>
      next.includes('/payment/') ? pay(next) : pathIn(next),

    /** The amount that a provider’s form shows, in minor units. */
    async amountInForm(html: string): Promise<number> {
      const frame = await fetch(`${merchant.origin}/payment/embedded/${formIdIn(html)}`)
      return Number(formFields(await frame.text()).amount)
    },

    /** @param amount minor units that the form has shown; absent when it was loaded after the change */
    async payInForm(html: string, amount?: number): Promise<string> {
      const fields = { outcome: 'approve', ...(amount !== undefined && { amount: String(amount) }) }
      const response = await fetch(`${merchant.origin}/payment/embedded/${formIdIn(html)}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      })
      return response.headers.get('location') ?? ''
    },

    async [Symbol.asyncDispose]() {
      for (const each of disposables) await each[Symbol.asyncDispose]()
    },
  }
}

export type Purchases = Awaited<ReturnType<typeof openPurchases>>

export function expectDifference({ status, html }: Page, form: Record<string, string>) {
  expect(status).toBe(200)
  const main = html.slice(html.indexOf('<main'))
  expect(main.indexOf(difference)).toBeGreaterThan(0)
  expect(main.indexOf(difference)).toBeLessThan(main.indexOf('<h1'))
  expect(main).toMatch(/href="\/angra-avtal\?order=[\da-f-]{36}"/)
  const [, seen = ''] = /Du beställde för (.*?), men/.exec(main) ?? []
  expect(toMinor(seen)).toBe(Math.round(Number(form.seenTotal) * 100))
}

export const cartOf = (shopper: Shopper) => /ralph-cart=([^;]+)/.exec(shopper.cookies())?.[1] ?? ''

export function pathIn(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** The id of a provider's form in the page of the checkout. */
export const formIdIn = (html: string) =>
  /(?:embedded\/|purchaseJwt\W+|data-token\W+)([0-9a-f-]{36})/.exec(html)?.[1]

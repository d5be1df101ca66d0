import { expect } from 'vitest'

import { createDemoProducts, demoProducts } from '#server/demo/generator/demo-products.ts'
import { openCatalogueWriter } from '#server/merchant/catalogue/catalogue-writer.ts'

import { anna } from './account-forms.ts'
import { formFields } from './form-fields.ts'
import type { OpenHost } from './open-host.ts'
import { cartOf, pathOf, type Buyer, type Product, type Purchases } from './purchases.ts'
import { seededRandom } from './seed.ts'
import { merchantTime } from './seeded-merchant.ts'
import type { Shopper } from './shopper.ts'
import { until } from './until.ts'

/** Something that happens between the page that a buyer saw and their order. */
export interface AmountChange {
  /** What the buyer needs before. */
  product?: Product
  code?: string
  shopper?: Shopper
  make(buyer: Buyer): Promise<unknown>
  undo?(): unknown
  /**
   * `refused`: the order would have another sum. `sold out`: it cannot be delivered. `as seen`: the order is that of the
   * buyer's own form.
   */
  outcome: 'refused' | 'sold out' | 'as seen'
  /** The merchant itself notices it when the order is placed, also one that compares no amounts. */
  isNoticed?: boolean
  /** What the buyer is told, when it is not the new sum. */
  message?: string
}

const minute = 60_000

/** No provider sells to a company without one. */
const companyNumbers: Readonly<Record<string, string>> = {
  se: '556016-0680',
  fi: '2077474-0',
  dk: '13585628',
}

/** Each row begins a change for one buyer at this shop, of this product unless the change is about another one. */
export function amountChanges(purchases: Purchases) {
  const { ask, clock, merchant, newShopper, atOrderButton, pay } = purchases
  const random = seededRandom('amount changes')
  let priceSteps = 0
  const sessions = new Map<OpenHost, string>()

  const cartChange = (request: (cartId: string) => Promise<string> | string) => ({
    make: async ({ shopper }: Buyer) =>
      ask(`mutation { ${await request(cartOf(shopper))} { id } }`),
    outcome: 'refused' as const,
  })

  /** The buyer sees the page a minute before this time, and orders a minute after it. */
  const atTime = (time: string) => {
    clock.aheadMs = Date.parse(time) - Date.now() - minute
    return {
      make: async () => void (clock.aheadMs += 2 * minute),
      undo: () => void (clock.aheadMs = 0),
      outcome: 'refused' as const,
    }
  }

  /** A customer with a balance. */
  async function loggedIn(host: OpenHost): Promise<Shopper> {
    const shopper = newShopper(host, sessions.get(host))
    if (!sessions.has(host)) {
      expect((await shopper.post('/logga-in', anna)).status).toBe(303)
      sessions.set(host, shopper.cookies())
    }
    return shopper
  }

  /** Another device is at the order button too, and presses it first; its order is cancelled afterwards. */
  async function otherOrder(host: OpenHost, other: Shopper, product: Product, quantity = 1) {
    const { sku } = await other.buyingForm(pathOf(product))
    await other.post(pathOf(product), { sku, quantity: String(quantity) })
    const { form } = await atOrderButton({ paymentId: '23', host, shopper: other })
    let page = ''
    return {
      make: async () => void (page = (await other.post('/kassan', form)).location ?? ''),
      undo: () => page && pay(page, 'cancel'),
      isNoticed: true,
    }
  }

  return {
    'more goods': () =>
      cartChange(async (cartId) => {
        const { product } = await ask<{ product: { skus: [{ skuId: number }] } }>(
          `{ product(alias: "${demoProducts['tier-price'].aliases.sv}", marketId: "se") { skus { skuId } } }`,
        )
        const item = `{ skuId: ${product.skus[0].skuId}, quantity: ${1 + Math.floor(random() * 2)} }`
        return `addToCart(id: "${cartId}", item: ${item}, marketId: "se")`
      }),
    'another quantity': () =>
      cartChange(async (cartId) => {
        const { getCart } = await ask<{ getCart: { items: [{ id: string }] } }>(
          `{ getCart(id: "${cartId}", marketId: "se") { items { id } } }`,
        )
        const item = `{ id: "${getCart.items[0].id}", quantity: 2 }`
        return `updateCartItem(id: "${cartId}", item: ${item}, marketId: "se")`
      }),
    'a promo code': () =>
      cartChange(
        (cartId) => `setCartPromoCode(id: "${cartId}", promoCode: "SOMMAR10", marketId: "se")`,
      ),
    'a removed promo code': () => ({
      ...cartChange((cartId) => `setCartPromoCode(id: "${cartId}", promoCode: "", marketId: "se")`),
      code: 'SOMMAR10',
    }),
    'a price': (_, product) => ({
      make: () => raisePrice(product),
      outcome: 'refused',
    }),
    'an ended promo code': () => ({
      ...atTime('2027-03-01T00:00:00Z'),
      code: 'VINTER15',
      isNoticed: true,
      message: 'Du har inte uppfyllt kraven för denna kod',
    }),
    'a sold out product': async (host) => ({
      ...(await otherOrder(host, newShopper(host), 'long-name', 24)),
      product: 'long-name',
      outcome: 'sold out',
    }),
    'a spent balance': async (host) => ({
      ...(await otherOrder(host, await loggedIn(host), 'in-stock')),
      shopper: await loggedIn(host),
      outcome: 'refused',
    }),
    'another delivery in another tab': () => ({
      make: ({ shopper, form }) =>
        shopper.post('/kassan', {
          ...form,
          shippingId: form.shippingId === '3' ? '1' : '3',
          intent: 'update',
        }),
      outcome: 'as seen',
    }),
    'another customer type in another tab': () => ({
      async make({ shopper }) {
        await shopper.post('/customer-type', { type: 'ORGANIZATION' })
        const form = formFields((await shopper.get('/kassan')).html)
        const company = {
          company: 'Ek AB',
          organizationId: companyNumbers[form.country ?? ''] ?? '',
        }
        await shopper.post('/kassan', { ...form, ...company, intent: 'update' })
      },
      outcome: 'as seen',
    }),
  } satisfies Record<
    string,
    (host: OpenHost, product: Product) => AmountChange | Promise<AmountChange>
  >

  async function raisePrice(state: Product) {
    const priceOf = async () => {
      const { product } = await ask<{ product: { unitPrice: { sellingPriceIncVat: number } } }>(
        `{ product(alias: "${demoProducts[state].aliases.sv}", marketId: "se") { unitPrice { sellingPriceIncVat } } }`,
      )
      return product.unitPrice.sellingPriceIncVat
    }
    const before = await priceOf()
    priceSteps += 1
    const raised = (price: object) =>
      Object.fromEntries(
        Object.entries(price).map(([market, minor]) => [
          market,
          (minor as number) + priceSteps * 1000,
        ]),
      )
    const { externalId } = demoProducts[state]
    const record = createDemoProducts(merchantTime).find((each) => each.externalId === externalId)!
    const prices = {
      selling: raised(record.prices.selling),
      regular: raised(record.prices.regular),
    }
    const writer = openCatalogueWriter(merchant.cataloguePath, { now: merchantTime })
    writer.putProduct({ ...record, prices: prices as typeof record.prices })
    writer.finish()
    writer.close()
    await until(async () => (await priceOf()) !== before, { what: 'the merchant’s new price' })
  }
}

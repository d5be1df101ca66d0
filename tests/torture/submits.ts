import { freePort } from '#tests/support/free-port.ts'

import { openBuyer, productsOf } from './buyer.ts'
import { countsText, type Part, type Row } from './part.ts'
import { openStandaloneMerchant } from './standalone-merchant.ts'

const submits = 50

/** One form is submitted many times at once, and the same cart from many tabs: one order each. */
export const parallelSubmits: Part = {
  name: 'submits',
  minutes: 5,
  async run({ random }) {
    await using merchant = await openStandaloneMerchant(1_000)
    await using shop = await merchant.openShop(await freePort())
    const products = await productsOf(shop.origin)
    const tabs: Record<string, (nth: number) => string | undefined> = {
      'from one page': () => undefined,
      'from as many tabs': (nth) => `tab-${nth}`,
    }
    const rows: Row[] = []
    for (const [place, keyOf] of Object.entries(tabs)) {
      const buyer = await openBuyer(shop.origin, products, random('submits'))
      const pages = await Promise.all(
        Array.from({ length: submits }, (_, nth) => buyer.order(keyOf(nth))),
      )
      const orders = merchant.ordersOf(buyer.email)
      const addresses = new Set(pages.flatMap(({ location }) => location ?? []))
      rows.push({
        attack: `${submits} ${place}`,
        measured: `${orders} orders, ${addresses.size} payment pages (${countsText(pages.map(({ status }) => status))})`,
        bound: 'one order, one payment page',
        isOk: orders === 1 && addresses.size === 1,
      })
    }
    return rows
  },
}

import { until } from '#tests/support/until.ts'

import { byInvoice, openBuyer, productsOf } from './buyer.ts'
import { openKillableShop, victims } from './killable-shop.ts'
import { countsText, completionRow, type Part } from './part.ts'
import { follow } from './payer.ts'

const fullSize = 500
const recoveryMs = 60_000

/**
 * The merchant or the storefront is killed at some moment of an order. A confirmed order exists; a
 * buyer without a confirmation submits the form again, and has one order in the end and not two.
 */
export const kills: Part = {
  name: 'kills',
  minutes: 40,
  async run({ times, random, print }, isOver) {
    await using shop = await openKillableShop(1_000)
    const { merchant } = shop
    const products = await productsOf(shop.origin)
    const choose = random('kills')
    // Some kills are before the order, some during it and some after it, on any machine.
    const longestMs = 1.6 * (await orderMs(shop.origin, products, choose))
    const wantedCount = times(fullSize)
    const firstAnswers: (string | number)[] = []
    const faults: string[] = []
    for (let done = 0; done < wantedCount && !isOver(); done++) {
      const victim = victims[done % victims.length]!
      const payment = choose() < 0.5 ? byInvoice : {}
      const buyer = await openBuyer(shop.origin, products, choose, payment)
      const first = await shop.killDuring(victim, choose() * longestMs, () => buyer.order())
      firstAnswers.push(first?.status ?? 'cut off')
      const before = merchant.ordersOf(buyer.email)
      const isReported = first?.status === 303
      if (before > 1 || (isReported && before !== 1)) {
        faults.push(`${buyer.email}: ${before} orders, told ${first?.status} (${victim})`)
      }
      // An order by invoice has emptied the cart, which leads to it.
      const isTold = async () => {
        const { location } = await buyer.order()
        if (location?.includes('/payment/')) return true
        const page = await follow(buyer.shopper, location ?? '/varukorgen')
        return page.html.includes('Tack för din order!')
      }
      const hasOrdered = await until(() => isTold().catch(() => false), {
        what: 'an order',
        deadlineMs: recoveryMs,
      }).catch(() => false)
      const after = merchant.ordersOf(buyer.email)
      if (!hasOrdered || after !== 1) {
        const outcome = hasOrdered ? 'told of one' : 'never told of one'
        faults.push(`${buyer.email}: ${after} orders after trying again, ${outcome} (${victim})`)
      }
      if (firstAnswers.length % 25 === 0) print(`${firstAnswers.length} of ${wantedCount}`)
    }
    for (const fault of faults.slice(0, 20)) print(fault)
    return [
      completionRow(firstAnswers.length, wantedCount, 'kills'),
      {
        attack: 'orders',
        measured: `${faults.length} lost or doubled (${countsText(firstAnswers)})`,
        bound: 'each buyer has one',
        isOk: faults.length === 0,
      },
    ]
  },
}

/** Duration of an undisturbed order on this machine. */
async function orderMs(
  origin: string,
  products: readonly string[],
  random: () => number,
): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < 5; round++) {
    const buyer = await openBuyer(origin, products, random)
    const started = performance.now()
    await buyer.order()
    rounds.push(performance.now() - started)
  }
  return rounds.sort((one, other) => one - other)[2]!
}

import { freePort } from '#tests/support/free-port.ts'
import { killAfter } from '#tests/support/kill-after.ts'
import { until } from '#tests/support/until.ts'

import { openBuyer, productsOf } from './buyer.ts'
import { openStandaloneMerchant } from './standalone-merchant.ts'
import { countsText, completionRow, type Part } from './part.ts'

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
    await using merchant = await openStandaloneMerchant(1_000)
    const port = await freePort()
    let shop = await merchant.openShop(port)
    const products = await productsOf(shop.origin)
    const choose = random('kills')
    // Some kills are before the order, some during it and some after it, on any machine.
    const longestMs = 1.6 * (await orderMs(shop.origin, products, choose))
    const wantedCount = times(fullSize)
    const firstAnswers: (string | number)[] = []
    const faults: string[] = []
    try {
      for (let done = 0; done < wantedCount && !isOver(); done++) {
        const victim = done % 2 === 0 ? 'merchant' : 'storefront'
        const buyer = await openBuyer(shop.origin, products, choose)
        const child = victim === 'merchant' ? merchant.process() : shop.process
        const exited = new Promise((resolve) => child.once('exit', resolve))
        killAfter(child, choose() * longestMs)
        const first = await buyer.order().then(
          ({ status, location }) => ({ status, location }),
          () => null,
        )
        await exited
        if (victim === 'merchant') await merchant.start()
        else {
          await shop[Symbol.asyncDispose]()
          shop = await merchant.openShop(port)
        }
        firstAnswers.push(first?.status ?? 'cut off')
        const before = merchant.ordersOf(buyer.email)
        const isReported = first?.status === 303
        if (before > 1 || (isReported && before !== 1)) {
          faults.push(`${buyer.email}: ${before} orders, told ${first?.status} (${victim})`)
        }
        const hasOrdered = async () => {
          const { status, location } = await buyer.order()
          return status === 303 || (status === 302 && location !== null)
        }
        const isListening = await until(hasOrdered, {
          what: 'an order',
          deadlineMs: recoveryMs,
        }).catch(() => false)
        const after = merchant.ordersOf(buyer.email)
        if (!isListening || after !== 1) {
          const outcome = isListening ? 'told of one' : 'never told of one'
          faults.push(`${buyer.email}: ${after} orders after trying again, ${outcome} (${victim})`)
        }
        if (firstAnswers.length % 25 === 0) print(`${firstAnswers.length} of ${wantedCount}`)
      }
    } finally {
      await shop[Symbol.asyncDispose]()
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

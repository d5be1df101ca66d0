import { until } from '#tests/support/until.ts'

import { openBuyer, productsOf } from './buyer.ts'
import { openKillableShop, victims } from './killable-shop.ts'
import { completionRow, countsText, pick, type Part } from './part.ts'
import { follow, openPayment, paymentOf, waysToPay, type Outcome, type WayToPay } from './payer.ts'

const fullSize = 200
const recoveryMs = 60_000
/** Most payers pay. */
const outcomes: readonly Outcome[] = ['approve', 'approve', 'lose-return', 'decline']
const shownAfter: Readonly<Record<Outcome, string>> = {
  approve: 'Tack för din order!',
  'lose-return': 'Tack för din order!',
  decline: 'varukorgen finns kvar',
}

/**
 * The merchant or the storefront is killed at some moment of a payment: on the payment page, in a form of the
 * checkout, or on the way back. A payer who tries again has paid once and sees the confirmation; one whose payment is
 * declined has paid nothing and still has the cart.
 */
export const paymentKills: Part = {
  name: 'payments',
  minutes: 30,
  async run({ times, random, print }, isOver) {
    await using shop = await openKillableShop(1_000)
    const products = await productsOf(shop.origin)
    const choose = random('payments')
    /** A buyer at a payment, and whether a try to pay has led to its end. */
    const openPayer = async (way: WayToPay, outcome: Outcome) => {
      const buyer = await openBuyer(shop.origin, products, choose, paymentOf[way])
      const pay = await openPayment(buyer, way, shop.merchant.origin)
      const tryToPay = async () => {
        // Without a way back the payer opens the cart.
        const page = (await pay(outcome)) ?? (await follow(buyer.shopper, '/varukorgen'))
        return page.html.includes(shownAfter[outcome])
      }
      return { buyer, tryToPay }
    }
    // Some kills are before the payment, some during it and some after it, on any machine.
    const longestMs = new Map<string, number>()
    for (const way of waysToPay) {
      const rounds: number[] = []
      for (let round = 0; round < 3; round++) {
        const { tryToPay } = await openPayer(way, 'approve')
        const started = performance.now()
        if (!(await tryToPay())) throw new Error(`${way} shows no confirmation`)
        rounds.push(performance.now() - started)
      }
      longestMs.set(way, 1.6 * rounds.sort((one, other) => one - other)[1]!)
    }

    const wantedCount = times(fullSize)
    const firstAnswers: string[] = []
    const faults: string[] = []
    for (let done = 0; done < wantedCount && !isOver(); done++) {
      const victim = victims[done % victims.length]!
      const way = waysToPay[done % waysToPay.length]!
      const outcome = pick(outcomes, choose)
      const { buyer, tryToPay } = await openPayer(way, outcome)
      const first = await shop.killDuring(victim, choose() * longestMs.get(way)!, tryToPay)
      firstAnswers.push(first ? 'told' : 'cut off')
      const isTold = await until(() => tryToPay().catch(() => false), {
        what: 'the end of a payment',
        deadlineMs: recoveryMs,
      }).catch(() => false)
      const lines = await buyer.shopper.linesInCart()
      const wanted = outcome === 'decline' ? 0 : 1
      const isSettled = () => {
        const { paid, captured, mails } = shop.merchant.paymentsOf(buyer.email)
        return [paid, captured, mails].every((count) => count === wanted)
      }
      const hasSettled = await until(isSettled, {
        what: 'the capture',
        deadlineMs: recoveryMs,
      }).catch(() => false)
      const { paid, captured, mails } = shop.merchant.paymentsOf(buyer.email)
      if (!isTold || !hasSettled || lines !== 1 - wanted) {
        const counts = `${paid} paid, ${captured} captured, ${mails} mails, ${lines} in the cart`
        const told = isTold ? '' : ', not told'
        faults.push(`${buyer.email}, ${way}, ${outcome}, ${victim} killed: ${counts}${told}`)
      }
      if (firstAnswers.length % 25 === 0) print(`${firstAnswers.length} of ${wantedCount}`)
    }
    for (const fault of faults.slice(0, 20)) print(fault)
    return [
      completionRow(firstAnswers.length, wantedCount, 'kills'),
      {
        attack: 'payments',
        measured: `${faults.length} lost or doubled (${countsText(firstAnswers)})`,
        bound: 'each is paid once, or not at all',
        isOk: faults.length === 0,
      },
    ]
  },
}

import { attackPayment } from '#tests/server/merchant/buying/payment/random-callbacks.ts'
import { providers } from '#tests/server/merchant/buying/payment/embedded-form.ts'

import { completionRow, type Part } from './part.ts'

const fullSize = 1_000

/**
 * Decisions of a payer and callbacks of the provider that are forged, late, doubled and out of order, for each provider with
 * a form. A cart is paid once or not at all, and stock, mail and capture agree with it.
 */
export const callbacks: Part = {
  name: 'callbacks',
  minutes: 15,
  async run({ times, random, print }, isOver) {
    const wantedCount = times(fullSize)
    const rows = []
    for (const [type, ...place] of providers) {
      const choose = random(`callbacks ${type}`)
      const faults: string[] = []
      let done = 0
      for (; done < wantedCount && !isOver(); done++) {
        faults.push(...(await attackPayment(place, choose)))
      }
      for (const fault of faults.slice(0, 10)) print(`${type}, ${fault}`)
      rows.push(completionRow(done, wantedCount, `${type} payments`), {
        attack: `${type} callbacks`,
        measured: `${faults.length} faults`,
        bound: 'paid once or not at all',
        isOk: faults.length === 0,
      })
    }
    return rows
  },
}

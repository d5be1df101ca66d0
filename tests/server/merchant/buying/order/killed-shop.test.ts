import { bundle } from '#tests/support/bundle.ts'
import { killAfter } from '#tests/support/kill-after.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { seededRandom } from '#tests/support/seed.ts'

import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { chair } from './test-catalogue.ts'
import { openTestShop } from './test-shop.ts'

const child = await openForTests(bundle('tests/server/merchant/buying/order/order-until-killed.ts'))
const random = seededRandom('killed shop')
const dataDir = mkdtempSync(join(tmpdir(), 'killed-shop-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

interface ReportedOrder {
  orderId: string
  isPaid: boolean
}

/** Runs the shop until it has reported this many orders, then kills it after a random delay. */
async function runAndKill(count: number): Promise<ReportedOrder[]> {
  const shop = fork(child.path, [dataDir], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const reported: ReportedOrder[] = []
  return new Promise((resolve, reject) => {
    shop.on('message', (message) => {
      reported.push(message as ReportedOrder)
      if (reported.length === count) killAfter(shop, 12 * random())
    })
    shop.on('exit', (_, signal) => (signal === 'SIGKILL' ? resolve(reported) : reject(signal)))
  })
}

it('a shop killed while it takes orders has complete orders, including each one that it reported', async () => {
  const reportedOrders: ReportedOrder[] = []
  for (const things of [1, 7, 13, 20]) reportedOrders.push(...(await runAndKill(things)))

  using shop = openTestShop({ dataDir })
  const orders = shop.db
    .prepare('SELECT number, state, document FROM shop_order ORDER BY number')
    .all() as { number: number; state: string; document: string }[]
  const states = new Map(orders.map(({ number, state }) => [String(number), state]))

  for (const { orderId, isPaid } of reportedOrders) {
    expect(states.get(orderId)).toMatch(isPaid ? /^received$/ : /^(pending-payment|received)$/)
  }
  // The reserved stock is exactly that of the orders.
  const orderedPieces = orders.reduce(
    (sum, { document }) => sum + (JSON.parse(document).quote.lines[0].quantity as number),
    0,
  )
  expect(shop.stockOf(chair)).toBe(1000 - orderedPieces)
  expect(shop.count('shop_order_event', "event = 'place'")).toBe(orders.length)
  const paid = orders.filter(({ state }) => state === 'received').length
  expect(shop.count('mail')).toBe(paid)
  expect(shop.count('cart', 'completed_at IS NOT NULL')).toBe(paid)
  expect(shop.db.prepare('PRAGMA integrity_check').get()).toMatchObject({ integrity_check: 'ok' })
})

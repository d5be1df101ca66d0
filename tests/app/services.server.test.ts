import { expect, it } from 'vitest'

import { done } from '#app/kit/result.ts'
import { createServices } from '#app/services.server.ts'

it('two shops in one process share no order attempts, token renewals or log lines', async () => {
  const shops = [1, 2].map(() => createServices({ sharedCache: null }))
  let orders = 0
  let renewals = 0
  const logged: boolean[] = []
  for (const shop of [...shops, ...shops]) {
    await shop.orderAttempts('cart attempt', async () => done((orders += 1)))
    await shop.renewals('token', async () => {
      renewals += 1
      return null
    })
    logged.push(shop.mayLogUnusable())
  }
  expect([orders, renewals, logged]).toEqual([2, 2, [true, true, false, false]])
  await Promise.all(shops.map((shop) => shop.close()))
})

import { freePort } from '#tests/support/free-port.ts'
import { killAfter } from '#tests/support/kill-after.ts'

import { openStandaloneMerchant } from './standalone-merchant.ts'

export const victims = ['merchant', 'storefront'] as const

/** A merchant and its storefront, each of which can be killed and is started again at the same port. */
export async function openKillableShop(products: number) {
  const merchant = await openStandaloneMerchant(products)
  const port = await freePort()
  let shop = await merchant.openShop(port)
  return {
    merchant,
    origin: shop.origin,
    /** Kills one of them after a time, runs the action meanwhile, and starts it again. Null when it was cut off. */
    async killDuring<Value>(
      victim: (typeof victims)[number],
      afterMs: number,
      action: () => Promise<Value>,
    ): Promise<Value | null> {
      const child = victim === 'merchant' ? merchant.process() : shop.process
      const exited = new Promise((resolve) => child.once('exit', resolve))
      killAfter(child, afterMs)
      const outcome = await action().catch(() => null)
      await exited
      if (victim === 'merchant') await merchant.start()
      else {
        await shop[Symbol.asyncDispose]()
        shop = await merchant.openShop(port)
      }
      return outcome
    },
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]()
      await merchant[Symbol.asyncDispose]()
    },
  }
}

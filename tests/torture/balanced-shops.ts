import { once } from 'node:events'

import { freePort } from '#tests/support/free-port.ts'
import type { Shop, ShopOptions } from '#tests/support/start-shop.ts'
import { until } from '#tests/support/until.ts'

import type { StandaloneMerchant } from './standalone-merchant.ts'

type Options = Pick<ShopOptions, 'env' | 'buildDir'>

export interface Instance {
  origin: string
  shop: Shop
}

/** Instances of one shop behind a load balancer that checks readiness and sends each request to any of them. */
export async function openBalancedShops(
  merchant: StandaloneMerchant,
  random: () => number,
  options: Options = {},
) {
  const instances: (Instance & { port: number; isIn: boolean })[] = []
  for (let count = 0; count < 2; count++) {
    const port = await freePort()
    const shop = await merchant.openShop(port, options)
    instances.push({ port, origin: `http://localhost:${port}`, isIn: true, shop })
  }
  let isEnding = false
  const check = async (instance: (typeof instances)[number]) => {
    const ready = await fetch(`${instance.origin}/health/ready`).catch(() => null)
    instance.isIn = ready?.status === 200
    return isEnding
  }
  const checks = instances.map((instance) =>
    until(() => check(instance), { what: 'the end', deadlineMs: Infinity }),
  )
  return {
    instances: instances as readonly Instance[],
    /** Origin of an instance that is ready, another one each time. */
    origin() {
      const ready = instances.filter(({ isIn }) => isIn)
      return (ready[Math.floor(random() * ready.length)] ?? instances[0]!).origin
    },
    /** Ends an instance as a deployment does and starts it again; returns its exit code. */
    async restart(given: Instance, next = options): Promise<number | null> {
      const instance = instances.find(({ origin }) => origin === given.origin)!
      const exited = once(instance.shop.process, 'exit')
      instance.shop.process.kill('SIGTERM')
      const [code] = (await exited) as [number | null]
      await instance.shop[Symbol.asyncDispose]()
      instance.shop = await merchant.openShop(instance.port, next)
      await until(() => instance.isIn, { what: 'the balancer to see it' })
      return code
    },
    async [Symbol.asyncDispose]() {
      isEnding = true
      await Promise.all(checks)
      for (const { shop } of instances) await shop[Symbol.asyncDispose]()
    },
  }
}

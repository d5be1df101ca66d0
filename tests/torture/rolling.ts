import { hasRedis, startRedis } from '#tests/support/redis.ts'

import { openBalancedShops } from './balanced-shops.ts'
import { openBuyer, productsOf } from './buyer.ts'
import { makeNextBuild } from './next-build.ts'
import { pageVisitor } from './page-visitor.ts'
import { countsText, completionRow, type Part } from './part.ts'
import { openStandaloneMerchant } from './standalone-merchant.ts'

const fullSize = { deployments: 10, requests: 100_000, carts: 20 }
const paths = ['/', '/c/soffor', '/varukorgen', '/en', '/s/stol', '/logga-in']

/**
 * Two instances are replaced one after the other by those of another build, and back, behind a balancer that sends each
 * request to any of them: a page of one build loads its files from an instance of the other.
 */
export const rolling: Part = {
  name: 'rolling',
  minutes: 25,
  async run({ times, random, print }, isOver) {
    await using merchant = await openStandaloneMerchant(1_000)
    await using redis = hasRedis ? await startRedis() : null
    await using nextBuild = await makeNextBuild()
    const env: Record<string, string> = redis ? { REDIS_URL: redis.url } : {}
    const choose = random('rolling')
    await using shops = await openBalancedShops(merchant, choose, { env })
    const products = await productsOf(shops.origin())
    const buyers = await Promise.all(
      Array.from({ length: fullSize.carts }, () => openBuyer(shops.origin, products, choose)),
    )
    const wanted = { deployments: times(fullSize.deployments), requests: times(fullSize.requests) }
    const outcomes: (string | number)[] = []
    const missing: string[] = []
    const orders: (string | number)[] = []
    const faults: string[] = []
    let pages = 0
    let isEnding = false
    let done = 0

    const visit = async (path: string) => {
      using visitor = pageVisitor(shops.origin)
      while (!isEnding) {
        const loaded = await visitor.open(path)
        pages++
        outcomes.push(...loaded.outcomes)
        missing.push(...loaded.missing)
      }
    }
    const buy = async () => {
      while (!isEnding) {
        const outcome = await openBuyer(shops.origin, products, choose).then(
          async (buyer) => {
            const { status } = await buyer.order()
            const placed = merchant.ordersOf(buyer.email)
            if (status !== 303 || placed !== 1) faults.push(`${buyer.email}: ${status}, ${placed}`)
            return status
          },
          (fault: Error) => {
            faults.push(fault.message)
            return 'dropped'
          },
        )
        orders.push(outcome)
      }
    }
    const lostCarts = new Set<string>()
    const lookIntoCarts = async () => {
      for (const { shopper, email } of buyers) {
        const lines = await shopper.linesInCart().catch(() => NaN)
        if (lines !== 1) lostCarts.add(`cart of ${email}: ${lines} lines`)
      }
    }
    const traffic = [...paths.map(visit), buy()]
    try {
      const isDone = () => done >= wanted.deployments && outcomes.length >= wanted.requests
      for (; !isDone() && !isOver(); done++) {
        const buildDir = done % 2 === 0 ? nextBuild.buildDir : undefined
        for (const instance of shops.instances) {
          const code = await shops.restart(instance, { env, buildDir })
          if (code !== 0) faults.push(`ended with ${code}`)
          await lookIntoCarts()
        }
        print(`deployment ${done + 1}: ${outcomes.length} responses, ${orders.length} orders`)
      }
    } finally {
      isEnding = true
      await Promise.all(traffic)
    }
    for (const { shopper, order, email } of buyers) {
      if ((await shopper.linesInCart()) !== 1) lostCarts.add(email)
      const { status } = await order()
      // Others may have bought the last pieces meanwhile.
      const isConsistent = merchant.ordersOf(email) === (status === 303 ? 1 : 0)
      if (!isConsistent || ![303, 422].includes(status))
        lostCarts.add(`order of ${email}: ${status}`)
    }
    for (const fault of [...faults, ...lostCarts, ...new Set(missing)].slice(0, 20)) print(fault)
    const dropped = outcomes.filter((outcome) => outcome === 0 || !(Number(outcome) < 500)).length
    return [
      completionRow(done, wanted.deployments, 'deployments'),
      completionRow(outcomes.length, wanted.requests, 'requests'),
      {
        attack: 'dropped',
        measured: `${dropped} (${countsText(outcomes)})`,
        bound: '0',
        isOk: dropped === 0,
      },
      {
        attack: 'files of pages',
        measured: `${missing.length} missing of ${pages} pages`,
        bound: redis ? '0' : 'any number: no redis-server',
        isOk: missing.length === 0 || !redis,
      },
      {
        attack: 'carts',
        measured: `${lostCarts.size} lost of ${buyers.length}`,
        bound: '0, and each can be ordered while in stock',
        isOk: lostCarts.size === 0,
      },
      {
        attack: 'orders',
        measured: `${countsText(orders)}; ${faults.length} faults`,
        bound: 'each is one order',
        isOk: faults.length === 0,
      },
    ]
  },
}

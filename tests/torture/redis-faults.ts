import { hasRedis, startRedis } from '#tests/support/redis.ts'
import { openShopper } from '#tests/support/shopper.ts'
import { until } from '#tests/support/until.ts'

import { openBalancedShops } from './balanced-shops.ts'
import { openBuyer, productsOf } from './buyer.ts'
import { pageVisitor } from './page-visitor.ts'
import { countsText, type Part, type Row } from './part.ts'
import { openStandaloneMerchant } from './standalone-merchant.ts'

const fullSize = 3_000
const doubledOrders = 20
/** At least, so that a phase is longer than the three seconds after which a silent Redis counts as lost. */
const leastPhaseMs = 8_000
const slowestPageMs = 3_000
const sharedAgainMs = 20_000
const paths = ['/', '/c/soffor', '/varukorgen', '/en', '/logga-in']

/**
 * Two instances behind a balancer share a Redis, which is frozen, resumed, killed and started again, empty. No request is
 * dropped or slow, carts and orders stay, and limits are shared again afterwards.
 */
export const redisFaults: Part = {
  name: 'redis',
  minutes: 15,
  async run({ times, random, print }, isOver) {
    if (!hasRedis) {
      return [{ attack: 'all', measured: 'skipped', bound: 'needs redis-server', isOk: true }]
    }
    await using merchant = await openStandaloneMerchant(1_000)
    await using redis = await startRedis()
    const choose = random('redis')
    const env = { REDIS_URL: redis.url }
    await using shops = await openBalancedShops(merchant, choose, { env })
    const [one, other] = shops.instances.map(({ origin }) => origin) as [string, string]
    const products = await productsOf(one)
    const owner = await openBuyer(shops.origin, products, choose)
    const rows: Row[] = []
    let outcomes: { status: string | number; ms: number }[] = []
    let orders: string[] = []
    let faults: string[] = []
    let networks = 0
    let isEnding = false

    const visit = async (path: string) => {
      using visitor = pageVisitor(shops.origin)
      while (!isEnding) {
        const search = `/s/${Math.floor(choose() * 1e9).toString(36)}`
        for (const address of [path, search]) {
          const received = await visitor.get(address).catch((fault: Error) => fault.message)
          outcomes.push(
            typeof received === 'string' ? { status: received, ms: 0 } : { ...received },
          )
        }
      }
    }
    const buy = async () => {
      while (!isEnding) {
        const buyer = await openBuyer(shops.origin, products, choose)
        const page = await buyer.order().catch((fault: Error) => fault.message)
        const placed = merchant.ordersOf(buyer.email)
        const status = typeof page === 'string' ? page : page.status
        orders.push(String(status))
        if (status !== 303 || placed !== 1) faults.push(`${buyer.email}: ${status}, ${placed}`)
        if ((await owner.shopper.linesInCart()) !== 1) faults.push('the cart is lost')
      }
    }
    /** Guesses at one instance count at the other. */
    const areLimitsShared = async () => {
      const network = `10.200.${networks >> 8}.${networks++ & 255}`
      const email = `guessed-${networks}@example.com`
      const guess = async (origin: string) => {
        const shopper = openShopper(origin, '', { 'X-Forwarded-For': network })
        return (await shopper.post('/logga-in', { email, password: 'guess' })).status
      }
      for (let tries = 0; tries < 5; tries++) await guess(one)
      const statuses = await Promise.all([1, 2, 3].map(() => guess(other)))
      return statuses.includes(429)
    }
    const phase = async (name: string, isShared: boolean) => {
      ;[outcomes, orders, faults] = [[], [], []]
      const started = performance.now()
      const isLongEnough = () =>
        performance.now() - started > leastPhaseMs && outcomes.length >= times(fullSize)
      await until(() => isLongEnough() || isOver(), { what: name, deadlineMs: Infinity })
      if (isShared) {
        const isShared = await until(areLimitsShared, {
          what: 'shared limits',
          deadlineMs: sharedAgainMs,
        }).catch(() => false)
        if (!isShared) faults.push('limits are not shared')
      }
      const slowest = Math.max(...outcomes.map(({ ms }) => ms))
      const isDropped = ({ status }: (typeof outcomes)[number]) => !(Number(status) < 500)
      const dropped = outcomes.filter(isDropped).length
      for (const fault of faults.slice(0, 10)) print(`${name}: ${fault}`)
      print(`${name}: ${countsText(outcomes.map(({ status }) => status))}`)
      rows.push({
        attack: name,
        measured: `${dropped} of ${outcomes.length} dropped, slowest ${Math.round(slowest)} ms, orders ${countsText(orders)}, ${faults.length} faults`,
        bound: `0 dropped, ≤ ${slowestPageMs} ms, each order one`,
        isOk: dropped === 0 && slowest <= slowestPageMs && faults.length === 0,
      })
    }

    const traffic = [...paths.map(visit), buy()]
    try {
      await phase('shared', true)
      redis.suspend()
      await phase('frozen', false)
      redis.resume()
      await phase('resumed', true)
      await redis.kill()
      await phase('killed', false)
      await redis.start()
      await phase('back, empty', true)
    } finally {
      isEnding = true
      await Promise.all(traffic)
    }

    let doubled = 0
    for (let nth = 0; nth < doubledOrders; nth++) {
      const buyer = await openBuyer(shops.origin, products, choose)
      const pages = await Promise.all([1, 2, 3, 4].map(() => buyer.order()))
      const addresses = new Set(pages.map(({ location }) => location))
      if (merchant.ordersOf(buyer.email) !== 1 || addresses.size !== 1) doubled++
    }
    rows.push({
      attack: `${doubledOrders} forms sent to both instances`,
      measured: `${doubled} are not one order`,
      bound: '0',
      isOk: doubled === 0,
    })
    return rows
  },
}

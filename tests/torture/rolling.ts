import { once } from 'node:events'
import { Agent, request } from 'node:http'

import { freePort } from '#tests/support/free-port.ts'
import type { Shop } from '#tests/support/start-shop.ts'
import { until } from '#tests/support/until.ts'

import { openBuyer, productsOf } from './buyer.ts'
import { openStandaloneMerchant, type StandaloneMerchant } from './standalone-merchant.ts'
import { countsText, completionRow, type Part } from './part.ts'

const fullSize = 10
const paths = ['/', '/c/soffor', '/varukorgen', '/en', '/s/stol', '/favicon.svg']

interface Instance {
  port: number
  origin: string
  /** In rotation at the balancer. */
  isIn: boolean
  shop: Shop
}

/** Two instances are restarted one after the other, behind a balancer that checks readiness. */
export const rolling: Part = {
  name: 'rolling',
  minutes: 20,
  async run({ times, random, print }, isOver) {
    await using merchant = await openStandaloneMerchant(1_000)
    const instances = [await openInstance(merchant), await openInstance(merchant)]
    const products = await productsOf(instances[0]!.origin)
    const choose = random('rolling')
    const wantedCount = times(fullSize)
    const outcomes: (string | number)[] = []
    const orders: (string | number)[] = []
    const faults: string[] = []
    let isEnding = false
    let done = 0
    const chosen = () => {
      const open = instances.filter(({ isIn }) => isIn)
      return open[Math.floor(choose() * open.length)] ?? instances[0]!
    }

    const balancer = async (instance: Instance) => {
      const requestPage = async () => {
        const ready = await fetch(`${instance.origin}/health/ready`).catch(() => null)
        instance.isIn = ready?.status === 200
        return isEnding
      }
      await until(requestPage, { what: 'the end', deadlineMs: Infinity })
    }
    const visitor = async (path: string) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 2 })
      while (!isEnding) {
        const { origin } = chosen()
        outcomes.push(await get(origin + path, agent).catch((fault: Error) => fault.message))
      }
      agent.destroy()
    }
    const buying = async () => {
      while (!isEnding) {
        const outcome = await openBuyer(chosen().origin, products, choose).then(
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
    const traffic = [...instances.map(balancer), ...paths.map(visitor), buying(), buying()]
    try {
      for (; done < wantedCount && !isOver(); done++) {
        for (const instance of instances) {
          const exited = once(instance.shop.process, 'exit')
          instance.shop.process.kill('SIGTERM')
          const [code] = (await exited) as [number | null]
          if (code !== 0) faults.push(`ended with ${code}`)
          await instance.shop[Symbol.asyncDispose]()
          instance.shop = await merchant.openShop(instance.port)
          await until(() => instance.isIn, { what: 'the balancer to see it' })
        }
        print(`${done + 1} of ${wantedCount}, ${outcomes.length} answers, ${orders.length} orders`)
      }
    } finally {
      isEnding = true
      await Promise.all(traffic)
      for (const { shop } of instances) await shop[Symbol.asyncDispose]()
    }
    for (const fault of faults.slice(0, 20)) print(fault)
    const dropped = outcomes.filter(
      (outcome) => typeof outcome !== 'number' || outcome >= 500,
    ).length
    return [
      completionRow(done, wantedCount, 'restarts'),
      {
        attack: 'requests',
        measured: countsText(outcomes),
        bound: '0 dropped',
        isOk: dropped === 0,
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

async function openInstance(merchant: StandaloneMerchant): Promise<Instance> {
  const port = await freePort()
  const shop = await merchant.openShop(port)
  return { port, origin: `http://localhost:${port}`, isIn: true, shop }
}

function get(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      address,
      { agent, headers: { Accept: 'text/html' } },
      (response) => {
        response.resume()
        response.on('error', reject)
        response.on('end', () => resolve(response.complete ? (response.statusCode ?? 0) : 0))
      },
    )
    clientRequest.on('error', reject)
    clientRequest.end()
  })
}

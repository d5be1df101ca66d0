import { openHost } from '#tests/support/open-host.ts'
import {
  faults,
  openFaultProxy,
  rareFaults,
  type AnyFault,
  type FaultProxy,
} from '#tests/support/fault-proxy.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { openShopper, type Page, type Shopper } from '#tests/support/shopper.ts'
import { merchantSettings, startShop, type Shop } from '#tests/support/start-shop.ts'
import { until } from '#tests/support/until.ts'
import type { Upstream } from '#tests/support/upstream-of.ts'

import { openBuyer, productsOf, type Buyer } from './buyer.ts'
import { counted, type Part, type Row } from './part.ts'

const upstreamNames: readonly Upstream[] = [
  ...([
    'catalogue',
    'cart',
    'order check',
    'checkout',
    'order',
    'customer',
    'auth',
    'sign',
  ] as const),
  ...(['images', 'payment'] as const),
]
const kinds = [...Object.keys(faults), ...Object.keys(rareFaults)] as AnyFault[]
/** For a page, on a machine with other load. */
const slowestPageMs = 6_000
/** A change is retried longer: an order that may have been placed is not given up at once. */
const slowestChangeMs = 20_000
const recoveryMs = 30_000
const anna = { email: 'anna@example.com', password: 'soffa123' }

interface Scene {
  shop: Shop
  proxy: FaultProxy
  product: string
  guest: Shopper
  buyer: Buyer
  customer: Shopper
  newcomer(): Shopper
}

/**
 * Each part of the merchant fails in each way; every screen and form is used during and after the
 * fault.
 */
export const upstreams: Part = {
  name: 'upstreams',
  minutes: 40,
  async run({ times, random, say }, isOver) {
    await using merchant = await openSeededMerchant(240, {
      hasDemoCustomers: true,
      clock: () => new Date(),
      delay: async () => undefined,
    })
    await using proxy = await openFaultProxy(merchant.origin)
    await using shop = await startShop({
      env: { ...merchantSettings(proxy.origin), BASE_URL: merchant.publicOrigin, TRUST_PROXY: '1' },
    })
    await using passage = await openHost({ merchantOrigin: proxy.origin })
    const choose = random('upstreams')
    const products = await productsOf(shop.origin)
    let networks = 0
    const newcomer = () =>
      openShopper(shop.origin, '', {
        'X-Forwarded-For': `172.16.${networks >> 8}.${networks++ & 255}`,
      })
    const customer = newcomer()
    await customer.post('/logga-in', { ...anna, remember: 'on' })
    const rows: Row[] = []
    for (const upstream of upstreamNames.slice(0, times(upstreamNames.length))) {
      const found: string[] = []
      const statuses: number[] = []
      let done = 0
      for (const fault of kinds) {
        if (isOver()) break
        const buyer = await openBuyer(shop.origin, products, choose)
        const scene = {
          shop,
          proxy,
          product: products[0]!,
          guest: newcomer(),
          buyer,
          customer,
          newcomer,
        }
        proxy.spoil(fault, upstream)
        const looked =
          upstream === 'images' || upstream === 'payment'
            ? await lookThrough(passage.origin, upstream)
            : await look(scene)
        proxy.heal()
        statuses.push(...looked.map(({ status }) => status))
        const faultsFound = [...looked.flatMap(faultOf), ...(await leftAfter(scene))]
        found.push(...faultsFound.map((what) => `${fault}: ${what}`))
        done++
      }
      for (const what of found.slice(0, 20)) say(`${upstream}, ${what}`)
      rows.push({
        attack: `${upstream} × ${done}`,
        measured: `${found.length} faults (${counted(statuses)})`,
        bound: 'nothing but 503 in time, all is there afterwards',
        isOk: found.length === 0 && done === kinds.length,
      })
    }
    const isClean = !/uncaught|unhandled|"level":60/i.test(shop.said())
    rows.push({
      attack: 'the log',
      measured: isClean ? 'nothing uncaught' : 'something uncaught',
      bound: 'nothing uncaught',
      isOk: isClean && shop.process.exitCode === null,
    })
    return rows
  },
}

interface Looked {
  what: string
  status: number
  ms: number
  mostMs: number
  isWhole: boolean
}

async function look({ product, guest, buyer, customer, newcomer }: Scene): Promise<Looked[]> {
  const page = (visitor: Shopper, path: string) =>
    timed(path, slowestPageMs, () => visitor.get(path))
  const change = (visitor: Shopper, path: string, fields: Record<string, string>) =>
    timed(`POST ${path}`, slowestChangeMs, () => visitor.post(path, fields))
  const random = `/s/${encodeURIComponent(`soffa ${performance.now()}`)}`
  const looked = await Promise.all([
    ...['/', '/c/soffor', product, random, '/logga-in', '/health/ready'].map((path) =>
      page(guest, path),
    ),
    ...['/varukorgen', '/kassan', '/', product].map((path) => page(buyer.shopper, path)),
    ...['/mina-sidor/ordrar', '/', '/varukorgen'].map((path) => page(customer, path)),
    change(newcomer(), '/logga-in', anna),
    change(newcomer(), '/glomt-losenord', { email: 'eva@example.com' }),
    change(newcomer(), product, { sku: '1', quantity: '1' }),
  ])
  looked.push(await timed('order', slowestChangeMs, () => buyer.order()))
  return looked
}

/** Pictures and payment pages of the embedded merchant are proxied by the shop. */
async function lookThrough(origin: string, upstream: Upstream): Promise<Looked[]> {
  const paths = ['product/300f375/x-1.jpg', 'category/400w/scene-lighting-3.jpg', 'x', '..%2fx']
  const ask = (path: string) =>
    timed(path, slowestPageMs, async () => {
      const { status, headers } = await fetch(`${origin}/merchant/${upstream}/${path}`, {
        redirect: 'manual',
      })
      return { status, headers, html: '</html>', location: headers.get('location') }
    })
  return Promise.all(paths.map(ask))
}

async function timed(what: string, mostMs: number, ask: () => Promise<Page>): Promise<Looked> {
  const started = performance.now()
  // Disconnected within the body, or no response at all.
  const page = await ask().catch(() => null)
  const ms = performance.now() - started
  const isWhole = page !== null && (page.status < 500 || /<\/html>|"status"/.test(page.html))
  return { what, status: page?.status ?? 0, ms, mostMs, isWhole }
}

function faultOf({ what, status, ms, mostMs, isWhole }: Looked): string[] {
  const found: string[] = []
  // A failed picture may have a gateway error.
  if (status === 0 || (status >= 500 && ![502, 503, 504].includes(status))) {
    found.push(`${what} is answered with ${status}`)
  }
  if (!isWhole) found.push(`${what} is not whole`)
  if (ms > mostMs) found.push(`${what} takes ${Math.round(ms)} ms`)
  return found
}

/** The cart or its order, the login and the pages work again. */
async function leftAfter({ buyer, customer, guest, product }: Scene): Promise<string[]> {
  const found: string[] = []
  const comesBack = async (what: string, ask: () => Promise<boolean>) => {
    const isBack = await until(ask, { what, deadlineMs: recoveryMs }).catch(() => false)
    if (!isBack) found.push(`${what} is not back`)
  }
  await comesBack('a product', async () => (await guest.get(product)).status === 200)
  await comesBack(
    'the orders',
    async () => (await customer.get('/mina-sidor/ordrar')).status === 200,
  )
  await comesBack('the order', async () => {
    const { status } = await buyer.order()
    return status === 303 || (status === 302 && (await buyer.shopper.linesInCart()) === 0)
  })
  return found
}

import { anna } from '#tests/support/account-forms.ts'
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
import { countsText, type Part, type Row } from './part.ts'

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

interface Visitors {
  shop: Shop
  proxy: FaultProxy
  product: string
  guest: Shopper
  buyer: Buyer
  customer: Shopper
  newVisitor(): Shopper
}

/**
 * Each part of the merchant fails in each way; every screen and form is requested during and after
 * the fault.
 */
export const upstreams: Part = {
  name: 'upstreams',
  minutes: 40,
  async run({ times, random, print }, isOver) {
    await using merchant = await openSeededMerchant(240, {
      hasDemoCustomers: true,
      clock: () => new Date(),
      delay: async () => undefined,
    })
    await using proxy = await openFaultProxy(merchant.origin)
    await using shop = await startShop({
      env: { ...merchantSettings(proxy.origin), BASE_URL: merchant.publicOrigin, TRUST_PROXY: '1' },
    })
    await using merchantProxy = await openHost({ merchantOrigin: proxy.origin })
    const choose = random('upstreams')
    const products = await productsOf(shop.origin)
    let networks = 0
    const newVisitor = () =>
      openShopper(shop.origin, '', {
        'X-Forwarded-For': `172.16.${networks >> 8}.${networks++ & 255}`,
      })
    const customer = newVisitor()
    await customer.post('/logga-in', { ...anna, remember: 'on' })
    const rows: Row[] = []
    for (const upstream of upstreamNames.slice(0, times(upstreamNames.length))) {
      const found: string[] = []
      const statuses: number[] = []
      let done = 0
      for (const fault of kinds) {
        if (isOver()) break
        const buyer = await openBuyer(shop.origin, products, choose)
        const visitors = {
          shop,
          proxy,
          product: products[0]!,
          guest: newVisitor(),
          buyer,
          customer,
          newVisitor,
        }
        proxy.setFault(fault, upstream)
        const pages =
          upstream === 'images' || upstream === 'payment'
            ? await requestProxied(merchantProxy.origin, upstream)
            : await requestScreens(visitors)
        proxy.clearFault()
        statuses.push(...pages.map(({ status }) => status))
        const faultsFound = [...pages.flatMap(faultOf), ...(await faultsAfterRecovery(visitors))]
        found.push(...faultsFound.map((what) => `${fault}: ${what}`))
        done++
      }
      for (const what of found.slice(0, 20)) print(`${upstream}, ${what}`)
      rows.push({
        attack: `${upstream} × ${done}`,
        measured: `${found.length} faults (${countsText(statuses)})`,
        bound: 'nothing but 503 in time, all is there afterwards',
        isOk: found.length === 0 && done === kinds.length,
      })
    }
    const isClean = !/uncaught|unhandled|"level":60/i.test(shop.output())
    rows.push({
      attack: 'the log',
      measured: isClean ? 'nothing uncaught' : 'something uncaught',
      bound: 'nothing uncaught',
      isOk: isClean && shop.process.exitCode === null,
    })
    return rows
  },
}

interface TimedPage {
  what: string
  status: number
  ms: number
  maxMs: number
  isComplete: boolean
}

async function requestScreens({
  product,
  guest,
  buyer,
  customer,
  newVisitor,
}: Visitors): Promise<TimedPage[]> {
  const page = (visitor: Shopper, path: string) =>
    timed(path, slowestPageMs, () => visitor.get(path))
  const change = (visitor: Shopper, path: string, fields: Record<string, string>) =>
    timed(`POST ${path}`, slowestChangeMs, () => visitor.post(path, fields))
  const random = `/s/${encodeURIComponent(`soffa ${performance.now()}`)}`
  const pages = await Promise.all([
    ...['/', '/c/soffor', product, random, '/logga-in', '/health/ready'].map((path) =>
      page(guest, path),
    ),
    ...['/varukorgen', '/kassan', '/', product].map((path) => page(buyer.shopper, path)),
    ...['/mina-sidor/ordrar', '/', '/varukorgen'].map((path) => page(customer, path)),
    change(newVisitor(), '/logga-in', anna),
    change(newVisitor(), '/glomt-losenord', { email: 'eva@example.com' }),
    change(newVisitor(), product, { sku: '1', quantity: '1' }),
  ])
  pages.push(await timed('order', slowestChangeMs, () => buyer.order()))
  return pages
}

/** Pictures and payment pages of the embedded merchant are proxied by the shop. */
async function requestProxied(origin: string, upstream: Upstream): Promise<TimedPage[]> {
  const paths = ['product/300f375/x-1.jpg', 'category/400w/scene-lighting-3.jpg', 'x', '..%2fx']
  const request = (path: string) =>
    timed(path, slowestPageMs, async () => {
      const { status, headers } = await fetch(`${origin}/merchant/${upstream}/${path}`, {
        redirect: 'manual',
      })
      return { status, headers, html: '</html>', location: headers.get('location') }
    })
  return Promise.all(paths.map(request))
}

async function timed(
  what: string,
  maxMs: number,
  request: () => Promise<Page>,
): Promise<TimedPage> {
  const started = performance.now()
  // Disconnected within the body, or no response at all.
  const page = await request().catch(() => null)
  const ms = performance.now() - started
  const isComplete = page !== null && (page.status < 500 || /<\/html>|"status"/.test(page.html))
  return { what, status: page?.status ?? 0, ms, maxMs, isComplete }
}

function faultOf({ what, status, ms, maxMs, isComplete }: TimedPage): string[] {
  const found: string[] = []
  // A failed picture may have a gateway error.
  if (status === 0 || (status >= 500 && ![502, 503, 504].includes(status))) {
    found.push(`${what} is answered with ${status}`)
  }
  if (!isComplete) found.push(`${what} is not whole`)
  if (ms > maxMs) found.push(`${what} takes ${Math.round(ms)} ms`)
  return found
}

/** The cart or its order, the login and the pages work again. */
async function faultsAfterRecovery({
  buyer,
  customer,
  guest,
  product,
}: Visitors): Promise<string[]> {
  const found: string[] = []
  const expectRecovery = async (what: string, request: () => Promise<boolean>) => {
    const hasRecovered = await until(request, { what, deadlineMs: recoveryMs }).catch(() => false)
    if (!hasRecovered) found.push(`${what} is not back`)
  }
  await expectRecovery('a product', async () => (await guest.get(product)).status === 200)
  await expectRecovery(
    'the orders',
    async () => (await customer.get('/mina-sidor/ordrar')).status === 200,
  )
  await expectRecovery('the order', async () => {
    const { status } = await buyer.order()
    return status === 303 || (status === 302 && (await buyer.shopper.linesInCart()) === 0)
  })
  return found
}

/**
 * A guest's purchase through the shop and the embedded merchant: how long the server takes to add a
 * product to the cart, to show the cart, to take the address and to place the order, and how many calls each
 * makes to the merchant (BENCH_PURCHASES, 40 by default). The baseline is a page without calls of its own.
 * Fails when a step makes more calls than it needs.
 */
import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { openShop } from '#tests/support/open-shop.ts'
import { openFaultProxy } from '#tests/support/fault-proxy.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { openShopper, type Page } from '#tests/support/shopper.ts'
import { typedAddress } from '#tests/support/typed-address.ts'

import { median } from './request-rate.ts'

const purchases = Number(process.env['BENCH_PURCHASES'] ?? 40)
const warmUp = 10
/** Each call costs a shopper a round trip to a merchant that may be far away. */
const maxCalls: Readonly<Record<string, number>> = {
  'add to the first cart': 3,
  'add to a cart': 2,
  'show the cart': 3,
  'save the address': 2,
  'place the order': 5,
}

// In stock for more purchases than are made.
const chair = `/p/${demoProducts['tier-price'].aliases.sv}`
const mattress = `/p/${demoProducts['static-stock'].aliases.sv}`
const address = {
  customerType: 'PERSON',
  ...typedAddress,
  zip: '903 26',
  identityNumber: '811228-9874',
  terms: 'on',
}
/** Ends with the order, without a payment page. */
const invoice = '24'

await using merchant = await openSeededMerchant()
await using proxy = await openFaultProxy(merchant.origin)
await using shop = await openShop(proxy.origin, {
  BASE_URL: merchant.publicOrigin,
  TRUST_PROXY: '1',
})

const samples = new Map<string, { ms: number; calls: number }[]>()
for (let round = 0; round < purchases + warmUp; round++) await buy(round)

const baseline = median(samples.get('baseline: the login page')!.map(({ ms }) => ms))
for (const [step, all] of samples) {
  const times = all.map(({ ms }) => ms).sort((a, b) => a - b)
  const calls = Math.max(...all.map((sample) => sample.calls))
  const p95 = times[Math.floor(times.length * 0.95)]!
  const ratio = (median(times) / baseline).toFixed(1)
  console.log(
    `${step.padEnd(26)} median ${median(times).toFixed(1)} ms (${ratio} × baseline), ` +
      `p95 ${p95.toFixed(1)} ms, at most ${calls} calls`,
  )
  if (calls > (maxCalls[step] ?? Infinity)) process.exitCode = 1
}
process.exit()

async function buy(round: number): Promise<void> {
  // Each from a network of its own: a network may begin a limited number of carts.
  const network = { 'X-Forwarded-For': `10.${round >> 8}.${round & 255}.1` }
  const shopper = openShopper(shop.origin, '', network)
  const skus = [await shopper.buyingForm(chair), await shopper.buyingForm(mattress)]
  const measure = async (step: string, status: number, send: () => Promise<Page>) => {
    const before = callCount()
    const started = performance.now()
    const page = await send()
    const sample = { ms: performance.now() - started, calls: callCount() - before }
    if (page.status !== status) throw new Error(`${step}: ${page.status}`)
    if (round >= warmUp) samples.set(step, [...(samples.get(step) ?? []), sample])
    return page
  }
  await measure('baseline: the login page', 200, () => shopper.get('/logga-in'))
  await measure('add to the first cart', 303, () =>
    shopper.post(chair, { sku: skus[0]!.sku, quantity: '1' }),
  )
  await measure('add to a cart', 303, () =>
    shopper.post(mattress, { sku: skus[1]!.sku, quantity: '1' }),
  )
  await measure('show the cart', 200, () => shopper.get('/varukorgen'))
  await measure('save the address', 303, () =>
    shopper.post('/kassan', { ...address, intent: 'update' }),
  )
  const { shippingId = '' } = formFields((await shopper.get('/kassan')).html)
  const choices = { shippingId, paymentId: invoice }
  await shopper.post('/kassan', { ...address, ...choices, intent: 'update' })
  const form = formFields((await shopper.get('/kassan')).html)
  await measure('place the order', 303, () =>
    shopper.post('/kassan', { ...form, ...address, ...choices, intent: 'order' }),
  )
}

function callCount(): number {
  return [...proxy.requestCounts.values()].reduce((sum, count) => sum + count, 0)
}

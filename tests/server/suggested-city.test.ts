import { expect, it } from 'vitest'

import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { openShop } from '#tests/support/open-shop.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { openShopper } from '#tests/support/shopper.ts'

/** Without scripts the server fills in the city of the postal code, where a pickup point near it names one. */
const merchant = await openForTests(openSeededMerchant(60, { clock: () => new Date() }))
const shop = await openForTests(openShop(merchant.origin))

type Typed = Record<string, string>
const pathOf = (product: keyof typeof demoProducts) => `/p/${demoProducts[product].aliases.sv}`
const light = pathOf('below-30-day-low')
/** Too heavy for a pickup point. */
const heavy = pathOf('static-stock')

async function cityAfter(product: string, enteredZip: string, ...forms: Typed[]) {
  const shopper = openShopper(shop.origin)
  await shopper.buy(product)
  if (enteredZip) await shopper.post('/leverans-till', { zip: enteredZip })
  for (const form of forms) {
    const fields = formFields((await shopper.get('/kassan')).html)
    await shopper.post('/kassan', { ...fields, intent: 'update', ...form })
  }
  return formFields((await shopper.get('/kassan')).html).city
}

it.each<[what: string, product: string, enteredZip: string, forms: Typed[], city: string]>([
  ['an empty city is that of the code', light, '', [{ zip: '411 12' }], 'Göteborg'],
  ['a typed city stays', light, '', [{ zip: '411 12', city: 'Kållered' }], 'Kållered'],
  ['and with another code', light, '', [{ zip: '411 12', city: 'Ort' }, { zip: '903 25' }], 'Ort'],
  ['another code brings its city', light, '', [{ zip: '411 12' }, { zip: '903 25' }], 'Umeå'],
  ['a changed city stays', light, '', [{ zip: '411 12' }, { city: 'Kållered' }], 'Kållered'],
  ['in the delivery widget', light, '', [{ country: 'no', zip: '5003' }], 'Bergen'],
  ['heavy goods: nothing names it', heavy, '', [{ zip: '411 12' }], ''],
  ['heavy goods: the code was entered while shopping', heavy, '411 12', [{}], 'Göteborg'],
  ['heavy goods: another code was', heavy, '903 25', [{ zip: '411 12' }], ''],
  ['an order does not fill it', light, '', [{ zip: '411 12', intent: 'order' }], ''],
])('%s', async (_what, product, enteredZip, forms, city) => {
  expect(await cityAfter(product, enteredZip, ...forms)).toBe(city)
})

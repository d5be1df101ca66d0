import { expect, it } from 'vitest'

import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { openShop } from '#tests/support/open-shop.ts'
import { formFields } from '#tests/support/form-fields.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { openShopper } from '#tests/support/shopper.ts'

/** Without scripts, and past `maxlength`: a text that is too long is refused at its field, and stays there. */
const tooLong = 'Texten är för lång'
const merchant = await openForTests(openSeededMerchant(60, { clock: () => new Date() }))
const shop = await openForTests(openShop(merchant.origin))

it.each([
  ['lastName', 200],
  ['city', 200],
  ['email', 254],
  ['message', 1000],
] as const)('the checkout refuses a longer %s than %i with every button', async (field, limit) => {
  const shopper = openShopper(shop.origin)
  await shopper.buy(`/p/${demoProducts['below-30-day-low'].aliases.sv}`)
  await shopper.post('/kassan', { intent: 'update', zip: '90325', [field]: 'Kort' })
  const text = 'å'.repeat(limit + 1)
  const shown = formFields((await shopper.get('/kassan')).html)
  const fields = { ...shown, firstName: 'Eva' }
  for (const intent of ['update', 'details', 'login', 'order']) {
    const page = await shopper.post('/kassan', { ...fields, [field]: text, intent })
    expect([intent, page.status]).toEqual([intent, 422])
    expect(page.html).toContain(text)
    if (field !== 'email' || intent !== 'order') expect(page.html).toContain(tooLong)
  }
  expect((await shopper.post('/checkout/draft', { ...fields, [field]: text })).status).toBe(422)
  // Everything else was saved, and nothing cut.
  const { html } = await shopper.get('/kassan')
  expect(html).toContain('value="Eva"')
  expect(html).not.toContain('ååååå')
  expect(html).toContain('Kort')
})

it.each([
  ['cart', '/varukorgen', { intent: 'promo' }],
  ['checkout', '/kassan', { intent: 'code' }],
])('the %s refuses a promo code without an end at its field', async (_where, path, form) => {
  const shopper = openShopper(shop.origin)
  await shopper.buy(`/p/${demoProducts['below-30-day-low'].aliases.sv}`)
  const code = 'X'.repeat(3_000)
  const page = await shopper.post(path, { ...form, code })
  expect(page.status).toBe(422)
  expect(page.html).toContain('Koden är ej giltig')
  expect(page.html).toContain(`value="${code}"`)
})

import { expect, it } from 'vitest'

import { formFields } from '#tests/support/form-fields.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openPurchases } from '#tests/support/purchases.ts'
import { typedAddress } from '#tests/support/typed-address.ts'

/** Where balance and gift code pay everything, no way to pay, fee or personal number is asked for. */
const purchases = await openForTests(openPurchases())

const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
/** The cheapest product with its alias and price. */
async function cheapest(): Promise<string> {
  const { products } = await purchases.ask<{
    products: { products: { alias: string; unitPrice: { sellingPriceIncVat: number } }[] }
  }>(
    `{ products(skip: 0, take: 5, filter: { sort: PRICE }, marketId: "se", languageId: "sv-SE") {
      products { alias unitPrice { sellingPriceIncVat } } } }`,
  )
  const [first] = products.products
  expect(first!.unitPrice.sellingPriceIncVat).toBeLessThan(400)
  return `/p/${first!.alias}`
}

it.each([
  ['se', true],
  ['fi', false],
])('says that the balance in kronor pays in %s: %s', async (market, isSaid) => {
  const shopper = purchases.newShopper(undefined, `ralph-selected-market=${market}`)
  await shopper.post('/logga-in', { email: 'anna@example.com', password: 'soffa123' })
  const { html } = await shopper.get('/mina-sidor/saldo')
  expect(main(html)).toMatch(/500\s(kr|SEK)/)
  expect(main(html).includes('Saldot dras av automatiskt')).toBe(isSaid)
})

it.each([
  ['balance', 'an invoice with a fee', '24'],
  ['balance and gift code', 'Klarna', '31'],
])('%s, after %s was chosen: one button without a payment', async (by, _, paymentId) => {
  const shopper = purchases.newShopper()
  await shopper.post('/logga-in', { email: 'anna@example.com', password: 'soffa123' })
  await shopper.buy(await cheapest())
  const code = by === 'balance' ? '' : 'GAVA500'
  await shopper.post('/kassan', { intent: 'update', zip: '90325' })
  await shopper.post('/kassan', { intent: 'code', zip: '90325', paymentId, code })
  const typed = {
    ...typedAddress,
    terms: 'on',
  }
  const { html } = await shopper.get('/kassan')
  const fields = formFields(html)
  expect(fields.seenDue).toBe('0')
  expect(main(html)).not.toMatch(/type="radio"[^>]*name="paymentId"|name="identityNumber"/)
  expect(main(html)).not.toMatch(/Swish|Kort, Visa|Faktura|avgift|[Pp]ersonnummer/)
  expect(main(html)).toContain('Betala nu')
  // Pickup comes to nobody's home.
  expect(main(html)).toContain('Utlämningsställe nära dig')
  expect(main(html)).not.toMatch(/hemma hos dig|hos dig senast/i)

  const ordered = await shopper.post('/kassan', { ...fields, ...typed, intent: 'order' })
  expect(ordered.status).toBe(303)
  const page = await shopper.get(await purchases.confirmationOf(ordered.location!))
  expect(page.html).toContain('Tack för din order!')
  expect(main(page.html)).not.toMatch(/hemma hos dig|hos dig senast/i)
  expect(main(page.html)).not.toMatch(/Faktura|Swish|[Pp]ersonnummer/)
})

import { expect, it } from 'vitest'

import { contractParts } from '#server/merchant/buying/order/mail/contract-parts.ts'
import type { Order } from '#server/merchant/buying/order/order.store.ts'
import type { LanguageCode, MarketAlias } from '#server/merchant/channel/markets.ts'
import { createMail } from '#server/merchant/mail/create-mail.ts'
import { listLatestMail } from '#server/merchant/mail/outbox.store.ts'
import {
  annasCheckout,
  createCartWith,
  placeOrder,
} from '#tests/server/merchant/buying/order/shopper-actions.ts'
import { chair } from '#tests/server/merchant/buying/order/test-catalogue.ts'
import { openTestShop, origin } from '#tests/server/merchant/buying/order/test-shop.ts'

const shop = {
  publicOrigin: 'https://shop.test',
  seller: {
    name: 'Ek & Co AB',
    organizationNumber: '556000-0000',
    vatNumber: 'SE556000000001',
    address: ['Storgatan 1', '111 22 Stockholm'],
    email: 'hej@shop.test',
    phone: '+46 8 465 004 00',
  },
}
const terms = [{ title: 'Priser', paragraphs: ['Med moms.', 'I kronor.'] }]

function contractMail(market: MarketAlias, language: LanguageCode, company = '') {
  const document = { language, quote: { market }, billingAddress: { company } }
  const order = { number: 100_001, document } as Order
  const link = 'https://shop.test/withdraw'
  const parts = contractParts(order, { date: '20 november 2026', link, terms }, shop)
  const mail = {
    kind: 'order-confirmation',
    subjectKey: '1',
    recipient: '',
    subject: 'Order',
  } as const
  return createMail({ ...mail, language }, parts, shop)
}

it.each<[MarketAlias, LanguageCode, string]>([
  ['se', 'sv', 'arn.se'],
  ['dk', 'en', 'naevneneshus.dk'],
  ['no', 'nb', 'forbrukertilsynet.no'],
  ['fi', 'sv', 'kuluttajariita.fi'],
  ['ax', 'sv', 'kuluttajariita.fi'],
  ['eu', 'en', 'eccnet.eu'],
])('in %s, in %s, a consumer is told of %s', (market, language, body) => {
  const { text, html } = contractMail(market, language)
  for (const shown of [text, html]) {
    expect(shown).toContain(body)
    expect(shown).toContain('https://shop.test/withdraw')
    for (const part of ['556000-0000', '+46 8 465 004 00', 'Med moms.', '20 november 2026']) {
      expect(shown).toContain(part)
    }
  }
  // The form carries the seller's address.
  expect(text).toMatch(/: Ek & Co AB, Storgatan 1, 111 22 Stockholm, hej@shop\.test\n/)
  expect(html).toContain('Ek &amp; Co AB')
})

it('an order has the terms of its day, in its mail and for its receipt, whose link has no key', async () => {
  const current = { title: 'Betalning', paragraphs: ['Mot faktura.', 'Inom 30 dagar.'] }
  using shop = openTestShop({ terms: () => [{ ...current }] })
  const cart = await createCartWith(shop, chair)
  const { placed } = await placeOrder(shop, cart, { ...annasCheckout, paymentId: 24 })
  current.paragraphs = ['I förskott.']
  const query = `query($id: Guid!) { orderContract(publicOrderId: $id) { title text isSubsection } }`
  const { data } = await shop.request(query, { id: placed.publicId })
  const mail = listLatestMail(shop.db, 1)[0]?.text
  const titles = data.orderContract.map(({ title }: { title: string }) => title)
  expect(titles).toEqual([
    'Ångerrätt',
    'Ångerblankett',
    'Köpvillkor den 20 november 2026',
    'Betalning',
    'Reklamationsrätt',
  ])
  for (const { title, text } of data.orderContract) {
    const [said, link] = text.split(/: (?=http)/)
    expect(mail).toContain(`${title === 'Betalning' ? title : title.toUpperCase()}\n${said}`)
    if (link) expect(link).toBe(`${origin}/angra-avtal`)
  }
  expect(data.orderContract[3]).toEqual({
    title: 'Betalning',
    text: 'Mot faktura.\n\nInom 30 dagar.',
    isSubsection: true,
  })
})

it('a company has the terms without the rights of consumers', () => {
  const { text } = contractMail('se', 'sv', 'Ek Kontor AB')
  expect(text).toContain('I kronor.')
  expect(text).not.toMatch(/arn\.se|ångerrätt/i)
})

import {
  alertTables,
  priceAlertTables,
  stockAlertTables,
} from '#server/merchant/accounts/customer/alert.store.ts'
import { openDatabase } from '#server/merchant/store/database.ts'
import { migrate } from '#server/merchant/store/migrate.ts'
import { openTestMerchant, fillCatalogue } from '#tests/server/merchant/graphql/test-merchant.ts'
import { until } from '#tests/support/until.ts'

import { expect, test } from 'vitest'
import { inEveryMarket, putSmallCatalogue, product } from '../../catalogue/small-catalogue.ts'
import { follow, outbox, untilMailed } from './mail-link.ts'

type Merchant = Awaited<ReturnType<typeof openTestMerchant>>

const options = { alertIntervalMs: 10 }
const names = { sv: 'Näs soffbord', en: 'Näs coffee table' }

async function idOf({ request }: Merchant, alias: string): Promise<number> {
  const { data } = await request(
    'query($alias: String!) { product(alias: $alias) { productId } }',
    { alias },
  )
  return data.product.productId
}

async function ask({ request }: Merchant, variables: Record<string, unknown>): Promise<boolean> {
  const { data } = await request(
    `mutation($email: String!, $productId: Int!, $includesVat: Boolean!, $shownPrice: Decimal,
        $languageId: String, $marketId: String) {
      monitorProductPrice(email: $email, productId: $productId, includesVat: $includesVat,
        shownPrice: $shownPrice, languageId: $languageId, marketId: $marketId) }`,
    { email: 'eva@example.com', includesVat: true, ...variables },
  )
  return data.monitorProductPrice
}

/** The outbox, with plain spaces in its amounts. */
const mailsTo = async (merchant: Merchant, email: string) =>
  (await outbox(merchant)).split(email).length - 1

/** The small catalogue with another price of the table, as an import writes it. */
function putTable({ cataloguePath }: Merchant, rest: Parameters<typeof product>[2]) {
  fillCatalogue(cataloguePath, (sink) => {
    putSmallCatalogue(sink)
    sink.putProduct(product('soffbord', names, { categoryKeys: ['tables'], ...rest }))
  })
}

/** Waits until another request has been answered, by whose check all earlier ones were made too. */
async function afterCheck(merchant: Merchant) {
  const email = `witness-${await mailsTo(merchant, 'witness')}@example.com`
  const productId = await idOf(merchant, 'lindo-green')
  expect(await ask(merchant, { productId, email })).toBe(true)
  const minor = 1_199_400 - (await mailsTo(merchant, 'witness'))
  fillCatalogue(merchant.cataloguePath, (sink) => {
    sink.putProduct(product('lindo-green', { sv: 'Lindö' }, { minor }))
  })
  await untilMailed(merchant, email)
}

test.concurrent('the merchant says that it has such mails', async () => {
  await using merchant = await openTestMerchant()
  expect((await merchant.request('{ offersPriceAlerts }')).data.offersPriceAlerts).toBe(true)
})

test.concurrent('a shopper receives one mail, with both prices in their language, when an import lowers the price', async () => {
  await using merchant = await openTestMerchant({ options })
  const productId = await idOf(merchant, 'soffbord')
  const asked = { productId, languageId: 'en', shownPrice: 2495 }
  expect(await ask(merchant, { ...asked, email: ' Eva@Example.com ' })).toBe(true)
  expect(await ask(merchant, asked)).toBe(true)
  await afterCheck(merchant)
  expect(await mailsTo(merchant, 'eva@example.com')).toBe(0)

  putTable(merchant, { minor: 199_500 })
  await untilMailed(merchant, 'Näs coffee table now costs SEK 1,995')
  expect(await mailsTo(merchant, 'eva@example.com')).toBe(1)
  const text = await outbox(merchant, '/2/text')
  expect(text).toContain('Price when you asked, 20 November 2026: SEK 2,495')
  expect(text).toContain('Price now: SEK 1,995')
  expect(text).toContain('http://shop.test/en/p/soffbord')
  // The law demands the lowest price of thirty days beside a reduction, so the mail claims none.
  expect(text).not.toMatch(/%|reduc|discount|sale/i)

  putTable(merchant, { minor: 149_500 })
  await afterCheck(merchant)
  expect(await mailsTo(merchant, 'eva@example.com')).toBe(1)
})

test.concurrent('a company is told prices without VAT, and a market its own price', async () => {
  await using merchant = await openTestMerchant({ options })
  const productId = await idOf(merchant, 'soffbord')
  const company = { productId, includesVat: false, email: 'kontor@example.com', shownPrice: 1996 }
  expect(await ask(merchant, company)).toBe(true)
  const finnish = { productId, marketId: 'fi', languageId: 'fi', email: 'aino@example.com' }
  expect(await ask(merchant, finnish)).toBe(true)
  const prices = { ...inEveryMarket(249_500), se: 199_500 }
  putTable(merchant, { prices: { selling: prices, regular: prices } })
  await untilMailed(merchant, 'kostar nu 1 596 kr exkl. moms')
  expect(await mailsTo(merchant, 'aino@example.com')).toBe(0)

  prices.fi = 19_950
  putTable(merchant, { prices: { selling: prices, regular: prices } })
  await untilMailed(merchant, 'Näs soffbord: hinta on nyt 199,50 €')
})

test.concurrent('a page with an older, higher price does not make the merchant send a mail at once', async () => {
  await using merchant = await openTestMerchant({ options })
  const productId = await idOf(merchant, 'soffbord')
  expect(await ask(merchant, { productId, shownPrice: 9999 })).toBe(true)
  await afterCheck(merchant)
  expect(await mailsTo(merchant, 'eva@example.com')).toBe(0)
})

test.concurrent('a product that is sold out has its mail when it can be bought', async () => {
  await using merchant = await openTestMerchant({ options })
  expect(await ask(merchant, { productId: await idOf(merchant, 'soffbord') })).toBe(true)
  putTable(merchant, { minor: 199_500, pieces: 0 })
  await afterCheck(merchant)
  expect(await mailsTo(merchant, 'eva@example.com')).toBe(0)
  putTable(merchant, { minor: 199_500, pieces: 1 })
  await untilMailed(merchant, 'eva@example.com')
})

test.concurrent('an invalid address, an unknown product and one that the market does not sell are rejected', async () => {
  await using merchant = await openTestMerchant()
  const productId = await idOf(merchant, 'soffbord')
  expect(await ask(merchant, { productId, email: 'eva' })).toBe(false)
  expect(await ask(merchant, { productId: 987_654 })).toBe(false)
  expect(await ask(merchant, { productId: -1 })).toBe(false)
  expect(await ask(merchant, { productId: await idOf(merchant, 'matta'), marketId: 'fi' })).toBe(
    false,
  )
})

test.concurrent('requests end after a year, and survive that their product is not sold for a while', async () => {
  await using merchant = await openTestMerchant({ options })
  const productId = await idOf(merchant, 'soffbord')
  expect(await ask(merchant, { productId })).toBe(true)
  const db = openDatabase(`${merchant.dataDir}/shop.db`)
  const left = () => db.prepare('SELECT subject_id FROM alert').all().length
  try {
    fillCatalogue(merchant.cataloguePath, (sink) => {
      sink.putProduct(product('lindo-green', { sv: 'Lindö' }, { minor: 1_199_500 }))
    })
    merchant.clock.now = new Date('2027-11-19T12:00:00Z')
    await afterCheck(merchant)
    expect(left()).toBe(1)
    merchant.clock.now = new Date('2027-11-20T12:00:01Z')
    await until(() => left() === 0, { what: 'the end of the request' })
  } finally {
    db.close()
  }
})

test.concurrent('the second mail to an address waits for its confirmation, and is sent while the price is still lower', async () => {
  await using merchant = await openTestMerchant({ options })
  const productId = await idOf(merchant, 'soffbord')
  const email = 'stranger@example.com'
  expect(await ask(merchant, { productId, email })).toBe(true)
  putTable(merchant, { minor: 199_500 })
  await untilMailed(merchant, 'kostar nu 1 995 kr')
  merchant.clock.now = new Date('2026-11-21T12:00:00Z')
  expect(await ask(merchant, { productId, email })).toBe(true)
  putTable(merchant, { minor: 149_500 })
  await afterCheck(merchant)
  expect(await outbox(merchant)).not.toContain('kostar nu 1 495 kr')
  // The mail and the question.
  expect(await mailsTo(merchant, email)).toBe(2)

  putTable(merchant, { minor: 199_500 })
  await afterCheck(merchant)
  await follow(merchant, 'confirmSubscription', email)
  await afterCheck(merchant)
  expect(await mailsTo(merchant, email)).toBe(2)
  putTable(merchant, { minor: 149_500 })
  await untilMailed(merchant, 'kostar nu 1 495 kr')
  putTable(merchant, { minor: 99_500 })
  await afterCheck(merchant)
  expect(await mailsTo(merchant, email)).toBe(3)
})

test.concurrent('requests of the time when each kind had its table are kept', () => {
  const db = openDatabase(':memory:')
  migrate(db, 'stock alerts', [stockAlertTables])
  migrate(db, 'price alerts', [priceAlertTables])
  db.exec(`INSERT INTO stock_alert VALUES (7, 'eva@example.com', 'sv', 1);
    INSERT INTO price_alert VALUES (9, 'fi', 'eva@example.com', 'fi', 0, 8900, 2);`)
  migrate(db, 'alerts', [alertTables])
  expect(db.prepare('SELECT * FROM alert ORDER BY kind').all()).toMatchObject([
    { kind: 'price', subject_id: 9, market: 'fi', includes_vat: 0, asked_minor: 8900 },
    { kind: 'stock', subject_id: 7, email: 'eva@example.com', language: 'sv', requested_at: 1 },
  ])
  db.close()
})

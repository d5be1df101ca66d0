import { openTestMerchant, fillCatalogue } from '#tests/server/merchant/graphql/test-merchant.ts'
import { until } from '#tests/support/until.ts'

import { expect, test } from 'vitest'
import { putSmallCatalogue, product } from '../../catalogue/small-catalogue.ts'
import { follow, linkIn, outbox, untilMailed, useLink } from './mail-link.ts'

type Merchant = Awaited<ReturnType<typeof openTestMerchant>>

const options = { alertIntervalMs: 10 }

async function skuOf({ request }: Merchant, alias: string): Promise<number> {
  const { data } = await request(
    'query($alias: String!) { product(alias: $alias) { skus { skuId } } }',
    {
      alias,
    },
  )
  return data.product.skus[0].skuId
}

async function monitor({ request }: Merchant, email: string, skuId: number, languageId = 'sv') {
  const { data } = await request(
    `mutation($email: String!, $skuId: Int!, $languageId: String) {
      monitorProductAvailability(email: $email, skuId: $skuId, languageId: $languageId) }`,
    { email, skuId, languageId },
  )
  return data.monitorProductAvailability
}

const untilMonitored = (merchant: Merchant, email: string, skuId: number) =>
  until(() => monitor(merchant, email, skuId), { what: 'a sku that is sold out' })

/** Sets the stock of the small catalogue's rug, which is sold out. */
function putStock({ cataloguePath }: Merchant, pieces: number) {
  fillCatalogue(
    cataloguePath,
    (sink) => {
      putSmallCatalogue(sink)
      sink.putProduct(product('matta', { sv: 'Våg matta', en: 'Våg rug' }, { pieces }))
    },
    new Date('2026-11-21T12:00:00Z'),
  )
}

test.concurrent('a subscribed shopper receives one mail, in their language, when the stock returns', async () => {
  await using merchant = await openTestMerchant({ options })
  const skuId = await skuOf(merchant, 'matta')
  expect(await monitor(merchant, ' Eva@Example.com ', skuId, 'en')).toBe(true)
  expect(await monitor(merchant, 'eva@example.com', skuId, 'en')).toBe(true)
  expect(await outbox(merchant)).not.toContain('eva@example.com')
  putStock(merchant, 3)
  await untilMailed(merchant, 'Våg rug is back in stock')
  expect((await outbox(merchant)).match(/eva@example\.com/g)).toHaveLength(1)
  expect(await outbox(merchant, '/1/text')).toContain(`http://shop.test/en/p/matta?sku=${skuId}`)
})

test.concurrent('a request ends after a year, and its address is kept no longer', async () => {
  await using merchant = await openTestMerchant({ options })
  const skuId = await skuOf(merchant, 'matta')
  expect(await monitor(merchant, 'eva@example.com', skuId)).toBe(true)
  merchant.clock.now = new Date('2027-11-22T12:00:00Z')
  expect(await monitor(merchant, 'ola@example.com', skuId)).toBe(true)
  putStock(merchant, 3)
  await untilMailed(merchant, 'ola@example.com')
  expect(await outbox(merchant)).not.toContain('eva@example.com')
})

test.concurrent('an invalid address and an unknown sku are rejected', async () => {
  await using merchant = await openTestMerchant()
  const skuId = await skuOf(merchant, 'matta')
  expect(await monitor(merchant, 'eva', skuId)).toBe(false)
  expect(await monitor(merchant, 'eva@example.com', 987_654)).toBe(false)
  expect(await monitor(merchant, 'eva@example.com', -1)).toBe(false)
})

test.concurrent('what is in stock sends nothing, and a stock that comes and goes sends one mail a day', async () => {
  await using merchant = await openTestMerchant({ options })
  const skuId = await skuOf(merchant, 'matta')
  expect(await monitor(merchant, 'eva@example.com', await skuOf(merchant, 'soffbord'))).toBe(false)
  expect(await outbox(merchant)).not.toContain('eva@example.com')
  for (const turn of [1, 2, 3]) {
    putStock(merchant, 0)
    await untilMonitored(merchant, 'eva@example.com', skuId)
    if (turn === 2) await follow(merchant, 'confirmSubscription', 'eva@example.com')
    const witness = `witness-${turn}@example.com`
    expect(await monitor(merchant, witness, skuId)).toBe(true)
    putStock(merchant, 3)
    await untilMailed(merchant, witness)
  }
  // One about the stock, and one question.
  expect((await outbox(merchant)).match(/eva@example\.com/g)).toHaveLength(2)
})

test.concurrent('the second mail to an address that is not confirmed waits for its confirmation, and a link ends all', async () => {
  await using merchant = await openTestMerchant({ options })
  const skuId = await skuOf(merchant, 'matta')
  const email = 'stranger@example.com'
  const mails = async () => (await outbox(merchant)).split(email).length - 1
  const day = (date: number) => {
    merchant.clock.now = new Date(Date.UTC(2026, 10, date, 12))
  }
  /** Asks for a mail, and lets the stock return, by when another address has its mail. */
  const comeBack = async (turn: number) => {
    day(20 + turn)
    putStock(merchant, 0)
    await untilMonitored(merchant, email, skuId)
    const witness = `witness-${turn}@example.com`
    expect(await monitor(merchant, witness, skuId)).toBe(true)
    if (turn === 3) await follow(merchant, 'confirmSubscription', email)
    putStock(merchant, 3)
    await untilMailed(merchant, witness)
  }
  await comeBack(1)
  expect(await mails()).toBe(1)
  // Only the question.
  await comeBack(2)
  expect(await mails()).toBe(2)
  // The question of another day, which is answered.
  await comeBack(3)
  expect(await mails()).toBe(4)
  expect(await outbox(merchant)).toContain('List-Unsubscribe-Post')
  await follow(merchant, 'endSubscription', email)
  await comeBack(4)
  // The question again.
  expect(await mails()).toBe(5)
  const items = (await outbox(merchant)).split('<li').filter((item) => item.includes(email))
  expect(items.filter((item) => item.includes('finns i lager igen'))).toHaveLength(2)
})

/** Two alerts of an address that nobody has confirmed: the first mail has been sent, the second waits. */
async function openWithWaitingAlert() {
  const merchant = await openTestMerchant({ options })
  const email = 'stranger@example.com'
  const skuId = await skuOf(merchant, 'matta')
  expect(await monitor(merchant, email, skuId)).toBe(true)
  putStock(merchant, 3)
  await untilMailed(merchant, email)
  merchant.clock.now = new Date('2026-11-22T12:00:00Z')
  putStock(merchant, 0)
  await untilMonitored(merchant, email, skuId)
  return Object.assign(merchant, {
    email,
    skuId,
    mails: async () => (await outbox(merchant)).split(email).length - 1,
    /** Waits for a check by the mail of another address. */
    async comeBack(witness: string) {
      expect(await monitor(merchant, witness, skuId)).toBe(true)
      putStock(merchant, 3)
      await untilMailed(merchant, witness)
    },
  })
}

test.concurrent('an alert that falls due before its address is confirmed is answered after that, once', async () => {
  await using merchant = await openWithWaitingAlert()
  await merchant.comeBack('one@example.com')
  // The first mail and the question.
  expect(await merchant.mails()).toBe(2)
  await follow(merchant, 'confirmSubscription', merchant.email)
  await until(async () => (await merchant.mails()) === 3, { what: '3 mails' })
  await follow(merchant, 'endSubscription', merchant.email)
  expect(await merchant.mails()).toBe(3)
})

test.concurrent('a sku that is sold out again when its address is confirmed has its mail when it returns', async () => {
  await using merchant = await openWithWaitingAlert()
  await merchant.comeBack('one@example.com')
  putStock(merchant, 0)
  await untilMonitored(merchant, 'two@example.com', merchant.skuId)
  await follow(merchant, 'confirmSubscription', merchant.email)
  expect(await merchant.mails()).toBe(2)
  putStock(merchant, 3)
  await until(async () => (await merchant.mails()) === 3, { what: '3 mails' })
})

test.concurrent('a link to confirm an address ends after thirty days with its alert, and with the end of all alerts', async () => {
  await using merchant = await openWithWaitingAlert()
  const question = await linkIn(merchant, merchant.email)
  merchant.clock.now = new Date('2026-12-23T12:00:00Z')
  expect(await useLink(merchant, 'confirmSubscription', question)).toBe(false)
  await merchant.comeBack('one@example.com')
  expect(await merchant.mails()).toBe(2)

  putStock(merchant, 0)
  await untilMonitored(merchant, merchant.email, merchant.skuId)
  const next = await linkIn(merchant, merchant.email)
  const end = await linkIn(merchant, merchant.email, 'unsubscribe')
  expect(await useLink(merchant, 'endSubscription', end)).toBe(true)
  expect(await useLink(merchant, 'confirmSubscription', next)).toBe(false)
  expect(await useLink(merchant, 'endSubscription', next)).toBe(false)
})

import { expect, test } from 'vitest'
import { openTestMerchant, fillCatalogue } from '#tests/server/merchant/graphql/test-merchant.ts'
import { putSmallCatalogue, product } from '../../catalogue/small-catalogue.ts'

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

const outbox = async ({ fetch }: Merchant, path = '') =>
  (await fetch(new Request(`http://merchant.test/outbox${path}`))).text()

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

test('a subscribed shopper receives one mail, in their language, when the stock returns', async () => {
  await using merchant = await openTestMerchant({ options })
  const skuId = await skuOf(merchant, 'matta')
  expect(await monitor(merchant, ' Eva@Example.com ', skuId, 'en')).toBe(true)
  expect(await monitor(merchant, 'eva@example.com', skuId, 'en')).toBe(true)
  expect(await outbox(merchant)).not.toContain('eva@example.com')
  putStock(merchant, 3)
  await expect.poll(() => outbox(merchant)).toContain('Våg rug is back in stock')
  expect((await outbox(merchant)).match(/eva@example\.com/g)).toHaveLength(1)
  expect(await outbox(merchant, '/1/text')).toContain(`http://shop.test/en/p/matta?sku=${skuId}`)
})

test('a request ends after a year, and its address is kept no longer', async () => {
  await using merchant = await openTestMerchant({ options })
  const skuId = await skuOf(merchant, 'matta')
  expect(await monitor(merchant, 'eva@example.com', skuId)).toBe(true)
  merchant.clock.now = new Date('2027-11-22T12:00:00Z')
  expect(await monitor(merchant, 'ola@example.com', skuId)).toBe(true)
  putStock(merchant, 3)
  await expect.poll(() => outbox(merchant)).toContain('ola@example.com')
  expect(await outbox(merchant)).not.toContain('eva@example.com')
})

test('an invalid address and an unknown sku are rejected', async () => {
  await using merchant = await openTestMerchant()
  const skuId = await skuOf(merchant, 'matta')
  expect(await monitor(merchant, 'eva', skuId)).toBe(false)
  expect(await monitor(merchant, 'eva@example.com', 987_654)).toBe(false)
  expect(await monitor(merchant, 'eva@example.com', -1)).toBe(false)
})

test('what is in stock sends nothing, and a stock that comes and goes sends one mail a day', async () => {
  await using merchant = await openTestMerchant({ options })
  const skuId = await skuOf(merchant, 'matta')
  expect(await monitor(merchant, 'eva@example.com', await skuOf(merchant, 'soffbord'))).toBe(false)
  expect(await outbox(merchant)).not.toContain('eva@example.com')
  for (const turn of [1, 2, 3]) {
    putStock(merchant, 0)
    await expect.poll(() => monitor(merchant, 'eva@example.com', skuId)).toBe(true)
    if (turn === 2) await follow(merchant, 'confirmSubscription', 'eva@example.com', 'confirm')
    const witness = `witness-${turn}@example.com`
    expect(await monitor(merchant, witness, skuId)).toBe(true)
    putStock(merchant, 3)
    await expect.poll(() => outbox(merchant)).toContain(witness)
  }
  // One about the stock, and one question.
  expect((await outbox(merchant)).match(/eva@example\.com/g)).toHaveLength(2)
})

/** Follows the link in the newest mail to an address. */
async function follow(merchant: Merchant, operation: string, email: string, page: string) {
  const item = (await outbox(merchant)).split('<li').find((each) => each.includes(email)) ?? ''
  const text = await outbox(merchant, `/${/outbox\/(\d+)\/text/.exec(item)?.[1]}/text`)
  const token = new RegExp(`/newsletter/${page}\\?token=([\\w-]+)`).exec(text)?.[1]
  const { data } = await merchant.request(
    `mutation($token: String!) { ${operation}(token: $token) }`,
    { token },
  )
  expect(data[operation]).toBe(true)
}

test('the second mail to an address that is not confirmed waits for its confirmation, and a link ends all', async () => {
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
    await expect.poll(() => monitor(merchant, email, skuId)).toBe(true)
    const witness = `witness-${turn}@example.com`
    expect(await monitor(merchant, witness, skuId)).toBe(true)
    if (turn === 3) await follow(merchant, 'confirmSubscription', email, 'confirm')
    putStock(merchant, 3)
    await expect.poll(() => outbox(merchant)).toContain(witness)
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
  await follow(merchant, 'unsubscribeFromNewsletter', email, 'unsubscribe')
  await comeBack(4)
  expect(await mails()).toBe(5)
})

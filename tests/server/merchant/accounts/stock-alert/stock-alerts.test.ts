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
  for (const turn of [1, 2, 3]) {
    putStock(merchant, 0)
    await expect.poll(() => monitor(merchant, 'eva@example.com', skuId)).toBe(true)
    const witness = `witness-${turn}@example.com`
    expect(await monitor(merchant, witness, skuId)).toBe(true)
    putStock(merchant, 3)
    await expect.poll(() => outbox(merchant)).toContain(witness)
  }
  expect((await outbox(merchant)).match(/eva@example\.com/g)).toHaveLength(1)
})

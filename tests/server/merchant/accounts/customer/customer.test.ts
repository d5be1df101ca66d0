import { openDatabase } from '#server/merchant/store/database.ts'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openAccountMerchant, type AccountMerchant } from '../auth/account-merchant.ts'

const anna = 'anna@shop.test'
let shop: AccountMerchant
let token: string

beforeEach(async () => {
  shop = await openAccountMerchant()
  token = (await shop.register(anna)).body.token
})
afterEach(async () => {
  await shop[Symbol.asyncDispose]()
})

const fields = `id email gender customerType newsletter personalId memberType memberId metaData
  balance balanceFormatted balances { currency amount amountFormatted }
  address { firstName lastName addressLine1 careOf zip city country company mobile entryCode }
  availableChannels { channelId availableMarkets { alias } }`

const getUser = async (bearer = token) =>
  (await shop.request(`{ getUser { ${fields} } }`, {}, bearer)).data.getUser

async function update(user: object, marketId = 'se') {
  const { data, errors } = await shop.request(
    `mutation($user: UserInputType!, $marketId: String) {
      updateUser(user: $user, marketId: $marketId) { ${fields} } }`,
    { user, marketId },
    token,
  )
  return { user: data?.updateUser, code: errors?.[0]?.extensions?.code }
}

describe('an account', () => {
  it('starts as a person with an email address only', async () => {
    expect(await getUser()).toMatchObject({
      email: anna,
      gender: 'UNSET',
      customerType: 'PERSON',
      newsletter: false,
      personalId: '',
      memberType: 'STANDARD',
      address: null,
      balance: 0,
      balances: [],
      availableChannels: [{ channelId: '1|se' }],
    })
  })

  it('is changed field by field: fields that are not sent stay', async () => {
    await update({
      address: { firstName: 'Anna', lastName: 'Berg', zip: '111 22' },
      gender: 'WOMAN',
      newsletter: true,
      customerType: 'ORGANIZATION',
      metaData: '{"size":"M"}',
    })
    const { user } = await update({ address: { city: 'Lund', zip: null }, gender: null })
    expect(user).toMatchObject({
      address: { firstName: 'Anna', lastName: 'Berg', zip: '111 22', city: 'Lund', careOf: '' },
      gender: 'WOMAN',
      newsletter: true,
      customerType: 'ORGANIZATION',
      metaData: '{"size":"M"}',
    })
    expect(await getUser()).toEqual(user)
  })

  it.each(['19121212-1212', '19121212-1213', 'DE 123/456', '—', ''])(
    'accepts the identity number "%s" as another client writes it',
    async (personalId) => {
      expect((await update({ personalId })).user.personalId).toBe(personalId)
      expect((await getUser()).personalId).toBe(personalId)
    },
  )

  it.each([
    ['emoji', '🛋️ Soffa'],
    ['right to left', 'أنا'],
    ['SQL', `'; DROP TABLE customer; --`],
    ['HTML', '<script>alert(1)</script>'],
  ])('stores %s as written', async (_, text) => {
    expect((await update({ address: { firstName: text } })).user.address.firstName).toBe(
      text.replace(/\p{Cf}/gu, ' ').trim(),
    )
  })

  it('rejects oversized data', async () => {
    expect((await update({ metaData: 'a'.repeat(10_001) })).code).toBe('MetaDataTooLong')
  })

  it('subscribed again and again, it gets one question a day', async () => {
    const count = async () => {
      const outbox = await shop.fetch(new Request('http://merchant.test/outbox'))
      return (await outbox.text()).match(/Bekräfta din e-postadress/g)?.length ?? 0
    }
    for (const newsletter of [true, false, true, false, true]) await update({ newsletter })
    expect(await count()).toBe(1)
  })

  it('is null for a guest', async () => {
    const { data, errors } = await shop.request(
      'mutation { updateUser(user: { newsletter: true }) { id } deleteUser }',
    )
    expect({ data, errors }).toEqual({ data: { updateUser: null, deleteUser: false } })
  })

  it('returns only its own data', async () => {
    await update({ address: { firstName: 'Anna' } })
    const eve = (await shop.register('eve@shop.test')).body.token
    expect(await getUser(eve)).toMatchObject({ email: 'eve@shop.test', address: null })
  })

  it('persists when the merchant is restarted', async () => {
    const { createMerchant } = await import('#server/merchant/merchant.ts')
    await update({ gender: 'MAN' })
    const again = createMerchant({
      dataDir: shop.dataDir,
      clock: () => shop.clock.now,
      publicOrigin: 'http://shop.test',
      apiKeys: ['demo'],
      secret: 'test secret',
      report: () => {},
    })
    const response = await again.fetch(
      new Request('http://merchant.test/graphql', {
        method: 'POST',
        headers: {
          'x-apikey': 'demo',
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ query: '{ getUser { email gender } }' }),
      }),
    )
    expect((await response.json()).data.getUser).toEqual({ email: anna, gender: 'MAN' })
    await again.close()
  })
})

describe('a deleted account', () => {
  it('is removed with its sessions, and its address can be registered again', async () => {
    await update({ address: { firstName: 'Anna' }, newsletter: true })
    const { data } = await shop.request('mutation { deleteUser }', {}, token)
    expect(data.deleteUser).toBe(true)
    expect(await getUser()).toBeNull()
    expect((await shop.login(anna)).status).toBe(401)
    token = (await shop.register(anna)).body.token
    expect(await getUser()).toMatchObject({ address: null, newsletter: false })
  })

  it('waits for no price any more', async () => {
    const { data } = await shop.request('{ products(take: 1) { products { productId } } }')
    const [{ productId }] = data.products.products
    const asked = await shop.request(
      `mutation { monitorProductPrice(email: "Anna@Shop.test", productId: ${productId}, includesVat: true) }`,
    )
    expect(asked.data.monitorProductPrice).toBe(true)
    await shop.request('mutation { deleteUser }', {}, token)
    const db = openDatabase(`${shop.dataDir}/shop.db`)
    expect(db.prepare('SELECT email FROM alert').all()).toEqual([])
    db.close()
  })

  it('receives no new keys, and its existing ones are invalid', async () => {
    await shop.request(`mutation { requestPasswordReset(email: "${anna}") }`)
    const [mail] = await shop.mails()
    const key = /resetKey=([\w-]+)/.exec(mail ?? '')?.[1]
    expect(key).toBeTruthy()
    await shop.request('mutation { deleteUser }', {}, token)
    const { data } = await shop.request(
      `mutation { commitReset(resetKey: "${key}", password: "${'a'.repeat(64)}") }`,
    )
    expect(data.commitReset).toBe(false)
    expect(await shop.mails()).toEqual([])
  })
})

it('mails about prices and stock to the own address of a customer need no confirmation by mail, those of a guest do', async () => {
  const { data } = await shop.request('{ products(take: 2) { products { productId } } }')
  const askForAll = async (email: string, bearer?: string) => {
    for (const { productId } of data.products.products) {
      const asked = `mutation { monitorProductPrice(email: "${email}", productId: ${productId}, includesVat: true) }`
      expect((await shop.request(asked, {}, bearer)).data.monitorProductPrice).toBe(true)
    }
    return (await shop.mails()).length
  }
  expect(await askForAll(anna, token)).toBe(0)
  expect(await askForAll('guest@shop.test', token)).toBe(1)
})

describe('the newsletter', () => {
  const subscribe = async (email: string) =>
    (
      await shop.request(
        'mutation($email: String!) { subscribeToNewsletter(email: $email, tags: ["footer", null]) }',
        { email },
      )
    ).data.subscribeToNewsletter

  it('is one list: a subscription in the footer is shown in the account', async () => {
    expect(await subscribe('Anna@Shop.test')).toBe(true)
    expect(await subscribe('anna@shop.test')).toBe(true)
    // A welcome for the first subscription only.
    expect((await shop.mails()).filter((text) => text.includes('nyhetsbrev'))).toHaveLength(1)
    expect((await getUser()).newsletter).toBe(true)
    expect((await update({ newsletter: false })).user.newsletter).toBe(false)
  })

  it('accepts only email addresses', async () => {
    expect(await subscribe('anna')).toBe(false)
    expect(await subscribe(`anna@shop.test\r\nBcc: eve@shop.test`)).toBe(false)
  })
})

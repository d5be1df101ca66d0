import { expect, it } from 'vitest'
import { openAccountMerchant, refreshHeader, type AccountMerchant } from './account-merchant.ts'

const anna = 'anna@shop.test'

const createLink = (shop: AccountMerchant, secret: string, body: object) =>
  shop.post('spoof', body, { authorization: `Bearer ${secret}` })

const exchangeLink = (shop: AccountMerchant, link: string) =>
  shop.post('spoof/exchange', {}, { authorization: `Bearer ${link}` })

/** The session of staff who follow a link. */
async function openSession(shop: AccountMerchant, body: object) {
  return exchangeLink(shop, (await createLink(shop, 'test secret', body)).body.token)
}

it('staff with the secret see the shop as a customer for an hour', async () => {
  await using shop = await openAccountMerchant()
  await shop.register(anna)
  const { status, body, refreshToken } = await openSession(shop, {
    username: anna,
    staff: 'eva@support.test',
  })
  expect({ status, maxAge: body.maxAge, refreshToken }).toEqual({
    status: 200,
    maxAge: 3600,
    refreshToken: null,
  })
  const claims = JSON.parse(Buffer.from(body.token.split('.')[1], 'base64url').toString())
  expect(claims).toMatchObject({ SpoofedBy: 'eva@support.test', name: anna })
  expect(await shop.fetchUser(body.token)).toMatchObject({ email: anna })
  shop.advance(3601_000)
  expect(await shop.fetchUser(body.token)).toBeNull()
})

it('staff cannot delete an account, and a logout ends their session', async () => {
  await using shop = await openAccountMerchant()
  await shop.register(anna)
  const { token } = (await openSession(shop, { username: anna, staff: 'eva' })).body
  const { data } = await shop.request('mutation { deleteUser }', {}, token)
  expect(data.deleteUser).toBe(false)
  expect(await shop.fetchUser(token)).toMatchObject({ email: anna })
  await shop.call('/auth/logout', {
    headers: { authorization: `Bearer ${token}`, [refreshHeader]: '' },
  })
  expect(await shop.fetchUser(token)).toBeNull()
})

it('there is no token without the secret, for an unknown customer or for an incomplete request', async () => {
  await using shop = await openAccountMerchant()
  await shop.register(anna)
  expect((await createLink(shop, 'guess', { username: anna, staff: 'eva' })).status).toBe(401)
  expect((await createLink(shop, '', { username: anna, staff: 'eva' })).status).toBe(401)
  expect(
    (await createLink(shop, 'test secret', { username: 'no@shop.test', staff: 'e' })).status,
  ).toBe(404)
  expect((await createLink(shop, 'test secret', { username: anna })).status).toBe(400)
})

it('a link gives no access by itself, is exchanged once, and by one of many parallel requests', async () => {
  await using shop = await openAccountMerchant()
  await shop.register(anna)
  const { token: link } = (await createLink(shop, 'test secret', { username: anna, staff: 'eva' }))
    .body
  expect(await shop.fetchUser(link)).toBeNull()
  const responses = await Promise.all(Array.from({ length: 10 }, () => exchangeLink(shop, link)))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(responses.filter(({ status }) => status === 410)).toHaveLength(9)
  expect((await exchangeLink(shop, link)).body).toEqual({ error: 'LinkUsed' })
  const { token } = responses.find(({ status }) => status === 200)!.body
  expect((await exchangeLink(shop, token)).status).toBe(401)
})

it('a link that is an hour old, or whose customer was deleted, is invalid', async () => {
  await using shop = await openAccountMerchant()
  const { token } = (await shop.register(anna)).body
  const linkRequest = { username: anna, staff: 'eva' }
  const [old, late] = [
    await createLink(shop, 'test secret', linkRequest),
    await createLink(shop, 'test secret', linkRequest),
  ]
  await shop.request('mutation { deleteUser }', {}, token)
  expect((await exchangeLink(shop, late.body.token)).status).toBe(401)
  shop.advance(3601_000)
  expect((await exchangeLink(shop, old.body.token)).status).toBe(401)
})

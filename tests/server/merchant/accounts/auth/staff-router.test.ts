import { expect, it } from 'vitest'
import { openAccountMerchant, refreshHeader, type AccountMerchant } from './account-holder.ts'

const anna = 'anna@shop.test'

const spoof = (shop: AccountMerchant, secret: string, body: object) =>
  shop.post('spoof', body, { authorization: `Bearer ${secret}` })

const exchange = (shop: AccountMerchant, link: string) =>
  shop.post('spoof/exchange', {}, { authorization: `Bearer ${link}` })

/** The session of staff who follow a link. */
async function sessionOf(shop: AccountMerchant, body: object) {
  return exchange(shop, (await spoof(shop, 'test secret', body)).body.token)
}

it('staff with the secret see the shop as a customer for an hour', async () => {
  await using shop = await openAccountMerchant()
  await shop.register(anna)
  const { status, body, refreshToken } = await sessionOf(shop, {
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
  expect(await shop.userOf(body.token)).toMatchObject({ email: anna })
  shop.advance(3601_000)
  expect(await shop.userOf(body.token)).toBeNull()
})

it('staff cannot delete an account, and a logout ends their session', async () => {
  await using shop = await openAccountMerchant()
  await shop.register(anna)
  const { token } = (await sessionOf(shop, { username: anna, staff: 'eva' })).body
  const { data } = await shop.ask('mutation { deleteUser }', {}, token)
  expect(data.deleteUser).toBe(false)
  expect(await shop.userOf(token)).toMatchObject({ email: anna })
  await shop.call('/auth/logout', {
    headers: { authorization: `Bearer ${token}`, [refreshHeader]: '' },
  })
  expect(await shop.userOf(token)).toBeNull()
})

it('there is no token without the secret, for an unknown customer or for an incomplete request', async () => {
  await using shop = await openAccountMerchant()
  await shop.register(anna)
  expect((await spoof(shop, 'guess', { username: anna, staff: 'eva' })).status).toBe(401)
  expect((await spoof(shop, '', { username: anna, staff: 'eva' })).status).toBe(401)
  expect((await spoof(shop, 'test secret', { username: 'no@shop.test', staff: 'e' })).status).toBe(
    404,
  )
  expect((await spoof(shop, 'test secret', { username: anna })).status).toBe(400)
})

it('a link gives no access by itself, is exchanged once, and by one of many parallel requests', async () => {
  await using shop = await openAccountMerchant()
  await shop.register(anna)
  const { token: link } = (await spoof(shop, 'test secret', { username: anna, staff: 'eva' })).body
  expect(await shop.userOf(link)).toBeNull()
  const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(shop, link)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(9)
  expect((await exchange(shop, link)).body).toEqual({ error: 'LinkUsed' })
  const { token } = answers.find(({ status }) => status === 200)!.body
  expect((await exchange(shop, token)).status).toBe(401)
})

it('a link that is an hour old, or whose customer has left, is invalid', async () => {
  await using shop = await openAccountMerchant()
  const { token } = (await shop.register(anna)).body
  const asked = { username: anna, staff: 'eva' }
  const [old, late] = [
    await spoof(shop, 'test secret', asked),
    await spoof(shop, 'test secret', asked),
  ]
  await shop.ask('mutation { deleteUser }', {}, token)
  expect((await exchange(shop, late.body.token)).status).toBe(401)
  shop.advance(3601_000)
  expect((await exchange(shop, old.body.token)).status).toBe(401)
})

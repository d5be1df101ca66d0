import { expect, it } from 'vitest'
import { openTestMerchant } from '../graphql/test-merchant.ts'

type TestMerchant = Awaited<ReturnType<typeof openTestMerchant>>

async function post(shop: TestMerchant, path: string, bearer: string, body: unknown = {}) {
  const response = await shop.fetch(
    new Request(`http://merchant.test/auth/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    }),
  )
  return { status: response.status, ...((await response.json()) as { token: string }) }
}

const createLink = (shop: TestMerchant, secret: string, body: unknown) =>
  post(shop, 'preview', secret, body)

const exchange = (shop: TestMerchant, link: string) => post(shop, 'preview/exchange', link)

async function createToken(shop: TestMerchant, body: unknown) {
  return exchange(shop, (await createLink(shop, 'test secret', body)).token)
}

async function fetchHeroText(shop: TestMerchant, args: string, token?: string) {
  const query = `{ widgetArea(${args}) { containers { widgets { configuration } } } }`
  const { data } = await shop.request(query, {}, token)
  const [first] = data.widgetArea?.containers ?? []
  return first ? (JSON.parse(first.widgets[0].configuration).text1 as string) : null
}

const frontPage = 'family: "Frontpage", areaName: "The front page area"'
const eva = { area: 1, staff: 'eva@shop.test' }

it('a preview token shows its draft, requested by name or not, for an hour', async () => {
  await using shop = await openTestMerchant()
  const { token } = await createToken(shop, eva)
  expect(await fetchHeroText(shop, 'preview: true', token)).toBe('Våren börjar ute')
  expect(await fetchHeroText(shop, `preview: true, ${frontPage}`, token)).toBe('Våren börjar ute')
  expect(await fetchHeroText(shop, frontPage, token)).toBe('Rum att landa i')
  shop.clock.now = new Date(shop.clock.now.getTime() + 3601_000)
  expect(await fetchHeroText(shop, 'preview: true', token)).toBeNull()
})

it('without a token, or with another one, only published content is returned', async () => {
  await using shop = await openTestMerchant()
  const { token } = await createToken(shop, { ...eva, area: 107 })
  for (const bearer of [undefined, 'guess', `${token}x`]) {
    expect(await fetchHeroText(shop, 'preview: true', bearer)).toBeNull()
    expect(await fetchHeroText(shop, `preview: true, ${frontPage}`, bearer)).toBe('Rum att landa i')
  }
  expect(await fetchHeroText(shop, `preview: true, ${frontPage}`, token)).toBe('Rum att landa i')
})

it('a token is issued to anyone with the secret, for existing areas, and authorizes no customer', async () => {
  await using shop = await openTestMerchant()
  expect((await createLink(shop, 'guess', eva)).status).toBe(401)
  expect((await createLink(shop, 'test secret', { area: '1' })).status).toBe(400)
  expect((await createLink(shop, 'test secret', { ...eva, area: 999 })).status).toBe(404)
  const { token } = await createToken(shop, eva)
  expect((await shop.request('{ getUser { id } }', {}, token)).data.getUser).toBeNull()
})

it('a link shows nothing by itself and is exchanged once', async () => {
  await using shop = await openTestMerchant()
  const { token: link } = await createLink(shop, 'test secret', eva)
  expect(await fetchHeroText(shop, 'preview: true', link)).toBeNull()
  expect((await exchange(shop, link)).status).toBe(200)
  expect((await exchange(shop, link)).status).toBe(410)
  expect((await exchange(shop, 'guess')).status).toBe(401)
})

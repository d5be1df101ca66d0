import { expect, it } from 'vitest'

import { getCustomer } from '#app/account/customer.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openUpstream } from '#tests/support/upstream.ts'

const merchant = await openForTests(openSeededMerchant(20))
let customerType: string | null = null
let refusal: [status: number, body: string] | null = null
const upstream = await openForTests(
  openUpstream(async ({ path, body, text, headers }) => {
    if (path !== '/graphql') return [200, '{"token":"a.b.c","maxAge":900}']
    if (body.operationName === 'getUser') {
      if (refusal) return refusal
      return [
        200,
        JSON.stringify({ data: { getUser: { email: 'eva@example.com', customerType } } }),
      ]
    }
    const sent = { 'content-type': 'application/json', 'x-apikey': String(headers['x-apikey']) }
    const response = await fetch(merchant.endpoint, { method: 'POST', headers: sent, body: text })
    return [response.status, await response.text()]
  }),
)

it.each([
  ['ORGANIZATION', 'ORGANIZATION'],
  [null, 'PERSON'],
  // An API grows: the shop has no words and no prices for a type that it does not know.
  ['ASSOCIATION', 'PERSON'],
])('a customer whose type is %s at the merchant is a %s', async (type, shown) => {
  customerType = type
  const context = testContext(upstream.endpoint)
  const visit = await openVisit({ request: new Request('http://shop.test/'), context })
  visit.token = 'token'
  expect(await getCustomer(visit)).toMatchObject({ email: 'eva@example.com', customerType: shown })
})

it.each<[what: string, refusal: [number, string]]>([
  ['status 401', [401, '']],
  ['a code', [200, '{"errors":[{"message":"?","extensions":{"code":"AUTH_NOT_AUTHENTICATED"}}]}']],
  ['null', [200, '{"data":{"getUser":null}}']],
])('the session of a token that is refused by %s ends', async (_what, given) => {
  refusal = given
  const context = testContext(upstream.endpoint, { 'ralph-user': 'eva@example.com' })
  const visit = await openVisit({ request: new Request('http://shop.test/'), context })
  visit.token = 'token'
  expect(await getCustomer(visit)).toBeNull()
  expect(context.cookieValues.has('ralph-user')).toBe(false)
  refusal = null
})

it('a session whose renewed token is refused as well is kept', async () => {
  refusal = [401, '']
  const cookies = { 'ralph-user': 'eva@example.com', 'ralph-auth-refresh': 'next' }
  const context = testContext(upstream.endpoint, cookies)
  const visit = await openVisit({ request: new Request('http://shop.test/'), context })
  await expect(getCustomer(visit)).rejects.toMatchObject({ status: 401 })
  expect(context.cookieValues.get('ralph-user')).toBe('eva@example.com')
  refusal = null
})

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { openSeededMerchant, type SeededMerchant } from '#tests/support/seeded-merchant.ts'
import { merchantSettings, startShop, type Shop } from '#tests/support/start-shop.ts'
import { openShopper } from '#tests/support/shopper.ts'
import { openUpstream, type Upstream } from '#tests/support/upstream.ts'

/** Answers that the merchant's contract allows and its own shop never gives, and refusals of it. */
type Data = Record<string, unknown>
let alter: (data: Data, operation: string) => object = (data) => ({ data })
let merchant: SeededMerchant
let upstream: Upstream
let shop: Shop

beforeAll(async () => {
  merchant = await openSeededMerchant()
  upstream = await openUpstream(async ({ text, body, headers }) => {
    const answer = await fetch(merchant.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': String(headers['x-apikey']) },
      body: text,
    })
    const { data, ...rest } = (await answer.json()) as { data?: Data }
    const altered = data ? alter(data, body.operationName ?? '') : { data }
    return [answer.status, JSON.stringify({ ...rest, ...altered })]
  })
  shop = await startShop({ env: merchantSettings(new URL(upstream.endpoint).origin) })
  // The first page of a cold shop may not come in time on a busy machine.
  await openShopper(shop.origin).get('/')
})
afterEach(() => void (alter = (data) => ({ data })))
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await upstream[Symbol.asyncDispose]()
  await merchant[Symbol.asyncDispose]()
})

describe('a list', () => {
  it.each([
    ['/c/soffor', 'no page info', () => null],
    ['/en/c/sofas', 'page info with id 0', (info: Data | null) => info && { ...info, id: 0 }],
    ['/b/almkrona', 'page info with id 0', (info: Data | null) => info && { ...info, id: 0 }],
  ])('%s with %s is a page that does not exist', async (path, _what, pageInfo) => {
    alter = (data) => ({
      data:
        'listPageInfo' in data
          ? { ...data, listPageInfo: pageInfo(data['listPageInfo'] as Data | null) }
          : data,
    })
    const page = await openShopper(shop.origin).get(path)
    expect(page.status).toBe(404)
    expect(page.html).toContain('data-fault="404"')
    expect(page.html).toContain('<header')
  })
})

describe('a query that fails', () => {
  it('is an error page with its status code, and tells nothing of what the merchant said', async () => {
    const fault = {
      message: 'canary: SELECT * FROM product',
      extensions: { code: 'INTERNAL_SERVER_ERROR', stacktrace: ['canary.js:1'] },
    }
    alter = (data, operation) =>
      operation === 'product' ? { data: null, errors: [fault] } : { data }
    const visitor = openShopper(shop.origin)
    const [, path = ''] = /href="(\/p\/[^"]+)"/.exec((await visitor.get('/c/bord')).html) ?? []
    const page = await visitor.get(path)
    expect(page.status).toBe(500)
    expect(page.html).toContain('data-fault="500"')
    expect(page.html).toContain('Något gick tyvärr fel')
    expect(page.html).toContain('href="/"')
    expect(page.html).not.toContain('canary')
    expect((await visitor.get('/')).status).toBe(200)
  })
})

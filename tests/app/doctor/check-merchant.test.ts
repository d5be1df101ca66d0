import { buildSchema, graphqlSync } from 'graphql'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { CreditTerms, Seller } from '#app/kit/shop-settings.ts'
import { checkMerchant } from '#app/doctor/check-merchant.server.ts'
import { lostPart } from '#app/doctor/schema/lost-parts.ts'
import { shopDocuments } from '#app/doctor/schema/shop-operations.server.ts'
import { createServices } from '#app/services.server.ts'
import { openSeededMerchant, type SeededMerchant } from '#tests/support/seeded-merchant.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openUpstream, type ReceivedRequest } from '#tests/support/upstream.ts'

const schemaText = readFileSync('server/merchant-api/schema.graphql', 'utf8')

let merchant: SeededMerchant
beforeAll(async () => {
  merchant = await openSeededMerchant()
})
afterAll(() => merchant[Symbol.asyncDispose]())

const wholeSeller: Seller = {
  name: 'Shop AB',
  organizationNumber: '1',
  vatNumber: '2',
  address: ['Storgatan 1'],
  phone: '3',
  email: 'shop@shop.test',
}
const creditTerms: CreditTerms[] = [
  {
    paymentType: 'Loan',
    market: 'se',
    amount: 100,
    months: 1,
    nominalRate: 0,
    setupFee: 0,
    monthlyFee: 0,
  },
]

/** The rows of a merchant, as texts. */
async function rowsOf(endpoint: string, seller: Seller | null = wholeSeller): Promise<string[]> {
  const { config, ...context } = testContext(endpoint)
  const imageServer = `${new URL(endpoint).origin}/images`
  const services = createServices({ sharedCache: null })
  const rows = await checkMerchant({
    ...context,
    services,
    config: { ...config, imageServer, seller, creditTerms },
  })
  await services.close()
  return rows.map(({ name, state, detail }) => `${name} ${state}: ${detail}`)
}

const faultsIn = (rows: string[]) => rows.filter((each) => !/^[\w ]+ ok: /.test(each))

type Response = [status: number, body: string, headers?: Record<string, string>]

/** The merchant behind a server that answers some requests itself. */
const openAltered = (
  alter: (received: ReceivedRequest) => Response | Promise<Response | null> | null,
) =>
  openUpstream(async (received) => {
    const altered = await alter(received)
    if (altered) return altered
    const { path, text, headers } = received
    const response = await fetch(merchant.origin + path, {
      method: text ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'x-apikey': String(headers['x-apikey']) },
      ...(text && { body: text }),
    })
    const type = response.headers.get('content-type') ?? ''
    return [response.status, await response.text(), { 'content-type': type }]
  })

const isChange = ({ text, body }: ReceivedRequest) =>
  /^\s*mutation/.test(body.query ?? '') || /password|signature/i.test(text)
const isIntrospection = ({ text }: ReceivedRequest) => text.includes('__schema')

it('finds nothing to complain about in the embedded merchant, and changes nothing there', async () => {
  await using recorded = await openAltered(() => null)
  const rows = await rowsOf(recorded.endpoint)
  expect(faultsIn(rows)).toEqual([])
  expect(rows.join('\n')).toMatch(/Markets ok: se SEK \(sv en\)/)
  expect(rows.at(-1)).toMatch(/^Schema ok: \d\d+ operations compared$/)
  expect(recorded.requests.filter(isChange)).toEqual([])
})

it('names what law wants of the operator', async () => {
  const rowOf = async (seller: Seller | null) => faultsIn(await rowsOf(merchant.endpoint, seller))
  expect(await rowOf(null)).toEqual(['Law warning: missing: SELLER'])
  expect(await rowOf({ ...wholeSeller, address: [], phone: undefined })).toEqual([
    'Law warning: missing: address in SELLER, phone in SELLER',
  ])
})

describe('a merchant that lacks parts', () => {
  const older = schemaText
    .replace(/extend type \w+ \{\n {2}offersPriceAlerts.*\n\}\n/, '')
    .replace(/(type RatingType \{[^}]*) {2}voteCount: .*\n/, '$1')
    .replace(/ {2}seenTotal: .*\n/, '')
  const lacks = [
    'Schema failed: no RatingType.voteCount; not shown: ',
    'Schema warning: no GeinsMerchantApiQuery.offersPriceAlerts; not shown: the form for mails about lower prices',
  ]

  it('and tells its schema has a row for each', async () => {
    const schema = buildSchema(older)
    await using upstream = await openAltered((received) => {
      if (!isIntrospection(received)) return null
      const { query = '' } = received.body
      return [200, JSON.stringify(graphqlSync({ schema, source: query }))]
    })
    const rows = faultsIn(await rowsOf(upstream.endpoint))
    for (const row of lacks) expect(rows).toContainEqual(expect.stringContaining(row))
    expect(rows).toContainEqual(expect.stringContaining('no CheckoutInputType.seenTotal'))
    expect(rows).toHaveLength(3)
  })
})

describe('a server that is no merchant ends in one table', () => {
  it.each<[string, Response, RegExp]>([
    ['answers HTML', [200, '<html>', { 'content-type': 'text/html' }], /API failed: .*JSON/],
    ['redirects', [302, '', { location: 'https://example.com' }], /API failed: it redirects/],
    ['refuses the key', [401, '{}'], /Key failed: API_KEY is refused: status 401/],
    ['is somewhere else', [404, ''], /API failed: status 404/],
    ['has another shape', [200, '{"data":{"channel":{"markets":{"a":1}}}}'], /API failed: .*shape/],
    [
      'has no such channel',
      [200, '{"data":{"channel":null}}'],
      /API failed: There is no such channel/,
    ],
    ['answers too much', [200, `{"data":"${'x'.repeat(5_000_000)}"}`], /API failed: .*bytes/],
  ])('that %s', async (_, response, row) => {
    await using upstream = await openUpstream(() => response)
    const rows = await rowsOf(upstream.endpoint)
    expect(rows.join('\n')).toMatch(row)
    expect(rows).toContain('Menus skipped: the API did not answer')
  })

  it('that hangs', async () => {
    await using upstream = await openUpstream(() => new Promise<never>(() => undefined))
    const started = performance.now()
    const rows = await rowsOf(upstream.endpoint)
    expect(performance.now() - started).toBeLessThan(7_000)
    expect(rows.join('\n')).toMatch(/API failed: No answer within/)
  })

  it.each<[string, Response]>([
    ['tells no schema', [400, '{"errors":[{"message":"not allowed"}]}']],
    [
      'lies about its schema',
      [
        200,
        '{"data":{"__schema":{"queryType":{"name":"Q"},"types":[{"kind":"OBJECT","name":"Q","fields":7}]}}}',
      ],
    ],
  ])('that %s is not compared', async (_, response) => {
    await using upstream = await openAltered((received) =>
      isIntrospection(received) ? response : null,
    )
    expect(faultsIn(await rowsOf(upstream.endpoint))).toEqual([
      'Schema warning: not compared: the merchant does not tell its schema',
    ])
  })

  it('that lies in every part', async () => {
    await using upstream = await openAltered(({ path, body }) => {
      if (path.startsWith('/images')) return [200, '<html>', { 'content-type': 'text/html' }]
      if (path.startsWith('/auth')) return [200, '{"sign":{}}']
      if (body.operationName === 'menus') return [200, '{"data":{"main":1,"mainMobile":[]}}']
      return path === '/graphql' && !body.query ? [200, '{"data":{}}'] : null
    })
    const rows = (await rowsOf(upstream.endpoint)).join('\n')
    expect(rows).toMatch(/Images failed: .* answers 200, text\/html/)
    expect(rows).toMatch(/Login failed: Auth answered with status 200 and no challenge/)
    expect(rows).toMatch(/Menus (failed|warning)/)
    expect(rows).toMatch(/Persisted queries warning: not supported/)
  })

  it.each([
    ['prices as numbers alone', /"(\w+IncVatFormatted)":"[^"]*"/g, /: PERSON can buy nothing/],
    ['prices with VAT alone', /"(\w+ExVatFormatted)":"[^"]*"/g, /: ORGANIZATION can buy nothing/],
    ['no skus', /"(skus)":\[[^\]]*\]/g, /: none of ten has skus/],
  ])('that has %s', async (_what, pattern, row) => {
    await using upstream = await openAltered(async ({ body, text, headers }) => {
      if (body.operationName !== 'cards') return null
      const sent = { 'content-type': 'application/json', 'x-apikey': String(headers['x-apikey']) }
      const response = await fetch(merchant.endpoint, { method: 'POST', headers: sent, body: text })
      return [response.status, (await response.text()).replace(pattern, '"$1":null')]
    })
    const rows = (await rowsOf(upstream.endpoint)).filter((each) => each.startsWith('Products'))
    expect(rows).toEqual([expect.stringMatching(row)])
  })

  it('that has another clock', async () => {
    await using upstream = await openUpstream(() => [
      200,
      '{"data":{"channel":null}}',
      { date: new Date(Date.now() - 90_000).toUTCString() },
    ])
    expect((await rowsOf(upstream.endpoint)).join('\n')).toMatch(
      /Clock warning: the merchant is (89|90|91) s behind/,
    )
  })
})

it('says of every operation what visitors do without', () => {
  const documents = shopDocuments()
  expect(documents.length).toBeGreaterThan(60)
  const unknown = documents.filter((each) => lostPart(each, '').lost.startsWith('the part '))
  expect(unknown.map(({ file, operationName }) => `${file} ${operationName}`)).toEqual([])
})

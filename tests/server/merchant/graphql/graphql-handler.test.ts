import { maskError, clientError } from '#server/merchant/graphql/errors.ts'

import { createHash } from 'node:crypto'
import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openTestMerchant } from './test-merchant.ts'

const merchant = await openForTests(openTestMerchant())

const hashOf = (query: string) => createHash('sha256').update(query).digest('hex')
const persisted = (hash: string) => ({ persistedQuery: { version: 1, sha256Hash: hash } })

test.for([undefined, '', 'wrong', 'demo2'])('the key %s is rejected', async (key) => {
  const headers = {
    'content-type': 'application/json',
    ...(key !== undefined && { 'x-apikey': key }),
  }
  const response = await merchant.fetch(
    new Request('http://merchant.test/graphql', {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: '{ channel { id } }' }),
    }),
  )
  expect(response.status).toBe(401)
  expect((await response.json()).errors[0].extensions.code).toBe('Unauthorized')
})

test('a document can be requested by its hash once it has been sent', async () => {
  const query = '{ channel { id } }'
  const extensions = persisted(hashOf(query))
  const first = await (await merchant.send({ extensions })).json()
  expect(first.errors[0]).toMatchObject({
    message: 'PersistedQueryNotFound',
    extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
  })
  const second = await (await merchant.send({ query, extensions })).json()
  expect(second.data.channel.id).toBe('1|se')
  const third = await (await merchant.send({ extensions })).json()
  expect(third).toEqual(second)
  const wrong = await (await merchant.send({ query: '{ __typename }', extensions })).json()
  expect(wrong.errors[0].message).toContain('sha does not match')
  const get = await merchant.fetch(
    new Request(
      `http://merchant.test/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`,
      { headers: { 'x-apikey': 'demo' } },
    ),
  )
  expect(await get.json()).toEqual(second)
})

test.for(['{ getCart(id: "none") { id } }', '{ channel { id } }', '{ products', ''])(
  'many lists of products keep no other request waiting: %s',
  async (query) => {
    const list = 'query list { products(take: 20) { count products { name } } }'
    const answered: string[] = []
    const lists = Array.from({ length: 10 }, async () => {
      const response = await merchant.send({ query: list })
      answered.push('list')
      expect((await response.json()).data.products.count).toBeGreaterThan(0)
    })
    const other = merchant.send({ query }).then(() => answered.push('other'))
    await Promise.all([...lists, other])
    expect(answered.indexOf('other')).toBeLessThan(3)
  },
)

test('a mutation is rejected by GET', async () => {
  const query = encodeURIComponent('mutation { clearCart(id: "x") { id } }')
  const response = await merchant.fetch(
    new Request(`http://merchant.test/graphql?query=${query}`, { headers: { 'x-apikey': 'demo' } }),
  )
  expect(response.status).toBe(405)
})

test('undeclared variables are ignored', async () => {
  const response = await merchant.send({
    operationName: 'q',
    query: 'query q { channel { id } }',
    variables: { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' },
  })
  expect((await response.json()).data.channel.id).toBe('1|se')
})

test.for([
  ['', 400],
  ['{', 400],
  ['[]', 400],
  ['null', 400],
  ['{"query":7}', 400],
  ['{"query":"{ channel { id } }","variables":[]}', 400],
  ['{"query":"{ nonsense }"}', 200],
  ['{"query":"not graphql"}', 200],
] as const)(
  'the body %s has status %i and an error, not a server error',
  async ([body, status]) => {
    const response = await merchant.send(body)
    expect(response.status).toBe(status)
    expect((await response.json()).errors).toHaveLength(1)
    expect(merchant.reportedErrors).toEqual([])
  },
)

test('an oversized body is rejected', async () => {
  const response = await merchant.send({ query: '{ channel { id } }', pad: 'x'.repeat(600_000) })
  expect(response.status).toBe(413)
})

test('queries that would take minutes are rejected before execution', async () => {
  const many = Array.from({ length: 21 }, (_, i) => `a${i}: channel { id }`).join(' ')
  expect((await merchant.request(`{ ${many} }`)).errors?.[0].extensions.code).toBe('TooComplex')
  const deep = `{ product(alias: "x") { variantGroup { ${'variants { '.repeat(20)} level ${'} '.repeat(20)} } } }`
  expect((await merchant.request(deep)).errors?.[0].extensions.code).toBe('TooComplex')
  const bomb = `query { product(alias: "x") { ...f1 } }
    ${Array.from({ length: 12 }, (_, i) => `fragment f${i + 1} on ProductType { ${i === 11 ? 'name' : `...f${i + 2} ...f${i + 2} ...f${i + 2} ...f${i + 2}`} }`).join('\n')}`
  const started = performance.now()
  expect((await merchant.request(bomb)).errors).toBeDefined()
  expect(performance.now() - started).toBeLessThan(2000)
})

test('a short document whose fragments spread each other thousands of times is rejected at once', async () => {
  const doubled = (nth: number, next: string) =>
    `fragment f${nth} on GeinsMerchantApiQuery { ...${next} ...${next} }`
  // Neither has a field that could be counted.
  for (const last of ['f40', 'unknown']) {
    const fragments = Array.from({ length: 40 }, (_, nth) =>
      doubled(nth, nth === 39 ? last : `f${nth + 1}`),
    )
    const circular = 'fragment f40 on GeinsMerchantApiQuery { ...f40 }'
    const { errors } = await merchant.request(`{ ...f0 } ${fragments.join(' ')} ${circular}`)
    expect(errors?.[0].extensions.code).toBe('TooComplex')
  }
})

test('a document of hundreds of kilobytes is rejected before it is read to its end', async () => {
  const { errors } = await merchant.request(`{ channel { ${'id '.repeat(100_000)} } }`)
  expect(errors?.[0].message).toMatch(/tokens/)
})

test('an internal error returns only the request id to the client', () => {
  const reports: unknown[] = []
  const fault = new GraphQLError('SQLITE_CORRUPT at /secret/path', {
    path: ['products'],
    originalError: new Error('SQLITE_CORRUPT at /secret/path'),
  })
  const masked = maskError(fault, 'abc-1', (error) => reports.push(error))
  expect(JSON.stringify(masked)).not.toContain('secret')
  expect(masked.extensions).toEqual({ code: 'InternalServerError', requestId: 'abc-1' })
  expect(reports).toEqual([fault.originalError])
})

test('an error for the client is returned to it', () => {
  const error = clientError('LimitExceeded', 'too many')
  const located = new GraphQLError(error.message, { originalError: error })
  expect(maskError(located, 'abc-1', () => expect.unreachable())).toBe(located)
})

test('clients can read the schema', async () => {
  const schema = await merchant.schema()
  expect(schema.getQueryType()?.name).toBe('GeinsMerchantApiQuery')
  expect(schema.getMutationType()?.name).toBe('GeinsMerchantApiMutation')
})

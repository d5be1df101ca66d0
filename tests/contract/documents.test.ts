import { readFileSync } from 'node:fs'

import { buildSchema, Kind, parse, print, validate, type DocumentNode } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openSeededMerchant, type SeededMerchant } from '#tests/support/seeded-merchant.ts'

const schema = buildSchema(
  readFileSync(new URL('../../app/gateway/schema.graphql', import.meta.url), 'utf8'),
)

const modules = import.meta.glob<Record<string, unknown>>('../../app/**/*-documents.server.ts', {
  eager: true,
})

const documents = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) => (isOperation(value) ? [[name, parse(print(value))] as const] : []))

function isOperation(value: unknown): value is DocumentNode {
  const { kind, definitions } = (value ?? {}) as Partial<DocumentNode>
  return (
    kind === Kind.DOCUMENT &&
    (definitions ?? []).some(({ kind: of }) => of === Kind.OPERATION_DEFINITION)
  )
}

/** Values that make an operation run; a document that needs another one says so by failing. */
const samples: Record<string, unknown> = {
  channelId: '1|se',
  languageId: 'en-US',
  marketId: 'se',
  take: 5,
  skip: 0,
  withPageInfo: true,
  url: '/c/soffor',
  email: 'eva@example.com',
  promoCode: 'SOMMAR10',
  paymentType: 'STANDARD',
  user: { newsletter: true },
  resetKey: 'no key',
  password: 'A'.repeat(64),
  checkout: { email: 'eva@example.com' },
  filter: { sort: 'LATEST' },
}

/** Questions that are right and all the same answered with no: this cart has no address yet. */
const refusals = ['InsufficientStock', 'FirstNameRequired', 'ItemNotFound']

let merchant: SeededMerchant
beforeAll(async () => {
  merchant = await openSeededMerchant()
  const { data } = await send(
    '{ getCart { id } products(take: 1, filter: { sort: PRICE }) { products { alias skus { skuId } } } }',
  )
  const [product] = data.products.products
  const cart = data.getCart.id as string
  const item = { skuId: product.skus[0].skuId as number, quantity: 1 }
  await send(
    'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
    { id: cart, item },
  )
  Object.assign(samples, { alias: product.alias, id: cart, cartId: cart, item })
})
afterAll(() => merchant[Symbol.asyncDispose]())

async function send(query: string, variables: Record<string, unknown> = {}) {
  const response = await fetch(merchant.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({ query, variables }),
  })
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- any answer may come
  return { status: response.status, ...((await response.json()) as { data?: any; errors?: any[] }) }
}

describe('the documents of the shop', () => {
  it('are all found', () => {
    expect(documents.length).toBeGreaterThan(10)
  })

  it.each(documents)('%s keeps to the promised schema', (_, document) => {
    expect(validate(schema, document).map(({ message }) => message)).toEqual([])
  })

  it.each(documents)('%s is answered by the merchant over a real port', async (_, document) => {
    const { status, data, errors = [] } = await send(print(document), variablesOf(document))
    expect(errors.filter(({ extensions }) => !refusals.includes(extensions?.code))).toEqual([])
    expect(data).toBeDefined()
    expect(status).toBe(200)
    expect(merchant.faults).toEqual([])
  })
})

function variablesOf(document: DocumentNode): Record<string, unknown> {
  return Object.fromEntries(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? (definition.variableDefinitions ?? []).flatMap(({ variable: { name }, type }) =>
            Object.hasOwn(samples, name.value)
              ? [[name.value, samples[name.value]]]
              : type.kind === Kind.NON_NULL_TYPE
                ? [[name.value, `no sample for ${name.value}`]]
                : [],
          )
        : [],
    ),
  )
}

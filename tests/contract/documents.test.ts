import { readFileSync } from 'node:fs'

import { buildSchema, Kind, parse, print, validate, type DocumentNode } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'

import { printDocument } from '#app/gateway/printed-document.server.ts'
import { openForeignMerchant } from '#tests/support/foreign-merchant.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'

const schema = buildSchema(
  readFileSync(new URL('../../server/merchant-api/schema.graphql', import.meta.url), 'utf8'),
)

const modules = import.meta.glob<Record<string, unknown>>('../../app/**/*-documents.server.ts', {
  eager: true,
})

const closing = 'completeCartDocument'

const documents = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) =>
    isOperation(value) ? [[name, parse(printDocument(value).query)] as const] : [],
  )
  // A completed cart can neither be changed nor ordered.
  .sort(([one], [other]) => Number(one === closing) - Number(other === closing))

function isOperation(value: unknown): value is DocumentNode {
  const { kind, definitions } = (value ?? {}) as Partial<DocumentNode>
  return (
    kind === Kind.DOCUMENT &&
    (definitions ?? []).some(({ kind: of }) => of === Kind.OPERATION_DEFINITION)
  )
}

/** Values for the variables of any operation; a document that needs another one fails. */
const samples: Record<string, unknown> = {
  channelId: '1|se',
  languageId: 'en-US',
  marketId: 'se',
  shippingFee: 0,
  take: 5,
  skip: 0,
  withPageInfo: true,
  family: 'Frontpage',
  areaName: 'The front page area',
  aboveFamily: 'Productlist',
  aboveName: 'The top part of the product list',
  belowFamily: 'Productlist',
  belowName: 'The bottom part of the product list',
  url: '/c/soffor',
  email: 'eva@example.com',
  tags: ['shop'],
  promoCode: 'SOMMAR10',
  paymentType: 'STANDARD',
  user: { newsletter: true },
  resetKey: 'no key',
  token: 'no token',
  author: 'Eva',
  rating: 5,
  comment: 'Soft',
  skuId: 1,
  productId: 1,
  includesVat: true,
  shownPrice: 100,
  password: 'A'.repeat(64),
  checkout: { email: 'eva@example.com' },
  filter: { sort: 'LATEST' },
  first: 'soffa',
  second: '',
  third: '',
  hasSecond: true,
  hasThird: false,
  orderNumber: '1',
  publicOrderIds: ['00000000-0000-4000-8000-000000000000'],
  publicOrderId: '00000000-0000-4000-8000-000000000000',
  packageId: 1,
  selections: [{ groupId: 1, optionId: 1, skuId: 1 }],
  group: { groupKey: 'key', quantity: 2 },
  publicId: '00000000-0000-4000-8000-000000000000',
  withdrawal: {
    orderNumber: '1',
    email: 'eva@example.com',
    name: 'Eva',
    rows: [{ rowId: 1, quantity: 1 }],
    idempotencyKey: 'key',
  },
}

/**
 * Valid operations that are still refused, because the cart has no address, or there is no order. Identified by
 * message, since codes differ between merchants.
 */
const refusals = [
  'Insufficient stock amount',
  'First name is required',
  'The cart has no such item',
  'The sku is not sold in this market',
  'No order has this number and e-mail address',
]

const merchant = await openForTests(openSeededMerchant())
const foreign = await openForTests(
  openForeignMerchant(merchant.endpoint, { hasNoErrorCodes: true }),
)

/** A cart that documents may complete: each round has its own. */
async function fillSamples() {
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
}

async function send(
  query: string,
  variables: Record<string, unknown> = {},
  endpoint = merchant.endpoint,
) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({ query, variables }),
  })
  // oxlint-disable-next-line @typescript-eslint/no-explicit-any -- any response is possible
  return { status: response.status, ...((await response.json()) as { data?: any; errors?: any[] }) }
}

describe('the documents of the shop', () => {
  it('are all found', () => {
    expect(documents.length).toBeGreaterThan(10)
  })

  it.each(documents)('%s conforms to the promised schema', (_, document) => {
    expect(validate(schema, document).map(({ message }) => message)).toEqual([])
  })

  describe.each([
    ['the merchant', () => merchant.endpoint],
    ['one with codes of its own', () => foreign.endpoint],
  ])('%s', (__, endpointOf) => {
    beforeAll(fillSamples)

    it.each(documents)('runs %s over a real port', async (_, document) => {
      const response = send(print(document), variablesOf(document), endpointOf())
      const { status, data, errors = [] } = await response
      expect(errors.filter(({ message }) => !refusals.includes(message))).toEqual([])
      expect(data).toBeDefined()
      expect(status).toBe(200)
      expect(merchant.faults).toEqual([])
    })
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

import { readFileSync } from 'node:fs'

import {
  buildClientSchema,
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  getIntrospectionQuery,
  getNamedType,
  isObjectType,
  type IntrospectionQuery,
} from 'graphql'
import { expect, it } from 'vitest'

import { parseResult } from '#app/gateway/errors/client-error.ts'
import { lengthLimits } from '#app/gateway/errors/response-limits.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'

const contract = buildSchema(
  readFileSync(new URL('../../server/merchant-api/schema.graphql', import.meta.url), 'utf8'),
)

it('the embedded merchant serves all of the contract, and nothing that its clients cannot know', async () => {
  await using merchant = await openSeededMerchant(20)
  const response = await fetch(merchant.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
  })
  const { data } = (await response.json()) as { data: IntrospectionQuery }
  const served = buildClientSchema(data)
  for (const root of ['getQueryType', 'getMutationType'] as const)
    expect(served[root]()?.name).toBe(contract[root]()?.name)
  expect(findBreakingChanges(contract, served)).toEqual([])
  expect(findDangerousChanges(contract, served)).toEqual([])
})

const limits = lengthLimits(true, () => undefined)

it('a text in place of a Decimal is read as a number, in each such field and in no other', () => {
  const fields = Object.values(contract.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()))
    .map(({ name, type }) => [name, getNamedType(type).name] as const)
  const isRead = (name: string) => {
    const body = JSON.stringify({ data: { priceIncVat: '1.00', [name]: '2.50' } })
    const { data } = parseResult(body, limits) as { data: Record<string, unknown> }
    return data[name] === 2.5
  }
  const texts = fields.filter(([, type]) => /^(?:String|ID|Guid|DateTime)$/.test(type))
  const decimals = fields.filter(([, type]) => type === 'Decimal')
  expect(decimals.length).toBeGreaterThan(40)
  expect(decimals.filter(([name]) => !isRead(name))).toEqual([])
  expect(texts.filter(([name]) => isRead(name))).toEqual([])
})

import { readFileSync } from 'node:fs'

import {
  buildClientSchema,
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  getIntrospectionQuery,
  type IntrospectionQuery,
} from 'graphql'
import { expect, it } from 'vitest'

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

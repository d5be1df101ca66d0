import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, it } from 'vitest'

import { createHealth, healthTable } from '#server/merchant/health.ts'
import { openDatabase } from '#server/merchant/store/database.ts'
import { upstreamStates } from '#server/process/upstream-states.ts'

it('a merchant that reads and cannot write is down, until it can write again', async () => {
  const db = openDatabase(':memory:')
  db.exec(healthTable)
  let now = 0
  const health = createHealth(
    db,
    () => 3,
    () => now,
  )
  const server = createServer(getRequestListener(health.fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const isUp = async (embedded: string | null) => {
    const endpoints = { graphqlEndpoint: origin, authEndpoint: origin, signEndpoint: origin }
    const addresses = { ...endpoints, apiKey: '', persistedQueries: false }
    return (await upstreamStates(addresses, async () => true, embedded)).graphql?.ok
  }
  expect(await isUp(origin)).toBe(true)
  db.exec('PRAGMA query_only = ON')
  // Written at most once a second.
  expect(await isUp(origin)).toBe(true)
  now += 1_000
  expect(await isUp(origin)).toBe(false)
  expect(await isUp(null)).toBe(true)
  db.exec('PRAGMA query_only = OFF')
  now += 1_000
  expect(await isUp(origin)).toBe(true)
  db.exec('PRAGMA query_only = ON')
  // The clock is set back.
  now -= 7_200_000
  expect(await isUp(origin)).toBe(false)
  server.close()
  db.close()
})

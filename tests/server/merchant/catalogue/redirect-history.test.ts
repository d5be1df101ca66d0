import { expect, it } from 'vitest'

import { openForTests } from '#tests/support/open-for-tests.ts'
import { merchantTime, openSeededMerchant } from '#tests/support/seeded-merchant.ts'

interface Moved {
  oldUrl: string
  newUrl: string
  oldAlias: string
  newAlias: string
  languageId: string
  deleted: boolean
}

const merchant = await openForTests(openSeededMerchant(60, { hasDemoCustomers: true }))

const read = (path: string) => fetch(`${merchant.origin}/redirect/${path}`)
const listOf = async (path: string) => (await (await read(path)).json()) as Moved[]

it('every moved address is listed with the one that the URL history of a page leads to', async () => {
  const moved = await listOf('urlhistory/demo')
  expect(moved.length).toBeGreaterThan(4)
  expect(moved.some(({ newUrl }) => newUrl.includes('/p/'))).toBe(true)
  expect(moved.some(({ newUrl }) => !newUrl.includes('/p/'))).toBe(true)
  for (const { oldUrl, newUrl, deleted } of moved) {
    const language = /^\/(da|en|fi|nb)\//.exec(oldUrl)?.[1] ?? 'sv'
    const response = await fetch(merchant.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
      body: JSON.stringify({
        query: `query($url: String) { urlHistory(url: $url, languageId: "${language}") { newUrl } }`,
        variables: { url: oldUrl },
      }),
    })
    const { data } = (await response.json()) as { data: { urlHistory: { newUrl: string } } }
    expect([data.urlHistory.newUrl, deleted]).toEqual([newUrl, false])
  }
})

it('the same moves are listed by alias', async () => {
  const urls = await listOf('urlhistory/demo')
  const aliases = await listOf('aliashistory/demo')
  expect(aliases).toHaveLength(urls.length)
  for (const [index, { oldUrl, newUrl }] of urls.entries()) {
    expect(oldUrl.endsWith(`/${aliases[index]!.oldAlias}`)).toBe(true)
    expect(newUrl.endsWith(`/${aliases[index]!.newAlias}`)).toBe(true)
  }
})

it.each([
  ['before the last change', new Date(merchantTime.getTime() - 1_000).toISOString(), true],
  ['after it', new Date(merchantTime.getTime() + 1_000).toISOString(), false],
  ['that is none', 'yesterday', true],
])('a client that was last answered at a time %s gets what is new', async (_, offset, hasMoves) => {
  const moved = await listOf(`urlhistory/demo?${new URLSearchParams({ offset })}`)
  expect(moved.length > 0).toBe(hasMoves)
})

it.each(['urlhistory/wrong', 'aliashistory/wrong'])('%s is refused', async (path) => {
  expect((await read(path)).status).toBe(401)
})

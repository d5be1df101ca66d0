import pLimit from 'p-limit'

import { openShop } from '#tests/support/open-shop.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'

import { countsText, pick, completionRow, type Part } from './part.ts'

const fullSize = 20_000
const parallelRequests = 8
/** Caches are filled first. */
const warmUp = 2_000
const maxGrowthMb = 24

const paths = [
  ...[
    '/',
    '/en',
    '/c/soffor',
    '/c/bord?page=1',
    '/s/stol',
    '/varumarken',
    '/favoriter',
    '/logga-in',
  ],
  ...['/p/vistelund-3-sitssoffa-beige', '/finns-inte', '/varukorgen', '/kassan', '/sitemap.xml'],
]

/** Many requests of a shop in this process do not increase its heap. */
export const heap: Part = {
  name: 'heap',
  minutes: 25,
  async run({ times, random, print }, isOver) {
    await using merchant = await openSeededMerchant(120)
    await using shop = await openShop(merchant.endpoint)
    const choose = random('heap')
    const limit = pLimit(parallelRequests)
    const statuses: number[] = []
    const requestPage = async () => {
      const path = choose() < 0.1 ? `/s/${Math.floor(choose() * 1e9)}` : pick(paths, choose)
      const response = await fetch(shop.origin + path, { redirect: 'manual' })
      await response.arrayBuffer()
      statuses.push(response.status)
    }
    const many = async (count: number) => {
      for (let left = count; left > 0 && !isOver(); left -= 500) {
        const some = Math.min(left, 500)
        await Promise.all(Array.from({ length: some }, () => limit(requestPage)))
        // The log in memory belongs to the test.
        shop.logged.length = 0
      }
    }
    await many(times(warmUp))
    const before = heapMb()
    statuses.length = 0
    const wantedCount = times(fullSize)
    await many(wantedCount)
    const after = heapMb()
    print(`${before.toFixed(1)} MB, then ${after.toFixed(1)} MB`)
    const failed = statuses.filter((status) => status >= 500).length
    return [
      completionRow(statuses.length, wantedCount, 'requests'),
      { attack: 'answers', measured: countsText(statuses), bound: 'no 5xx', isOk: failed === 0 },
      {
        attack: 'heap after collection',
        measured: `${(after - before).toFixed(1)} MB more`,
        bound: `≤ ${maxGrowthMb} MB`,
        isOk: after - before <= maxGrowthMb,
      },
    ]
  },
}

function heapMb(): number {
  if (!globalThis.gc) throw new Error('needs --expose-gc')
  for (let round = 0; round < 3; round++) globalThis.gc()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

import { expect, it } from 'vitest'

import { offersExtension } from '#app/gateway/offers-extension.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { openUpstream, upstreamChannel as channel } from '#tests/support/upstream.ts'

/** What two pages in a row learn from this merchant, and how often they asked it. */
async function learn(status: number, response: object) {
  let count = 0
  await using merchant = await openUpstream(({ body }) => {
    if (body.operationName === 'channel') return [200, JSON.stringify({ data: { channel } })]
    count += 1
    return [status, JSON.stringify(response)]
  })
  const offered: boolean[] = []
  for (const path of ['/', '/p/soffa']) {
    // Whole queries: the count would contain the hashes too.
    const context = testContext(merchant.endpoint, {}, { persistedQueries: false })
    const visit = await openVisit({ request: new Request(`http://shop.test${path}`), context })
    offered.push(await offersExtension(visit, 'offersPriceAlerts'))
  }
  return { offered, count }
}

const unknown = (text: string) => ({
  errors: [{ message: `${text} "offersPriceAlerts" on type "GeinsMerchantApiQuery".` }],
})

it.each<[string, number, object, boolean, number]>([
  ['that offers mails about prices', 200, { data: { offersPriceAlerts: true } }, true, 1],
  ['that offers none now', 200, { data: { offersPriceAlerts: false } }, false, 1],
  ['without the operation', 200, unknown('Cannot query field'), false, 1],
  ['that refuses unknown queries', 400, unknown('The field does not exist on:'), false, 1],
  ['that fails', 500, {}, false, 2],
  ['that sends nothing', 200, { data: { offersPriceAlerts: null } }, false, 1],
])('a merchant %s is asked no more than needed', async (_, status, response, offers, times) => {
  expect(await learn(status, response)).toEqual({ offered: [offers, offers], count: times })
})

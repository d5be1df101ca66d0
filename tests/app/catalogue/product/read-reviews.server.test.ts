import { expect, it } from 'vitest'

import { findProduct } from '#app/catalogue/product/product.server.ts'
import { postReview } from '#app/routes/catalogue/product/reviews/post-review.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { openFaultProxy, type FaultProxy } from '#tests/support/fault-proxy.ts'
import { openSeededMerchant, type SeededMerchant } from '#tests/support/seeded-merchant.ts'
import { testContext } from '#tests/support/test-context.ts'

const visitTo = (proxy: FaultProxy) =>
  openVisit({
    request: new Request('http://shop.test/'),
    context: testContext(`${proxy.origin}/graphql`, {}, { persistedQueries: false }),
  })

/** A merchant with the language and pictures of reviews, and the same one without both. */
async function openMerchants() {
  const merchant = await openSeededMerchant(240)
  const knowing = await openFaultProxy(merchant.origin)
  const other = await openFaultProxy(merchant.origin)
  const message = 'Cannot query field "takesReviewPictures" on type "GeinsMerchantApiQuery".'
  other.setResponse('takesReviewPictures', () => ({ errors: [{ message }] }))
  return {
    merchant,
    knowing,
    other,
    async [Symbol.asyncDispose]() {
      for (const each of [knowing, other, merchant]) await each[Symbol.asyncDispose]()
    },
  }
}

async function mostReviewed({ endpoint }: SeededMerchant): Promise<string> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'x-apikey': 'demo', 'content-type': 'application/json' },
    body: JSON.stringify({
      query: '{ products(take: 100) { products { alias rating { voteCount } } } }',
    }),
  })
  const { data } = (await response.json()) as {
    data: { products: { products: { alias: string; rating: { voteCount: number } }[] } }
  }
  const { products } = data.products
  return products.toSorted((one, next) => next.rating.voteCount - one.rating.voteCount)[0]!.alias
}

it('reviews have the language that was stored, elsewhere only one that their text leaves no doubt about', async () => {
  await using merchants = await openMerchants()
  const alias = await mostReviewed(merchants.merchant)
  const reviewsAt = async (proxy: FaultProxy) => {
    const reviews = { page: 40, language: null }
    return (await findProduct(await visitTo(proxy), alias, { reviews }))!.reviews
  }
  const stored = await reviewsAt(merchants.knowing)
  expect(stored.reviews.length).toBeGreaterThan(4)
  expect(stored.reviews.map(({ language }) => language)).not.toContain(null)
  const [all, ...languages] = stored.languages
  expect(languages.reduce((sum, { count }) => sum + count, 0)).toBe(all?.count)

  const told = await reviewsAt(merchants.other)
  const wrong = told.reviews.filter(
    ({ language }, at) => language !== null && language !== stored.reviews[at]?.language,
  )
  expect(wrong).toEqual([])
  expect(told.reviews.filter(({ language }) => language !== null).length).toBeGreaterThan(1)
})

it.each([
  ['English on a Swedish page', 'Really nice sofa, and it was delivered in two days.', 'en'],
  ['too short to tell', 'Super!', 'sv'],
])(
  'a review is stored with the language of its text, or else of its page: %s',
  async (_, comment, language) => {
    await using merchants = await openMerchants()
    const posted: unknown[] = []
    const review = { rating: 5, author: 'Eva', comment, pictures: [] }
    for (const proxy of [merchants.knowing, merchants.other]) {
      proxy.setResponse('postProductReview', (variables) => {
        posted.push([variables['language'], variables['pictures']])
        return { data: { postProductReview: true } }
      })
      expect(await postReview.send(await visitTo(proxy), review, 'soffa')).toBeNull()
    }
    expect(posted).toEqual([
      [language, []],
      [undefined, undefined],
    ])
  },
)

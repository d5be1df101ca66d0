import { createReviewStore } from '#server/merchant/catalogue/review/review.store.ts'
import { openDatabase } from '#server/merchant/store/database.ts'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAccountMerchant, type AccountMerchant } from '../accounts/auth/account-merchant.ts'

let shop: AccountMerchant
let token: string

beforeEach(async () => {
  shop = await openAccountMerchant()
  token = (await shop.register('anna@shop.test')).body.token
})
afterEach(() => shop[Symbol.asyncDispose]())

const review = { alias: 'lindo-grey', author: 'Anna', rating: 1, comment: 'Sviktade' }

async function postReview(fields: object, bearer: string | undefined = token) {
  const { data, errors } = await shop.request(
    `mutation($alias: String!, $rating: Int, $comment: String, $author: String!) {
      postProductReview(alias: $alias, rating: $rating, comment: $comment, author: $author) }`,
    { ...review, ...fields },
    bearer,
  )
  expect(errors).toBeUndefined()
  return data.postProductReview
}

async function fetchReviews(alias = 'lindo-grey') {
  const { data } = await shop.request(
    `query($alias: String!) { product(alias: $alias) { rating { score voteCount } }
      reviews(alias: $alias, take: 10) { count averageRating reviews { author rating comment } } }`,
    { alias },
  )
  return data
}

/** What staff do with `npm run reviews`, in another process. */
function moderate(id: number, status: 'approved' | 'rejected') {
  const db = openDatabase(`${shop.dataDir}/shop.db`)
  try {
    const reviews = createReviewStore(db)
    const pending = reviews.withStatus('pending')
    reviews.moderate(id, status)
    return pending
  } finally {
    db.close()
  }
}

test('a posted review is shown and counted once staff have approved it, and not before', async () => {
  expect(await postReview({})).toBe(true)
  expect(await fetchReviews()).toMatchObject({
    reviews: { count: 2 },
    product: { rating: { score: 4.5 } },
  })
  moderate(1, 'approved')
  const { product, reviews } = await fetchReviews()
  expect(product.rating).toEqual({ score: 3.33, voteCount: 3 })
  expect(reviews).toMatchObject({ count: 3, averageRating: 3.33 })
  expect(reviews.reviews[0]).toEqual({ author: 'Anna', rating: 1, comment: 'Sviktade' })
  moderate(1, 'rejected')
  expect((await fetchReviews()).reviews.count).toBe(2)
})

test('the colours of a model share their reviews and one score', async () => {
  await postReview({ alias: 'lindo-green' })
  moderate(1, 'approved')
  expect(await fetchReviews('lindo-green')).toEqual(await fetchReviews('lindo-grey'))
})

test('the same review sent twice is one; a changed one replaces it and waits again', async () => {
  await postReview({})
  await postReview({})
  expect(moderate(1, 'approved')).toHaveLength(1)
  await postReview({})
  expect((await fetchReviews()).reviews.count).toBe(3)
  await postReview({ rating: 5, comment: 'Bättre nu' })
  expect((await fetchReviews()).reviews.count).toBe(2)
})

test('a review has the language that the shop names, or else that of its page', async () => {
  const ask = async (languages: string) => {
    await shop.request(
      `mutation { postProductReview(alias: "lindo-grey", rating: 5, author: "Anna",
        comment: "Nice ${languages.replaceAll('"', '')}", ${languages}) }`,
      {},
      token,
    )
    moderate(1, 'approved')
    const { data } = await shop.request(
      '{ knowsReviewLanguages reviews(alias: "lindo-grey") { reviews { language comment } } }',
    )
    expect(data.knowsReviewLanguages).toBe(true)
    return data.reviews.reviews[0].language
  }
  expect(await ask('languageId: "sv-SE"')).toBe('sv')
  expect(await ask('languageId: "sv-SE", language: "en"')).toBe('en')
})

test('an incomplete or oversized review is rejected', async () => {
  const rejected = [
    { author: '  ' },
    { author: 'a'.repeat(51) },
    { rating: null },
    { rating: 0 },
    { rating: 6 },
    { comment: null },
    { comment: ' ' },
    { comment: 'a'.repeat(1001) },
    { alias: 'no-such' },
  ]
  for (const typed of rejected) expect([typed, await postReview(typed)]).toEqual([typed, false])
})

test('guests cannot post, and the reviews of a deleted account are removed', async () => {
  expect(await postReview({}, '')).toBe(false)
  await postReview({})
  moderate(1, 'approved')
  await shop.request('mutation { deleteUser }', {}, token)
  expect((await fetchReviews()).reviews.count).toBe(2)
})

test.each([
  ['an author', { author: '\u200b\u2060' }],
  ['a comment', { comment: '\u3164 \u202e\ufe0f\u2800' }],
])('%s of invisible characters is none', async (_what, fields) => {
  expect(await postReview(fields)).toBe(false)
})

test('a review cannot add lines to the list of those that wait, or turn their direction', async () => {
  const forged = 'Fin\n9  ★★★★★\u2028\u202e\u001b[2J'
  await postReview({ author: forged, comment: forged })
  const listed = vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.stubEnv('MERCHANT_DATA_DIR', shop.dataDir)
  vi.stubGlobal('process', Object.assign(Object.create(process), { argv: ['node', 'reviews'] }))
  try {
    await import('#server/merchant/catalogue/review/moderate-reviews-command.ts')
    const text = String(listed.mock.calls[0]?.[0])
    expect(text.split('\n')).toHaveLength(2)
    expect(text).toContain('Fin 9  ★★★★★')
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
  } finally {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    listed.mockRestore()
  }
})

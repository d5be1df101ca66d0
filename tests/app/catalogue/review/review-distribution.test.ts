import { expect, it } from 'vitest'

import { ratingDistribution } from '#app/catalogue/review/review-distribution.ts'

it('ratings are counted by stars, best first, and invalid ones are left out', () => {
  expect(ratingDistribution([5, 5, 4, 1, 0, 9])).toEqual([
    { stars: 5, count: 2 },
    { stars: 4, count: 1 },
    { stars: 3, count: 0 },
    { stars: 2, count: 0 },
    { stars: 1, count: 1 },
  ])
})

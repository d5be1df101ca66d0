export interface RatingShare {
  stars: 1 | 2 | 3 | 4 | 5
  count: number
}

/** Counts ratings by stars, five first; omits ratings other than 1 to 5. */
export function ratingDistribution(ratings: readonly number[]): RatingShare[] {
  return ([5, 4, 3, 2, 1] as const).map((stars) => ({
    stars,
    count: ratings.filter((rating) => rating === stars).length,
  }))
}

import type { RatingShare } from './review-distribution.ts'

export interface Review {
  author: string
  rating: number
  comment: string
  /** Formatted in the language of the page. */
  date: string
}

export interface ProductReviews {
  count: number
  average: number
  distribution: RatingShare[]
  reviews: Review[]
  /** URL that shows more reviews; null when all are shown. */
  morePath: string | null
}

import type { RatingShare } from './review-distribution.ts'

export interface Review {
  author: string
  rating: number
  comment: string
  /** As the page's language writes it. */
  date: string
}

export interface ProductReviews {
  count: number
  average: number
  distribution: RatingShare[]
  reviews: Review[]
  /** Address that shows more of them; null when all are shown. */
  morePath: string | null
}

import { readScore } from '#app/catalogue/card/read-card.server.ts'
import type { WireProductResult } from '#app/catalogue/product/product-documents.server.ts'
import { formatDate } from '#app/i18n/format-date.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { ratingDistribution } from '../review/review-distribution.ts'
import type { ProductReviews } from '../review/review.ts'

const reviewsPerPage = 5

/** The merchant returns at most this many at once. */
const maxReviews = 200

/** The number of reviews shown up to and including page `page`, from 1. */
export function shownReviewCount(page: number): number {
  return Math.min(page * reviewsPerPage, maxReviews)
}

/** Maps the merchant's reviews to those of the product page, with dates in the visitor's language. */
export function readReviews(
  visit: Visit,
  result: Pick<WireProductResult, 'reviews' | 'ratings'>,
  productPath: string,
  page: number,
): ProductReviews {
  const count = Math.max(0, Number(result.reviews?.count ?? 0))
  const shown = shownReviewCount(page)
  return {
    count,
    average: readScore(result.reviews?.averageRating ?? 0),
    distribution: ratingDistribution(
      (result.ratings?.reviews ?? []).flatMap((review) => (review ? [review.rating] : [])),
    ),
    reviews: (result.reviews?.reviews ?? []).flatMap((review) =>
      review
        ? [
            {
              author: review.author,
              rating: readScore(review.rating),
              comment: review.comment,
              date: formatDate(new Date(review.reviewDate), visit.language, 'UTC'),
            },
          ]
        : [],
    ),
    morePath: count > shown && shown < maxReviews ? `${productPath}?reviews=${page + 1}` : null,
  }
}

import { readScore } from '#app/catalogue/card/read-card.server.ts'
import type {
  reviewFields,
  WireProductResult,
} from '#app/catalogue/product/product-documents.server.ts'
import type { ResultOf } from '#app/gateway/graphql.ts'
import { imageAddress } from '#app/images/image-address.ts'
import { formatDate } from '#app/i18n/format-date.server.ts'
import { isLanguageCode, languages, type LanguageCode } from '#app/i18n/languages.ts'
import type { Visit } from '#app/visit/visit.ts'
import { present, type WireList } from '#app/kit/wire-list.ts'

import { ratingDistribution } from '../review/review-distribution.ts'
import type { LanguageDetector } from '../review/review-language.server.ts'
import type { ProductReviews, Review, ReviewLanguage } from '../review/review.ts'

const reviewsPerPage = 5
const maxGalleryPictures = 6
const wholePictureWidth = 1500

export interface ReviewQuery {
  /** From 1; each page shows the ones before it too. */
  page: number
  /** Null for reviews in every language. */
  language: LanguageCode | null
}

/** A review's language and pictures are stored with it by some merchants. */
type WireReview = ResultOf<typeof reviewFields> & {
  language?: string | null
  pictures?: WireList<string>
}
type WireReviews = Omit<NonNullable<WireProductResult['reviews']>, 'reviews'> & {
  reviews: WireList<WireReview>
}

/** Reviews with formatted dates; `detect` tells a language that the merchant does not. */
export function readReviews(
  visit: Visit,
  wire: WireReviews | null,
  productPath: string,
  detect: LanguageDetector,
  { page, language }: ReviewQuery,
): Omit<ProductReviews, 'pictureTypes'> {
  const all = present(wire?.reviews).map((review): Review => ({
    author: review.author,
    rating: readScore(review.rating),
    comment: review.comment,
    date: formatDate(new Date(review.reviewDate), visit.language, 'UTC'),
    language: languageOf(review, detect),
    pictures: present(review.pictures).map((file) => ({
      file,
      address: imageAddress(visit.config.imageServer, { type: 'review', file }, wholePictureWidth),
      author: review.author,
    })),
  }))
  const galleryPictures = new Map(
    all.flatMap(({ pictures }) => pictures.map((picture) => [picture.file, picture] as const)),
  )
  const matching = language ? all.filter((review) => review.language === language) : all
  const shown = matching.slice(0, page * reviewsPerPage)
  return {
    count: Math.max(0, Number(wire?.count ?? 0)),
    average: readScore(wire?.averageRating ?? 0),
    distribution: ratingDistribution(all.map(({ rating }) => rating)),
    reviews: shown,
    pictures: [...galleryPictures.values()].slice(0, maxGalleryPictures),
    languages: languagesOf(all, productPath, language),
    morePath:
      matching.length > shown.length ? reviewPath(productPath, { page: page + 1, language }) : null,
  }
}

function languageOf({ comment, language }: WireReview, detect: LanguageDetector) {
  if (language === undefined) return detect(comment)
  return language !== null && isLanguageCode(language) ? language : null
}

/** The languages that reviews are written in, most reviews first. */
function languagesOf(
  reviews: readonly Review[],
  productPath: string,
  chosen: LanguageCode | null,
): ReviewLanguage[] {
  const choices = languages
    .map(({ code }) => ({
      code,
      count: reviews.filter(({ language }) => language === code).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
  if (choices.length < 2) return []
  return [{ code: null, count: reviews.length }, ...choices].map((choice) => ({
    ...choice,
    path: reviewPath(productPath, { page: 1, language: choice.code }),
    isChosen: choice.code === chosen,
  }))
}

function reviewPath(productPath: string, { page, language }: ReviewQuery): string {
  const query = new URLSearchParams()
  if (language) query.set('reviewLanguage', language)
  if (page > 1) query.set('reviews', String(page))
  return `${productPath}${query.size > 0 ? `?${query}` : ''}#reviews`
}

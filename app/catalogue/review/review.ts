import type { LanguageCode } from '#app/i18n/languages.ts'

import type { RatingShare } from './review-distribution.ts'

export interface Review {
  author: string
  rating: number
  comment: string
  /** Formatted in the language of the page. */
  date: string
  /** Null when the language is not recognised. */
  language: LanguageCode | null
  pictures: ReviewPicture[]
}

export interface ReviewPicture {
  file: string
  /** Address of the whole one. */
  address: string
  author: string
}

export interface ReviewLanguage {
  /** Null for reviews in all languages. */
  code: LanguageCode | null
  count: number
  /** Address of the page with these reviews only. */
  path: string
  isChosen: boolean
}

export interface ProductReviews {
  count: number
  average: number
  distribution: RatingShare[]
  reviews: Review[]
  /** MIME types of the pictures that a new review may have, as for a field of files; empty where it has none. */
  pictureTypes: string
  /** Of reviews in every language, newest first. */
  pictures: ReviewPicture[]
  /** Languages to filter by, all of them first; empty when there is only one. */
  languages: ReviewLanguage[]
  /** Address that shows more of them; null when all are shown. */
  morePath: string | null
}

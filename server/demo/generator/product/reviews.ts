import type { ReviewRecord } from '#server/merchant/catalogue/product-record.ts'
import type { LanguageCode } from '#server/merchant/channel/markets.ts'
import { daysBefore } from '#server/demo/generator/prices/price-timeline.ts'
import type { Random } from '#server/demo/generator/random/random.ts'
import { reviewTexts, type ReviewTexts } from '#server/demo/generator/texts/review-texts.ts'

/** Most reviewers shop in the largest market. */
const languagesBySize = 'sv sv sv da nb nb fi fi en'.split(' ') as LanguageCode[]
const ratings = [5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 1] as const

/**
 * Reviews of a product: many for bestsellers, none for most others.
 *
 * @param popularity 0 to 1 000
 * @param lastDay the last day that a review can have
 */
export function writeReviews(random: Random, popularity: number, lastDay: Date): ReviewRecord[] {
  if (popularity < 150 || random.chance(0.3)) return []
  const count = random.whole(1, 2 + Math.floor(popularity / 160))
  const worstRatingsSkipped = random.whole(0, 3)
  return Array.from({ length: count }, () => {
    const language = random.pick(languagesBySize)
    // A good product gets ratings from the upper end of the list.
    const rating = ratings[random.whole(0, ratings.length - 1 - worstRatingsSkipped)]!
    return {
      author: random.pick(reviewTexts[language].authors),
      rating,
      comment: writeComment(random, rating, reviewTexts[language]),
      date: daysBefore(lastDay, random.whole(1, 500)),
      language,
    }
  }).sort((a, b) => a.date.localeCompare(b.date))
}

function writeComment(random: Random, rating: number, texts: ReviewTexts): string {
  const sentences =
    rating >= 4
      ? [random.pick(texts.pleased), random.pick(texts.pleasedDetails)]
      : rating === 3
        ? [random.pick(texts.mixed), random.pick(texts.mixedDetails)]
        : [random.pick(texts.disappointed), random.pick(texts.mixedDetails)]
  if (random.chance(0.4)) sentences.push(random.pick(texts.asides))
  if (random.chance(0.3)) sentences.splice(1, 1)
  return sentences.join(' ')
}

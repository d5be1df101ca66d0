/** Rating and reviews of a product in the public API, and posting a review. */
import { marketLocaleOf, type MarketLocaleArgs } from '../../channel/market-locale.ts'
import { clientError } from '../../graphql/errors.ts'
import type { FieldResolvers, Resolvers } from '../../graphql/module.ts'
import type { CatalogueContext } from '../catalogue-context.ts'
import { isTooLong, normalizeLines } from '../../vocabulary/typed-text.ts'
import { findProductView, type ProductView } from '../product/product-view.ts'
import { maxPictures, type ReviewPicture } from './review-picture.ts'
import { ratingOfModel, reviewsOfModel } from './model-reviews.ts'

const maxTake = 200
/** A text of spaces, formatting and characters that are shown as nothing is not a text. */
const isVisible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

type ReviewsArgs = MarketLocaleArgs & { alias?: string; skip?: number; take?: number }
type PostArgs = MarketLocaleArgs & {
  alias: string
  rating?: number | null
  comment?: string | null
  author: string
  /** Language of the text; that of the page when absent. */
  language?: string | null
  pictures?: readonly Blob[] | null
}

const productRating: FieldResolvers<ProductView, CatalogueContext> = {
  rating: (view, _, { reviews }) => ratingOfModel(view, reviews),
}

export const reviewResolvers: Resolvers<CatalogueContext> = {
  ProductType: productRating,
  GeinsMerchantApiQuery: {
    takesReviewPictures: () => true,
    reviews(_, args: ReviewsArgs, context) {
      const { skip = 0, take = 20 } = args
      const view = findProductView(args, context)
      if (!view) return null
      if (skip < 0 || take < 0 || take > maxTake) {
        throw clientError('LimitExceeded', `skip must not be negative and take at most ${maxTake}`)
      }
      const { score, voteCount } = ratingOfModel(view, context.reviews)
      return {
        count: voteCount,
        averageRating: score,
        reviews: reviewsOfModel(view, context.reviews)
          .slice(skip, skip + take)
          .map((review) => ({ ...review, reviewDate: `${review.date.slice(0, 10)}T00:00:00Z` })),
      }
    },
  },
  GeinsMerchantApiMutation: {
    /** It waits for staff (`npm run reviews`). False for what is refused; throws a client error for a file that is no picture. */
    async postProductReview(_, args: PostArgs, context) {
      const { signedIn } = context
      if (!signedIn || signedIn.spoofedBy !== null) return false
      const view = findProductView(args, context)
      const { rating } = args
      const author = normalizeLines(args.author)
      const comment = normalizeLines(args.comment ?? '')
      if (!view || !rating || rating < 1 || rating > 5) return false
      if (!isVisible.test(author) || isTooLong(author, 'reviewAuthor')) return false
      if (!isVisible.test(comment) || isTooLong(comment, 'reviewComment')) return false
      const languageId = args.language ?? args.languageId
      const language = marketLocaleOf({ ...args, languageId }).language.code
      const files = args.pictures ?? []
      if (files.length > maxPictures) {
        throw clientError('LimitExceeded', `A review has at most ${maxPictures} pictures`)
      }
      const pictures: ReviewPicture[] = []
      for (const file of files) {
        const picture = await context.encodePicture(file)
        if (!picture) throw clientError('InvalidPicture', 'A file is no picture that can be read')
        if (pictures.every(({ name }) => name !== picture.name)) pictures.push(picture)
      }
      const review = {
        productExternalId: view.product.externalId,
        customerId: signedIn.customerId,
        author,
        rating,
        comment,
        language,
        postedAtMs: context.now.getTime(),
      }
      context.reviews.post(review, pictures)
      return true
    },
  },
}

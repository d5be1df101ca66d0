/** All colours of a variant group together: a score for each would be the average of a few ratings. */
import type { ProductView } from '../product/product-view.ts'
import type { Product } from '../product-facts.ts'
import type { ReviewStore } from './review.store.ts'

/** The model's reviews, newest first: those of the catalogue and those that staff have approved. */
export function reviewsOfModel(view: ProductView, store: ReviewStore) {
  const products = modelOf(view)
  const approved = store.approvedOf(products.map(({ externalId }) => externalId))
  return [
    ...products.flatMap(({ id }) =>
      view.catalogue.reviewsOf(id).map((review) => ({ ...review, pictures: [] })),
    ),
    ...approved.map(({ postedAtMs, ...review }) => ({
      ...review,
      date: new Date(postedAtMs).toISOString(),
    })),
  ].sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0))
}

/** The model's average rating to two decimals, 0 without any, and how many ratings there are. */
export function ratingOfModel(view: ProductView, store: ReviewStore) {
  const products = modelOf(view)
  const posted = store.ratingOf(products.map(({ externalId }) => externalId))
  const sum = products.reduce((total, { rating }) => total + rating.sum, posted.sum)
  const count = products.reduce((total, { rating }) => total + rating.count, posted.count)
  return { score: count > 0 ? Math.round((sum * 100) / count) / 100 : 0, voteCount: count }
}

function modelOf({ product, catalogue }: ProductView): Product[] {
  return product.group ? catalogue.productsOfGroup(product.group.id) : [product]
}

import type { RequestContext } from '../graphql/context.ts'
import type { Catalogue } from './catalogue.ts'
import type { PictureEncoder } from './review/review-picture.ts'
import type { ReviewStore } from './review/review.store.ts'
import type { StockStore } from './stock/stock.store.ts'

/** Context of the catalogue's resolvers. A request reads the same catalogue until it ends. */
export interface CatalogueContext extends RequestContext {
  catalogue: Catalogue
  stock: StockStore
  reviews: ReviewStore
  encodePicture: PictureEncoder
}

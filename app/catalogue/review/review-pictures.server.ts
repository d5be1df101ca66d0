import { offersExtension } from '#app/gateway/offers-extension.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { takesReviewPicturesDocument } from './review-documents.server.ts'

/** Whether reviews may have pictures: the public Merchant API has none. */
export const takesReviewPictures = (visit: Visit): Promise<boolean> =>
  offersExtension(visit, takesReviewPicturesDocument, 'takesReviewPictures')

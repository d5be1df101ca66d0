import type { Catalogue } from '../catalogue/catalogue.ts'
import { pictureAt, type PictureSubject, type PictureView } from '../vocabulary/appearance.ts'

/** The furniture that a picture file of the catalogue shows, and the view; null for an unknown file. */
export function findPictureSubject(
  catalogue: Catalogue,
  fileName: string,
): { subject: PictureSubject; view: PictureView } | null {
  const found = catalogue.findPicture(fileName)
  if (!found) return null
  const { picture, images } = found.product
  const tags = images.map((image) => image.tags)
  return pictureAt(picture as PictureSubject, found.position, tags)
}

import type { Catalogue } from '../catalogue/catalogue.ts'
import { pictureAt, type PictureSubject, type PictureView } from '../vocabulary/appearance.ts'
import { createImageRouter } from './image-router.ts'
import type { PictureSource } from './picture-source.ts'
import { preparePictures } from './prepare-pictures.ts'

interface ImagesOptions {
  source: PictureSource
  currentCatalogue: () => Catalogue
  /** Renders the pictures of the start page while the merchant is idle. */
  isPreparing: boolean
  report: (error: unknown) => void
}

/** Assembles the images domain: pictures by their URLs, rendered in advance if wanted. */
export function createImages({ source, currentCatalogue, isPreparing, report }: ImagesOptions) {
  const router = createImageRouter({
    source,
    findSubject: (fileName) => findPictureSubject(currentCatalogue(), fileName),
  })
  const preparation = isPreparing
    ? preparePictures({ source, make: router.make, catalogue: currentCatalogue(), report })
    : null
  return {
    fetch: router.fetch,
    /** Called when a request begins and when it ends: the merchant is not idle. */
    recordRequest: () => preparation?.recordRequest(),
    stopPreparing: () => preparation?.stop(),
    close: () => source.close(),
  }
}

/** The furniture that a picture file of the catalogue shows, and the view; null for an unknown file. */
function findPictureSubject(
  catalogue: Catalogue,
  fileName: string,
): { subject: PictureSubject; view: PictureView } | null {
  const found = catalogue.findPicture(fileName)
  if (!found) return null
  const { picture, images } = found.product
  const tags = images.map((image) => image.tags)
  return pictureAt(picture as PictureSubject, found.position, tags)
}

import type { Catalogue } from '../catalogue/catalogue.ts'
import { marketLocaleOf } from '../channel/market-locale.ts'
import { pictureAt, type PictureSubject } from '../vocabulary/appearance.ts'
import { createImageRouter } from './image-router.ts'
import { listPictures, startPagePictures } from './list-pictures.ts'
import type { PictureSource } from './picture-source.ts'

interface ImagesOptions {
  source: PictureSource
  currentCatalogue: () => Catalogue
  findReviewPicture: (name: string, width: number) => Uint8Array | null
  /** Whether the source renders the start's and lists' first pictures ahead while the merchant is idle. */
  isPreparing: boolean
  report: (error: unknown) => void
}

/** Assembles the images domain: pictures by their URLs, rendered in advance if wanted. */
export function createImages(options: ImagesOptions) {
  const { source, currentCatalogue, findReviewPicture, isPreparing, report } = options
  const router = createImageRouter({
    source,
    findReviewPicture,
    findSubject(fileName) {
      const found = currentCatalogue().findPicture(fileName)
      if (!found) return null
      const { picture, images } = found.product
      const tags = images.map((image) => image.tags)
      return pictureAt(picture as PictureSubject, found.position, tags)
    },
  })
  const abortController = new AbortController()
  let lastRequestAt = performance.now()
  if (isPreparing) {
    const sources = [currentCatalogue(), marketLocaleOf({})] as const
    void source.prepare?.({
      startPagePictures: startPagePictures(...sources),
      listPictures: listPictures(...sources),
      make: router.make,
      msSinceLastRequest: () => performance.now() - lastRequestAt,
      signal: abortController.signal,
      report,
    })
  }
  return {
    fetch: router.fetch,
    /** Called when a request begins and when it ends: the merchant is not idle. */
    recordRequest(): void {
      lastRequestAt = performance.now()
    },
    stopPreparing: () => abortController.abort(),
    close: () => source.close(),
  }
}

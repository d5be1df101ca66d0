import type { Catalogue } from '../catalogue/catalogue.ts'
import { marketLocaleOf } from '../channel/market-locale.ts'
import { channel } from '../channel/markets.ts'
import type { ImageRouter } from './image-router.ts'
import { listPictures } from './list-pictures.ts'
import type { PictureSource } from './picture-source.ts'
import { startPagePictures } from './start-page-pictures.ts'

interface PreparePicturesOptions {
  source: PictureSource
  make: ImageRouter['make']
  catalogue: Catalogue
  report: (error: unknown) => void
}

/**
 * Lets the source render the pictures of the start page and of first pages of lists before a visitor
 * requests them, while the merchant is idle.
 */
export function preparePictures({ source, make, catalogue, report }: PreparePicturesOptions) {
  const abortController = new AbortController()
  let lastRequestAt = performance.now()
  void source.prepare?.({
    startPagePictures: startPagePictures(catalogue, channel.defaultMarket),
    listPictures: listPictures(catalogue, marketLocaleOf({})),
    make,
    msSinceLastRequest: () => performance.now() - lastRequestAt,
    signal: abortController.signal,
    report,
  })
  return {
    /** Called when a request begins and when it ends: the merchant is not idle. */
    recordRequest(): void {
      lastRequestAt = performance.now()
    },
    stop: () => abortController.abort(),
  }
}

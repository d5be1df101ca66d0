import type { PictureRequest, PictureSource } from '#server/merchant/images/picture-source.ts'

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { masterWidthsFor } from './master-width.rules.ts'
import { createRenderQueue, type PictureDemand, type RenderQueue } from './render-queue.ts'
import { createPictureFiles } from './picture-files.ts'
import { picturesToPrerender } from './prerender-list.rules.ts'
import { prerender } from './prerender.ts'

/**
 * Increase it with every visible change of the rendering, so that cached files are rendered again.
 */
const renderingVersion = 15

export interface RenderedPicturesOptions {
  /** Pictures are kept in `{dataDir}/pictures`. */
  dataDir: string
  /** Renders pictures; processes of its own by default. */
  renderQueue?: RenderQueue
}

/**
 * Pictures of the demo's products and scenes: rendered on the first request, then read from disk. The
 * master of a picture is rendered once; its sizes and formats are made from it.
 */
export function createRenderedPictures({
  dataDir,
  renderQueue = createRenderQueue(),
}: RenderedPicturesOptions): PictureSource {
  const files = createPictureFiles(join(dataDir, 'pictures'))

  /**
   * The best existing master, one that is being rendered and not much too large, or a new one of the smallest width
   * that is large enough.
   */
  async function getMaster(request: PictureRequest, demand: PictureDemand): Promise<Uint8Array> {
    const { what } = request
    const widths = masterWidthsFor(request)
    for (const existing of widths) {
      const found = await files.find(masterKey(what, existing), 'png')
      if (found) return found
    }
    const width =
      widths
        .filter((other) => other <= widths[0]! * 2)
        .find((other) => files.isPending(masterKey(what, other), 'png')) ?? widths[0]!
    const reader = {
      get isVisitor() {
        return demand.isAwaited()
      },
      signal: demand.signal,
    }
    return files.get(
      masterKey(what, width),
      'png',
      (masterDemand) => renderQueue.make({ make: 'master', what, width }, masterDemand),
      reader,
    )
  }

  return {
    version: String(renderingVersion),
    get: (request, key, reader) =>
      files.get(
        key,
        request.format,
        async (demand) => {
          const master = await getMaster(request, demand)
          const { width, format } = request
          return renderQueue.make({ make: 'size', master, width, format }, demand)
        },
        reader,
      ),
    prepare: ({ startPagePictures, listPictures, ...rest }) =>
      prerender({
        pictures: picturesToPrerender(startPagePictures, listPictures),
        concurrency: renderQueue.workerCount,
        ...rest,
      }),
    close: () => renderQueue.close(),
  }
}

const masterKey = (what: PictureRequest['what'], width: number): string =>
  createHash('sha256')
    .update(JSON.stringify([renderingVersion, what, width]))
    .digest('hex')
    .slice(0, 32)

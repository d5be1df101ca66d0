import { join } from 'node:path'
import type { PictureSource } from '#server/merchant/images/picture-source.ts'
import { createRenderQueue, type RenderQueue } from './render-queue.ts'
import { createPictureFiles } from './picture-files.ts'
import { picturesToPrerender } from './prerender-list.rules.ts'
import { prerender } from './prerender.ts'

/**
 * Increase it with every visible change of the rendering, so that cached files are rendered again.
 */
const renderingVersion = 4

export interface RenderedPicturesOptions {
  /** Pictures are kept in `{dataDir}/pictures`. */
  dataDir: string
  /** Renders pictures; threads of its own by default. */
  renderQueue?: RenderQueue
}

/**
 * Pictures of the demo's products and scenes: rendered on the first request, then read from disk.
 */
export function createRenderedPictures({
  dataDir,
  renderQueue = createRenderQueue(),
}: RenderedPicturesOptions): PictureSource {
  const files = createPictureFiles(join(dataDir, 'pictures'))
  return {
    version: String(renderingVersion),
    get: (request, key, reader) =>
      files.get(key, request.format, (demand) => renderQueue.make(request, demand), reader),
    prepare: ({ startPagePictures, ...rest }) =>
      prerender({ pictures: picturesToPrerender(startPagePictures), ...rest }),
    close: () => renderQueue.close(),
  }
}

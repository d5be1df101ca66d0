import { join } from 'node:path'
import type { PictureSource } from '#server/merchant/images/picture-source.ts'
import { createRenderQueue, type RenderQueue } from './render-queue.ts'
import { createPictureFiles } from './picture-files.ts'
import { picturesToPrerender } from './prerender-list.rules.ts'
import { prerender } from './prerender.ts'

/** Raise it when a change of the drawing shows, so that pictures on disk are drawn anew. */
const drawingVersion = 4

export interface DrawnPicturesOptions {
  /** Pictures are kept in `{dataDir}/pictures`. */
  dataDir: string
  /** Where pictures are made; threads of its own unless told. */
  renderQueue?: RenderQueue
}

/** Pictures of the demo's goods and rooms: drawn when first asked for, from disk ever after. */
export function createDrawnPictures({
  dataDir,
  renderQueue = createRenderQueue(),
}: DrawnPicturesOptions): PictureSource {
  const files = createPictureFiles(join(dataDir, 'pictures'))
  return {
    version: String(drawingVersion),
    get: (request, key, reader) =>
      files.open(key, request.format, (demand) => renderQueue.make(request, demand), reader),
    prepare: ({ startPagePictures: shownFirst, ...rest }) =>
      prerender({ pictures: picturesToPrerender(shownFirst), ...rest }),
    close: () => renderQueue.close(),
  }
}

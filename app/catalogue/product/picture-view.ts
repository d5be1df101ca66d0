import { present } from '#app/kit/wire-list.ts'

import type { WireProduct } from './product-documents.server.ts'

/** What a picture shows of its product, as merchants tag it. */
export const pictureViews = [
  'front',
  'angle',
  'detail',
  'room',
  'side',
  'back',
  'material',
  'measures',
] as const
export type PictureView = (typeof pictureViews)[number]

/** The view of each picture whose tags name one, by file name. */
export function readPictureViews(
  images: WireProduct['productImages'],
): Record<string, PictureView> {
  const views = present(images).flatMap(({ fileName, tags }): [string, PictureView][] => {
    const view = pictureViews.find((one) => tags?.includes(one))
    return view ? [[fileName, view]] : []
  })
  return Object.fromEntries(views)
}

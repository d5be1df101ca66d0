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

interface WireImage {
  fileName: string
  tags: readonly (string | null)[] | null
}

/** The view of each picture whose tags name one, by file name. */
export function readPictureViews(
  images: readonly (WireImage | null)[] | null | undefined,
): Record<string, PictureView> {
  const views = (images ?? []).flatMap((image): [string, PictureView][] => {
    const view = pictureViews.find((one) => image?.tags?.includes(one))
    return image && view ? [[image.fileName, view]] : []
  })
  return Object.fromEntries(views)
}

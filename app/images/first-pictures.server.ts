import { imageAddress, imageSrcSet, type ImageFile } from './image-address.ts'
import { pictureWidths } from './picture-widths.ts'

export interface FirstPicture extends ImageFile {
  /** Same as those of the `Picture` that shows it. */
  sizes: string
  widest?: number
}

const links = new WeakMap<object, string>()

/** The pictures that a page shows first, for a browser that prefetches its data. */
export function announcePictures(
  context: object,
  imageServer: string,
  pictures: readonly FirstPicture[],
): void {
  const link = pictures.map(({ sizes, widest, ...image }) => {
    const srcSet = imageSrcSet(imageServer, image, pictureWidths(image.type, { widest }))
    const address = imageAddress(imageServer, image, 400)
    return `<${address}>; rel=preload; as=image; imagesrcset="${srcSet}"; imagesizes="${sizes}"`
  })
  if (link.length > 0) links.set(context, link.join(', '))
}

/** The pictures as the value of a `Link` header. */
export const announcedPictures = (context: object): string | undefined => links.get(context)
